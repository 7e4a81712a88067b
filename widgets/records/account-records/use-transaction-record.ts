import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { useBrand, useIntl, useLanguages, type useRecordAddress } from '@liveryjs/engine/kit';
import { useRecords } from '@liveryjs/parts/use-records';
import { getTransactionRecord } from '@liveryjs/schemas/calls/records';
import type { TransactionKind } from '@liveryjs/schemas/platform';

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
