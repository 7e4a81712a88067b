import { useBrand, useIntl, useLanguages, type useRecordAddress } from '#engine/kit/index.ts';
import { useRecords } from '#parts/use-records.ts';
import { moneyIn } from '#platform/wallet/money-in.ts';
import { getBetRecord } from '#schemas/generated/calls/records.ts';
import type { BetRecordRequest } from '#schemas/generated/platform.ts';

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
