import { type RawBuilder, sql } from 'kysely';

/**
 * The accounts below an agent, at whatever depth, as rows `(id, upline_id, depth)` to select from; depth 1 are those
 * that the agent brought. The agent is not among them.
 *
 * @param depth how far down; all of it where left out
 */
export function teamBelow(agentId: number, depth?: number): RawBuilder<unknown> {
  const further = depth === undefined ? sql`true` : sql`depth < ${depth}`;
  return sql`(with recursive below as (
    select id, upline_id, 1 as depth from account where upline_id = ${agentId}
    union all
    select account.id, account.upline_id, depth + 1 from account join below on account.upline_id = below.id
    where ${further}
  ) select id, upline_id, depth from below)`;
}
