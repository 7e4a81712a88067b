import type {
  TeamBetsResponse,
  TeamProfitDaysResponse,
  TeamProfitResponse,
  TeamTransactionsResponse,
} from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { type Movement, moveMoney } from '#sandbox/money/move-money.ts';
import { placeBet } from '#sandbox/money/place-bet.ts';
import { settleBet } from '#sandbox/money/settle-bet.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

// Before anything that the platform begins with.
const YESTER = new Date('2024-03-01T12:00:00Z');
const DAYS = 'from=2024-03-01T00:00:00Z&to=2024-03-03T00:00:00Z';
const IDS = { mai: 1001, quynh: 1002, tomas: 1003, linh: 1007 } as const;

describePlatform('reports of teams', (platform) => {
  const agent = async (username = 'tomas') => {
    const visitor = visitorOf(platform);
    expect((await visitor.logIn(username)).status).toBe(200);
    const get = async (what: string, query = '') =>
      (await visitor.ask('GET', `/wps/agent/${what}?${DAYS}&${query}`)).value;
    return { ...visitor, get };
  };
  const bet = (who: keyof typeof IDS, stake: bigint, payout: bigint, day = 0) =>
    platform.store.db.transaction().execute(async (db) => {
      const moment = new Date(YESTER.getTime() + day * 24 * 60 * 60 * 1000);
      const reference = `${who}-${stake}`;
      const { betId } = await placeBet(db, {
        accountId: IDS[who],
        gameType: 'SPORTS',
        vendor: 'GOLS',
        title: 'Match 7',
        stake,
        reference,
        at: moment,
      });
      await settleBet(db, { betId, payout, at: moment });
    });
  const move = (who: keyof typeof IDS, movement: Pick<Movement, 'kind' | 'amount' | 'against'>) =>
    platform.store.db
      .transaction()
      .execute((db) =>
        moveMoney(db, { accountId: IDS[who], reference: `of-${who}`, at: YESTER, ...movement }),
      );
  const sow = async () => {
    await bet('mai', 1_000n, 2_550n);
    await bet('mai', 700n, 0n, 1);
    await bet('quynh', 500n, 0n);
    // Nobody of the team.
    await bet('linh', 900n, 0n);
    // The agent, who is not below itself.
    await bet('tomas', 800n, 1_600n);
    await move('tomas', { kind: 'DEPOSIT', amount: 4_000n, against: 'bank' });
    await move('mai', { kind: 'DEPOSIT', amount: 20_000n, against: 'bank' });
    await move('quynh', { kind: 'WITHDRAW', amount: -3_000n, against: 'held' });
    await move('quynh', { kind: 'BONUS', amount: 150n, against: 'promotions' });
  };

  it('list the bets of everybody below and of nobody else, narrowed, with totals', async () => {
    await sow();
    const tomas = await agent();
    const all = (await tomas.get('bets')) as TeamBetsResponse;
    expect(all.list.map(({ username, bet: { stake } }) => [username, stake])).toEqual([
      ['mai', '7.00'],
      ['quynh', '5.00'],
      ['mai', '10.00'],
    ]);
    expect(all).toMatchObject({ total: 3, totalPages: 1, stake: '22.00', payout: '25.50', currency: 'USD' });
    const count = async (query: string) => ((await tomas.get('bets', query)) as TeamBetsResponse).total;
    expect(await count('username=UYN')).toBe(1);
    expect(await count('username=%25')).toBe(0);
    expect(await count('username=linh')).toBe(0);
    expect(await count('username=tomas')).toBe(0);
    expect(await count('status=WON')).toBe(1);
    expect(await count('gameType=RNG')).toBe(0);
    expect(((await (await agent('amara')).get('bets')) as TeamBetsResponse).total).toBe(0);
  });

  it('sum what people brought, took, bet and won, sorted, and a person by days', async () => {
    await sow();
    const tomas = await agent();
    const profit = (await tomas.get('profit')) as TeamProfitResponse;
    const mai = {
      deposit: '200.00',
      withdrawal: '0.00',
      validBet: '17.00',
      payout: '25.50',
      bonus: '0.00',
      result: '8.50',
    };
    const quynh = {
      deposit: '0.00',
      withdrawal: '30.00',
      validBet: '5.00',
      payout: '0.00',
      bonus: '1.50',
      result: '-3.50',
    };
    expect(profit.list).toEqual([
      { username: 'mai', results: mai },
      { username: 'quynh', results: quynh },
    ]);
    expect(profit).toMatchObject({ total: 2, results: { validBet: '22.00', result: '5.00', bonus: '1.50' } });
    const order = async (query: string) =>
      ((await tomas.get('profit', query)) as TeamProfitResponse).list.map(({ username }) => username);
    expect(await order('sort=withdrawal')).toEqual(['quynh', 'mai']);
    expect(await order('sort=validBet')).toEqual(['mai', 'quynh']);
    expect(await order('sort=withdrawal&direction=back')).toEqual(['mai', 'quynh']);
    expect(await order('direction=back&pageSize=1')).toEqual(['quynh']);
    const { list } = (await tomas.get('profit/days', 'username=mai')) as TeamProfitDaysResponse;
    expect(list.map(({ day, results: { validBet, result } }) => [day, validBet, result])).toEqual([
      ['2024-03-02T00:00:00.000Z', '7.00', '-7.00'],
      ['2024-03-01T00:00:00.000Z', '10.00', '15.50'],
    ]);
    expect((await tomas.ask('GET', `/wps/agent/profit/days?${DAYS}&username=linh`)).code).toBe('not_in_team');
  });

  it('list the movements of everybody below, by kind and person', async () => {
    await sow();
    const tomas = await agent();
    const money = async (query = '') => (await tomas.get('transactions', query)) as TeamTransactionsResponse;
    const { list, income, outgo } = await money('username=quynh');
    expect(list.map(({ username, transaction: { kind } }) => `${username} ${kind}`).sort()).toEqual([
      'quynh BET',
      'quynh BONUS',
      'quynh WITHDRAW',
    ]);
    expect([income, outgo]).toEqual(['1.50', '35.00']);
    expect((await money('kind=DEPOSIT')).list).toMatchObject([
      { username: 'mai', transaction: { amount: '200.00' } },
    ]);
    expect((await money('username=linh')).total).toBe(0);
    expect((await money('username=tomas')).total).toBe(0);
  });

  it('are for agents alone', async () => {
    const mai = await agent('mai');
    for (const what of ['bets', 'profit', 'profit/days', 'transactions']) {
      const answer = await mai.ask('GET', `/wps/agent/${what}?${DAYS}&username=quynh`);
      expect([answer.status, answer.code]).toEqual([403, 'not_agent']);
    }
  });
});
