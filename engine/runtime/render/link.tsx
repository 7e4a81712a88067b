import type { ComponentProps } from 'react';
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

type Props = ComponentProps<'a'> & Pick<LinkProps, 'to' | 'state' | 'replace' | 'preventScrollReset'>;

/**
 * A link to a page of the portal, which opens without a reload. React Router's own component would bring along its
 * matching and prefetching of routes, which the portal does itself.
 */
export function Link({ to, state, replace, preventScrollReset, onClick, ...rest }: Props) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    state,
    ...(rest.target !== undefined && { target: rest.target }),
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
