import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** Rows by table, in an order in which no row comes before one that it refers to. */
export type Rows = Readonly<Record<string, readonly object[]>>;

/** Puts rows, all of which have the columns of the first, into their tables: one statement a table, whatever its length. */
export async function insertRows(db: Kysely<Tables>, rows: Rows): Promise<void> {
  for (const [name, items] of Object.entries(rows)) {
    const [first] = items;
    if (!first) continue;
    const table = sql.table(name);
    const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
    await sql`insert into ${table} (${columns}) select ${columns}
      from json_populate_recordset(null::${table}, ${JSON.stringify(items)}::json)`.execute(db);
  }
}
