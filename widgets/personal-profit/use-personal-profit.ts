import { useBrand, useIntl, type useRecordAddress } from '#engine/kit/index.ts';
import { usePeriod } from '#parts/use-period.ts';
import { moneyIn } from '#platform/wallet/money-in.ts';
import { getPersonalProfit } from '#schemas/generated/calls/records.ts';
import type { GameCategoryCode } from '#schemas/generated/platform.ts';

type Address = ReturnType<typeof useRecordAddress<'gameType'>>;

/** What the period of the address brought, and amounts as text. */
export function usePersonalProfit(address: Address) {
  const { locale } = useIntl();
  const { gameType } = address.chosen;
  const { data, days, ...record } = usePeriod(getPersonalProfit, address, {
    // An address is read with the options at hand: what is chosen is one of them.
    ...(gameType && { gameType: gameType as GameCategoryCode }),
  });
  return {
    ...record,
    profit: data,
    /** The days that `profit` belongs to. */
    bounds: data && { from: new Date(days.from), to: new Date(days.to) },
    money: moneyIn(useBrand(), locale, data?.currency),
  };
}
