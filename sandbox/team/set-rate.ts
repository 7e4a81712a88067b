import type { TeamRateRequest } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { rateText } from './rates.ts';
import { readGivenRate } from './read-details.ts';
import { requireInTeam } from './require-in-team.ts';
import { requireRate } from './require-rate.ts';
import { teamBelow } from './team-below.ts';

/**
 * Sets the rate of an account that an agent brought, and on request lowers those below it that would be higher.
 *
 * @param db a transaction of the caller's
 * @throws Refusal not_in_team, not_direct, rate_above_own, rate_below_given
 */
export async function setRate(
  db: Kysely<Tables>,
  agentId: number,
  {
    username,
    rebateRate,
    lowerBelow = false as const,
  }: Omit<TeamRateRequest, 'lowerBelow'> & { lowerBelow?: boolean },
): Promise<void> {
  // Rates are changed one after the other: what was compared still holds when it is written.
  await sql`lock table rebate_rate in share row exclusive mode`.execute(db);
  const { id, upline_id: uplineId } = await requireInTeam(db, agentId, username);
  if (uplineId !== agentId) {
    const message = 'Only the agent who recruited this account can change its rate.';
    throw new Refusal(403, message, { code: 'not_direct' });
  }
  const rate = await requireRate(db, agentId, rebateRate);
  const given = await readGivenRate(db, id);
  if (rate < given && !lowerBelow) {
    const message = `This account has already passed on ${rateText(given)}%. Enter a higher rate.`;
    throw new Refusal(409, message, { code: 'rate_below_given' });
  }
  await db
    .insertInto('rebate_rate')
    .values({ account_id: id, rate })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ rate }))
    .execute();
  await sql`update rebate_rate set rate = ${rate}
    where rate > ${rate} and account_id in (select id from ${teamBelow(id)} as team)`.execute(db);
}
