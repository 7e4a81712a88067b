import type { TeamLink } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { AGENTS } from '#sandbox/identity/account-types.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { rateText } from './rates.ts';

/** An agent's links, newest first. @param code only that one */
export async function readLinks(db: Kysely<Tables>, agentId: number, code?: string): Promise<TeamLink[]> {
  let links = db
    .selectFrom('team_link')
    .innerJoin('affiliate_code', 'affiliate_code.code', 'team_link.code')
    .where('account_id', '=', agentId);
  if (code !== undefined) links = links.where('team_link.code', '=', code);
  const rows = await links
    .select([
      'team_link.code',
      'name',
      'type',
      'rate',
      'made_at',
      'off_at',
      'domain',
      sql<number>`(select count(*)::integer from registration where affiliate_code = team_link.code)`.as(
        'uses',
      ),
    ])
    .orderBy('made_at', 'desc')
    .orderBy('team_link.code')
    .execute();
  return rows.map(
    ({ code, name, type, rate, made_at, off_at, domain, uses }): TeamLink => ({
      code,
      name,
      kind: AGENTS.includes(type) ? 'AGENT' : 'MEMBER',
      rebateRate: rateText(rate),
      uses,
      madeAt: made_at.toISOString(),
      on: off_at === null,
      ...(domain !== null && { domain }),
    }),
  );
}
