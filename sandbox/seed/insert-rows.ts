import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** Rows by table, in an order in which no row comes before one that it refers to. */
export type Rows = Readonly<Record<string, readonly object[]>>;

/** Puts rows, which have every column, into their tables: one statement a table, whatever its length. */
export async function insertRows(db: Kysely<Tables>, rows: Rows): Promise<void> {
  for (const [name, items] of Object.entries(rows)) {
    const table = sql.table(name);
    await sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(items)}::json)`.execute(
      db,
    );
  }
}
