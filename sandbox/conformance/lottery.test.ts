import type {
  Game,
  LotteryDraw,
  LotteryDrawsResponse,
  LotteryMenuResponse,
  LotteryOpenedResponse,
  LotteryRules,
} from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { bettorsOf, last2 } from '#sandbox/testing/bettors.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';

const SECOND = 1000;

describePlatform('lotteries', (platform) => {
  const { value, call } = platform;
  const menu = (query = '') => value<LotteryMenuResponse>(`/lgw/vn/games/game_menu?${query}`);
  const draw = (code: string) => value<LotteryDraw>(`/lotto/lgw/games/current?gameCode=${code}`);
  const opened = (code: string, count = 100) =>
    value<LotteryOpenedResponse>(`/lotto/lgw/games/opened/numero?gameCode=${code}&count=${count}`);
  const { member, bet, own } = bettorsOf(platform);

  it('[7.01] lists the lotteries by group, in a language', async () => {
    const groups = await menu();
    expect(groups.map(({ gameGroupCode, gameMenus }) => `${gameGroupCode} ${gameMenus.length}`)).toEqual([
      'VN 5',
      'DRAW 5',
      'QUICK 3',
      'KENO 3',
      'SEA 6',
    ]);
    const [north] = (await menu('language=VI'))[0]?.gameMenus ?? [];
    expect(north).toMatchObject({
      gameCode: 'VNNORTH',
      gameName: 'Xổ Số Miền Bắc',
      vassalage: 'TCG_LOTTO_VN',
      secondsBetween: 86_400,
      prizeModes: ['Lott', 'ZY'],
    });
    expect(north?.numbers.reduce((count, group) => count + group.count, 0)).toBe(27);
    expect(north?.numbers[0]?.labelName).toBe('Giải đặc biệt');
    expect((await menu('language=VI')).map(({ labelName }) => labelName)[0]).toBe('Xổ số Việt Nam');
  });

  it('lists those of one vendor or category, and none of a vendor that is off', async () => {
    const codes = async (query: string) =>
      (await menu(query)).flatMap(({ gameMenus }) => gameMenus.map(({ gameCode }) => gameCode));
    expect(await codes('vassalage=TCG_LOTTO_VN')).toHaveLength(6);
    expect(await codes('gameType=ELOTT')).toHaveLength(10);
    await platform.set({ vendors: { TCG_LOTTO_VN: false } });
    expect(await codes('')).toHaveLength(16);
    expect((await call('/lotto/lgw/games/current?gameCode=VNNORTH')).body.error?.code).toBe('invalid_game');
  });

  it('says of every lottery card which lottery it is', async () => {
    const games = [];
    for (const gameType of ['LOTT', 'ELOTT']) {
      const page = await value<{ games: Game[] }>(
        `/wps/relay/GCSGAME_gameList?gameType=${gameType}&pageSize=100`,
      );
      games.push(...page.games);
    }
    const byCode = new Map(
      (await menu())
        .flatMap(({ gameMenus }) => gameMenus)
        .map((menuEntry) => [menuEntry.gameCode, menuEntry]),
    );
    expect(games).toHaveLength(22);
    for (const { gameCode = '', nodeId, gameName } of games) {
      expect(byCode.get(gameCode)).toMatchObject({ nodeId, gameName });
    }
  });

  it('[9.01] has a hundred draws behind it, one after another, with numbers that it can draw', async () => {
    for (const { gameMenus } of await menu()) {
      for (const { gameCode, numbers, secondsBetween } of gameMenus) {
        const draws = await opened(gameCode);
        expect(draws).toHaveLength(100);
        expect(new Set(draws.map(({ numero }) => numero)).size).toBe(100);
        const times = draws.map(({ openedAt }) => Date.parse(openedAt));
        expect(times).toEqual(times.map((_, index) => (times[0] ?? 0) - index * secondsBetween * SECOND));
        expect(times[0]).toBeLessThanOrEqual(platform.now().getTime());
        expect(draws[0]?.numbers).toHaveLength(numbers.reduce((count, group) => count + group.count, 0));
        expect(new Set(draws.map((lotteryDraw) => lotteryDraw.numbers.join())).size).toBeGreaterThan(1);
      }
    }
  });

  it('[7.01] gives the numbers of Vietnamese lotteries by their own call, and of no other', async () => {
    const url = (code: string) => `/lgw/vn/numeros/opened/game?gameCode=${code}`;
    const north = await value<LotteryOpenedResponse>(url('VNNORTH'));
    expect(north).toEqual(await opened('VNNORTH'));
    expect(north[0]).toMatchObject({ numero: '20261120', openedAt: '2026-11-20T11:15:00.000Z' });
    expect(await call(url('FLASH5'))).toMatchObject({ status: 400 });
  });

  it('takes bets on a draw until it closes, then on the next', async () => {
    expect(await draw('FLASH5')).toMatchObject({
      serverTime: '2026-11-21T10:00:00.000Z',
      current: {
        numero: '20261121-1022',
        closesAt: '2026-11-21T10:00:55.000Z',
        opensAt: '2026-11-21T10:01:00.000Z',
      },
      last: { numero: '20261121-1021', openedAt: '2026-11-21T10:00:00.000Z' },
    });
    platform.wait(55 * SECOND);
    expect(await draw('FLASH5')).toMatchObject({
      current: { numero: '20261121-1023', closesAt: '2026-11-21T10:01:55.000Z' },
      drawing: { numero: '20261121-1022', opensAt: '2026-11-21T10:01:00.000Z' },
      last: { numero: '20261121-1021' },
    });
    platform.wait(5 * SECOND);
    const after = await draw('FLASH5');
    expect(after.drawing).toBeUndefined();
    expect(after.last.numero).toBe('20261121-1022');
  });

  it('says where all lotteries stand as it says it of each', async () => {
    const all = await value<LotteryDrawsResponse>('/lotto/lgw/games/draws');
    expect(all).toHaveLength(22);
    for (const code of ['FLASH5', 'VNNORTH', 'WEEKEND'])
      expect(all.find(({ gameCode }) => gameCode === code)).toEqual(await draw(code));
    platform.wait(55 * SECOND);
    const [flash] = (await value<LotteryDrawsResponse>('/lotto/lgw/games/draws')).filter(
      ({ gameCode }) => gameCode === 'FLASH5',
    );
    expect(flash).toMatchObject({
      current: { numero: '20261121-1023' },
      drawing: { numero: '20261121-1022' },
      last: { numero: '20261121-1021' },
    });
  });

  it('[1.09] scales the odds by the prize mode, and knows only those of the lottery', async () => {
    const rules = (query: string) => value<LotteryRules>(`/lotto/lgw/games/rules?${query}`);
    const odds = ({ playTypes }: LotteryRules, wantedType: string) =>
      playTypes.find(({ playType }) => playType === wantedType)?.prizes.map((prize) => prize.odds);
    const usual = await rules('gameCode=VNNORTH');
    expect(usual).toMatchObject({
      prizeMode: 'Lott',
      currency: 'USD',
      minStake: '0.10',
      maxStake: '1000.00',
    });
    expect([odds(usual, 'de'), odds(usual, 'lo2')]).toEqual([['97.00'], ['3.59']]);
    const other = await rules('gameCode=VNNORTH&prizeMode=ZY');
    expect([other.minStake, odds(other, 'de'), odds(other, 'lo2')]).toEqual(['0.01', ['95.00'], ['3.51']]);
    expect(odds(await rules('gameCode=FLASH5'), 'straight')).toEqual(['96000.00']);
    expect(odds(await rules('gameCode=MEKONG4D'), 'small')).toEqual(['4600.00', '2760.00', '1840.00']);
    expect((await call('/lotto/lgw/games/rules?gameCode=FLASH5&prizeMode=SEA')).status).toBe(400);
    expect((await call('/lotto/lgw/games/rules?gameCode=NOSUCH')).body.error?.code).toBe('invalid_game');
  });

  it.each(['EN', 'TY', 'VI', 'AR'])('says the rules of every lottery in %s', async (language) => {
    for (const { gameMenus } of await menu()) {
      for (const { gameCode, playTypes } of gameMenus) {
        const rules = await value<LotteryRules>(
          `/lotto/lgw/games/rules?gameCode=${gameCode}&language=${language}`,
        );
        expect(rules.playTypes.map(({ playType }) => playType)).toEqual(
          playTypes.map(({ playType }) => playType),
        );
        expect(JSON.stringify(rules)).not.toContain('#');
      }
    }
  });

  it('opens before its time what the operator says, and nothing else', async () => {
    const before = await draw('DAILY3');
    await platform.set({ drawResults: { DAILY3: '4, 0 7' }, drawNow: ['DAILY3'] });
    const after = await draw('DAILY3');
    expect(after.last).toEqual({
      gameCode: 'DAILY3',
      numero: before.current.numero,
      numbers: ['4', '0', '7'],
      openedAt: platform.now().toISOString(),
    });
    expect(after.current.numero).toBe('20261122');
    expect((await opened('DAILY3')).slice(0, 2).map(({ numero }) => numero)).toEqual([
      '20261121',
      '20261120',
    ]);
    await platform.set({ drawNow: ['DAILY3'] });
    expect((await draw('DAILY3')).current.numero).toBe('20261123');
    await platform.set({ reset: true });
    expect(await draw('DAILY3')).toEqual(before);
  });

  it('opens the draw that waits together with the one that takes bets', async () => {
    platform.wait(57 * SECOND);
    await platform.set({ drawNow: ['FLASH5'] });
    expect((await opened('FLASH5', 3)).map(({ numero }) => numero)).toEqual([
      '20261121-1023',
      '20261121-1022',
      '20261121-1021',
    ]);
    expect(await draw('FLASH5')).toMatchObject({ current: { numero: '20261121-1024' } });
    expect((await draw('FLASH5')).drawing).toBeUndefined();
  });

  it.each([
    [{ drawNow: ['NOSUCH'] }, 'body/drawNow/0'],
    [{ drawResults: { NOSUCH: '1' } }, 'body/drawResults/NOSUCH'],
    [{ drawResults: { SPRINT11: '01 01 02 03 04' } }, 'body/drawResults/SPRINT11'],
    [{ drawNow: ['DAILY3'], drawResults: { DAILY4: '12' } }, 'body/drawResults/DAILY4'],
  ])('takes no %j', async (change, pointer) => {
    const { status, body } = await platform.set(change);
    expect([status, body]).toMatchObject([400, { error: { details: [{ at: pointer }] } }]);
    expect((await draw('DAILY3')).current.numero).toBe('20261121');
  });

  it('shows nothing of a draw before it opens, also where its numbers are set', async () => {
    const mai = await member();
    await platform.set({ drawResults: { FLASH5: '90817' } });
    const placed = await bet(mai, [last2('1', '7')]);
    expect(placed.status).toBe(200);
    platform.wait(59 * SECOND);
    const seen = [placed, await draw('FLASH5'), await opened('FLASH5'), await own(mai)];
    expect(JSON.stringify(seen)).not.toMatch(/"9","0","8","1","7"/);
    expect((await opened('FLASH5', 1))[0]?.numero).toBe('20261121-1021');
    platform.wait(SECOND);
    expect((await opened('FLASH5', 1))[0]?.numbers).toEqual([...'90817']);
  });

  it('draws what nobody could know beforehand where somebody bet', async () => {
    const results = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      await platform.set({ reset: true });
      await bet(await member(), [last2('1', '7')]);
      await platform.set({ drawNow: ['FLASH5'] });
      results.add((await opened('FLASH5', 1))[0]?.numbers.join('') ?? '');
    }
    expect(results.size).toBeGreaterThan(1);
  });

  it('lets the balance know of a draw that opened meanwhile', async () => {
    const mai = await member();
    await platform.set({ drawResults: { FLASH5: '90817' } });
    const balance = async () => Number((await mai.ask('GET', '/wps/v2/wallets/balance')).value.sumBalance);
    const before = await balance();
    await bet(mai, [last2('1', '7')]);
    expect(await balance()).toBeCloseTo(before - 1, 5);
    platform.wait(60 * SECOND);
    expect(await balance()).toBeCloseTo(before - 1 + 96, 5);
  });
});
