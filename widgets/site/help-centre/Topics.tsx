import { breathing, cardColumns, Empty, Icon, Skeleton, token, useMessages } from '@liveryjs/engine/kit';
import type { HelpCategory } from '@liveryjs/schemas/platform';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ArticleLink } from './ArticleLink.tsx';
import type { Found } from './help-centre.model.ts';
import type { Props as WidgetProps } from './help-centre.props.ts';

const Grid = styled.div`
  display: grid;
  gap: ${token('space.4')};

  &[data-layout='cards'] {
    ${cardColumns(20)}
  }
`;

const Card = styled.section`
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  h2 {
    margin: 0 0 ${token('space.2')};
    padding-inline: ${token('space.3')};
    font: ${token('typography.subheading')};
  }

  [data-layout='list'] > & ul {
    display: grid;
    gap: ${token('space.1')} ${token('space.4')};

    @container (min-width: 48rem) {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

const Blank = styled(Skeleton)`
  min-block-size: 13rem;
  border-radius: ${token('radius.card')};
`;

interface Props {
  readonly categories: readonly HelpCategory[];
  readonly layout: WidgetProps['layout'];
  readonly onOpen: (id: string) => void;
}

/** The articles by category. */
export function Topics({ categories, layout, onOpen }: Props) {
  const id = useId();
  return (
    <Grid data-layout={layout}>
      {categories.map((category) => (
        <Card key={category.id} aria-labelledby={`${id}-${category.id}`}>
          <h2 id={`${id}-${category.id}`} dir="auto">
            {category.title}
          </h2>
          <ul>
            {category.articles.map((article) => (
              <li key={article.id}>
                <ArticleLink article={article} onOpen={onOpen} withSummary={layout === 'list'} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Grid>
  );
}

/** The articles that have what was typed. */
export function Results({
  found,
  typed,
  onOpen,
}: { found: readonly Found[]; typed: string } & Pick<Props, 'onOpen'>) {
  const t = useMessages();
  if (found.length === 0) {
    return (
      <Empty>
        <Icon name="search" />
        <p>{t('helpCentre.nothing', { text: typed })}</p>
      </Empty>
    );
  }
  return (
    <Grid data-layout="list">
      <Card aria-label={t('helpCentre.found', { count: found.length })}>
        <ul>
          {found.map(({ article }) => (
            <li key={article.id}>
              <ArticleLink article={article} onOpen={onOpen} withSummary />
            </li>
          ))}
        </ul>
      </Card>
    </Grid>
  );
}

/** Cards of categories that are on their way. */
export function SkeletonTopics() {
  return (
    <Grid data-layout="cards" aria-busy {...breathing}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Blank key={key} />
      ))}
    </Grid>
  );
}
