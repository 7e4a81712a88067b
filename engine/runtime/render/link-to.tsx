import type { LinkTarget } from '@liveryjs/schemas/brand';
import type { ReactNode } from 'react';
import { useApp, useAppState } from './app.ts';
import { Link } from './link.tsx';
import { linkPath } from './link-path.ts';
import { useActivate } from './use-activate.ts';
import { useRoute } from './use-route.ts';

interface Props {
  readonly to: LinkTarget;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The element for a manifest's link target: a link to a route or an outside address, a button for a modal, a panel or an
 * action; nothing for a resource without an address. A link to the page that shows is marked as the current one.
 */
export function LinkTo({ to, className, children }: Props) {
  const { brand } = useApp();
  const current = useRoute();
  const activate = useActivate();
  const addresses = useAppState((state) => state.addresses);
  if (to.route !== undefined) {
    const isCurrent = typeof current === 'object' && current.id === to.route && !to.query && !to.hash;
    return (
      <Link
        className={className}
        to={linkPath(brand, to)}
        {...(isCurrent && { 'aria-current': 'page' as const })}
      >
        {children}
      </Link>
    );
  }
  const href = to.resource === undefined ? to.href : addresses?.[to.resource];
  if (to.resource !== undefined && href === undefined) return null;
  if (href !== undefined) {
    return (
      <a className={className} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <button type="button" className={className} onClick={() => activate(to)}>
      {children}
    </button>
  );
}
