import { sql } from 'kysely';
import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import type { TokenCall } from '#sandbox/http/call.ts';
import { decimalOf } from '#sandbox/identity/decimal-of.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import type { Bet, BetRecord, BetRecordRequest } from '#schemas/generated/platform.ts';
import { languageOf } from './language-of.ts';
import { readCurrency } from './read-currency.ts';

type Query = BetRecordRequest & Required<Pick<BetRecordRequest, 'pageNo' | 'pageSize'>>;

/** The account's own bets. Path and shape are this project's own. */
export const getBetRecord: TokenCall<Query> = {
  method: 'GET',
  path: '/wps/relay/MCSFE_betRecord',
  token: true,
  query: 'bet-record-request',
  response: 'bet-record',
  async answer(query, { db, clock, session }): Promise<BetRecord> {
    await openDueDraws({ db, clock });
    await settleRounds(db, session.accountId, clock());
    const [pageNo, pageSize] = [Number(query.pageNo), Number(query.pageSize)];
    const language = await languageOf(db, query.language);
    let bets = db
      .selectFrom('bet')
      .where('account_id', '=', session.accountId)
      .where('placed_at', '>=', new Date(query.from))
      .where('placed_at', '<', new Date(query.to));
    if (query.gameType) bets = bets.where('bet.game_type', '=', query.gameType);
    if (query.status) bets = bets.where('status', '=', query.status);
    const { code: currency, digits } = await readCurrency(db, session.accountId);
    const sums = await bets
      .select([
        sql<string>`count(*)::text`.as('count'),
        // A void bet counts for nothing.
        sql<string>`coalesce(sum(stake) filter (where status <> 'VOID'), 0)::text`.as('stake'),
        sql<string>`coalesce(sum(payout) filter (where status <> 'VOID'), 0)::text`.as('payout'),
      ])
      .executeTakeFirstOrThrow();
    const rows = await bets
      .leftJoin('game', 'game.node_id', 'bet.node_id')
      .leftJoin('game_name', (join) =>
        join.onRef('game_name.node_id', '=', 'bet.node_id').on('game_name.language', '=', language),
      )
      .select(({ fn }) => [
        'bet.id',
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
      list: rows.map(
        (row): Bet => ({
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
        }),
      ),
      total,
      totalPages: Math.ceil(total / pageSize),
      stake: money(sums.stake),
      payout: money(sums.payout),
      currency,
    };
  },
};
