import { randomUUID } from 'node:crypto';
import type { GameState } from '#sandbox/arcade/read-state-of.ts';
import type { TestPlatform } from './describe-platform.ts';
import type { Player } from './player.ts';

export const gamesHost = 'games.localhost:5173';

interface PlayAnswer<Value> {
  readonly status: number;
  readonly value: Value;
  readonly code: string | undefined;
}

/** A game that is open, as its page calls the platform. */
export interface OpenGame {
  readonly ticket: string;
  readonly token: string;
  state(): Promise<PlayAnswer<GameState>>;
  /** Plays a round, by a request of its own unless one is named. */
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is what the test says.
  round(name: string, body: object, requestId?: string): Promise<PlayAnswer<any>>;
}

/** A call of the games' own. */
export async function callGames(
  platform: TestPlatform,
  method: 'GET' | 'POST',
  url: string,
  { body, token, host = gamesHost }: { body?: object; token?: string; host?: string } = {},
) {
  const response = await platform.app.inject({
    method,
    url,
    headers: { host, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}

export async function redeem(platform: TestPlatform, ticket: string) {
  const { status, text } = await callGames(platform, 'POST', '/play/api/session', { body: { ticket } });
  const { value, error } = JSON.parse(text);
  return { status, token: value?.token as string, code: error?.code as string | undefined };
}

/** Launches a game and opens it as its page does. */
export async function openGame(platform: TestPlatform, player: Player, game: object): Promise<OpenGame> {
  const { value } = await player.launch(game);
  const ticket = new URL(value.game_url ?? value.game_url2).searchParams.get('ticket') ?? '';
  const { token } = await redeem(platform, ticket);
  const call = async (method: 'GET' | 'POST', name: string, body?: object) => {
    const { status, text } = await callGames(platform, method, `/play/api/${name}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
    const answer = JSON.parse(text);
    return { status, value: answer.value, code: answer.error?.code };
  };
  return {
    ticket,
    token,
    state: () => call('GET', 'state'),
    round: (name, body, requestId = randomUUID()) => call('POST', name, { ...body, requestId }),
  };
}
