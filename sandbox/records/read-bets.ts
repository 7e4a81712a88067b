import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Bet } from '@liveryjs/schemas/platform';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { languageOf } from '#sandbox/messages/language-of.ts';
import type { Tables } from '#sandbox/store/tables.ts';

export interface BetCut {
  readonly from: string;
  readonly to: string;
  readonly gameType?: Bet['gameType'];
  readonly status?: Bet['status'];
  readonly language?: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

interface Bets {
  readonly list: readonly { readonly username: string; readonly bet: Bet }[];
  readonly total: number;
  readonly totalPages: number;
  readonly stake: string;
  readonly payout: string;
}

/**
 * A page of bets, newest first, with the sums of all pages, in which void ones do not count.
 *
 * @param whose selects the numbers of accounts
 * @param digits of their currency
 */
export async function readBets(
  db: Kysely<Tables>,
  whose: RawBuilder<unknown>,
  { from, to, gameType, status, language, ...page }: BetCut,
  digits: number,
): Promise<Bets> {
  const { pageNo, pageSize } = page;
  const spoken = await languageOf(db, language);
  let bets = db
    .selectFrom('bet')
    .where(sql<boolean>`bet.account_id in (${whose})`)
    .where('placed_at', '>=', new Date(from))
    .where('placed_at', '<', new Date(to));
  if (gameType) bets = bets.where('bet.game_type', '=', gameType);
  if (status) bets = bets.where('status', '=', status);
  const sums = await bets
    .select([
      sql<string>`count(*)::text`.as('count'),
      sql<string>`coalesce(sum(stake) filter (where status <> 'VOID'), 0)::text`.as('stake'),
      sql<string>`coalesce(sum(payout) filter (where status <> 'VOID'), 0)::text`.as('payout'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await bets
    .innerJoin('account', 'account.id', 'bet.account_id')
    .leftJoin('game', 'game.node_id', 'bet.node_id')
    .leftJoin('game_name', (join) =>
      join.onRef('game_name.node_id', '=', 'bet.node_id').on('game_name.language', '=', spoken),
    )
    .select(({ fn }) => [
      'bet.id',
      'account.username',
      'bet.game_type',
      'bet.vendor',
      'status',
      'result',
      'placed_at',
      'settled_at',
      fn.coalesce('game_name.name', 'game.name', 'bet.title').as('title'),
      sql<string>`stake::text`.as('stake'),
      sql<string>`payout::text`.as('payout'),
    ])
    .orderBy('placed_at', 'desc')
    .orderBy('bet.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const money = (amount: string) => decimalOf(BigInt(amount), digits);
  const total = Number(sums.count);
  return {
    list: rows.map((row) => ({
      username: row.username,
      bet: {
        id: row.id,
        placedAt: row.placed_at.toISOString(),
        ...(row.settled_at && { settledAt: row.settled_at.toISOString() }),
        gameType: row.game_type,
        vassalage: row.vendor,
        title: row.title,
        stake: money(row.stake),
        payout: money(row.payout),
        status: row.status,
        ...(row.result !== null && { result: row.result }),
      },
    })),
    total,
    totalPages: Math.ceil(total / pageSize),
    stake: money(sums.stake),
    payout: money(sums.payout),
  };
}
