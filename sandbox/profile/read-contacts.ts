import type { AccountCodeRequest } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { maskEmail, maskNumber } from './mask-contact.ts';

type Channel = AccountCodeRequest['channel'];

/** An address or number by which an account can be reached. */
interface Contact {
  /** A mail address, or all digits of a number. */
  readonly recipient: string;
  readonly masked: string;
}

/** Reads the contacts bound to an account, by channel. */
export async function readContacts(
  db: Kysely<Tables>,
  accountId: number,
): Promise<Partial<Record<Channel, Contact>>> {
  const { email, dialing_code, mobile_num } = await db
    .selectFrom('account')
    .select(['email', 'dialing_code', 'mobile_num'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const hasNumber = dialing_code !== null && mobile_num !== null;
  return {
    ...(hasNumber && {
      SMS: { recipient: `${dialing_code}${mobile_num}`, masked: maskNumber(dialing_code, mobile_num) },
    }),
    ...(email !== null && { EMAIL: { recipient: email, masked: maskEmail(email) } }),
  };
}

/** @throws Refusal where nothing is bound that could be reached so */
export async function requireContact(
  db: Kysely<Tables>,
  accountId: number,
  channel: Channel,
): Promise<Contact> {
  const contact = (await readContacts(db, accountId))[channel];
  if (contact) return contact;
  const missing = channel === 'SMS' ? 'mobile number' : 'email address';
  throw new Refusal(409, `Your account has no ${missing} yet. Please add one first.`, { code: 'not_bound' });
}
