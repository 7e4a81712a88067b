import { Select, Skeleton, token, useMessages } from '@liveryjs/engine/kit';
import type { NamedVendor } from '@liveryjs/platform/games/load-vendors';
import { css, styled } from 'styled-components';
import { type ListState, SORTS, type Sort } from './game-grid.model.ts';
import type { Props } from './game-grid.props.ts';
import { Search } from './Search.tsx';

import { VendorChips } from './VendorChips.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
  margin-block-end: ${token('space.4')};
`;

/** As wide as what is chosen: the two stand below each other where their words leave no room beside each other. */
const whole = css`
  flex: 1 1 9.5rem;

  @supports (field-sizing: content) {
    flex-basis: auto;
    min-inline-size: min(9.5rem, 100%);

    select {
      field-sizing: content;
    }
  }
`;

const Order = styled(Select)`
  ${whole}

  @container (min-width: 40rem) {
    flex: none;
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
  readonly vendors: readonly NamedVendor[] | undefined;
  readonly onSearch: (text: string) => void;
  readonly onChange: (change: Partial<ListState>) => void;
  /** Id of the list's heading. */
  readonly headingId: string;
  /** Id of what the results stand in. */
  readonly controls: string;
}

/** What narrows and orders a list. */
export function Tools({
  search,
  filter,
  sort,
  state,
  vendors,
  onSearch,
  onChange,
  headingId,
  controls,
}: ToolsProps) {
  const t = useMessages();
  const several = filter && (!vendors || vendors.length > 1);
  // A vendor of the address that the category has not is as good as none.
  const vendor = vendors?.some(({ vassalage }) => vassalage === state.vassalage) ? state.vassalage : '';
  const chooseVendor = (vassalage: string) => onChange({ vassalage });
  if (!search && !several && !sort) return null;
  return (
    <Row>
      {search && (
        <Search value={state.search} onSearch={onSearch} headingId={headingId} controls={controls} />
      )}
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
      {sort && (
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
