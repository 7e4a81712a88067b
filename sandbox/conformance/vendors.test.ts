import type {
  Game,
  GameListResponse,
  GamesMenuResponse,
  HotGamesResponse,
  VendorListResponse,
} from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';

const gameList = '/wps/relay/GCSGAME_gameList';

describePlatform('vendors', ({ value, set }) => {
  const menu = async () => {
    const categories = await value<GamesMenuResponse>('/lgw/games/game_menus');
    return Object.fromEntries(
      categories.map(({ gameCategory, vendors }) => [
        gameCategory,
        vendors.map(({ vassalage }) => vassalage),
      ]),
    );
  };

  it('[1.07] [1.08] stand in their categories, those of cockfights and e-sports in SPORTS', async () => {
    const { RNG, ...others } = await menu();
    expect(RNG).toHaveLength(40);
    expect(others).toEqual({
      LOTT: ['TCG', 'TCG_LOTTO_VN'],
      ELOTT: ['TCG_SEA', 'TCG'],
      LIVE: ['VLVT', 'CRYS', 'ORCH', 'GRSL'],
      FISH: ['TDFG', 'CORL', 'DPBL'],
      PVP: ['CRDH', 'FLTB', 'RVLS'],
      SPORTS: ['BTI', 'GOLS', 'DS88', 'TF'],
      EGAME: ['ARCD', 'TKTK'],
    });
  });

  it('[2.26] leave the menu, the lanes and the lists when they are off, and a category with its last one', async () => {
    await set({ vendors: { VLVT: false, TDFG: false, CORL: false, DPBL: false } });
    expect(await menu()).not.toHaveProperty('FISH');
    const { data } = await value<VendorListResponse>('/wps/relay/GCSGAME_vendors?gameType=LIVE');
    expect(data.lanes.map(({ vassalage }) => vassalage)).toEqual(['CRYS', 'ORCH', 'GRSL']);
    expect((await value<GameListResponse>(`${gameList}?gameType=FISH`)).total).toBe(0);
    expect((await value<GameListResponse>(`${gameList}?gameType=LIVE`)).total).toBe(54);
  });

  it('leave the hot, the popular and the listed games with their own, and come back', async () => {
    const gamesOf = async (vendor: string) => {
      const hot = await value<HotGamesResponse>('/wps/relay/GCSGAME_hotGames?isPlatform=2');
      const popular = await value<Game[]>('/lgw/games/popular?count=100');
      const listed = await value<GameListResponse>(`${gameList}?vassalage=${vendor}&pageSize=100`);
      const countOwn = (games: readonly Game[]) =>
        games.filter(({ vassalage }) => vassalage === vendor).length;
      return [countOwn(hot.list), countOwn(popular), countOwn(listed.games)];
    };
    const [first] = (await value<HotGamesResponse>('/wps/relay/GCSGAME_hotGames?isPlatform=2')).list;
    const vendor = first?.vassalage ?? '';
    const before = await gamesOf(vendor);
    expect(before.every((count) => count > 0)).toBe(true);
    await set({ vendors: { [vendor]: false } });
    expect(await gamesOf(vendor)).toEqual([0, 0, 0]);
    await set({ vendors: { [vendor]: true } });
    expect(await gamesOf(vendor)).toEqual(before);
  });

  it('have a name and a sign', async () => {
    const { data } = await value<VendorListResponse>('/wps/relay/GCSGAME_vendors');
    expect(data.lanes.find(({ vassalage }) => vassalage === 'TCG')).toEqual({
      vassalage: 'TCG',
      vendorName: 'Northlight Draws',
      icon: '/sandbox/img/vendor/TCG.svg',
      gameTypes: ['ELOTT', 'LOTT'],
      isHot: false,
      isNew: false,
    });
  });
});
