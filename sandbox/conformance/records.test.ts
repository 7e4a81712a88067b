import type { BetRecord, Transaction, TransactionKind, TransactionRecord } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { moveMoney } from '#sandbox/money/move-money.ts';
import { type NewBet, placeBet } from '#sandbox/money/place-bet.ts';
import { settleBet } from '#sandbox/money/settle-bet.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

const BETS = '/wps/relay/MCSFE_betRecord';
const MOVES = '/wps/relay/MCSFE_transactionRecord';
const DAY = 'from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z';

describePlatform('records', (platform) => {
  const loggedIn = async (username = 'mai') => {
    const visitor = visitorOf(platform);
    await visitor.logIn(username);
    return visitor;
  };
  const bet = (reference: string, stake: bigint, payout?: bigint, more: Partial<NewBet> = {}) =>
    platform.store.db.transaction().execute(async (db) => {
      const now = platform.now();
      const title = 'Match 7';
      const placed = {
        accountId: 1001,
        gameType: 'SPORTS',
        vendor: 'BTI',
        title,
        stake,
        reference,
        at: now,
      } as const;
      const { betId } = await placeBet(db, { ...placed, ...more });
      if (payout !== undefined) await settleBet(db, { betId, payout, at: now });
      platform.wait(1000);
      return betId;
    });
  const bets = async (query = DAY, username?: string) =>
    (await (await loggedIn(username)).ask('GET', `${BETS}?${query}`)).value as BetRecord;
  const moves = async (query = DAY, username?: string) =>
    (await (await loggedIn(username)).ask('GET', `${MOVES}?${query}`)).value as TransactionRecord;

  it('list bets, newest first, with the totals of all pages', async () => {
    await bet('a', 1_000n, 2_550n);
    await bet('b', 500n, 0n);
    await bet('c', 250n);
    const { list, ...rest } = await bets(`${DAY}&pageSize=2`);
    expect(list.map(({ stake, payout, status }) => [stake, payout, status])).toEqual([
      ['2.50', '0.00', 'OPEN'],
      ['5.00', '0.00', 'LOST'],
    ]);
    expect(rest).toEqual({ total: 3, totalPages: 2, stake: '17.50', payout: '25.50', currency: 'USD' });
    const second = await bets(`${DAY}&pageSize=2&pageNo=2`);
    expect(second.list).toMatchObject([
      { title: 'Match 7', vassalage: 'BTI', gameType: 'SPORTS', status: 'WON' },
    ]);
  });

  it('count a void bet in no total, neither its stake nor what came back of it', async () => {
    await bet('a', 1_000n, 2_550n);
    const betId = await bet('b', 300n);
    const now = platform.now();
    const { db } = platform.store;
    await db
      .transaction()
      .execute((inside) => settleBet(inside, { betId, payout: 300n, isVoid: true, at: now }));
    const { list, ...sums } = await bets();
    expect(list[0]).toMatchObject({ stake: '3.00', payout: '3.00', status: 'VOID' });
    expect(sums).toMatchObject({ total: 2, stake: '10.00', payout: '25.50' });
  });

  it('narrow bets to days, a kind of game and an outcome', async () => {
    await bet('a', 1_000n, 2_550n);
    await bet('b', 500n, 0n, { gameType: 'LIVE', vendor: 'VLVT' });
    const stakes = async (query: string) => (await bets(query)).list.map(({ stake }) => stake);
    expect(await stakes(`${DAY}&gameType=LIVE`)).toEqual(['5.00']);
    expect(await stakes(`${DAY}&status=WON`)).toEqual(['10.00']);
    expect(await stakes('from=2026-11-20T00:00:00Z&to=2026-11-21T00:00:00Z')).toEqual([]);
    // The end is not in it.
    expect(await stakes('from=2026-11-21T10:00:00Z&to=2026-11-21T10:00:01Z')).toEqual(['10.00']);
  });

  it('name a game in the language asked for', async () => {
    const game = await platform.store.db
      .selectFrom('game_name')
      .innerJoin('game', 'game.node_id', 'game_name.node_id')
      .select(['game.node_id', 'game.vendor', 'game.game_type', 'game.name', 'game_name.name as own'])
      .where('language', '=', 'VI')
      .orderBy('game.node_id')
      .executeTakeFirstOrThrow();
    await bet('a', 100n, 0n, { nodeId: game.node_id, vendor: game.vendor, gameType: game.game_type });
    expect((await bets(`${DAY}&language=VI`)).list[0]?.title).toBe(game.own);
    expect((await bets()).list[0]?.title).toBe(game.name);
    expect((await moves(`${DAY}&language=VI&kind=BET`)).list[0]?.title).toBe(game.own);
  });

  it('list every movement with what the wallet held after it', async () => {
    await bet('a', 1_000n, 2_550n);
    const { db } = platform.store;
    const bonus = {
      accountId: 1001,
      amount: 77n,
      against: 'promotions',
      kind: 'BONUS',
      reference: 'gift',
    } as const;
    await db.transaction().execute((inside) => moveMoney(inside, { ...bonus, at: platform.now() }));
    const { list, ...rest } = await moves();
    expect(list.map(({ kind, amount, balance, title }) => [kind, amount, balance, title])).toEqual([
      ['BONUS', '0.77', '1266.77', undefined],
      ['WIN', '25.50', '1266.00', 'Match 7'],
      ['BET', '-10.00', '1240.50', 'Match 7'],
    ]);
    expect(rest).toEqual({ total: 3, totalPages: 1, income: '26.27', outgo: '10.00', currency: 'USD' });
    expect((await moves(`${DAY}&kind=WIN`)).list).toHaveLength(1);
  });

  it.each<[kind: TransactionKind, reference: string, en: string, vi: string]>([
    ['REWARD', 'mission-5', 'Deposit $25 in total', 'Nạp tổng cộng 25 $'],
    ['REWARD', 'mission-1-2026-11-21', 'Bet $20 today', 'Cược 20 $ trong hôm nay'],
    [
      'REWARD',
      'referral-2026-11-20-1',
      'Friends’ bets on Nov 20, 2026',
      'Cược của bạn bè ngày 20 thg 11, 2026',
    ],
    ['REBATE', 'rebate-7', 'Betting bonus', 'Hoàn trả cược'],
    ['REBATE', 'team-rebate-2026-11-20', 'Rebate for Nov 20, 2026', 'Hoàn trả ngày 20 thg 11, 2026'],
  ])('say of a %s %s what it was, in the reader’s language', async (kind, reference, en, vi) => {
    const gift = { accountId: 1001, amount: 77n, against: 'rewards', kind, reference } as const;
    await platform.store.db.transaction().execute((db) => moveMoney(db, { ...gift, at: platform.now() }));
    expect((await moves()).list.map(({ title }) => title)).toEqual([en]);
    expect((await moves(`${DAY}&language=VI`)).list.map(({ title }) => title)).toEqual([vi]);
  });

  it('say in words or by a document’s number what each movement was, never by an id of inside', async () => {
    const days = 'from=2020-01-01T00:00:00Z&to=2027-01-01T00:00:00Z&pageSize=100';
    const seen = new Map<string, string | undefined>();
    const look = ({ kind, reference, title }: Transaction) => {
      const number = /^[A-Z]{2}\d{6}-[0-9A-Z]{6,10}$/.test(reference) ? reference : undefined;
      seen.set(`${kind} ${reference.replaceAll(/\d+/g, '#')}`, title ?? number);
    };
    const tomas = await loggedIn('tomas');
    for (let page = 1; page <= 40; page += 1) {
      const { value } = await tomas.ask('GET', `/wps/agent/transactions?${days}&pageNo=${page}`);
      for (const { transaction } of value.list) look(transaction);
    }
    for (const who of ['mai', 'quynh', 'tomas']) for (const move of (await moves(days, who)).list) look(move);
    const nameless = [...seen].filter(
      ([name, title]) => title === undefined && name !== 'OPENING opening-MAIN',
    );
    expect(nameless).toEqual([]);
    expect(seen.get('OPENING opening-VLVT')).toBe('Velvet Hall');
  });

  it('are nobody else’s', async () => {
    await bet('a', 1_000n, 2_550n);
    expect(await bets(DAY, 'quynh')).toMatchObject({ list: [], total: 0, stake: '0.00' });
    expect(await moves(DAY, 'quynh')).toMatchObject({ list: [], total: 0, income: '0.00' });
    const stranger = visitorOf(platform);
    for (const path of [BETS, MOVES]) expect((await stranger.ask('GET', `${path}?${DAY}`)).status).toBe(401);
  });

  it.each(['from=yesterday&to=today', 'from=2026-11-21T00:00:00Z', `${DAY}&status=BEST`, `${DAY}&pageNo=0`])(
    'refuse %s',
    async (query) => {
      expect((await (await loggedIn()).ask('GET', `${BETS}?${query}`)).code).toBe('bad_request');
    },
  );
});
