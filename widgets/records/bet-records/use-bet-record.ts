import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { useBrand, useIntl, useLanguages, type useRecordAddress } from '@liveryjs/engine/kit';
import { useRecords } from '@liveryjs/parts/use-records';
import { getBetRecord } from '@liveryjs/schemas/calls/records';
import type { BetRecordRequest } from '@liveryjs/schemas/platform';

type Address = ReturnType<typeof useRecordAddress<'gameType' | 'status'>>;

/** The page of bets that the address asks for, the way to all of them, and amounts as text. */
export function useBetRecord(address: Address, pageSize: number) {
  const { locale } = useIntl();
  const { current: language } = useLanguages();
  const { gameType, status } = address.chosen;
  const record = useRecords(getBetRecord, address, pageSize, {
    language: language.code,
    // An address is read with the options at hand: what is chosen is one of them.
    ...(gameType && { gameType: gameType as NonNullable<BetRecordRequest['gameType']> }),
    ...(status && { status: status as NonNullable<BetRecordRequest['status']> }),
  });
  return {
    ...record,
    money: moneyIn(useBrand(), locale, record.data?.currency),
  };
}
