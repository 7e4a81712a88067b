import { useBrand, useIntl, useLanguages, type useRecordAddress } from '#engine/kit/index.ts';
import { useRecords } from '#parts/use-records.ts';
import { moneyIn } from '#platform/wallet/money-in.ts';
import { getTransactionRecord } from '#schemas/generated/calls/records.ts';
import type { TransactionKind } from '#schemas/generated/platform.ts';

type Address = ReturnType<typeof useRecordAddress<'kind'>>;

/** The page of movements that the address asks for, the way to all of them, and amounts as text. */
export function useTransactionRecord(address: Address, pageSize: number) {
  const { locale } = useIntl();
  const { current: language } = useLanguages();
  const { kind } = address.chosen;
  const record = useRecords(getTransactionRecord, address, pageSize, {
    language: language.code,
    // An address is read with the options at hand: what is chosen is one of them.
    ...(kind && { kind: kind as TransactionKind }),
  });
  return {
    ...record,
    money: moneyIn(useBrand(), locale, record.data?.currency),
  };
}
