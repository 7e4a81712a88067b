import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Bonus, BonusStatus } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { returnsOf } from './end-bonus.ts';
import { readActiveBonus } from './read-active-bonus.ts';
import { readHeld } from './read-held.ts';

interface Which {
  readonly accountId: number;
  readonly language: string;
  readonly number?: string;
  readonly status?: BonusStatus | undefined;
  readonly pageNo?: number;
  readonly pageSize?: number;
}

/** An account's own bonuses, the latest first, and how many there are on all pages. */
export async function readBonuses(
  db: Kysely<Tables>,
  { accountId, language, number, status, pageNo = 1, pageSize = 1 }: Which,
): Promise<{ readonly list: readonly Bonus[]; readonly total: number }> {
  const { digits } = await readCurrency(db, accountId);
  const active = await readActiveBonus(db, accountId);
  const held = await readHeld(db, accountId);
  let bonuses = db.selectFrom('bonus').where('account_id', '=', accountId);
  if (number !== undefined) bonuses = bonuses.where('number', '=', number);
  if (status) bonuses = bonuses.where('status', '=', status);
  const { count } = await bonuses.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await bonuses
    .innerJoin('bonus_offer_text as english', (join) =>
      join.onRef('english.id', '=', 'bonus.offer_id').on('english.language', '=', 'EN'),
    )
    .leftJoin('bonus_offer_text as own', (join) =>
      join.onRef('own.id', '=', 'bonus.offer_id').on('own.language', '=', language),
    )
    .select(({ fn }) => [
      'number',
      'status',
      'granted_at',
      'expires_at',
      'ended_at',
      sql<string>`amount::text`.as('amount'),
      sql<string>`wager::text`.as('wager'),
      sql<string>`wagered::text`.as('wagered'),
      sql<string>`taken_back::text`.as('takenBack'),
      fn.coalesce('own.name', 'english.name').as('name'),
    ])
    .orderBy('granted_at', 'desc')
    .orderBy('number', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const money = (sum: bigint) => decimalOf(sum, digits);
  const list = rows.map(
    ({ amount, wager, wagered, takenBack, granted_at, expires_at, ended_at, ...row }): Bonus => {
      const now = row.status === 'ACTIVE' ? active : undefined;
      return {
        ...row,
        amount: money(BigInt(amount)),
        wager: money(BigInt(wager)),
        wagered: money(now?.wagered ?? BigInt(wagered)),
        returns: money(now ? returnsOf(now.amount, held) : BigInt(takenBack)),
        grantedAt: granted_at.toISOString(),
        expiresAt: expires_at.toISOString(),
        ...(ended_at && { endedAt: ended_at.toISOString() }),
      };
    },
  );
  return { list, total: Number(count) };
}
