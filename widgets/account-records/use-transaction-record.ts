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
import {
  getTransactionRecord,
  type TransactionRecordParams,
  transactionRecordKey,
} from '#platform/records/get-transaction-record.ts';
import { readAllPages } from '#platform/records/read-all-pages.ts';
import { session } from '#platform/session/session.ts';
import { formatAmount } from '#platform/wallet/format-amount.ts';

type Address = ReturnType<typeof useRecordAddress<'kind'>>;

/** The page of movements that the address asks for, the way to all of them, and amounts as text. */
export function useTransactionRecord({ period, page, chosen }: Address, pageSize: number) {
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
    ...(chosen.kind && { kind: chosen.kind as NonNullable<TransactionRecordParams['kind']> }),
  };
  const params: TransactionRecordParams = { ...filters, page, pageSize };
  const name = JSON.stringify(params);
  const { data, failure, retry } = useResource(
    bounds ? transactionRecordKey(number, params) : null,
    async (signal) => ({ name, ...(await getTransactionRecord(params, signal)) }),
    { keep: true },
  );
  const stale = data !== undefined && data.name !== name;
  const currency = data?.currency ?? tenant.currency.code;
  return {
    bounds,
    // A page that shows stays when only its renewal fails.
    record: { data, stale, failure: data && !stale ? undefined : failure, retry },
    readAll: () => readAllPages((cut) => getTransactionRecord({ ...filters, ...cut })),
    money: (sumBalance: string, sign?: 'exceptZero') =>
      formatAmount({ sumBalance, currency }, locale, tenant, sign),
  };
}
