import { Button, Icon, SafeHtml, token, useIntl, useMessages } from '@liveryjs/engine/kit';
import { DATE_STYLE } from '@liveryjs/engine/kit/plain';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { ArticleLink } from './ArticleLink.tsx';
import type { Found } from './help-centre.model.ts';

const Columns = styled.div`
  display: grid;
  gap: ${token('space.6')};

  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) 18rem;
    align-items: start;
  }
`;

const Text = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};

  > button {
    justify-self: start;
    margin-inline-start: calc(-1 * ${token('space.4')});
  }

  h2 {
    margin: 0;

    &:focus-visible {
      outline-offset: ${token('space.1')};
    }
  }

  > p {
    max-inline-size: ${token('size.reading')};
    margin: 0;
    color: ${token('color.text.secondary')};
    font: ${token('typography.subheading')};
    font-weight: ${token('font.weight.regular')};
  }

  time {
    color: ${token('color.text.muted')};
    font: ${token('typography.caption')};
  }
`;

const Related = styled.nav`
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  h3 {
    margin: 0 0 ${token('space.2')};
    padding-inline: ${token('space.3')};
    font: ${token('typography.label')};
    color: ${token('color.text.secondary')};
  }

`;

interface Props {
  readonly found: Found;
  readonly onOpen: (id: string) => void;
  /** It was opened here, and not by the address that the page began with. */
  readonly chosen: boolean;
}

/** One article, and the others of its category beside it. */
export function Article({ found: { article, category }, onOpen, chosen }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const relatedId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, title, summary, content, updatedAt } = article;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another article is read from its beginning too
  useEffect(() => {
    if (!chosen) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [id, chosen]);

  return (
    <Columns>
      <Text>
        <Button type="button" $tone="quiet" onClick={() => onOpen('')}>
          <Icon name="chevron-start" />
          {t('helpCentre.all')}
        </Button>
        <h2 ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h2>
        <p dir="auto">{summary}</p>
        <SafeHtml html={content} level={3} />
        <time dateTime={updatedAt}>
          {t('helpCentre.updated', { date: intl.formatDate(updatedAt, DATE_STYLE) })}
        </time>
      </Text>
      <Related aria-labelledby={relatedId}>
        <h3 id={relatedId}>{t('helpCentre.related', { category: category.title })}</h3>
        <ul>
          {category.articles.map((other) => (
            <li key={other.id}>
              <ArticleLink article={other} onOpen={onOpen} current={other.id === id} />
            </li>
          ))}
        </ul>
      </Related>
    </Columns>
  );
}
