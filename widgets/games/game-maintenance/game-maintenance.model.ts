import type { GameLaunch } from '@liveryjs/client/games/launch/game-launch';
import type { Game } from '@liveryjs/schemas/platform';

/** Games to play in the place of a closed one: of other vendors first, as a vendor may be closed as a whole. */
export function suggest(games: readonly Game[], closed: GameLaunch, count: number): readonly Game[] {
  const others = games.filter(({ nodeId }) => String(nodeId) !== String(closed.nodeId));
  const same = others.filter(({ vassalage }) => vassalage === closed.vassalage);
  return [...others.filter((game) => !same.includes(game)), ...same].slice(0, count);
}
