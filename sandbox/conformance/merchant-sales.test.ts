import type {
  AnnouncementListResponse,
  GameListResponse,
  GamesMenuResponse,
  HelpCentreResponse,
  HotGamesResponse,
  PromotionListResponse,
  VendorListResponse,
  WinnerListResponse,
} from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { gamesOf, playerOf } from '#sandbox/testing/player.ts';

/** Words of what a merchant does not sell that sells lotteries alone. */
const CASINO =
  /\b(slots?|spins?|reels?|casino|fishing|roulette|blackjack|baccarat|sports?|football|live tables?)\b/i;

describePlatform('a merchant that sells lotteries alone', (platform) => {
  const read = async <T>(url: string, merchant = 'kiosk') => {
    const { app } = platform;
    const answer = await app.inject({ url, headers: { host: `${merchant}.localhost` } });
    return answer.json().value as T;
  };

  it('[2.26] has no category and no vendor of anything else', async () => {
    const menus = await read<GamesMenuResponse>('/lgw/games/game_menus');
    expect(menus.map(({ gameCategory }) => gameCategory)).toEqual(['LOTT', 'ELOTT']);
    const { data } = await read<VendorListResponse>('/wps/relay/GCSGAME_vendors');
    expect(data.lanes.map(({ vassalage }) => vassalage)).toEqual(['TCG_SEA', 'TCG', 'TCG_LOTTO_VN']);
    expect(
      (await read<VendorListResponse>('/wps/relay/GCSGAME_vendors', 'aurora')).data.lanes.length,
    ).toBeGreaterThan(50);
  });

  it('has no other games: in lists, among the hot ones, among the wins', async () => {
    const { games } = await read<GameListResponse>('/wps/relay/GCSGAME_gameList?pageSize=100');
    const { list: hot } = await read<HotGamesResponse>('/wps/relay/GCSGAME_hotGames?isPlatform=2');
    const { list: wins } = await read<WinnerListResponse>('/wps/relay/MCSFE_winnerRankList?count=50');
    for (const list of [games, hot, wins]) {
      expect(new Set(list.map(({ gameType }) => gameType))).toEqual(new Set(['LOTT', 'ELOTT']));
    }
  });

  it('speaks of nothing else', async () => {
    const answers = [
      await read<AnnouncementListResponse>('/wps/relay/MCSFE_announcements?pageSize=50'),
      await read<PromotionListResponse>('/wps/relay/MCSFE_promotions'),
      await read<HelpCentreResponse>('/wps/system/helpCenter'),
    ].map((answer) => JSON.stringify(answer));
    for (const text of answers) {
      expect(text.length).toBeGreaterThan(500);
      expect(text).not.toMatch(CASINO);
    }
  });

  it('opens no other game', async () => {
    const [slot] = await gamesOf(platform, 'RNG');
    const mai = await playerOf(platform);
    const { name: _, minBet: __, ...game } = slot ?? { name: '', minBet: 0 };
    expect(await mai.launch(game, { merchant: 'kiosk' })).toMatchObject({
      status: 404,
      code: 'invalid_game',
    });
    expect((await mai.launch(game)).status).toBe(200);
  });
});
