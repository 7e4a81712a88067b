import {
  breathing,
  EmptyState,
  Failure,
  SectionTitle,
  token,
  useAddress,
  useMessages,
} from '@liveryjs/engine/kit';
import { usePromotions } from '@liveryjs/parts/use-promotions';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Card, SkeletonCard } from './Card.tsx';
import { Categories } from './Categories.tsx';
import { narrowTo, shownCategories } from './promotion-list.model.ts';
import type { Props } from './promotion-list.props.ts';
import { useOpen } from './use-open.ts';

const BLANKS = 6;

const Section = styled.section`
  container-type: inline-size;
`;

const Title = styled(SectionTitle)`
  margin-block-end: ${token('space.4')};
`;

/** The open promotion takes a row of its own; the others close the gap that it leaves. */
const Grid = styled.ul`
  --least: 18rem;
  display: grid;
  grid-auto-flow: dense;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--least)), 1fr));
  gap: ${token('space.4')};

  &[data-layout='coupons'] {
    --least: 26rem;
  }

  &[data-layout='rows'] {
    --least: 100%;
    gap: 0;
  }

  &[data-layout='lead'] > :first-child {
    grid-column: 1 / -1;
  }

  > :has(> [data-open]) {
    grid-column: 1 / -1;
  }
`;

/** Every promotion, narrowed to a category where there are several; the address opens one [2.07]. */
export function List({ layout, categories }: Pick<Props, 'layout' | 'categories'>) {
  const t = useMessages();
  const headingId = useId();
  const { data, failure, retry } = usePromotions();
  const [query, setQuery] = useAddress();
  const { open, setOpen } = useOpen();
  /** The promotion that the visitor opened here: it needs no bringing into view. */
  const opened = useRef('');

  const list = data ?? [];
  const choice = shownCategories(categories, list);
  const chosen = choice.find(({ category }) => category === query.get('category'))?.category ?? '';

  // However late the list comes, after what the page itself waits for.
  const here = list.some(({ id }) => String(id) === open);
  useEffect(() => {
    if (here && open !== opened.current) document.getElementById(open)?.scrollIntoView();
  }, [here, open]);

  return (
    <Section aria-labelledby={headingId}>
      <Title id={headingId}>{t('promotionList.title')}</Title>
      {choice.length > 0 && (
        <Categories
          categories={choice}
          value={chosen}
          onChoose={(category) => setQuery({ category }, true)}
        />
      )}
      {!data && failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : !data ? (
        <Grid as="div" data-layout={layout} aria-busy {...breathing}>
          {Array.from({ length: BLANKS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
            <SkeletonCard key={index} />
          ))}
        </Grid>
      ) : list.length === 0 ? (
        <EmptyState picture="gift">{t('promotionList.empty')}</EmptyState>
      ) : (
        <>
          {open && !here && <Gone role="status">{t('promotionList.gone')}</Gone>}
          <Grid data-layout={layout}>
            {narrowTo(list, chosen, open).map((promotion) => {
              const id = String(promotion.id);
              return (
                <li key={id}>
                  <Card
                    promotion={promotion}
                    categories={categories}
                    open={id === open}
                    onToggle={() => {
                      opened.current = id;
                      setOpen(id === open ? '' : id);
                    }}
                  />
                </li>
              );
            })}
          </Grid>
        </>
      )}
    </Section>
  );
}

const Gone = styled.p`
  margin: 0 0 ${token('space.4')};
  padding: ${token('space.3')} ${token('space.4')};
  border-inline-start: 3px solid ${token('color.info.base')};
  border-radius: ${token('radius.md')};
  background: ${token('color.info.subtle')};
`;
