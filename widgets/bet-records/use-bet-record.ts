import { useSnapshot } from 'valtio/react';
import { useBrand, useIntl, useLanguages, type useRecordAddress, useRecordPages } from '#engine/kit/index.ts';
import { type BetRecordParams, betRecordKey, getBetRecord } from '#platform/records/get-bet-record.ts';
import { session } from '#platform/session/session.ts';
import { moneyIn } from '#platform/wallet/money-in.ts';
import type { Bet, BetRecord } from '#schemas/generated/platform.ts';

type Address = ReturnType<typeof useRecordAddress<'gameType' | 'status'>>;

/** The page of bets that the address asks for, the way to all of them, and amounts as text. */
export function useBetRecord(address: Address, pageSize: number) {
  const { number } = useSnapshot(session);
  const { locale } = useIntl();
  const { current: language } = useLanguages();
  const { gameType, status } = address.chosen;
  const filters = {
    language: language.code,
    // An address is read with the options at hand: what is chosen is one of them.
    ...(gameType && { gameType: gameType as NonNullable<BetRecordParams['gameType']> }),
    ...(status && { status: status as NonNullable<BetRecordParams['status']> }),
  };
  const record = useRecordPages<Bet, BetRecord>(address, pageSize, {
    key: (cut) => betRecordKey(number, { ...filters, ...cut }),
    load: (cut, signal) => getBetRecord({ ...filters, ...cut }, signal),
  });
  return {
    ...record,
    money: moneyIn(useBrand(), locale, record.data?.currency),
  };
}
