import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Platform } from '#sandbox/http/platform.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import type { Origin } from './origin.ts';
import { digest, newSecret } from './secrets.ts';

/** The life of a session without a call, and the longest life of any session. */
const IDLE_MS = 2 * 60 * 60 * 1000;
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Who makes a call. */
export interface Session {
  readonly accountId: number;
  readonly tokenHash: string;
}

/** Begins a session. @returns its token, of which the platform keeps only a digest */
export async function beginSession(
  db: Kysely<Tables>,
  accountId: number,
  origin: Origin,
  now: Date,
): Promise<string> {
  await db.deleteFrom('session').where('ends_at', '<=', now).execute();
  const token = newSecret();
  await db
    .insertInto('session')
    .values({
      token_hash: digest(token),
      account_id: accountId,
      began_at: now,
      ends_at: later(now, IDLE_MS),
      ...origin,
    })
    .execute();
  return token;
}

/**
 * The session of a call, which goes on from now.
 *
 * @throws Refusal, 401, where there is no token or its session has ended
 */
export async function sessionOf(request: FastifyRequest, { db, clock }: Platform): Promise<Session> {
  const token = tokenOf(request);
  if (token === undefined) throw notLoggedIn('You are not logged in. Please log in first.');
  return continueSession(db, digest(token), clock());
}

/**
 * Lets a session go on from now.
 *
 * @throws Refusal, 401, where it has ended
 */
export async function continueSession(db: Kysely<Tables>, tokenHash: string, now: Date): Promise<Session> {
  const { rows } = await sql<{ account_id: number }>`
    update session
    set ends_at = least(${later(now, IDLE_MS)}::timestamptz, began_at + ${LONGEST_MS} * interval '1 millisecond')
    from account
    where account.id = session.account_id and token_hash = ${tokenHash} and ends_at > ${now} and not closed
      and (account.expires_at is null or account.expires_at > ${now})
    returning account_id`.execute(db);
  const [row] = rows;
  if (!row) throw notLoggedIn('Your session has ended. Please log in again.');
  return { accountId: row.account_id, tokenHash };
}

export async function endSession(db: Kysely<Tables>, { tokenHash }: Session): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of an account, and logins that wait for their second step. */
export async function endSessions(db: Kysely<Tables>, accountId: number): Promise<void> {
  for (const table of ['session', 'two_factor'] as const) {
    await db.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
}

/** The token that a call brings along; undefined without one. */
export function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +([A-Za-z0-9._~+/-]{1,1000}=*) *$/i.exec(headers.authorization ?? '')?.[1];
}

function notLoggedIn(message: string): Refusal {
  return new Refusal(401, message, { code: 'not_logged_in' }, { 'www-authenticate': 'Bearer' });
}

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
