import { type Kysely, sql } from 'kysely';
import type { Platform } from '#sandbox/http/platform.ts';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';
import { moveMoney } from '#sandbox/money/move-money.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { contractTypes } from './contract-types.ts';

/** Pays what is due, each by itself: what goes wrong with one is for the terminal. */
export async function payDueOnes({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  for (const id of await dueOnes(db)) {
    try {
      await db.transaction().execute((transaction) => paySettlement(transaction, id, clock()));
    } catch (error) {
      log(`The settlement ${id} was not paid: ${error}`);
    }
  }
}

/** Pays what is due. @param db a transaction of the caller's */
export async function payDue(db: Kysely<Tables>, now: Date): Promise<void> {
  const ids = await dueOnes(db);
  if (ids.length === 0) return;
  // All at first: who holds a settlement or a wallet and then takes another may be waited for by who has that one.
  await db
    .selectFrom('contract_settlement')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const sides = await db
    .selectFrom('contract')
    .innerJoin('contract_settlement as settlement', 'contract_id', 'contract.id')
    .select(['upline_id', 'downline_id'])
    .where('settlement.id', 'in', ids)
    .execute();
  await lockWallets(
    db,
    sides.flatMap(({ upline_id, downline_id }) => [downline_id, ...(upline_id === null ? [] : [upline_id])]),
  );
  for (const id of ids) await paySettlement(db, id, now);
}

/**
 * Lists the due settlements: those of higher agents come first, so that they can pay with them, then those that have waited
 * longest.
 */
async function dueOnes(db: Kysely<Tables>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive placed as (
      select id, 0 as depth from account where upline_id is null
      union all
      select account.id, depth + 1 from account join placed on account.upline_id = placed.id
    )
    select settlement.id from contract_settlement as settlement
    join contract on contract.id = contract_id join placed on placed.id = downline_id
    where settlement.state = 'DUE' order by depth, to_at, settlement.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Pays a settlement out of the upline's main wallet, or out of the house where that gives the contract. It stays due
 * while the wallet does not hold it; one that was paid stays paid.
 *
 * @param db a transaction of the caller's
 */
async function paySettlement(db: Kysely<Tables>, settlementId: number, now: Date): Promise<void> {
  const due = await db
    .selectFrom('contract_settlement as settlement')
    .innerJoin('contract', 'contract.id', 'contract_id')
    .select(['contract.id', 'type', 'upline_id', 'downline_id', 'from_at'])
    .select(sql<string>`amount::text`.as('amount'))
    .where('settlement.id', '=', settlementId)
    .where('settlement.state', '=', 'DUE')
    .forUpdate('settlement')
    .executeTakeFirst();
  if (!due) return;
  const { upline_id: payer, downline_id: payee, from_at: from } = due;
  const amount = BigInt(due.amount);
  const movement = {
    against: 'contracts',
    kind: contractTypes[due.type].kind,
    reference: `CT${due.id}-${from.toISOString().replaceAll(/\D/g, '').slice(0, 12)}`,
    at: now,
  } as const;
  if (payer !== null) {
    const wallets = await lockWallets(db, [payer, payee]);
    const main = wallets.find(({ accountId, place }) => accountId === payer && place === 'MAIN');
    if (!main || main.amount < amount) return;
    await moveMoney(db, { ...movement, accountId: payer, amount: -amount });
  }
  await moveMoney(db, { ...movement, accountId: payee, amount });
  await db
    .updateTable('contract_settlement')
    .set({ state: 'PAID', paid_at: now })
    .where('id', '=', settlementId)
    .execute();
}
