import type { SandboxState } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { readAllRegisterRules } from '#sandbox/identity/read-register-rules.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** Reads the platform's settings. Faults are not kept in the store. */
export async function readState(db: Kysely<Tables>): Promise<Omit<SandboxState, 'faults'>> {
  const [setting, modules, resources, vendors, languages, games, registerRules] = await Promise.all([
    db.selectFrom('setting').selectAll().executeTakeFirstOrThrow(),
    db.selectFrom('module').select(['mod_id as name', 'enabled']).orderBy('mod_id').execute(),
    db.selectFrom('resource').select(['resource_type as name', 'enabled']).orderBy('position').execute(),
    db
      .selectFrom('vendor')
      .select(['code as name', 'enabled', 'maintenance', 'restricted'])
      .orderBy('position')
      .execute(),
    db.selectFrom('language').select(['code as name', 'enabled']).orderBy('position').execute(),
    db.selectFrom('game').select('node_id').where(sql<boolean>`maintenance`).orderBy('node_id').execute(),
    readAllRegisterRules(db),
  ]);
  return {
    markedAt: setting.marked_at?.toISOString() ?? null,
    maintenance: setting.maintenance,
    regionRestriction: setting.region_restriction,
    status: setting.status,
    captcha: setting.captcha,
    site: setting.site,
    smsAnswer: setting.sms_answer,
    smsMinutes: setting.sms_minutes,
    botBits: setting.bot_bits,
    identityProvider: setting.identity_channels,
    registerRules,
    modules: byName(modules),
    resources: byName(resources),
    vendors: byName(vendors),
    languages: byName(languages),
    gameMaintenance: byName(games.map(({ node_id }) => ({ name: String(node_id), enabled: true }))),
    vendorMaintenance: byName(vendors.map(({ name, maintenance }) => ({ name, enabled: maintenance }))),
    vendorRestriction: byName(vendors.map(({ name, restricted }) => ({ name, enabled: restricted }))),
    luck: setting.luck,
    singleWallet: setting.single_wallet,
    withdrawMinutes: setting.withdraw_minutes,
  };
}

function byName(rows: readonly { name: string; enabled: boolean }[]): Record<string, boolean> {
  return Object.fromEntries(rows.map(({ name, enabled }) => [name, enabled]));
}
