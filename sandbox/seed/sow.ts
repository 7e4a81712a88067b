import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { catalogue, fingerprint } from './catalogue.ts';
import { insertRows } from './insert-rows.ts';

/** Fills the tables with what the platform begins with, unless that is what they were filled with before. */
export async function sow(db: Kysely<Tables>): Promise<void> {
  const rows = catalogue();
  const mark = fingerprint(rows);
  await db.transaction().execute(async (transaction) => {
    // Two processes on one PostgreSQL: the second waits, and finds it done.
    await sql`lock table seed in exclusive mode`.execute(transaction);
    const sown = await transaction.selectFrom('seed').select('fingerprint').executeTakeFirst();
    if (sown?.fingerprint === mark) return;
    const names = ['seed', ...Object.keys(rows)].map((name) => sql.table(name));
    // Rows that came in since then and refer to these go with them.
    await sql`truncate ${sql.join(names)} cascade`.execute(transaction);
    await insertRows(transaction, rows);
    await transaction.insertInto('seed').values({ fingerprint: mark }).execute();
  });
}
