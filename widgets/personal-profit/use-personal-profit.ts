import { useSnapshot } from 'valtio/react';
import { boundsOf, useBrand, useIntl, type useRecordAddress, useResource } from '#engine/kit/index.ts';
import { getPersonalProfit, personalProfitKey } from '#platform/records/get-personal-profit.ts';
import { session } from '#platform/session/session.ts';
import { moneyIn } from '#platform/wallet/money-in.ts';
import type { GameCategoryCode } from '#schemas/generated/platform.ts';

type Address = ReturnType<typeof useRecordAddress<'gameType'>>;

/** What the period of the address brought, and amounts as text. */
export function usePersonalProfit({ period, chosen: { gameType } }: Address) {
  const { number } = useSnapshot(session);
  const { locale } = useIntl();
  const bounds = boundsOf(period, new Date());
  const query = {
    from: bounds?.from.toISOString() ?? '',
    to: bounds?.to.toISOString() ?? '',
    // An address is read with the options at hand: what is chosen is one of them.
    ...(gameType && { gameType: gameType as GameCategoryCode }),
  };
  const { data, stale, failure, retry } = useResource(
    bounds ? personalProfitKey(number, query) : null,
    async (signal) => ({ of: query, profit: await getPersonalProfit(query, signal) }),
    { keep: true },
  );
  return {
    badPeriod: bounds === undefined,
    /** The days that `profit` is of. */
    bounds: data && { from: new Date(data.of.from), to: new Date(data.of.to) },
    profit: data?.profit,
    stale,
    failure: data && !stale ? undefined : failure,
    retry,
    money: moneyIn(useBrand(), locale, data?.profit.currency),
  };
}
