import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** The modules that are on, and everything above them too. */
export const modulesOn = sql`
  with recursive standing as (
    select mod_id from module where parent is null and enabled
    union all
    select module.mod_id from module join standing on module.parent = standing.mod_id where module.enabled)
  select mod_id from standing`;

export async function isModuleOn(db: Kysely<Tables>, modId: string): Promise<boolean> {
  const { rows } = await sql<{ on: boolean }>`select ${modId} in (${modulesOn}) as on`.execute(db);
  return rows[0]?.on === true;
}
