import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Transaction, TransactionKind } from '@liveryjs/schemas/platform';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { languageOf } from '#sandbox/messages/language-of.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { nameOfMovement, titleOf, wordOfMovement } from './title-of.ts';

export interface MovementCut {
  readonly from: string;
  readonly to: string;
  readonly kind?: TransactionKind;
  readonly language?: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

interface Movements {
  readonly list: readonly { readonly username: string; readonly transaction: Transaction }[];
  readonly total: number;
  readonly totalPages: number;
  readonly income: string;
  readonly outgo: string;
}

/**
 * A page of movements of money, newest first, with the sums of all pages, in which transfers between own wallets do
 * not count.
 *
 * @param whose selects the numbers of accounts
 * @param digits of their currency
 */
export async function readMovements(
  db: Kysely<Tables>,
  whose: RawBuilder<unknown>,
  { from, to, kind, language, ...page }: MovementCut,
  digits: number,
): Promise<Movements> {
  const { pageNo, pageSize } = page;
  const spoken = await languageOf(db, language);
  let entries = db
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_transaction as movement', 'movement.id', 'entry.transaction_id')
    .innerJoin('wallet', 'wallet.id', 'entry.wallet_id')
    .where(sql<boolean>`wallet.account_id in (${whose})`)
    .where('at', '>=', new Date(from))
    .where('at', '<', new Date(to));
  if (kind) entries = entries.where('kind', '=', kind);
  const counts = sql`movement.kind <> 'TRANSFER'`;
  const sums = await entries
    .select([
      sql<string>`count(*)::text`.as('count'),
      sql<string>`coalesce(sum(entry.amount) filter (where entry.amount > 0 and ${counts}), 0)::text`.as(
        'income',
      ),
      sql<string>`coalesce(-sum(entry.amount) filter (where entry.amount < 0 and ${counts}), 0)::text`.as(
        'outgo',
      ),
    ])
    .executeTakeFirstOrThrow();
  const rows = await entries
    .innerJoin('account', 'account.id', 'wallet.account_id')
    // A movement of a bet has the bet's own reference.
    .leftJoin('bet', (join) =>
      join
        .onRef('bet.account_id', '=', 'movement.account_id')
        .onRef('bet.reference', '=', 'movement.reference')
        .on('movement.kind', 'in', ['BET', 'WIN', 'REFUND']),
    )
    .leftJoin('game', 'game.node_id', 'bet.node_id')
    .leftJoin('game_name', (join) =>
      join.onRef('game_name.node_id', '=', 'bet.node_id').on('game_name.language', '=', spoken),
    )
    .leftJoin('member_transfer as given', (join) =>
      join.onRef('given.reference', '=', 'movement.reference').on('movement.kind', '=', 'TEAM_TRANSFER'),
    )
    .leftJoin('account as other', (join) =>
      join.on(
        sql<boolean>`other.id = case given.from_id when wallet.account_id then given.to_id else given.from_id end`,
      ),
    )
    .select(({ fn }) => [
      'movement.id',
      'account.username',
      'at',
      'kind',
      'wallet.place',
      'movement.reference',
      'other.username as counterpart',
      'given.remark',
      fn.coalesce('game_name.name', 'game.name', 'bet.title', nameOfMovement(spoken)).as('title'),
      wordOfMovement.as('word'),
      sql<string>`entry.amount::text`.as('amount'),
      sql<string>`entry.balance::text`.as('balance'),
    ])
    .orderBy('at', 'desc')
    .orderBy('movement.id', 'desc')
    .orderBy('entry.amount')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const money = (amount: string) => decimalOf(BigInt(amount), digits);
  const total = Number(sums.count);
  return {
    list: rows.map(({ username, at, title: name, word, counterpart, remark, amount, balance, ...row }) => {
      const title = name ?? (word && titleOf(word, row.reference, spoken));
      return {
        username,
        transaction: {
          ...row,
          at: at.toISOString(),
          amount: money(amount),
          balance: money(balance),
          ...(title !== null && { title }),
          ...(counterpart !== null && { counterpart }),
          ...(remark !== null && { remark }),
        },
      };
    }),
    total,
    totalPages: Math.ceil(total / pageSize),
    income: money(sums.income),
    outgo: money(sums.outgo),
  };
}
