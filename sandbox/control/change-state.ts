import type { SandboxStateChange } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { setActivities } from '#sandbox/activities/set-activities.ts';
import { settleContractsOf } from '#sandbox/contracts/settle-contracts.ts';
import { decideDeposits } from '#sandbox/deposits/decide-deposits.ts';
import { refuseMistakes } from '#sandbox/http/call.ts';
import { endSessions } from '#sandbox/identity/session.ts';
import { setDraws } from '#sandbox/lottery/set-draws.ts';
import { gatherWallets } from '#sandbox/money/gather-wallets.ts';
import { decideRedeems } from '#sandbox/points/decide-redeems.ts';
import { settleReferrals } from '#sandbox/referrals/settle-referrals.ts';
import { countBettingBonuses } from '#sandbox/rewards/count-betting-bonuses.ts';
import { dayAfter, requireEnded } from '#sandbox/rewards/days.ts';
import { insertRows } from '#sandbox/seed/insert-rows.ts';
import { registerRules } from '#sandbox/seed/register-rules.ts';
import { BOT_BITS } from '#sandbox/seed/site.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { growTeams } from '#sandbox/team/big-team.ts';
import { payRebates } from '#sandbox/team/pay-rebates.ts';
import { decideWithdrawals } from '#sandbox/withdrawals/decide-withdrawals.ts';
import { CONFIRM_MINUTES } from '#sandbox/withdrawals/rules.ts';
import { addManyBets } from './add-many-bets.ts';
import { changeRegisterRules } from './change-register-rules.ts';
import { forgetMark, returnToMark, setMark } from './mark.ts';
import { resetAccounts } from './reset-accounts.ts';

const switches = {
  modules: { table: 'module', key: 'mod_id', column: 'enabled' },
  resources: { table: 'resource', key: 'resource_type', column: 'enabled' },
  vendors: { table: 'vendor', key: 'code', column: 'enabled' },
  languages: { table: 'language', key: 'code', column: 'enabled' },
  gameMaintenance: { table: 'game', key: 'node_id', column: 'maintenance' },
  vendorMaintenance: { table: 'vendor', key: 'code', column: 'maintenance' },
  vendorRestriction: { table: 'vendor', key: 'code', column: 'restricted' },
} as const;

type Switches = keyof typeof switches;

/**
 * Sets the platform as an operator would: all of the change, or nothing.
 *
 * @throws Refusal for a module, resource, vendor, language or game that is not there
 */
export async function changeState(db: Kysely<Tables>, change: SandboxStateChange, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (change.mark === false) await forgetMark(transaction);
    if (change.reset && !(await returnToMark(transaction, now))) await reset(transaction, now);
    const {
      maintenance,
      regionRestriction,
      status,
      captcha,
      site,
      smsAnswer,
      smsMinutes,
      botBits,
      identityProvider,
      luck,
      singleWallet,
      withdrawMinutes,
    } = change;
    const setting = {
      ...(maintenance === undefined ? {} : { maintenance }),
      ...(regionRestriction === undefined ? {} : { region_restriction: regionRestriction }),
      ...(status === undefined ? {} : { status }),
      ...(captcha === undefined ? {} : { captcha }),
      ...(site === undefined ? {} : { site }),
      ...(smsAnswer === undefined ? {} : { sms_answer: smsAnswer }),
      ...(smsMinutes === undefined ? {} : { sms_minutes: smsMinutes }),
      ...(botBits === undefined ? {} : { bot_bits: botBits }),
      ...(identityProvider === undefined ? {} : { identity_channels: identityProvider }),
      ...(luck === undefined ? {} : { luck }),
      ...(singleWallet === undefined ? {} : { single_wallet: singleWallet }),
      ...(withdrawMinutes === undefined ? {} : { withdraw_minutes: withdrawMinutes }),
    };
    if (Object.keys(setting).length > 0) await transaction.updateTable('setting').set(setting).execute();
    for (const kind of Object.keys(switches) as Switches[]) await turn(transaction, kind, change[kind] ?? {});
    await changeRegisterRules(transaction, change.registerRules ?? {});
    await setDraws(transaction, change, now);
    await endSessionsOf(transaction, change.endSessions ?? []);
    await decideDeposits(transaction, change.deposits ?? {}, now);
    await decideRedeems(transaction, change.redeems ?? {}, now);
    const { settleContracts } = change;
    if (settleContracts) await settleContractsOf(transaction, settleContracts.date, now);
    await decideWithdrawals(transaction, change.withdrawals ?? {}, now);
    if (singleWallet) await gatherWallets(transaction, now);
    await addManyBets(transaction, change.manyBets ?? {}, now);
    await setActivities(transaction, change.activities ?? {});
    await settleDays(transaction, change, now);
    await growTeams(transaction, change.bigTeam ?? {}, now);
    if (change.mark) await setMark(transaction, now);
  });
}

