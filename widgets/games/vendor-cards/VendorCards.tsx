import { categoryQuery } from '@liveryjs/client/games/category-query';
import { isVendorOf } from '@liveryjs/client/games/is-vendor-of';
import { vendorsParams } from '@liveryjs/client/games/load-vendors';
import { shownVendors } from '@liveryjs/client/games/shown-vendor';
import { portalSections } from '@liveryjs/client/portal-sections';
import {
  breathing,
  Failure,
  SectionTitle,
  Skeleton,
  Strip,
  token,
  useBrand,
  useLanguages,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useVendors } from '@liveryjs/parts/use-vendors';
import { useId } from 'react';
import { styled } from 'styled-components';
import { FilterCard } from './FilterCard.tsx';
import { OpenCard } from './OpenCard.tsx';
import { cardsOf } from './vendor-cards.model.ts';
import type { Props } from './vendor-cards.props.ts';

const PLACES = ['a', 'b', 'c'];

const Frame = styled.section`
  container: vendors / inline-size;
`;

const Title = styled(SectionTitle)`
  margin-block-end: ${token('space.4')};

  /* Signs and names of makers say what they are, and leave a phone's window to the games. */
  @container vendors not (min-width: 40rem) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** One row where the window is narrow, so that as much stands above the games, however many vendors there are. */
const Row = styled(Strip)`
  > :first-child {
    gap: ${token('space.3')};
    /* A row clips what stands out of it: signs on the edge and the frames of what has the focus have their place inside. */
    margin: calc(-1 * ${token('space.2')});
    padding: ${token('space.2')};

    > * {
      flex: none;
      inline-size: max(9.5rem, 50cqi - ${token('space.2')});
    }

    @container vendors (min-width: 40rem) {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));

      > * {
        inline-size: auto;
      }
    }
  }
`;

const Place = styled(Skeleton)`
  min-block-size: calc(${token('size.control.lg')} + 2 * ${token('space.2')} + 2px);
  border-radius: ${token('radius.card')};

  @container vendors not (min-width: 40rem) {
    min-block-size: calc(${token('size.control.sm')} + 2 * ${token('space.1')} + 2px);
  }
`;

/** The vendors of a category [1.08], in the order of the category that theirs is sorted by. */
export default function VendorCards({ props }: WidgetProps<Props>) {
  const { category, title, cards, press, addressPrefix, gameClassify } = props;
  const t = useMessages();
  const headingId = useId();
  const brand = useBrand();
  const query = categoryQuery(portalSections(brand), category);
  const { data, failure, retry } = useVendors(vendorsParams(useLanguages().current.code, query));
  const ownVendors = data?.filter(({ vassalage }) => isVendorOf(query, vassalage));
  const vendors = ownVendors && cardsOf(shownVendors(brand, ownVendors), cards);
  // One vendor leaves nothing to choose.
  if (vendors && vendors.length < (press === 'filter' ? 2 : 1)) return null;
  return (
    <Frame aria-labelledby={headingId}>
      <Title id={headingId} shown={title !== undefined}>
        {t(title ?? 'vendorCards.label')}
      </Title>
      {vendors ? (
        <Row forwardedAs="ul">
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
        <Row key="places" {...breathing}>
          {PLACES.map((place) => (
            <Place key={place} />
          ))}
        </Row>
      )}
    </Frame>
  );
}
