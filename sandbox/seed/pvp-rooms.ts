import type { gameRows } from './game-rows.ts';

/** By level: how many times the game's smallest bet is staked at least and at most, and how many can play. */
const levels = [
  { least: 1, most: 10, seats: 240 },
  { least: 5, most: 50, seats: 120 },
  { least: 20, most: 200, seats: 48 },
  { least: 100, most: 1000, seats: 16 },
] as const;

/** Rooms of every game that players play against each other; makers differ in how many levels they have. */
export function pvpRooms({ game }: ReturnType<typeof gameRows>) {
  return game
    .filter(({ game_type }) => game_type === 'PVP')
    .flatMap(({ node_id, min_bet }) =>
      levels.slice(0, 3 + (node_id % 2)).map(({ least, most, seats }, level) => ({
        room_id: `${node_id}-${level + 1}`,
        node_id,
        level,
        min_bet: min_bet * least,
        max_bet: min_bet * most,
        seats,
      })),
    );
}
