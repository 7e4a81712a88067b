/** @module-tag postgres */

import type { BettingBonus, Mission, PersonalProfit } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { moveMoney, readWallet } from '#sandbox/money/move-money.ts';
import { readBooks } from '#sandbox/testing/books.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { placeAndSettle } from '#sandbox/testing/place-and-settle.ts';
import { type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

const [MAI, QUYNH] = [1001, 1002];
const DAY = 24 * 60 * 60 * 1000;
const BALANCED = { total: '0', wrong: [] };
const period = 'from=2026-11-20T00:00:00Z&to=2026-11-25T00:00:00Z';

describePlatform('what bets bring', (platform) => {
  const logIn = async (username: string) => {
    const visitor = visitorOf(platform);
    expect((await visitor.logIn(username)).status).toBe(200);
    return visitor;
  };
  /** Lets days go by, longer than a session lasts. */
  const pass = async (who: Visitor, days = 1) => {
    platform.wait(days * DAY);
    expect((await who.logIn('mai')).status).toBe(200);
  };
  const bet = (stake: bigint, payout = 0n, more: object = {}) =>
    placeAndSettle(platform, { accountId: MAI, stake, payout, ...more });
  const bonusOf = async (who: Visitor): Promise<BettingBonus> =>
    (await who.ask('GET', '/wps/relay/MCSFE_manualRebate')).value;
  const waiting = ({ list }: BettingBonus) =>
    list
      .filter(({ turnover }) => turnover !== '0.00')
      .map((bonus) => [bonus.gameType, bonus.turnover, bonus.claimable]);
  const claim = (who: Visitor, key: string, gameType?: string) =>
    who.ask('POST', '/wps/relay/MCSFE_claimRebate', {
      body: { idempotencyKey: `key-of-a-claim-${key}`, ...(gameType && { gameType }) },
    });
  const missionsOf = async (who: Visitor, query = ''): Promise<Mission[]> =>
    (await who.ask('GET', `/wps/relay/MCSFE_missionSummary${query}`)).value.list;
  const claimMission = (who: Visitor, missionId: number, key = String(missionId)) =>
    who.ask('POST', '/wps/relay/MCSFE_missionClaim', {
      body: { missionId, idempotencyKey: `key-of-a-mission-${key}` },
    });
  const wallet = (accountId = MAI) => readWallet(platform.store.db, accountId);
  const profitOf = async (who: Visitor, query = ''): Promise<PersonalProfit> =>
    (await who.ask('GET', `/wps/relay/MCSFE_personalProfit?${period}${query}`)).value;

  it('[2.35] valid bets count when their day is over, by kind and at the rate of the rank', async () => {
    const mai = await logIn('mai');
    await bet(10_000n);
    await bet(4_000n, 4_000n, { isVoid: true });
    await bet(2_000n, 6_000n, { gameType: 'LIVE' });
    const today = await bonusOf(mai);
    expect([waiting(today), today.claimable, today.list[0]]).toEqual([
      [],
      '0.00',
      { gameType: 'RNG', rate: '0.55', turnover: '0.00', claimable: '0.00', today: '100.00' },
    ]);
    expect((await claim(mai, 'early')).code).toBe('nothing_to_claim');
    await pass(mai);
    const next = await bonusOf(mai);
    expect([waiting(next), next.claimable, next.list[0]?.today]).toEqual([
      [
        ['RNG', '100.00', '0.55'],
        ['LIVE', '20.00', '0.09'],
      ],
      '0.64',
      '0.00',
    ]);
  });

  it('[2.35] a day that is counted by hand comes out the same twice, and keeps its rate', async () => {
    const mai = await logIn('mai');
    await bet(10_000n);
    expect((await platform.set({ countRebates: '2026-11-21' })).status).toBe(400);
    expect((await platform.set({ countRebates: '2026-02-31' })).status).toBe(400);
    await pass(mai);
    const counted = () =>
      platform.store.db.selectFrom('betting_bonus_day').selectAll().where('account_id', '=', MAI).execute();
    expect((await platform.set({ countRebates: '2026-11-21' })).status).toBe(200);
    const first = await counted();
    expect(first).toMatchObject([{ day: '2026-11-21', game_type: 'RNG', rate: 55 }]);
    await platform.store.db.updateTable('account').set({ rank_level: 7 }).where('id', '=', MAI).execute();
    await platform.set({ countRebates: '2026-11-21' });
    expect(await counted()).toEqual(first);
    expect((await bonusOf(mai)).claimable).toBe('0.55');
  });

  it('[2.35] what is claimed is paid once: by one key, by many keys at once, one kind or all', async () => {
    const mai = await logIn('mai');
    await bet(10_000n);
    await bet(2_000n, 0n, { gameType: 'LIVE' });
    await pass(mai);
    const before = await wallet();
    const live = await claim(mai, 'live', 'LIVE');
    expect([live.status, live.value.amount, (await claim(mai, 'live', 'LIVE')).value]).toEqual([
      200,
      '0.09',
      live.value,
    ]);
    expect((await claim(mai, 'live', 'RNG')).code).toBe('idempotency_key_reused');
    const rest = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => claim(mai, key)));
    expect(rest.map(({ status, code }) => code ?? status).sort()).toEqual([
      200,
      ...Array(4).fill('nothing_to_claim'),
    ]);
    expect((await wallet()) - before).toBe(64n);
    expect((await bonusOf(mai)).claimable).toBe('0.00');
    const { value } = await mai.ask('GET', `/wps/relay/MCSFE_rebateRecord?${period}`);
    expect([value.amount, value.list.map((bonus: { gameType: string }) => bonus.gameType)]).toEqual([
      '0.64',
      ['RNG', 'LIVE'],
    ]);
    expect(await readBooks(platform.store.db)).toEqual(BALANCED);
  });

  it('[2.35] the rest of a day is not lost: parts of a cent wait for the next, and days for who is late', async () => {
    const mai = await logIn('mai');
    await bet(100n);
    await pass(mai);
    expect((await bonusOf(mai)).claimable).toBe('0.00');
    await bet(100n);
    await pass(mai, 3);
    // 0.55 cents twice.
    expect((await bonusOf(mai)).claimable).toBe('0.01');
    expect((await claim(mai, 'late')).value.amount).toBe('0.01');
    await bet(1_655n);
    await pass(mai);
    // 0.10 cents were left; 9.1025 came.
    expect((await bonusOf(mai)).claimable).toBe('0.09');
  });

  it('[2.35] missions follow what is bet, in the language that is asked for', async () => {
    const mai = await logIn('mai');
    expect((await missionsOf(mai, '?language=VI'))[0]?.title).toBe('Cược 20 $ trong hôm nay');
    await bet(1_500n);
    const stand = (list: Mission[]) =>
      list.map(({ id, progress, goal, status }) => [id, progress, goal, status]);
    expect(stand(await missionsOf(mai))).toEqual([
      [1, '15.00', '20.00', 'OPEN'],
      [2, '1', '10', 'OPEN'],
      [3, '1', '3', 'OPEN'],
      [4, '0.00', '100.00', 'OPEN'],
      [5, '0.00', '25.00', 'OPEN'],
      [6, '1', '1', 'CLAIMABLE'],
    ]);
    await bet(900n);
    expect((await missionsOf(mai))[0]).toMatchObject({
      progress: '20.00',
      status: 'CLAIMABLE',
      endsAt: '2026-11-22T00:00:00.000Z',
    });
    await pass(mai);
    expect(stand(await missionsOf(mai)).slice(0, 3)).toEqual([
      [1, '0.00', '20.00', 'OPEN'],
      [2, '0', '10', 'OPEN'],
      [3, '1', '3', 'OPEN'],
    ]);
  });

  it('[2.35] the reward of a mission is paid once a span, by any key', async () => {
    const mai = await logIn('mai');
    expect((await claimMission(mai, 1)).code).toBe('mission_not_done');
    await bet(2_000n);
    const before = await wallet();
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => claimMission(mai, 1, key)));
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([
      200,
      'mission_claimed',
      'mission_claimed',
    ]);
    const paid = ['a', 'b', 'c'][answers.findIndex(({ status }) => status === 200)];
    expect((await claimMission(mai, 1, paid)).value).toMatchObject({ id: 1, status: 'CLAIMED' });
    expect((await wallet()) - before).toBe(50n);
    await pass(mai);
    await bet(2_000n);
    expect((await claimMission(mai, 1, 'next-day')).status).toBe(200);
    expect((await wallet()) - before).toBe(100n - 2_000n);
    expect(await readBooks(platform.store.db)).toEqual(BALANCED);
  });

  it('[2.35] deposits and friends are missions that are there once', async () => {
    const mai = await logIn('mai');
    expect((await claimMission(mai, 6)).status).toBe(200);
    await platform.store.db.transaction().execute((db) =>
      moveMoney(db, {
        accountId: MAI,
        amount: 2_500n,
        against: 'bank',
        kind: 'DEPOSIT',
        reference: 'a-deposit',
        at: platform.now(),
      }),
    );
    expect((await claimMission(mai, 5)).value.reward).toBe('5.00');
    await pass(mai, 8);
    expect((await claimMission(mai, 5, 'again')).code).toBe('mission_claimed');
    expect((await missionsOf(mai)).slice(4).map(({ status }) => status)).toEqual(['CLAIMED', 'CLAIMED']);
  });

  it('[2.35] those who bet most this week stand by it, without their names, and so does who asks', async () => {
    const [mai, sofia] = [await logIn('mai'), await logIn('sofia')];
    await bet(60_000n);
    await placeAndSettle(platform, { accountId: QUYNH, stake: 900_000n, payout: 0n });
    const { value } = await mai.ask('GET', '/wps/relay/MCSFE_missionLeaderboard');
    expect([value.list[0], value.own.place > 1, value.list.length <= 10]).toEqual([
      { place: 1, name: 'qu***h', rankLevel: 6, turnover: '9000.00', isOwn: false },
      true,
      true,
    ]);
    expect(value.own).toMatchObject({ name: 'm***', isOwn: true });
    expect([value.from, value.to]).toEqual(['2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z']);
    expect((await sofia.ask('GET', '/wps/relay/MCSFE_missionLeaderboard')).value).not.toHaveProperty('own');
  });

  it('[2.35] won and lost add up by days, with what was paid beside bets', async () => {
    const mai = await logIn('mai');
    await bet(10_000n, 2_500n);
    await bet(2_000n, 0n, { gameType: 'LIVE' });
    await claimMission(mai, 6);
    await pass(mai);
    await claim(mai, 'all');
    const day = {
      count: 2,
      stake: '120.00',
      payout: '25.00',
      bonus: '3.00',
      rebate: '0.00',
      result: '-92.00',
    };
    const next = { count: 0, stake: '0.00', payout: '0.00', bonus: '0.00', rebate: '0.64', result: '0.64' };
    const sums = { ...day, rebate: '0.64', result: '-91.36' };
    expect(await profitOf(mai)).toEqual({
      list: [
        { day: 1, ...day },
        { day: 2, ...next },
      ],
      ...sums,
      currency: 'USD',
    });
    expect(await profitOf(mai, '&gameType=LIVE')).toMatchObject({
      count: 1,
      stake: '20.00',
      bonus: '0.00',
      rebate: '0.09',
      result: '-19.91',
    });
    expect((await profitOf(await logIn('quynh'))).list).toEqual([]);
  });

  it('what is off is refused, and trial accounts have none of it', async () => {
    const trial = visitorOf(platform);
    await trial.freePlay();
    for (const path of ['manualRebate', 'missionSummary', 'missionLeaderboard', `rebateRecord?${period}`]) {
      expect((await trial.ask('GET', `/wps/relay/MCSFE_${path}`)).code).toBe('need_true_account');
    }
    expect((await claim(trial, 'trial')).code).toBe('need_true_account');
    expect((await claimMission(trial, 1)).code).toBe('need_true_account');
    const mai = await logIn('mai');
    await platform.set({ modules: { REBATE3: false, MISSION3: false } });
    expect([(await claim(mai, 'off')).code, (await claimMission(mai, 6)).code]).toEqual([
      'module_off',
      'module_off',
    ]);
  });
});
