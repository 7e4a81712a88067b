import { useBrand, useIntl, type useRecordAddress } from '@liveryjs/engine/kit';
import { useBefore, usePeriod } from '@liveryjs/parts/use-period';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';
import { getPersonalProfit } from '@liveryjs/schemas/calls/records';
import type { GameCategoryCode } from '@liveryjs/schemas/platform';

type Address = ReturnType<typeof useRecordAddress<'gameType'>>;

/** What the period of the address brought, and amounts as text. */
export function usePersonalProfit(address: Address) {
  const { locale } = useIntl();
  const { gameType } = address.chosen;
  // An address is read with the options at hand: what is chosen is one of them.
  const filters = gameType ? { gameType: gameType as GameCategoryCode } : {};
  const { data, days, ...record } = usePeriod(getPersonalProfit, address, filters);
  const before = useBefore(getPersonalProfit, address, filters);
  return {
    ...record,
    profit: data,
    /** The sums of as many days before; undefined while they are not known, and while `profit` is of earlier days. */
    before: record.stale ? undefined : before,
    /** The days that `profit` belongs to. */
    bounds: data && { from: new Date(days.from), to: new Date(days.to) },
    money: moneyIn(useBrand(), locale, data?.currency),
  };
}
