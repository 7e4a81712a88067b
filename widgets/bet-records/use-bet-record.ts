import { useSnapshot } from 'valtio/react';
import {
  boundsOf,
  useBrand,
  useIntl,
  useLanguages,
  type useRecordAddress,
  useResource,
} from '#engine/kit/index.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { type BetRecordParams, betRecordKey, getBetRecord } from '#platform/records/get-bet-record.ts';
import { readAllPages } from '#platform/records/read-all-pages.ts';
import { session } from '#platform/session/session.ts';
import { formatAmount } from '#platform/wallet/format-amount.ts';

type Address = ReturnType<typeof useRecordAddress<'gameType' | 'status'>>;

/** The page of bets that the address asks for, the way to all of them, and amounts as text. */
export function useBetRecord({ period, page, chosen }: Address, pageSize: number) {
  const { number } = useSnapshot(session);
  const { tenant } = portalSections(useBrand());
  const { locale } = useIntl();
  const { current: language } = useLanguages();
  const bounds = boundsOf(period, new Date());
  const filters = {
    from: bounds?.from.toISOString() ?? '',
    to: bounds?.to.toISOString() ?? '',
    language: language.code,
    // An address is read with the options at hand: what is chosen is one of them.
    ...(chosen.gameType && { gameType: chosen.gameType as NonNullable<BetRecordParams['gameType']> }),
    ...(chosen.status && { status: chosen.status as NonNullable<BetRecordParams['status']> }),
  };
  const params: BetRecordParams = { ...filters, page, pageSize };
  const name = JSON.stringify(params);
  const { data, failure, retry } = useResource(
    bounds ? betRecordKey(number, params) : null,
    async (signal) => ({ name, ...(await getBetRecord(params, signal)) }),
    { keep: true },
  );
  const stale = data !== undefined && data.name !== name;
  const currency = data?.currency ?? tenant.currency.code;
  return {
    bounds,
    // A page that shows stays when only its renewal fails.
    record: { data, stale, failure: data && !stale ? undefined : failure, retry },
    readAll: () => readAllPages((cut) => getBetRecord({ ...filters, ...cut })),
    money: (sumBalance: string) => formatAmount({ sumBalance, currency }, locale, tenant),
  };
}
