import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { membersOf } from '#sandbox/team/members-of.ts';
import { requireInTeam } from '#sandbox/team/require-in-team.ts';
import { sumBets, sumBetsBy } from '#sandbox/team/sum-bets.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';

const DAY = 24 * 60 * 60 * 1000;
const [TOMAS, AMARA, INGRID, MAI] = [1003, 1009, 1010, 1001];

describePlatform('teams', (platform) => {
  const ago = (days: number) => new Date(platform.now().getTime() - days * DAY);

  it('begin with a history in which every wallet holds what its entries add up to, and the house the rest', async () => {
    const { db } = platform.store;
    const { rows } = await sql<{ username: string }>`
      select username from wallet join account on account.id = wallet.account_id
      where amount <> (select coalesce(sum(entry.amount), 0) from ledger_entry as entry where wallet_id = wallet.id)
        or amount <> coalesce((select balance from ledger_entry as entry join ledger_transaction as movement
          on movement.id = transaction_id where wallet_id = wallet.id order by at desc, movement.id desc limit 1), 0)
    `.execute(db);
    expect(rows).toEqual([]);
    const { count } = await db
      .selectFrom('bet')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('settled_at', '>', ago(60))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(90);
  });

  it('are who is below an agent, and how far', async () => {
    const { db } = platform.store;
    const all = await membersOf(db, TOMAS);
    expect(all).toHaveLength(16);
    expect(all.filter(({ depth }) => depth === 1)).toEqual(await membersOf(db, TOMAS, { depth: 1 }));
    expect(all.find(({ id }) => id === 1031)).toEqual({ id: 1031, uplineId: 1025, depth: 3 });
    expect((await membersOf(db, AMARA)).map(({ id }) => id)).toEqual([1025, 1026, 1027, 1031, 1032]);
    expect(await membersOf(db, MAI)).toEqual([]);
  });

  it('[6.03] have nobody in them whom the agent did not bring, and nobody says whether there is such an account', async () => {
    const { db } = platform.store;
    expect((await requireInTeam(db, TOMAS, ' ABENA ')).id).toBe(1031);
    for (const [agent, username] of [
      [AMARA, 'mai'],
      [AMARA, 'tomas'],
      [AMARA, 'amara'],
      [INGRID, 'abena'],
      [TOMAS, 'nils'],
      [TOMAS, 'nobody'],
      [TOMAS, 'a\u0000'],
      [MAI, 'quynh'],
    ] as const) {
      await expect(requireInTeam(db, agent, username)).rejects.toMatchObject({
        status: 404,
        message: 'Nobody in your team has this username.',
      });
    }
    await requireAgent(platform.store, AMARA);
    await expect(requireAgent(platform.store, MAI)).rejects.toMatchObject({ status: 403 });
  });

  it('have their bets summed for all, for each account and for each day, and add up the same', async () => {
    const { db } = platform.store;
    const period = { from: ago(30), to: platform.now() };
    const all = await sumBets(db, { agentId: TOMAS, ...period });
    const add = (sums: Awaited<ReturnType<typeof sumBetsBy>>) =>
      [...sums.values()].reduce(
        (total, { stake, payout, count }) => ({
          stake: total.stake + stake,
          payout: total.payout + payout,
          count: total.count + count,
        }),
        { stake: 0n, payout: 0n, count: 0 },
      );
    const byAccount = await sumBetsBy(db, 'account', { agentId: TOMAS, ...period });
    const byDay = await sumBetsBy(db, 'day', { agentId: TOMAS, ...period });
    const { members, ...sums } = all;
    expect(sums.count).toBeGreaterThan(20);
    expect(add(byAccount)).toEqual(sums);
    expect(add(byDay)).toEqual(sums);
    expect(byAccount.size).toBe(members);
    expect([...byDay.keys()].every((day) => day >= 0 && day < 30)).toBe(true);
    expect(await sumBets(db, { accountIds: [...byAccount.keys()], ...period })).toEqual(all);
    expect(await sumBets(db, { accountIds: [], ...period })).toEqual({
      stake: 0n,
      payout: 0n,
      count: 0,
      members: 0,
    });
    expect((await sumBets(db, { agentId: INGRID, ...period })).members).toBe(1);
  });
});
