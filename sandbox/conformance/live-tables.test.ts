import type { Game, GameListResponse, LiveTable, LiveTableListResponse } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import type { Whole } from '#sandbox/testing/whole.ts';

const path = '/wps/relay/GCSGAME_liveTables';

describePlatform('live tables', (platform) => {
  const games = async () =>
    (await platform.value<Whole<GameListResponse>>('/wps/relay/GCSGAME_gameList?gameType=LIVE&pageSize=100'))
      .games;
  const tables = async (selected: readonly Pick<Game, 'nodeId'>[], query = '') => {
    const nodeId = selected.map(({ nodeId: number }) => number).join(',');
    return (await platform.value<LiveTableListResponse>(`${path}?nodeId=${nodeId}&${query}`)).tables;
  };

  it('have a dealer, a language, limits that are the game’s, and seats or room for everybody', async () => {
    const live = await games();
    const all = await tables(live);
    expect(all).toHaveLength(live.length);
    const byNumber = new Map(live.map((game) => [game.nodeId, game]));
    for (const { nodeId, dealer, spoken, minBet = 0, maxBet, seats, players = -1 } of all) {
      const game = byNumber.get(nodeId);
      expect(dealer).toMatch(/^\p{L}+( \p{L}+)?$/u);
      expect(['en', 'vi', 'fil', 'ar']).toContain(spoken);
      expect([minBet, maxBet]).toEqual([game?.minBet, minBet * 50]);
      const hasSeats = ['BACCARAT', 'BLACKJACK', 'DRAGONTIGER'].includes(game?.gameClassify ?? '');
      expect(seats !== undefined).toBe(hasSeats);
      expect(players).toBeGreaterThanOrEqual(0);
      if (seats !== undefined) expect(players).toBeLessThanOrEqual(seats);
    }
    // Some are full, most are not.
    const full = all.filter(({ seats, players }) => seats === players);
    expect(full.length).toBeGreaterThan(0);
    expect(full.length).toBeLessThan(all.length / 2);
  });

  it('are the same for everybody who looks, and change as time passes', async () => {
    const live = await games();
    const before = await tables(live);
    expect(await tables(live)).toEqual(before);
    const changed = (now: readonly LiveTable[], name: 'players' | 'dealer') =>
      now.filter((table, index) => table[name] !== before[index]?.[name]).length;
    platform.wait(5 * 60_000);
    const soon = await tables(live);
    expect(changed(soon, 'players')).toBeGreaterThan(5);
    expect(changed(soon, 'dealer')).toBeLessThan(before.length / 2);
    platform.wait(40 * 60_000);
    const later = await tables(live);
    expect(changed(later, 'dealer')).toBeGreaterThan(before.length / 2);
    for (const [index, { spoken, minBet }] of later.entries()) {
      expect([spoken, minBet]).toEqual([before[index]?.spoken, before[index]?.minBet]);
    }
  });

  it('are named in the letters of the language asked for', async () => {
    for (const { dealer } of await tables(await games(), 'language=AR')) {
      expect(dealer).toMatch(/^[\p{Script=Arabic} ]+$/u);
    }
  });

  it('are of live games of vendors that are on, and of no others', async () => {
    const live = await games();
    expect(await tables([{ nodeId: 999_999 }, ...live.slice(0, 1)])).toHaveLength(1);
    const slots = await platform.value<GameListResponse>(
      '/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=3',
    );
    expect(await tables(slots.games)).toEqual([]);
    const vendor = live[0]?.vassalage ?? '';
    await platform.set({ vendors: { [vendor]: false } });
    const left = new Set((await tables(live)).map(({ nodeId }) => nodeId));
    expect(live.filter(({ nodeId }) => left.has(nodeId)).map(({ vassalage }) => vassalage)).not.toContain(
      vendor,
    );
    expect(left.size).toBeGreaterThan(0);
  });

  it.each(['', 'nodeId=', 'nodeId=1,x', 'nodeId=0'])('refuse %j', async (query) => {
    expect((await platform.call(`${path}?${query}`)).status).toBe(400);
  });
});
