import type { Profile, ProfileChangeRequest, ProfileFieldName } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Mistake } from '#sandbox/http/schemas.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { checkProfileField } from './check-profile-field.ts';
import { COLUMNS, readProfile } from './read-profile.ts';

interface Change {
  readonly accountId: number;
  readonly merchant: string;
  readonly wanted: ProfileChangeRequest;
}

/**
 * Writes down what an account says of itself: all of the change, or nothing. To be called in a transaction.
 *
 * @throws Refusal that names every field at fault
 */
export async function changeProfile(
  db: Kysely<Tables>,
  { accountId, merchant, wanted }: Change,
  now: Date,
): Promise<void> {
  // Two changes at once: the second waits, and finds what the first has locked.
  await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const profile = await readProfile(db, accountId, merchant);
  const contentOf = (name: ProfileFieldName) =>
    profile.fields.find((field) => field.name === name)?.value ?? '';
  const changes = (Object.keys(wanted) as ProfileFieldName[])
    .map((name) => [name, (wanted[name] ?? '').trim().normalize('NFC')] as const)
    .filter(([name, value]) => value !== contentOf(name));
  const countries = await db.selectFrom('country').select('country_code').execute();
  const rules = {
    now,
    minimumAge: profile.minimumAge,
    countries: countries.map(({ country_code }) => country_code),
  };
  const locked = changes.filter(([name]) => isLocked(profile, name));
  refuse(
    'field_locked',
    409,
    locked.map(([name]) => ({ at: `body/${name}`, message: 'stays as it is' })),
  );
  refuse(
    'rule_broken',
    422,
    changes.flatMap(([name, value]) => {
      const message = checkValue(profile, name, value) ?? (value && checkProfileField(name, value, rules));
      return message ? [{ at: `body/${name}`, message }] : [];
    }),
  );
  const { nickname, ...others } = Object.fromEntries(changes);
  if (nickname !== undefined) {
    await db.updateTable('account').set({ nickname }).where('id', '=', accountId).execute();
  }
  const columns = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [COLUMNS[name as keyof typeof COLUMNS], value || null]),
  );
  if (Object.keys(columns).length === 0) return;
  await db
    .insertInto('profile')
    .values({ ...NOTHING, ...columns, account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute();
}

const NOTHING = Object.fromEntries(Object.values(COLUMNS).map((column) => [column, null])) as Record<
  (typeof COLUMNS)[keyof typeof COLUMNS],
  null
>;

function isLocked({ fields }: Profile, name: ProfileFieldName): boolean {
  return fields.some((field) => field.name === name && field.locked && field.value !== undefined);
}

function checkValue({ fields }: Profile, name: ProfileFieldName, value: string): string | undefined {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return 'is not asked for';
  return value === '' && field.required ? 'is missing' : undefined;
}

function refuse(code: string, status: number, details: readonly Mistake[]): void {
  if (details.length === 0) return;
  const list = details.map(({ at, message }) => `${at} ${message}`).join('; ');
  throw new Refusal(status, `The profile cannot be changed so: ${list}.`, { code, details: [...details] });
}
