import { type Kysely, sql } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import type { SandboxStateChange } from '#schemas/generated/platform.ts';
import { resetAccounts } from './reset-accounts.ts';

const switches = {
  modules: { table: 'module', key: 'mod_id' },
  resources: { table: 'resource', key: 'resource_type' },
  vendors: { table: 'vendor', key: 'code' },
  languages: { table: 'language', key: 'code' },
} as const;

type Switches = keyof typeof switches;

/**
 * Sets the platform as an operator would: all of the change, or nothing.
 *
 * @throws Refusal for a module, resource, vendor or language that is not there
 */
export async function changeState(db: Kysely<Tables>, change: SandboxStateChange): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (change.reset) await reset(transaction);
    const { maintenance, regionRestriction, status, captcha } = change;
    const setting = {
      ...(maintenance === undefined ? {} : { maintenance }),
      ...(regionRestriction === undefined ? {} : { region_restriction: regionRestriction }),
      ...(status === undefined ? {} : { status }),
      ...(captcha === undefined ? {} : { captcha }),
    };
    if (Object.keys(setting).length > 0) await transaction.updateTable('setting').set(setting).execute();
    for (const kind of Object.keys(switches) as Switches[]) await turn(transaction, kind, change[kind] ?? {});
  });
}

async function reset(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('setting')
    .set({ maintenance: false, region_restriction: false, status: null, captcha: null })
    .execute();
  for (const { table } of Object.values(switches)) {
    await sql`update ${sql.table(table)} set enabled = enabled_at_first`.execute(db);
  }
  await resetAccounts(db);
}

async function turn(db: Kysely<Tables>, kind: Switches, wanted: Record<string, boolean>): Promise<void> {
  const names = Object.keys(wanted);
  if (names.length === 0) return;
  const { table, key } = switches[kind];
  const { rows } = await sql<{ name: string }>`
    update ${sql.table(table)} set enabled = wanted.value::boolean
    from json_each_text(${JSON.stringify(wanted)}::json) as wanted
    where ${sql.ref(`${table}.${key}`)} = wanted.key
    returning ${sql.ref(`${table}.${key}`)} as name`.execute(db);
  const known = new Set(rows.map(({ name }) => name));
  refuseMistakes(
    names
      .filter((name) => !known.has(name))
      .map((name) => ({ at: `body/${kind}/${name}`, message: `is no ${table} of this platform` })),
  );
}
