import type { MobileChangeRequest } from '@liveryjs/schemas/platform';
import type { Platform } from '#sandbox/http/platform.ts';
import { takeAccountCodes } from './account-code.ts';
import { type NewContact, requireFree, taken } from './new-contact.ts';
import { provePassword } from './prove-password.ts';
import { readContacts } from './read-contacts.ts';

type Proof = Pick<MobileChangeRequest, 'verificationCode' | 'oldCode' | 'password'>;

/** The code of PostgreSQL for a value that another row has. */
const UNIQUE_VIOLATION = '23505';

/**
 * Binds a number or a mail address to an account, in the place of the one so far. Not for a transaction: tries that
 * fail must be counted.
 *
 * @throws Refusal
 */
export async function bindContact(
  platform: Pick<Platform, 'db' | 'clock'>,
  accountId: number,
  contact: NewContact,
  { verificationCode, oldCode, password }: Proof,
): Promise<void> {
  const { db, clock } = platform;
  const { channel, recipient, columns } = contact;
  await requireFree(db, accountId, contact);
  const old = (await readContacts(db, accountId))[channel];
  const bind = { accountId, purpose: 'BIND', channel, recipient } as const;
  const codes = [{ ...bind, code: verificationCode, at: 'verificationCode' }];
  if (old && oldCode !== undefined) {
    const unbind = { ...bind, purpose: 'UNBIND', recipient: old.recipient } as const;
    await takeAccountCodes(db, [...codes, { ...unbind, code: oldCode, at: 'oldCode' }], clock());
  } else {
    if (old) await provePassword(platform, accountId, password ?? '');
    await takeAccountCodes(db, codes, clock());
  }
  try {
    await db.updateTable('account').set(columns).where('id', '=', accountId).execute();
  } catch (error) {
    // Somebody else was given it meanwhile.
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) throw taken(channel);
    throw error;
  }
}
