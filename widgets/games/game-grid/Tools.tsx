import type { NamedVendor } from '@liveryjs/client/games/load-vendors';
import { Select, Skeleton, token, useMessages } from '@liveryjs/engine/kit';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { type ListState, SORTS, type Sort } from './game-grid.model.ts';
import type { Props } from './game-grid.props.ts';
import { Search } from './Search.tsx';

import { VendorChips } from './VendorChips.tsx';

/** One row: on a narrow page it scrolls sideways, so that the games begin right below. */
const Row = styled.div`
  display: flex;
  gap: ${token('space.2')};
  /* A scrolling box clips the focus rings inside it. */
  margin: calc(-1 * ${token('space.1')}) calc(-1 * ${token('size.gutter')}) ${token('space.2')};
  padding: ${token('space.1')} ${token('size.gutter')};
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scroll-padding-inline: ${token('size.gutter')};
  scrollbar-width: none;

  > * {
    flex: none;
  }

  > form {
    inline-size: 11rem;
  }

  @container (min-width: 40rem) {
    flex-wrap: wrap;
    gap: ${token('space.3')};
    margin: 0 0 ${token('space.4')};
    padding: 0;
    overflow: visible;

    > form {
      flex: 1 1 12rem;
      inline-size: auto;
      max-inline-size: 28rem;
    }

    > fieldset {
      flex: 0 1 auto;
    }
  }

  @container not (min-width: 40rem) {
    > fieldset > div > div {
      overflow: visible;
      mask-image: none;
    }
  }
`;

/** As wide as what is chosen. */
const whole = css`
  min-inline-size: 9.5rem;

  @supports (field-sizing: content) {
    select {
      field-sizing: content;
    }
  }
`;

const Order = styled(Select)`
  ${whole}

  @container (min-width: 40rem) {
    margin-inline-start: auto;
  }
`;

/** Forty vendors are a list to choose from on a narrow page, and a row to look along on a wide one. */
const NarrowVendors = styled(Select)`
  ${whole}

  @container (min-width: 40rem) {
    display: none;
  }
`;

const WideVendors = styled.div`
  display: none;
  flex: 0 0 100%;
  min-inline-size: 0;

  @container (min-width: 40rem) {
    display: block;
  }
`;

const SORT_LABELS: Record<Sort, string> = {
  hot: 'gameGrid.sortHot',
  new: 'gameGrid.sortNew',
  name: 'gameGrid.sortName',
};

interface ToolsProps extends Pick<Props, 'search' | 'filter' | 'sort'> {
  readonly state: ListState;
  /** The control that chooses among several lists; with another than all games, it stands alone. */
  readonly views: ReactNode;
  readonly vendors: readonly NamedVendor[] | undefined;
  readonly onSearch: (text: string) => void;
  readonly onChange: (change: Partial<ListState>) => void;
  /** Id of the list's heading. */
  readonly headingId: string;
  /** Id of what the results stand in. */
  readonly controls: string;
}

/** The controls that narrow and order a list. */
export function Tools({
  search,
  filter,
  sort,
  state,
  views,
  vendors,
  onSearch,
  onChange,
  headingId,
  controls,
}: ToolsProps) {
  const t = useMessages();
  const isWhole = state.view === 'all';
  const several = isWhole && filter && (!vendors || vendors.length > 1);
  // A vendor of the address that the category has not is as good as none.
  const vendor = vendors?.some(({ vassalage }) => vassalage === state.vassalage) ? state.vassalage : '';
  const chooseVendor = (vassalage: string) => onChange({ vassalage });
  if (!views && !(isWhole && (search || several || sort))) return null;
  return (
    <Row>
      {isWhole && search && (
        <Search value={state.search} onSearch={onSearch} headingId={headingId} controls={controls} />
      )}
      {views}
      {several && (
        <NarrowVendors
          label={t('gameGrid.vendorLabel')}
          value={vendor}
          options={[
            ['', t('gameGrid.allVendors')],
            ...(vendors ?? []).map(({ vassalage, vendorName }) => [vassalage, vendorName] as const),
          ]}
          onChoose={chooseVendor}
        />
      )}
      {isWhole && sort && (
        <Order
          label={t('gameGrid.sortLabel')}
          value={state.sort}
          options={SORTS.map((order) => [order, t(SORT_LABELS[order])] as const)}
          onChoose={(order) => onChange({ sort: order as Sort })}
        />
      )}
      {several && (
        <WideVendors>
          {vendors ? <VendorChips vendors={vendors} value={vendor} onChoose={chooseVendor} /> : <Bar />}
        </WideVendors>
      )}
    </Row>
  );
}

const Bar = styled(Skeleton)`
  min-block-size: ${token('size.control.md')};
  border-radius: ${token('radius.full')};
`;
