import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { marked } from '#engine/render/ornament.ts';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';
import { useRoute } from '#engine/render/use-route.ts';
import { VisuallyHidden } from '#engine/render/visually-hidden.ts';

const Heading = styled.h2`
  margin: 0;
  outline-offset: ${token('space.1')};
  ${marked}
`;

/** Tells whether a text is the title that the page shows already. */
export function useRepeatsTitle(text: string): boolean {
  const t = useMessages();
  const route = useRoute();
  return typeof route === 'object' && !route.hideTitle && t(route.title) === text;
}

/**
 * The heading of a section of a page.
 *
 * @param shown whether it is to be seen; a heading that repeats the page's title never is, and is there for screen
 *   readers alone
 */
export function SectionTitle({
  children,
  shown = true,
  ...heading
}: ComponentProps<'h2'> & { children: string; shown?: boolean }) {
  const repeats = useRepeatsTitle(children);
  return shown && !repeats ? (
    <Heading {...heading}>{children}</Heading>
  ) : (
    <VisuallyHidden as="h2" {...heading}>
      {children}
    </VisuallyHidden>
  );
}
