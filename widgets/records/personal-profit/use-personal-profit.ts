import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { useBrand, useIntl, type useRecordAddress } from '@liveryjs/engine/kit';
import { useCompared } from '@liveryjs/parts/use-period';
import { getPersonalProfit } from '@liveryjs/schemas/calls/records';
import type { GameCategoryCode } from '@liveryjs/schemas/platform';

type Address = ReturnType<typeof useRecordAddress<'gameType'>>;

/** Returns the results of the address's period, and the function that writes amounts as text. */
export function usePersonalProfit(address: Address) {
  const { locale } = useIntl();
  const { gameType } = address.chosen;
  // An address is read with the options at hand: what is chosen is one of them.
  const filters = gameType ? { gameType: gameType as GameCategoryCode } : {};
  const { data, days, ...record } = useCompared(getPersonalProfit, address, filters);
  return {
    ...record,
    profit: data,
    /** The days that `profit` belongs to. */
    bounds: data && { from: new Date(days.from), to: new Date(days.to) },
    money: moneyIn(useBrand(), locale, data?.currency),
  };
}
