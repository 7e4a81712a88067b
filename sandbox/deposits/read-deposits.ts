import { decimalOf } from '@liveryjs/schemas/decimal';
import type { DepositOrder, DepositStatus } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { bonusOf } from '#sandbox/bonuses/read-offers.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { expireDeposits } from './expire-deposits.ts';
import { paymentOf } from './payment-of.ts';

interface Which {
  readonly accountId: number;
  readonly language: string;
  readonly now: Date;
  readonly number?: string | undefined;
  readonly status?: DepositStatus | undefined;
  readonly pageNo?: number;
  readonly pageSize?: number;
}

/** An account's own deposits, the latest first, and how many there are on all pages. */
export async function readDeposits(
  db: Kysely<Tables>,
  { accountId, language, now, number, status, pageNo = 1, pageSize = 1 }: Which,
): Promise<{ readonly list: readonly DepositOrder[]; readonly total: number }> {
  await expireDeposits(db, accountId, now);
  const { code: currency, digits } = await readCurrency(db, accountId);
  let deposits = db.selectFrom('deposit').where('deposit.account_id', '=', accountId);
  if (number !== undefined) deposits = deposits.where('deposit.number', '=', number);
  if (status) deposits = deposits.where('deposit.status', '=', status);
  const { count } = await deposits.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await deposits
    .innerJoin('deposit_channel as channel', 'channel.code', 'deposit.channel')
    .innerJoin('deposit_channel_text as english', (join) =>
      join.onRef('english.code', '=', 'channel.code').on('english.language', '=', 'EN'),
    )
    .leftJoin('deposit_channel_text as own', (join) =>
      join.onRef('own.code', '=', 'channel.code').on('own.language', '=', language),
    )
    .leftJoin('bonus_offer as offer', 'offer.id', 'deposit.offer_id')
    .leftJoin('bonus_offer_text as englishOffer', (join) =>
      join.onRef('englishOffer.id', '=', 'offer.id').on('englishOffer.language', '=', 'EN'),
    )
    .leftJoin('bonus_offer_text as ownOffer', (join) =>
      join.onRef('ownOffer.id', '=', 'offer.id').on('ownOffer.language', '=', language),
    )
    .select(({ fn }) => [
      'deposit.number',
      'deposit.channel',
      'kind',
      'deposit.status',
      'remark',
      'ordered_at',
      'deposit.expires_at',
      'deposit.ended_at',
      'offer.percent',
      sql<string>`deposit.amount::text`.as('amount'),
      sql<string>`deposit.fee::text`.as('fee'),
      sql<string | null>`offer.maximum::text`.as('maximum'),
      fn.coalesce('own.name', 'english.name').as('channelName'),
      fn.coalesce('own.steps', 'english.steps').as('steps'),
      fn.coalesce('ownOffer.name', 'englishOffer.name').as('bonusName'),
    ])
    .orderBy('ordered_at', 'desc')
    .orderBy('deposit.number', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const list = rows.map(
    ({ ordered_at, expires_at, ended_at, amount, fee, percent, maximum, bonusName, remark, ...row }) => {
      const sum = decimalOf(BigInt(amount), digits);
      return {
        ...row,
        amount: sum,
        fee: decimalOf(BigInt(fee), digits),
        currency,
        orderedAt: ordered_at.toISOString(),
        expiresAt: expires_at.toISOString(),
        ...(ended_at && { endedAt: ended_at.toISOString() }),
        ...(remark !== null && { remark }),
        ...(bonusName !== null &&
          percent !== null &&
          maximum !== null && {
            bonusName,
            bonusAmount: decimalOf(bonusOf({ percent, maximum: BigInt(maximum) }, BigInt(amount)), digits),
          }),
        ...(row.status === 'PENDING' && {
          payment: paymentOf({ kind: row.kind, number: row.number, amount: sum, currency }),
        }),
      };
    },
  );
  return { list, total: Number(count) };
}
