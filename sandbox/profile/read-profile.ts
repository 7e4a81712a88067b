import type { Profile, ProfileFieldName } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** The fields in their order, and the columns that all but the first stand in. */
export const COLUMNS = {
  realName: 'real_name',
  fullName: 'full_name',
  telegram: 'telegram',
  birthday: 'birthday',
  address: 'address',
  nationality: 'nationality',
  occupation: 'occupation',
  incomeSource: 'income_source',
} as const;

const ORDER: readonly ProfileFieldName[] = [
  'nickname',
  ...(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]),
];

/**
 * Reads the profile of an account, in the fields that a merchant asks for. The payee's name given at registration is its
 * real name.
 */
export async function readProfile(db: Kysely<Tables>, accountId: number, merchant: string): Promise<Profile> {
  const { nickname, payee_name, ...profile } = await db
    .selectFrom('account')
    .leftJoin('profile', 'profile.account_id', 'account.id')
    .leftJoin('registration', 'registration.account_id', 'account.id')
    .select([
      'nickname',
      'payee_name',
      ...Object.values(COLUMNS).map((column) => `profile.${column}` as const),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const rules = await db
    .selectFrom('profile_rule')
    .selectAll()
    .where('merchant', 'in', ['*', merchant])
    .execute();
  const ruleOf = (name: ProfileFieldName) =>
    [merchant, '*']
      .map((whose) => rules.find((rule) => rule.merchant === whose && rule.field === name))
      .find((rule) => rule !== undefined);
  const contentOf = (name: ProfileFieldName) => {
    if (name === 'nickname') return nickname;
    return profile[COLUMNS[name]] ?? (name === 'realName' ? payee_name : null);
  };
  return {
    fields: ORDER.flatMap((name) => {
      const { enabled = false, required = false, locked = false } = ruleOf(name) ?? {};
      const value = contentOf(name);
      return enabled ? [{ name, required, locked, ...(value ? { value } : {}) }] : [];
    }),
    minimumAge: ruleOf('birthday')?.minimum_age ?? 18,
  };
}
