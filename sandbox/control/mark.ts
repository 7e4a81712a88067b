import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** Keys are the platform's for as long as its data lasts, and processes know them by heart; the others are no data. */
const LEFT_ALONE = [
  'change',
  'cipher_key',
  'identity_key',
  'kysely_migration',
  'kysely_migration_lock',
  'seed',
];

/**
 * Makes what is there now what `returnToMark` comes back to: from now on every row that comes or goes is kept.
 *
 * @param db a transaction of the caller's
 */
export async function setMark(db: Kysely<Tables>, now: Date): Promise<void> {
  await forgetMark(db);
  // Who may not do this could not put anything back.
  await sql`set local session_replication_role = origin`.execute(db);
  await db.updateTable('setting').set({ marked_at: now }).execute();
  // Rows go before they come: a row that an update changed into what it was before was there before.
  await sql
    .raw(`create function note_change() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then
        insert into change (table_name, content, added) select tg_table_name, gone::text, false from gone;
      end if;
      if tg_op <> 'DELETE' then
        insert into change (table_name, content, added) select tg_table_name, come::text, true from come;
      end if;
      return null; end $$`)
    .execute(db);
  await sql.raw(watchTables).execute(db);
}

const watchTables = `do $$ declare name text; begin
  for name in select relname from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
    and relname not in (${LEFT_ALONE.map((name) => `'${name}'`).join()})
  loop
    execute format('create trigger note_insert after insert on %I
      referencing new table as come execute function note_change()', name);
    execute format('create trigger note_update after update on %I
      referencing old table as gone new table as come execute function note_change()', name);
    execute format('create trigger note_delete after delete on %I
      referencing old table as gone execute function note_change()', name);
  end loop;
end $$`;

/** A reset goes back to how the sandbox begins from now on. @param db may be a transaction */
export async function forgetMark(db: Kysely<Tables>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('setting')
    .set({ marked_at: null })
    .where('marked_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await sql`drop function note_change() cascade`.execute(db);
  await sql`truncate change`.execute(db);
}

/**
 * Puts back the rows that came or went since the mark, if there is one of today: days in the data count from today.
 *
 * @param db a transaction of the caller's
 * @returns whether everything is as it was at the mark
 */
export async function returnToMark(db: Kysely<Tables>, now: Date): Promise<boolean> {
  const { rows } = await sql<{ marked_at: Date | null; changed: boolean }>`
    select marked_at, exists (select from change) as changed from setting`.execute(db);
  const { marked_at: markedAt, changed } = rows[0] ?? {};
  if (!markedAt || dayOf(markedAt) !== dayOf(now)) return false;
  if (changed) await sql.raw(putBack).execute(db);
  return true;
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

// The first change of a row tells whether it was there. No other trigger and no reference acts meanwhile: in the end all is
// as it was, and that held together.
const putBack = `do $$ declare name text; begin
  lock table change in access exclusive mode;
  set local session_replication_role = replica;
  for name in select distinct table_name from change loop
    execute format('delete from %1$I as t where t::text in (select content from change where table_name = %1$L)', name);
    execute format('insert into %1$I overriding system value select (content::%1$I).* from (
      select distinct on (content) content, added from change where table_name = %1$L order by content, id
    ) as first where not added', name);
  end loop;
  set local session_replication_role = origin;
  truncate change;
end $$`;
