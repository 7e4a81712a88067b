import { sql } from 'kysely';
import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import type { TokenCall } from '#sandbox/http/call.ts';
import { decimalOf } from '#sandbox/identity/decimal-of.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import type {
  Transaction,
  TransactionRecord,
  TransactionRecordRequest,
} from '#schemas/generated/platform.ts';
import { languageOf } from './language-of.ts';
import { readCurrency } from './read-currency.ts';

type Query = TransactionRecordRequest & Required<Pick<TransactionRecordRequest, 'pageNo' | 'pageSize'>>;

/** The movements of money in the account's own wallets. Path and shape are this project's own. */
export const getTransactionRecord: TokenCall<Query> = {
  method: 'GET',
  path: '/wps/relay/MCSFE_transactionRecord',
  token: true,
  query: 'transaction-record-request',
  response: 'transaction-record',
  async answer(query, { db, clock, session }): Promise<TransactionRecord> {
    await openDueDraws({ db, clock });
    await settleRounds(db, session.accountId, clock());
    const [pageNo, pageSize] = [Number(query.pageNo), Number(query.pageSize)];
    const language = await languageOf(db, query.language);
    const { code: currency, digits } = await readCurrency(db, session.accountId);
    let entries = db
      .selectFrom('ledger_entry as entry')
      .innerJoin('ledger_transaction as movement', 'movement.id', 'entry.transaction_id')
      .innerJoin('wallet', 'wallet.id', 'entry.wallet_id')
      .where('wallet.account_id', '=', session.accountId)
      .where('at', '>=', new Date(query.from))
      .where('at', '<', new Date(query.to));
    if (query.kind) entries = entries.where('kind', '=', query.kind);
    const sums = await entries
      .select([
        sql<string>`count(*)::text`.as('count'),
        sql<string>`coalesce(sum(entry.amount) filter (where entry.amount > 0), 0)::text`.as('income'),
        sql<string>`coalesce(-sum(entry.amount) filter (where entry.amount < 0), 0)::text`.as('outgo'),
      ])
      .executeTakeFirstOrThrow();
    const rows = await entries
      // A movement of a bet has the bet's own reference.
      .leftJoin('bet', (join) =>
        join
          .onRef('bet.account_id', '=', 'movement.account_id')
          .onRef('bet.reference', '=', 'movement.reference')
          .on('movement.kind', 'in', ['BET', 'WIN', 'REFUND']),
      )
      .leftJoin('game', 'game.node_id', 'bet.node_id')
      .leftJoin('game_name', (join) =>
        join.onRef('game_name.node_id', '=', 'bet.node_id').on('game_name.language', '=', language),
      )
      .select(({ fn }) => [
        'movement.id',
        'at',
        'kind',
        'place',
        'movement.reference',
        fn.coalesce('game_name.name', 'game.name', 'bet.title').as('title'),
        sql<string>`entry.amount::text`.as('amount'),
        sql<string>`entry.balance::text`.as('balance'),
      ])
      .orderBy('at', 'desc')
      .orderBy('movement.id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const money = (amount: string) => decimalOf(BigInt(amount), digits);
    const total = Number(sums.count);
    return {
      list: rows.map(
        ({ id, at, kind, place, reference, title, amount, balance }): Transaction => ({
          id,
          at: at.toISOString(),
          kind,
          amount: money(amount),
          balance: money(balance),
          place,
          ...(title !== null && { title }),
          reference,
        }),
      ),
      total,
      totalPages: Math.ceil(total / pageSize),
      income: money(sums.income),
      outgo: money(sums.outgo),
      currency,
    };
  },
};
