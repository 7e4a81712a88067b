import { splitLanguage } from '@liveryjs/compiler/plain/language-path';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useActionContext } from '#engine/render/action-context.ts';
import { Failure } from '#engine/render/failure.tsx';
import { Skeleton } from '#engine/render/skeleton.tsx';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';
import { matchRoute } from '#engine/routing/match-route.ts';
import { followLinks } from './html/follow-links.ts';
import { Prose } from './html/prose.ts';
import { watchBoxes } from './html/watch-boxes.ts';
import { useResource } from './use-resource.ts';

const Lines = styled.div`
  display: grid;
  gap: ${token('space.3')};

  > * {
    min-block-size: ${token('font.size.md')};
    border-radius: ${token('radius.sm')};
  }

  > :last-child {
    inline-size: 60%;
  }
`;

interface Props {
  /** HTML that somebody else wrote. */
  readonly html: string;
  /** Level of its highest heading: one below that of the heading that it stands under. */
  readonly level: 2 | 3 | 4 | 5 | 6;
}

/** The one place through which HTML of the platform comes into the page: nothing in it can act. */
export function SafeHtml({ html, level }: Props) {
  const t = useMessages();
  const { data, failure, retry } = useResource(['sanitize'], async () => {
    const { sanitize } = await import('./html/sanitize.ts');
    return { sanitize };
  });
  const tableName = t('engine.table');
  const clean = useMemo(
    () => data?.sanitize(html, { level, tableName, origin: location.origin }),
    [data, html, level, tableName],
  );
  if (clean !== undefined) return <Clean html={clean} />;
  if (failure) return <Failure messageKey={failure} onRetry={retry} />;
  return (
    <Lines aria-busy>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Lines>
  );
}

function Clean({ html }: { html: TrustedHTML }) {
  const element = useRef<HTMLDivElement>(null);
  const { brand, close, navigate } = useActionContext();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other boxes
  useEffect(() => (element.current ? watchBoxes(element.current) : undefined), [html]);

  // A visitor may press a link as soon as it is drawn, which is before other effects run.
  useLayoutEffect(() => {
    if (!element.current) return;
    return followLinks(element.current, (address) => {
      const { pathname, search, hash } = new URL(address, location.origin);
      const { path } = splitLanguage(brand.languages, pathname);
      if (!matchRoute(brand.routes, path)) return false;
      close();
      navigate(path + search + hash);
      return true;
    });
  }, [brand, close, navigate]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is where HTML that is clean comes in
  return <Prose ref={element} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