/** @throws Refusal for a day that is not over */
async function settleDays(db: Kysely<Tables>, change: SandboxStateChange, now: Date): Promise<void> {
  const { settleReferrals: referrals, countRebates: rebates, payTeamRebates: teamRebates } = change;
  if (referrals !== undefined) {
    requireEnded(referrals, now, 'body/settleReferrals');
    await settleReferrals(db, { from: referrals, to: dayAfter(referrals), now });
  }
  if (rebates !== undefined) {
    requireEnded(rebates, now, 'body/countRebates');
    await countBettingBonuses(db, { from: rebates, to: dayAfter(rebates), now });
  }
  if (teamRebates !== undefined) {
    requireEnded(teamRebates, now, 'body/payTeamRebates');
    await payRebates(db, teamRebates, now);
  }
}

async function reset(db: Kysely<Tables>, now: Date): Promise<void> {
  await forgetMark(db);
  await db
    .updateTable('setting')
    .set({
      maintenance: false,
      region_restriction: false,
      status: null,
      captcha: null,
      site: 'member',
      sms_answer: 'expiredMinutes',
      sms_minutes: 1,
      bot_bits: BOT_BITS,
      identity_channels: [],
      luck: null,
      withdraw_minutes: CONFIRM_MINUTES,
      single_wallet: false,
    })
    .execute();
  for (const { table, column } of Object.values(switches)) {
    const atFirst = column === 'enabled' ? sql.ref('enabled_at_first') : sql.lit(false);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${atFirst}
      where ${sql.ref(column)} <> ${atFirst}`.execute(db);
  }
  await db.deleteFrom('register_rule').execute();
  await insertRows(db, { register_rule: registerRules });
  await resetAccounts(db, now);
}

async function turn(
  db: Kysely<Tables>,
  kind: Switches,
  wantedStates: Record<string, boolean>,
): Promise<void> {
  const names = Object.keys(wantedStates);
  if (names.length === 0) return;
  const { table, key, column } = switches[kind];
  const { rows } = await sql<{ name: string }>`
    update ${sql.table(table)} set ${sql.ref(column)} = wanted.value::boolean
    from json_each_text(${JSON.stringify(wantedStates)}::json) as wanted
    where ${sql.ref(`${table}.${key}`)}::text = wanted.key
    returning ${sql.ref(`${table}.${key}`)}::text as name`.execute(db);
  const knownNames = new Set(rows.map(({ name }) => name));
  refuseMistakes(
    names
      .filter((name) => !knownNames.has(name))
      .map((name) => ({ at: `body/${kind}/${name}`, message: `is no ${table} of this platform` })),
  );
}

async function endSessionsOf(db: Kysely<Tables>, usernames: readonly string[]): Promise<void> {
  if (usernames.length === 0) return;
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('username', 'in', usernames)
    .execute();
  const knownNames = new Set(accounts.map(({ username }) => username));
  refuseMistakes(
    usernames.flatMap((name, index) =>
      knownNames.has(name)
        ? []
        : [{ at: `body/endSessions/${index}`, message: 'is no account of this platform' }],
    ),
  );
  for (const { id } of accounts) await endSessions(db, id);
}
