import type { AccountCodeRequest } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import { isPlain } from '#sandbox/identity/is-plain.ts';
import { mobileKey } from '#sandbox/identity/mobile-key.ts';
import { requireCountry } from '#sandbox/identity/sms-code.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { readContacts } from './read-contacts.ts';

/** The contact to be bound to an account, and the columns that hold it. */
export interface NewContact {
  readonly channel: AccountCodeRequest['channel'];
  /** A mail address, or all digits of a number. */
  readonly recipient: string;
  readonly columns: Partial<Pick<Tables['account'], 'email' | 'dialing_code' | 'mobile_num'>>;
}

/** A number to bind. @throws Refusal for one of a country that there is no way to */
export async function numberToBind(
  db: Kysely<Tables>,
  { countryDialingCode = '', mobileNum = '' }: { countryDialingCode?: string; mobileNum?: string },
): Promise<NewContact> {
  await requireCountry(db, { dialingCode: countryDialingCode, mobile: mobileNum });
  const mobile_num = mobileKey(mobileNum);
  return {
    channel: 'SMS',
    recipient: `${countryDialingCode}${mobile_num}`,
    columns: { dialing_code: countryDialingCode, mobile_num },
  };
}

/** A mail address to bind. @throws Refusal for what is none */
export function addressToBind({ email: typed = '' }: { email?: string }): NewContact {
  const email = typed.trim();
  if (!isPlain(email) || !/^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(email)) {
    throw new Refusal(422, 'That is not a valid email address.', { code: 'bad_address' });
  }
  return { channel: 'EMAIL', recipient: email, columns: { email } };
}

/** @throws Refusal where the account has it already, or another does, which is not told */
export async function requireFree(
  db: Kysely<Tables>,
  accountId: number,
  { channel, recipient }: NewContact,
): Promise<void> {
  const now = (await readContacts(db, accountId))[channel]?.recipient;
  if (now?.toLowerCase() === recipient.toLowerCase()) {
    throw new Refusal(409, 'This is already linked to your account.', { code: 'same_contact' });
  }
  const other = await db
    .selectFrom('account')
    .select('id')
    .where(({ eb, fn }) =>
      channel === 'SMS'
        ? eb(fn<string>('concat', ['dialing_code', 'mobile_num']), '=', recipient)
        : eb(fn<string>('lower', ['email']), '=', recipient.toLowerCase()),
    )
    .executeTakeFirst();
  if (other) throw taken(channel);
}

export function taken(channel: NewContact['channel']): Refusal {
  return channel === 'SMS'
    ? new Refusal(409, 'This number cannot be used. Please enter another.', { code: 'mobile_taken' })
    : new Refusal(409, 'This email address cannot be used. Please enter another.', { code: 'email_taken' });
}
