import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { teamBelow } from './team-below.ts';

export interface TeamPlace {
  readonly id: number;
  readonly uplineId: number;
  /** 1: the agent brought the account. */
  readonly depth: number;
}

/** Where the accounts below an agent stand, from the nearest on; the agent is not among them. */
export async function membersOf(
  db: Kysely<Tables>,
  agentId: number,
  { depth }: { readonly depth?: number } = {},
): Promise<readonly TeamPlace[]> {
  const { rows } = await sql<TeamPlace>`
    select id, upline_id as "uplineId", depth from ${teamBelow(agentId, depth)} as team
    order by depth, id`.execute(db);
  return rows;
}
