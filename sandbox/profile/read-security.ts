import type { MemberSecurity } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Session } from '#sandbox/identity/session.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { maskAddress } from './mask-contact.ts';
import { readAgent } from './read-agent.ts';
import { readContacts } from './read-contacts.ts';

/** Reads the protections of a session's account, and the time of its previous login. */
export async function readSecurity(
  db: Kysely<Tables>,
  { accountId, tokenHash }: Session,
): Promise<MemberSecurity> {
  const account = await db
    .selectFrom('account')
    .leftJoin('registration', 'registration.account_id', 'account.id')
    .select(({ fn, ref, eb }) => [
      'two_factor',
      fn.coalesce('password_set_at', 'registered_at').as('set_at'),
      eb('password_hash', 'is not', null).as('has_password'),
      eb(ref('payment_password_hash'), 'is not', null).as('has_payment'),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { SMS, EMAIL } = await readContacts(db, accountId);
  const last = await db
    .selectFrom('account_login')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('at', '<', (eb) => eb.selectFrom('session').select('began_at').where('token_hash', '=', tokenHash))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { has_password: hasPassword, has_payment: hasPaymentPassword, set_at } = account;
  return {
    hasPassword: Boolean(hasPassword),
    ...(hasPassword && set_at ? { passwordSetAt: set_at.toISOString() } : {}),
    hasPaymentPassword: Boolean(hasPaymentPassword),
    ...(SMS && { mobile: SMS.masked }),
    ...(EMAIL && { email: EMAIL.masked }),
    twoFactor: account.two_factor,
    ...(last && {
      lastLogin: {
        at: last.at.toISOString(),
        address: maskAddress(last.address),
        device: readAgent(last.agent),
      },
    }),
  };
}
