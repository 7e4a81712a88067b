import { gameRows } from '@liveryjs/sandbox/seed/game-rows';
import type { StoryGame } from '#stories/platform/story-game.ts';

/** Games of each category. Nobody pages through ten thousand slots in a story. */
const COUNTS: Readonly<Record<string, number>> = { RNG: 96 };
const COUNT = 18;

/** Games of the sandbox, most played first. */
export function storyGames(): readonly StoryGame[] {
  const { game, game_name } = gameRows();
  const counts: Record<string, number> = {};
  return game
    .toSorted((a, b) => a.hot_rank - b.hot_rank)
    .filter(({ icon, game_type }) => {
      // Lost on purpose: a story that shows what happens then names such a picture itself.
      if (icon.includes('/lost-')) return false;
      counts[game_type] = (counts[game_type] ?? 0) + 1;
      return counts[game_type] <= (COUNTS[game_type] ?? COUNT);
    })
    .map((row) => ({
      nodeId: row.node_id,
      vassalage: row.vendor,
      gameType: row.game_type,
      gameClassify: row.game_classify,
      minBet: row.min_bet,
      minLineNum: row.min_line_num,
      icon: row.icon,
      isHot: row.is_hot,
      isNew: row.is_new,
      theme: row.theme,
      names: {
        EN: row.name,
        ...Object.fromEntries(
          game_name
            .filter(({ node_id }) => node_id === row.node_id)
            .map(({ language, name }) => [language, name]),
        ),
      },
    }));
}
