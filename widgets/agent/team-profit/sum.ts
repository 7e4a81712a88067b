import { type Figure, type RecordColumn, token, type useRecordAddress } from '@liveryjs/engine/kit';
import type { TeamResults } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

/** The amount that somebody won or lost. */
export const Sum = styled.bdi`
  font-weight: ${token('font.weight.semibold')};

  &[data-sign='plus'] {
    color: ${token('color.amount.positive')};
  }

  &[data-sign='minus'] {
    color: ${token('color.amount.negative')};
  }
`;

export type Address = ReturnType<typeof useRecordAddress<'username' | 'person' | 'sort' | 'direction'>>;

/** The columns and totals of sums in a currency; the tenant's own while that is not known. */
export type Sums = (currency?: string) => {
  readonly columns: readonly RecordColumn<{ results: TeamResults }>[];
  readonly totals: (results: TeamResults) => readonly Figure[];
};
