import type {
  Game,
  GameListResponse,
  HotGamesResponse,
  LotteryMenuResponse,
} from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import type { Whole } from '#sandbox/testing/whole.ts';

const gameList = '/wps/relay/GCSGAME_gameList';

describePlatform('games', ({ call, value, set }) => {
  const list = (query = '') => value<Whole<GameListResponse>>(`${gameList}?${query}`);
  const names = (games: readonly Game[]) => games.map(({ gameName }) => gameName);

  it('[9.01] has 42 games a page unless told otherwise', async () => {
    const all = await list();
    expect([all.games.length, all.totalPages, all.total]).toEqual([42, Math.ceil(all.total / 42), all.total]);
    const slots = await list('gameType=RNG&pageSize=100');
    expect([slots.games.length, slots.totalPages, slots.total]).toEqual([100, 100, 10_000]);
  });

  it('has every game on one page only, the last page being shorter', async () => {
    const pages = [];
    for (let page = 1; page <= 2; page += 1)
      pages.push(await list(`gameType=LIVE&pageSize=40&pageNo=${page}`));
    expect(pages.map(({ games }) => games.length)).toEqual([40, 32]);
    expect(new Set(pages.flatMap(({ games }) => games.map(({ nodeId }) => nodeId))).size).toBe(72);
    expect((await list('gameType=LIVE&pageNo=9')).games).toEqual([]);
  });

  it.each([
    ['gameName=CAF%C3%89%20OLE', 'EN', /café olé/i],
    ['gameName=cafe%20ol%C3%A9', 'EN', /café olé/i],
    ['gameName=banh%20xe', 'VI', /bánh xe/i],
    ['gameName=%C4%90%E1%BA%A0I%20S%E1%BA%A2NH', 'VI', /đại sảnh/i],
    ['gameName=%E2%80%99s%20lotus', 'EN', /’s lotus/i],
    ['gameName=%D8%A7%D9%84%D8%A7%D8%AE%D8%B7%D8%A8%D9%88%D8%B7', 'AR', /الأخطبوط/],
  ])('finds %s in %s', async (query, language, pattern) => {
    const { games, total } = await list(`${query}&language=${language}`);
    expect(total).toBeGreaterThan(0);
    for (const name of names(games)) expect(name).toMatch(pattern);
  });

  it.each(['%25', '_', "'; drop table game; --"])('takes %s as text', async (text) => {
    expect((await list(`gameName=${encodeURIComponent(text)}`)).total).toBe(0);
  });

  it('sorts by heat, by name and by age', async () => {
    const [hot, name, fresh] = [await list('sort=hot'), await list('sort=name'), await list('sort=new')];
    expect((await list()).games).toEqual(hot.games);
    expect(hot.games.every(({ isHot }) => isHot)).toBe(true);
    expect(fresh.games.every(({ isNew }) => isNew)).toBe(true);
    const order = names(name.games).map((text) => text.toLowerCase());
    expect(order).toEqual([...order].sort());
  });

  it('narrows by vendors, kind and smallest bet', async () => {
    const rings = await list('gameType=SPORTS&vassalage=DS88,TF&pageSize=100');
    expect(new Set(rings.games.map(({ gameClassify }) => gameClassify))).toEqual(
      new Set(['COCKFIGHT', 'ESPORTS']),
    );
    expect(rings.total).toBe(14);
    const low = await list('gameClassify=JACKPOT&minBet=0.1&minLineNum=9&pageSize=100');
    expect(low.total).toBeGreaterThan(0);
    expect(low.games.every(({ minBet, minLineNum }) => minBet <= 0.1 && minLineNum <= 9)).toBe(true);
  });

  it('names what it does not take, all at once', async () => {
    expect(await call(`${gameList}?pageNo=0&sort=best&foo=1`)).toEqual({
      status: 400,
      body: {
        success: false,
        message:
          'The request is not what this call takes: query/foo is not known here; query/sort must be one of hot, name, new; query/pageNo must be >= 1.',
        error: {
          code: 'bad_request',
          details: [
            { at: 'query/foo', message: 'is not known here' },
            { at: 'query/sort', message: 'must be one of hot, name, new' },
            { at: 'query/pageNo', message: 'must be >= 1' },
          ],
        },
      },
    });
  });

  it('lists hot games, of all vendors or of one', async () => {
    const { list } = await value<HotGamesResponse>('/wps/relay/GCSGAME_hotGames?isPlatform=2');
    expect(list).toHaveLength(60);
    expect(new Set(list.map(({ gameType }) => gameType)).size).toBeGreaterThan(4);
    const vendor = list[0]?.vassalage ?? '';
    const ofVendor = await value<HotGamesResponse>(
      `/wps/relay/GCSGAME_hotGames?isPlatform=2&vassalage=${vendor}`,
    );
    expect(new Set(ofVendor.list.map(({ vassalage }) => vassalage))).toEqual(new Set([vendor]));
  });

  it.each([
    ['jade', ['LOTT', 'FISH']],
    ['harbor', ['SPORTS', 'LIVE']],
  ])(
    'lists for %s games of its own categories first, by turns, then the rest',
    async (merchant, ownCategories) => {
      const hot = async (query: string) =>
        (await value<HotGamesResponse>(`/wps/relay/GCSGAME_hotGames?isPlatform=2&${query}`)).list;
      const list = await hot(`merchantCode=${merchant}`);
      expect(list.slice(0, 4).map(({ gameType }) => gameType)).toEqual([...ownCategories, ...ownCategories]);
      const count = list.findIndex(({ gameType }) => !ownCategories.includes(gameType));
      expect(count).toBeGreaterThan(11);
      const first = new Set(list.slice(0, count).map(({ nodeId }) => nodeId));
      const rest = (await hot('merchantCode=aurora')).filter(({ nodeId }) => !first.has(nodeId));
      expect(list.slice(count)).toEqual(rest.slice(0, list.length - count));
    },
  );

  it('lists hot, popular and other games in English where a language was switched off', async () => {
    const names = async () => {
      const { list } = await value<HotGamesResponse>('/wps/relay/GCSGAME_hotGames?isPlatform=2&language=VI');
      const { games } = await value<Whole<GameListResponse>>(`${gameList}?language=VI&gameType=FISH`);
      const popular = await value<Game[]>('/lgw/games/popular?language=VI');
      return [...list, ...games, ...popular].map(({ gameName }) => gameName).join();
    };
    const vietnamese = /[ảạăắậệịộủứĐ]/;
    expect(await names()).toMatch(vietnamese);
    await set({ languages: { VI: false } });
    expect(await names()).not.toMatch(vietnamese);
  });

  it.each(['LOTT', 'ELOTT'])('gives each game of %s the code of its lottery', async (gameType) => {
    const menu = await value<LotteryMenuResponse>('/lgw/vn/games/game_menu?language=EN');
    const lotteries = menu.flatMap(({ gameMenus }) => gameMenus);
    const { games } = await list(`gameType=${gameType}&pageSize=100`);
    expect(games.map(({ gameCode }) => gameCode)).toEqual(
      games.map(({ nodeId }) => lotteries.find((lottery) => lottery.nodeId === nodeId)?.gameCode),
    );
    expect(games.every(({ gameCode }) => gameCode !== undefined)).toBe(true);
  });

  it('[9.01] lists 20 popular games unless told otherwise', async () => {
    expect(await value<Game[]>('/lgw/games/popular')).toHaveLength(20);
    expect(await value<Game[]>('/lgw/games/popular?count=3')).toHaveLength(3);
  });
});
