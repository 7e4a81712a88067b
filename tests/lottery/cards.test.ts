import { decideLaunch } from '@liveryjs/client/games/launch/decide-launch';
import { type GameLaunch, launchOf } from '@liveryjs/client/games/launch/game-launch';
import { chosenGame } from '@liveryjs/client/lottery/choose-game';
import { toGame } from '@liveryjs/sandbox/games/select-games';
import { catalogue } from '@liveryjs/sandbox/seed/catalogue';
import type { LotteryGame } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';

const { game: rows, lottery_game: lotteries } = catalogue();
const codes = new Map(lotteries.map(({ node_id, code }) => [node_id, code]));
const vendors = new Map(rows.map(({ node_id, vendor }) => [node_id, vendor]));
const cards = rows.map((row) =>
  toGame({ ...row, game_name: row.name, lottery_code: codes.get(row.node_id) ?? null }),
);
const menu = [
  {
    gameGroupCode: 'ALL',
    labelName: 'All',
    gameMenus: lotteries.map(
      ({ code, node_id }) =>
        ({
          gameCode: code,
          nodeId: node_id,
          vassalage: vendors.get(node_id),
          prizeModes: ['Elott'],
        }) as unknown as LotteryGame,
    ),
  },
];

/** Number of the game that a launch opens. */
function opened(launch: GameLaunch): GameLaunch['nodeId'] {
  const decision = decideLaunch(launch, 'member');
  if (!('path' in decision)) return launch.nodeId;
  const { pathname, searchParams } = new URL(decision.path, 'http://portal.example');
  const ownCodes = pathname === '/vnlottery' ? ['TCG_LOTTO_VN'] : [];
  return chosenGame(menu, ownCodes, searchParams.get('gameCode')).game?.nodeId;
}

test.each([...new Set(rows.map(({ game_type }) => game_type))])(
  '[4.13] [2.04] [2.05] every card of %s opens the game that it shows',
  (category) => {
    const wrong = cards
      .filter(({ gameType }) => gameType === category)
      .filter((card) => opened(launchOf(card)) !== card.nodeId);
    expect(wrong.map(({ gameName }) => gameName)).toEqual([]);
  },
);
