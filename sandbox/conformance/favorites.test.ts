import type { Game } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { gamesOf, playerOf } from '#sandbox/testing/player.ts';
import { type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

const IDS = '/wps/relay/MCSFE_getFavoriteIds';
const LIST = '/wps/relay/MCSFE_getFavoriteList';
const RECENT = '/wps/relay/GCS_recentGame?clientType=3';

describePlatform('[4.14] favourite and recent games', (platform) => {
  const favourites = async (gameType: string, count: number) =>
    (await gamesOf(platform, gameType))
      .slice(0, count)
      .map(({ nodeId, vassalage }) => ({ nodeId, vendor: vassalage, gameType }));
  const change = (visitor: Visitor, verb: 'add' | 'remove', body: object) =>
    visitor.ask('POST', `/wps/relay/MCSFE_${verb}Favorite`, { body });
  const ids = async (visitor: Visitor) => (await visitor.ask('GET', IDS)).value as number[];
  const numbers = (games: readonly Game[]) => games.map(({ nodeId }) => nodeId);

  it('are not for guests', async () => {
    const guest = visitorOf(platform);
    for (const url of [IDS, LIST, RECENT]) expect((await guest.ask('GET', url)).code).toBe('not_logged_in');
    const [game = {}] = await favourites('RNG', 1);
    expect((await change(guest, 'add', game)).code).toBe('not_logged_in');
    expect((await change(guest, 'remove', game)).code).toBe('not_logged_in');
  });

  it('come and go, once or twice, for one account alone', async () => {
    const [mai, quynh] = [await playerOf(platform), await playerOf(platform, 'quynh')];
    const games = await favourites('RNG', 2);
    const [older, newer] = games.map(({ nodeId }) => nodeId);
    for (const game of [games[0], games[0], games[1], games[0]]) {
      expect(await change(mai, 'add', game ?? {})).toMatchObject({ status: 200, value: null });
      platform.wait(1000);
    }
    expect(await ids(mai)).toEqual([newer, older]);
    expect(await ids(quynh)).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      expect(await change(mai, 'remove', games[1] ?? {})).toMatchObject({ status: 200, value: null });
    }
    expect(await ids(mai)).toEqual([older]);
    await platform.set({ reset: true });
    expect(await ids(await playerOf(platform))).toEqual([]);
  });

  it('are games that are there', async () => {
    const mai = await playerOf(platform);
    const [game] = await favourites('RNG', 1);
    const wrong = [{ nodeId: 999_999 }, { vendor: 'BTI' }, { gameType: 'LIVE' }];
    for (const part of wrong) {
      expect(await change(mai, 'add', { ...game, ...part })).toMatchObject({
        status: 404,
        code: 'invalid_game',
      });
    }
    expect(await ids(mai)).toEqual([]);
  });

  it('are listed in pages, by category, in a language, the newest first', async () => {
    const mai = await playerOf(platform);
    const slots = await favourites('RNG', 3);
    const [fish] = await favourites('FISH', 1);
    for (const game of [...slots, fish]) {
      await change(mai, 'add', game ?? {});
      platform.wait(1000);
    }
    const list = async (query: string) => (await mai.ask('GET', `${LIST}?${query}`)).value;
    const newest = slots.map(({ nodeId }) => nodeId).reverse();
    const { content, totalPages } = await list('clientType=3&gameType=RNG&pageSize=2');
    expect([numbers(content), totalPages]).toEqual([newest.slice(0, 2), 2]);
    expect(numbers((await list('gameType=RNG&pageSize=2&pageNo=2')).content)).toEqual(newest.slice(2));
    const [first] = (await list('language=VI')).content as Game[];
    expect([first?.nodeId, first?.gameName]).toEqual([
      fish?.nodeId,
      expect.stringMatching(/[ạảấậệịộứửàôáâ]/i),
    ]);
    await platform.set({ vendors: { [fish?.vendor ?? '']: false } });
    expect(numbers((await list('')).content)).toEqual(newest);
  });

  it('of late are what was launched, the latest first, each once', async () => {
    const mai = await playerOf(platform);
    const games = (await gamesOf(platform, 'RNG')).slice(0, 3);
    const [a, b, c] = games.map(({ nodeId }) => nodeId);
    const list = async (query = '') => (await mai.ask('GET', `${RECENT}${query}`)).value;
    expect(await list()).toEqual({ list: [], totalPages: 0 });
    for (const index of [0, 1, 2, 0]) {
      const { nodeId, vassalage } = games[index] ?? { nodeId: 0, vassalage: '' };
      expect((await mai.launch({ nodeId, vassalage })).status).toBe(200);
      platform.wait(1000);
    }
    expect(numbers((await list()).list)).toEqual([a, c, b]);
    const { list: page, totalPages } = await list('&pageSize=2&pageNo=2');
    expect([numbers(page), totalPages]).toEqual([[b], 2]);
    const vendor = games[1]?.vassalage ?? '';
    const ofVendor = games.filter(({ vassalage }) => vassalage === vendor).map(({ nodeId }) => nodeId);
    expect(new Set(numbers((await list(`&vassalage=${vendor}`)).list))).toEqual(new Set(ofVendor));
    const quynh = await playerOf(platform, 'quynh');
    expect((await quynh.ask('GET', RECENT)).value.list).toEqual([]);
  });
});
