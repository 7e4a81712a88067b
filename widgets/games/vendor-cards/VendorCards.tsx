import {
  breathing,
  Failure,
  SectionTitle,
  Skeleton,
  token,
  useBrand,
  useLanguages,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useVendors } from '@liveryjs/parts/use-vendors';
import { categoryQuery } from '@liveryjs/platform/games/category-query';
import { isVendorOf } from '@liveryjs/platform/games/is-vendor-of';
import { vendorsParams } from '@liveryjs/platform/games/load-vendors';
import { shownVendors } from '@liveryjs/platform/games/shown-vendor';
import { portalSections } from '@liveryjs/platform/portal-sections';
import { useId } from 'react';
import { styled } from 'styled-components';
import { FilterCard } from './FilterCard.tsx';
import { OpenCard } from './OpenCard.tsx';
import { cardsOf } from './vendor-cards.model.ts';
import type { Props } from './vendor-cards.props.ts';

const PLACES = ['a', 'b', 'c'];

const Title = styled(SectionTitle)`
  margin-block-end: ${token('space.4')};
`;

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Place = styled(Skeleton)`
  min-block-size: calc(${token('size.control.lg')} + 2 * ${token('space.2')});
  border-radius: ${token('radius.card')};
`;

/** The vendors of a category [1.08], in the order of the category that theirs is sorted by. */
export default function VendorCards({ props }: WidgetProps<Props>) {
  const { category, title, cards, press, addressPrefix, gameClassify } = props;
  const t = useMessages();
  const headingId = useId();
  const brand = useBrand();
  const query = categoryQuery(portalSections(brand), category);
  const { data, failure, retry } = useVendors(vendorsParams(useLanguages().current.code, query));
  const own = data?.filter(({ vassalage }) => isVendorOf(query, vassalage));
  const vendors = own && cardsOf(shownVendors(brand, own), cards);
  // One vendor leaves nothing to choose.
  if (vendors && vendors.length < (press === 'filter' ? 2 : 1)) return null;
  return (
    <section aria-labelledby={headingId}>
      <Title id={headingId} shown={title !== undefined}>
        {t(title ?? 'vendorCards.label')}
      </Title>
      {vendors ? (
        <Row>
          {vendors.map((vendor) => (
            <li key={vendor.vassalage}>
              {press === 'open' ? (
                <OpenCard vendor={vendor} gameType={query.gameType} />
              ) : (
                <FilterCard vendor={vendor} prefix={addressPrefix} gameClassify={gameClassify} />
              )}
            </li>
          ))}
        </Row>
      ) : failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : (
        <Row as="div" aria-hidden="true" {...breathing}>
          {PLACES.map((place) => (
            <Place key={place} />
          ))}
        </Row>
      )}
    </section>
  );
}
