import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { rateOf, rateText, readRate } from './rates.ts';

/**
 * The rate that an agent gives on, in basis points.
 *
 * @throws Refusal rate_above_own
 */
export async function requireRate(db: Kysely<Tables>, agentId: number, text: string): Promise<number> {
  const rate = rateOf(text);
  const ownRate = await readRate(db, agentId);
  if (rate <= ownRate) return rate;
  throw new Refusal(409, `This rate is above your own, which is ${rateText(ownRate)}%.`, {
    code: 'rate_above_own',
  });
}
