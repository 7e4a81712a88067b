import { randomInt } from 'node:crypto';
import type { TeamLink, TeamLinkRequest } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import { AGENT_BELOW, MEMBER } from '#sandbox/identity/account-types.ts';
import { nameKey } from '#sandbox/identity/name-key.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { rateText } from './rates.ts';
import { requireRate } from './require-rate.ts';

/** Links of an agent at most. */
const MOST = 50;
/** Letters and digits that look like no others. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/**
 * Makes a link with a code of its own.
 *
 * @param db a transaction of the caller's
 * @throws Refusal rate_above_own, too_many_links
 */
export async function makeLink(
  db: Kysely<Tables>,
  agentId: number,
  { name: wantedName, kind, rebateRate }: Omit<TeamLinkRequest, 'idempotencyKey'>,
  now: Date,
): Promise<TeamLink> {
  const rate = await requireRate(db, agentId, rebateRate);
  const { count } = await db
    .selectFrom('affiliate_code')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', agentId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST) {
    throw new Refusal(409, `You’ve reached the maximum of ${MOST} links.`, {
      code: 'too_many_links',
    });
  }
  const code = await makeCode(db, agentId);
  const name = wantedName.trim() || code;
  const type = kind === 'AGENT' ? AGENT_BELOW : MEMBER;
  await db.insertInto('team_link').values({ code, name, type, rate, made_at: now, off_at: null }).execute();
  return { code, name, kind, rebateRate: rateText(rate), uses: 0, madeAt: now.toISOString(), on: true };
}

async function makeCode(db: Kysely<Tables>, agentId: number): Promise<string> {
  for (;;) {
    const code = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    const made = await db
      .insertInto('affiliate_code')
      .values({ code, code_key: nameKey(code), account_id: agentId, domain: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .executeTakeFirst();
    if (made) return made.code;
  }
}
