import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** The names on the way down from an agent, who is left out, to an account of the team, itself last. */
export async function teamPath(db: Kysely<Tables>, agentId: number, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    with recursive above as (
      select id, upline_id, username, 0 as height from account where id = ${accountId}
      union all
      select account.id, account.upline_id, account.username, height + 1
      from account join above on account.id = above.upline_id
      where account.id <> ${agentId}
    ) select username from above order by height desc`.execute(db);
  return rows.map(({ username }) => username);
}
