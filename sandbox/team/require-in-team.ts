import { type Kysely, type Selectable, sql } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import { isPlain } from '#sandbox/identity/is-plain.ts';
import { nameKey } from '#sandbox/identity/name-key.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/**
 * The account of a name, where it stands below an agent, at whatever depth.
 *
 * @throws Refusal not_in_team for every other name: nobody learns whether there is such an account elsewhere
 */
export async function requireInTeam(
  db: Kysely<Tables>,
  agentId: number,
  username: string,
): Promise<Selectable<Tables['account']>> {
  const account = isPlain(username)
    ? await db
        .selectFrom('account')
        .selectAll()
        .where('username', '=', nameKey(username))
        .where(
          sql<boolean>`${agentId}::integer in (
            with recursive above as (
              select account.upline_id as id
              union all
              select higher.upline_id from account as higher join above on higher.id = above.id
            ) select id from above where id is not null)`,
        )
        .executeTakeFirst()
    : undefined;
  if (account) return account;
  throw new Refusal(404, 'Nobody in your team has this username.', { code: 'not_in_team' });
}
