import { useBrand, useIntl, type useRecordAddress } from '@liveryjs/engine/kit';
import { usePeriod } from '@liveryjs/parts/use-period';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';
import { getPersonalProfit } from '@liveryjs/schemas/calls/records';
import type { GameCategoryCode } from '@liveryjs/schemas/platform';

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
