import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { AGENTS, MEMBER } from './account-types.ts';

/**
 * Requires that an account may come in here [6.06]. Only for somebody who has proved that it is theirs.
 *
 * @throws Refusal for a closed account, and for one of a kind that the site is not for
 */
export async function requireEntry(db: Kysely<Tables>, accountId: number): Promise<void> {
  const { closed, type, site } = await db
    .selectFrom('account')
    .innerJoin('setting', (join) => join.onTrue())
    .select(['closed', 'type', 'site'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (closed) throw refused('account_closed', 'This account is closed. Please contact customer service.');
  if (AGENTS.includes(type)) return;
  if (site === 'agent') throw refused('error_not_agent', 'Non-agents cannot log in.');
  if (type !== MEMBER) throw refused('member_no_enter', 'Non-member account unable to login.');
}

function refused(code: string, message: string): Refusal {
  return new Refusal(403, message, { code });
}
