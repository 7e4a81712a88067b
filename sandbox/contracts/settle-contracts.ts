import { type Kysely, sql } from 'kysely';
import type { Platform } from '#sandbox/http/platform.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { SETTLES_AFTER_MS } from './contract-types.ts';
import { takeTurnWithChanges } from './lock-contracts.ts';
import { payDue, payDueOnes } from './pay-due.ts';
import { DAY, periodAround } from './period-around.ts';
import { readTiers } from './read-contracts.ts';
import { type Accepted, periodsWithBets, settlePeriod } from './settle-period.ts';

/**
 * Settles the periods of contracts that are over by the clock, and pays what is due, each by itself: what goes wrong
 * with one is for the terminal, and keeps neither the others nor who asks from theirs.
 */
export async function settleDueContracts({
  db,
  clock,
  log,
}: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const until = new Date(clock().getTime() - SETTLES_AFTER_MS);
  for (const { id, period } of await accepted(db)
    .select('period')
    .where(({ eb, or, ref }) =>
      or([
        eb('settled_until', 'is', null),
        eb('ended_at', 'is', null),
        eb('settled_until', '<', ref('ended_at')),
      ]),
    )
    .execute()) {
    const dueUntil = periodAround(period, until).from;
    try {
      await db.transaction().execute((transaction) => settleUntil(transaction, id, dueUntil));
    } catch (error) {
      log(`Contract ${id} was not settled: ${error}`);
    }
  }
  await payDueOnes({ db, clock, log });
}

/**
 * Settles the periods that end with or within a day of UTC, also where it is not over: what is bet later in it no
 * longer counts then. Pays what is due.
 *
 * @param db a transaction of the caller's
 * @param date as yyyy-MM-dd
 */
export async function settleContractsOf(db: Kysely<Tables>, date: string, now: Date): Promise<void> {
  const midnight = new Date(`${date}T00:00:00Z`);
  const end = new Date(midnight.getTime() + DAY);
  await takeTurnWithChanges(db);
  for (const { id } of await accepted(db).execute()) {
    const contract = await lockAccepted(db, id);
    if (!contract) continue;
    const tiers = (await readTiers(db, [id])).get(id) ?? [];
    const { from } = periodAround(contract.period, new Date(end.getTime() - 1));
    const first = from < midnight ? from : midnight;
    for (const period of await periodsWithBets(db, contract, { from: first, to: end })) {
      if (period.to > midnight && period.to <= end) await settlePeriod(db, contract, tiers, period);
    }
  }
  await payDue(db, now);
}

/** Settles the periods of a contract that begin before a moment, which is where one begins. */
async function settleUntil(db: Kysely<Tables>, contractId: number, until: Date): Promise<void> {
  await takeTurnWithChanges(db);
  const contract = await lockAccepted(db, contractId);
  const from = contract?.settled_until ?? contract?.active_from;
  if (!contract || !from || from >= until) return;
  const tiers = (await readTiers(db, [contractId])).get(contractId) ?? [];
  for (const period of await periodsWithBets(db, contract, { from, to: until })) {
    await settlePeriod(db, contract, tiers, period);
  }
  await db.updateTable('contract').set({ settled_until: until }).where('id', '=', contractId).execute();
}

/** Contracts that were accepted once. */
function accepted(db: Kysely<Tables>) {
  return db.selectFrom('contract').select('id').where('active_from', 'is not', null).orderBy('id');
}

/** Keeps others from settling a contract until the transaction ends. @returns undefined for one that is gone meanwhile */
async function lockAccepted(
  db: Kysely<Tables>,
  contractId: number,
): Promise<(Accepted & { readonly settled_until: Date | null }) | undefined> {
  return db
    .selectFrom('contract')
    .select(['id', 'type', 'period', 'downline_id', 'ended_at', 'settled_until'])
    .select(sql<Date>`active_from`.as('active_from'))
    .where('id', '=', contractId)
    .forUpdate()
    .executeTakeFirst();
}
