import { gameAddress } from './game-address.ts';

const TYPES = ['game:ready', 'game:balance', 'game:close', 'game:error'] as const;

/** A message that a game in a frame sends the portal: it shows, money has moved, it is done, it cannot go on. */
export type GameMessage = (typeof TYPES)[number];

/**
 * Reads a message of a game. That it came from the frame is the caller's to check.
 *
 * @param origins that games may come from
 * @param ownOrigin the portal's own origin
 * @returns undefined for what no game of these origins says
 */
export function gameMessage(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  origins: readonly string[],
  ownOrigin: string,
): GameMessage | undefined {
  if (gameAddress(`${origin}/`, origins, ownOrigin) === undefined) return undefined;
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  return TYPES.find((type) => type === data.type);
}
