import { decimalOf } from '@liveryjs/schemas/decimal';
import type { TeamTop } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { AGENTS } from '#sandbox/identity/account-types.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { membersOf } from './members-of.ts';
import { type BetPeriod, sumBetsBy } from './sum-bets.ts';

const MOST = 5;

/** The accounts that an agent brought whose branches of the team bet the most, with what those bet. */
export async function readTop(
  db: Kysely<Tables>,
  agentId: number,
  period: BetPeriod,
  digits: number,
): Promise<TeamTop[]> {
  const bets = await sumBetsBy(db, 'account', { agentId, ...period });
  const branches = new Map<number, { people: number; active: number; stake: bigint; payout: bigint }>();
  const topOf = new Map<number, number>();
  // Nobody comes before who brought them.
  for (const { id, uplineId } of await membersOf(db, agentId)) {
    const top = topOf.get(uplineId) ?? id;
    topOf.set(id, top);
    const before = branches.get(top) ?? { people: 0, active: 0, stake: 0n, payout: 0n };
    const ownBets = bets.get(id);
    branches.set(top, {
      people: before.people + 1,
      active: before.active + (ownBets ? 1 : 0),
      stake: before.stake + (ownBets?.stake ?? 0n),
      payout: before.payout + (ownBets?.payout ?? 0n),
    });
  }
  const best = [...branches]
    .filter(([, { stake }]) => stake > 0n)
    .sort(([memberId, a], [other, b]) => Number(b.stake - a.stake) || memberId - other)
    .slice(0, MOST);
  if (best.length === 0) return [];
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'username', 'nickname', 'type'])
    .where(
      'id',
      'in',
      best.map(([id]) => id),
    )
    .execute();
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return best.flatMap(([id, { people, active, stake, payout }]) => {
    const account = byId.get(id);
    if (!account) return [];
    return {
      username: account.username,
      nickname: account.nickname,
      kind: AGENTS.includes(account.type) ? 'AGENT' : 'MEMBER',
      people,
      active,
      validBets: decimalOf(stake, digits),
      result: decimalOf(payout - stake, digits),
    } satisfies TeamTop;
  });
}
