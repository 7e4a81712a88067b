import type { LoginAnswer, LoginResult } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { noteLogin } from './note-login.ts';
import type { Origin } from './origin.ts';
import type { Proved } from './proved.ts';
import { readMember } from './read-member.ts';
import { requireEntry } from './require-entry.ts';
import { beginSession } from './session.ts';
import { beginSecondStep } from './two-factor.ts';

/**
 * Logs in to an account, or begins the second step that it asks for. To be called in a transaction.
 *
 * @throws Refusal where the account may not come in here
 */
export async function admit(
  db: Kysely<Tables>,
  proved: Proved,
  origin: Origin,
  now: Date,
): Promise<LoginAnswer> {
  await requireEntry(db, proved.accountId);
  const { two_factor } = await db
    .selectFrom('account')
    .select('two_factor')
    .where('id', '=', proved.accountId)
    .executeTakeFirstOrThrow();
  return two_factor ? beginSecondStep(db, proved, now) : enter(db, proved, origin, now);
}

/** Begins a session. To be called in a transaction. */
export async function enter(
  db: Kysely<Tables>,
  { accountId, passwordExpired }: Proved,
  origin: Origin,
  now: Date,
): Promise<LoginResult> {
  return {
    firstTimeLogin: await noteLogin(db, { accountId, origin, now }),
    passwordExpired,
    token: await beginSession(db, accountId, origin, now),
    member: await readMember(db, accountId),
  };
}
