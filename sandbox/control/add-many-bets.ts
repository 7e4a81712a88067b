import { type Kysely, sql } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** In the currency's smallest unit, the largest stake of such a bet. */
const LARGEST_STAKE = 250;

/**
 * Adds settled bets of the last six days to accounts, with all their movements. Of two that follow each other the
 * second wins what the first one lost: wallets hold in the end what they held.
 *
 * @param counts how many, by username; made even
 */
export async function addManyBets(
  db: Kysely<Tables>,
  counts: Readonly<Record<string, number>>,
  now: Date,
): Promise<void> {
  for (const [username, count] of Object.entries(counts)) {
    const account = await db
      .selectFrom('account')
      .innerJoin('wallet', 'wallet.account_id', 'account.id')
      .select(['account.id', 'wallet.id as walletId'])
      .where('username', '=', username)
      .where('place', '=', 'MAIN')
      .where('amount', '>=', String(2 * LARGEST_STAKE))
      .executeTakeFirst();
    if (!account) {
      const message = 'is no account of this platform whose main wallet holds enough';
      refuseMistakes([{ at: `body/manyBets/${username}`, message }]);
      continue;
    }
    await lockWallets(db, [account.id]);
    await add(db, account, count - (count % 2), now);
  }
}

interface Bettor {
  readonly id: number;
  readonly walletId: number;
}

async function add(db: Kysely<Tables>, { id, walletId }: Bettor, count: number, now: Date): Promise<void> {
  // Numbers from those that are there on: more of them can be added later.
  await sql`
    with games as (
      select node_id, vendor, game_type, name, row_number() over (order by node_id) - 1 as number
      from (select distinct on (vendor) * from game order by vendor, node_id) as one_a_vendor
    ), many as (
      select number, ${now}::timestamptz - (${count} - number + 1) * interval '6 days' / (${count} + 1) as at,
        50 + (number - 1) / 2 * 37 % 21 * 10 as stake, number % 2 = 0 as won,
        'many-' || (select count(*) from bet where account_id = ${id}) + number as reference
      from generate_series(1, ${count}::integer) as number
    ), placed as (
      insert into bet (account_id, game_type, vendor, node_id, title, stake, payout, status, reference,
        placed_at, settled_at)
      select ${id}, game_type, vendor, node_id, name, stake, case when won then 2 * stake else 0 end,
        case when won then 'WON' else 'LOST' end, reference, at, at
      from many join games on games.number = many.number % (select count(*) from games)
    ), moves as (
      select 'BET' as kind, 'games' as house, reference, at, -stake as amount, many.number * 2 as step from many
      union all
      select 'WIN', 'games', reference, at, 2 * stake, many.number * 2 + 1 from many where won
    ), moved as (
      insert into ledger_transaction (account_id, kind, reference, at)
      select ${id}, kind, reference, at from moves order by step
      returning id, kind, reference
    ), entries as (
      select moved.id, house, moves.amount, currency,
        wallet.amount + sum(moves.amount) over (order by step) as balance
      from moves join moved using (kind, reference) join wallet on wallet.id = ${walletId}
    )
    insert into ledger_entry (transaction_id, wallet_id, house, currency, amount, balance)
    select id, ${walletId}::integer, null, currency, amount, balance from entries
    union all
    select id, null, house, currency, -amount, null from entries`.execute(db);
}
