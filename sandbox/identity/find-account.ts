import type { LoginRequest } from '@liveryjs/schemas/platform';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { mobileKey } from './mobile-key.ts';
import { nameKey } from './name-key.ts';

type Account = Selectable<Tables['account']>;
type Named = Pick<LoginRequest, 'username' | 'mobileNum' | 'countryDialingCode'>;

interface Number {
  /** Unknown where left out. */
  readonly dialingCode?: string | undefined;
  readonly mobile: string;
}

/** The account that a login names, by its name or its mobile number. */
export async function findByLogin(
  db: Kysely<Tables>,
  { username, mobileNum, countryDialingCode }: Named,
): Promise<Account | undefined> {
  if (mobileNum !== undefined) {
    return findByNumber(db, { dialingCode: countryDialingCode, mobile: mobileNum });
  }
  const named = await db
    .selectFrom('account')
    .selectAll()
    .where('username', '=', nameKey(username))
    .executeTakeFirst();
  const mobile = numberIn(username);
  return named ?? (mobile === undefined ? undefined : findByNumber(db, { mobile }));
}

/**
 * Returns the key of the name or number in a login, however it was typed; a number whose dialling code is known includes it.
 */
export function loginKey({ username, mobileNum, countryDialingCode = '' }: Named): string {
  if (mobileNum !== undefined) return `${countryDialingCode}${mobileKey(mobileNum)}`;
  const mobile = numberIn(username);
  return mobile === undefined ? nameKey(username) : mobileKey(mobile);
}

function numberIn(username: string): string | undefined {
  const mobile = nameKey(username).replace(/^\+|[\s().-]/g, '');
  return /^[0-9]{4,20}$/.test(mobile) ? mobile : undefined;
}

/** The account of a mobile number. Without a dialling code, before it or beside it, it must be one account's only. */
export async function findByNumber(
  db: Kysely<Tables>,
  { dialingCode, mobile }: Number,
): Promise<Account | undefined> {
  const key = mobileKey(mobile);
  const [account, ...others] = await db
    .selectFrom('account')
    .selectAll()
    .where(({ eb, and, or }) =>
      dialingCode === undefined
        ? or([eb('mobile_num', '=', key), eb(eb.fn('concat', ['dialing_code', 'mobile_num']), '=', key)])
        : and({ dialing_code: dialingCode, mobile_num: key }),
    )
    .execute();
  return others.length === 0 ? account : undefined;
}
