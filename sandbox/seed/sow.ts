import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { catalogue, fingerprint } from './catalogue.ts';

/** Fills the tables with what the platform begins with, unless that is what they were filled with before. */
export async function sow(db: Kysely<Tables>): Promise<void> {
  const rows = catalogue();
  const mark = fingerprint(rows);
  await db.transaction().execute(async (transaction) => {
    // Two processes on one PostgreSQL: the second waits, and finds it done.
    await sql`lock table seed in exclusive mode`.execute(transaction);
    const sown = await transaction.selectFrom('seed').select('fingerprint').executeTakeFirst();
    if (sown?.fingerprint === mark) return;
    const tables = Object.entries(rows);
    const names = ['seed', ...tables.map(([name]) => name)].map((name) => sql.table(name));
    // What came in since then and refers to these rows goes with them.
    await sql`truncate ${sql.join(names)} cascade`.execute(transaction);
    for (const [name, items] of tables) {
      const table = sql.table(name);
      // One statement a table, whatever its length.
      await sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(items)}::json)`.execute(
        transaction,
      );
    }
    await transaction.insertInto('seed').values({ fingerprint: mark }).execute();
  });
}
