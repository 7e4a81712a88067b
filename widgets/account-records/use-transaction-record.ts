import { useSnapshot } from 'valtio/react';
import { useBrand, useIntl, useLanguages, type useRecordAddress, useRecordPages } from '#engine/kit/index.ts';
import {
  getTransactionRecord,
  type TransactionRecordParams,
  transactionRecordKey,
} from '#platform/records/get-transaction-record.ts';
import { session } from '#platform/session/session.ts';
import { moneyIn } from '#platform/wallet/money-in.ts';
import type { Transaction, TransactionRecord } from '#schemas/generated/platform.ts';

type Address = ReturnType<typeof useRecordAddress<'kind'>>;

/** The page of movements that the address asks for, the way to all of them, and amounts as text. */
export function useTransactionRecord(address: Address, pageSize: number) {
  const { number } = useSnapshot(session);
  const { locale } = useIntl();
  const { current: language } = useLanguages();
  const { kind } = address.chosen;
  const filters = {
    language: language.code,
    // An address is read with the options at hand: what is chosen is one of them.
    ...(kind && { kind: kind as NonNullable<TransactionRecordParams['kind']> }),
  };
  const record = useRecordPages<Transaction, TransactionRecord>(address, pageSize, {
    key: (cut) => transactionRecordKey(number, { ...filters, ...cut }),
    load: (cut, signal) => getTransactionRecord({ ...filters, ...cut }, signal),
  });
  return {
    ...record,
    money: moneyIn(useBrand(), locale, record.data?.currency),
  };
}
