import type { RegisterRules, TeamOpened, TeamOpenRequest } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import { AGENT_BELOW, MEMBER } from '#sandbox/identity/account-types.ts';
import { createAccount, refuseTaken } from '#sandbox/identity/create-account.ts';
import { noteRegistration } from '#sandbox/identity/note-registration.ts';
import { hashPassword } from '#sandbox/identity/password.ts';
import { checkField } from '#sandbox/identity/register-fields.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { rateText, readRate } from './rates.ts';
import { requireRate } from './require-rate.ts';

interface NewMember extends Omit<TeamOpenRequest, 'idempotencyKey'> {
  readonly agentId: number;
  readonly rules: RegisterRules;
  readonly language: string;
  /** Where the agent calls from. */
  readonly address: string;
  readonly now: Date;
}

/**
 * Opens an account below an agent. Its password is known to the agent: it has expired before it is used.
 *
 * @param db a transaction of the caller's
 * @throws Refusal rule_broken, username_taken, rate_above_own
 */
export async function openAccount(db: Kysely<Tables>, member: NewMember): Promise<TeamOpened> {
  const { agentId, kind, rebateRate, password, rules, language, address, now } = member;
  const username = member.username.trim();
  const fields = { username, password };
  const details = (['username', 'password'] as const).flatMap((field) => {
    const message = checkField(field, fields[field] || undefined, { rules });
    return message === undefined ? [] : [{ at: `body/${field}`, message }];
  });
  if (details.length > 0) {
    const list = details.map(({ at, message }) => `${at} ${message}`).join('; ');
    const message = `Some details are not valid: ${list}.`;
    throw new Refusal(422, message, { code: 'rule_broken', details });
  }
  const rate = await requireRate(db, agentId, rebateRate);
  await refuseTaken(db, { username });
  const accountId = await createAccount(db, {
    username,
    passwordHash: await hashPassword(password),
    passwordExpiresAt: now,
    language,
    uplineId: agentId,
    type: kind === 'AGENT' ? AGENT_BELOW : MEMBER,
    rate,
  });
  await noteRegistration(db, accountId, { registered_at: now, method: 'AGENT', address });
  const { username: written } = await db
    .selectFrom('account')
    .select('username')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { username: written, kind, rebateRate: rateText(await readRate(db, accountId)) };
}
