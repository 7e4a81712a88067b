import { token } from '@liveryjs/engine/kit';
import type { HelpArticle } from '@liveryjs/schemas/platform';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

const Link = styled.a`
  display: block;
  padding: ${token('space.2')} ${token('space.3')};
  border-radius: ${token('radius.md')};
  color: ${token('color.text.primary')};
  text-decoration: none;
  text-wrap: pretty;

  &:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.link')};
  }

  small {
    display: block;
    margin-block-start: ${token('space.half')};
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }

  &[aria-current] {
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};
  }
`;

interface Props {
  readonly article: HelpArticle;
  readonly onOpen: (id: string) => void;
  /** True when the article's summary in a sentence stands below its title. */
  readonly withSummary?: boolean;
  readonly current?: boolean;
}

/** Leads to an article: a link of its own, for a tab of its own too. */
export function ArticleLink({ article: { id, title, summary }, onOpen, withSummary, current }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <Link href={`?id=${id}`} onClick={follow} {...(current && { 'aria-current': 'page' as const })}>
      <bdi>{title}</bdi>
      {withSummary && <small dir="auto">{summary}</small>}
    </Link>
  );
}
