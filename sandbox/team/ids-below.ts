import { type RawBuilder, sql } from 'kysely';
import { nameKey } from '#sandbox/identity/name-key.ts';
import { teamBelow } from './team-below.ts';

/** Selects the numbers of the accounts below an agent, or of those whose username has a text in it. */
export function idsBelow(agentId: number, part?: string): RawBuilder<unknown> {
  const all = sql`select id from ${teamBelow(agentId)} as team`;
  if (part === undefined) return all;
  const pattern = `%${nameKey(part).replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`select id from account where username like ${pattern} and id in (${all})`;
}
