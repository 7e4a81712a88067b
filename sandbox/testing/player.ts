import { expect } from 'vitest';
import type { TestPlatform } from './describe-platform.ts';
import { type Answer, type Visitor, visitorOf } from './visitor.ts';

export const LAUNCH = '/wps/game/launchGame';

/** The parameters of every launch by mai, beside its game. */
export const launchBody = {
  accountType: 1,
  confirmTrans: 0,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  username: 'mai',
  merchantCode: 'aurora',
} as const;

/** The hottest games of a kind. */
export async function gamesOf(platform: TestPlatform, gameType: string, classify?: string) {
  let games = platform.store.db
    .selectFrom('game')
    .select(['node_id as nodeId', 'vendor as vassalage', 'min_bet as minBet', 'name'])
    .where('game_type', '=', gameType as 'RNG')
    .orderBy('hot_rank');
  if (classify !== undefined) games = games.where('game_classify', '=', classify);
  return games.limit(60).execute();
}

/** Somebody who is logged in, and launches. */
export interface Player extends Visitor {
  launch(more: object, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

export async function playerOf(platform: TestPlatform, username = 'mai'): Promise<Player> {
  const visitor = visitorOf(platform);
  expect((await visitor.logIn(username)).status).toBe(200);
  return {
    ...visitor,
    launch: (more, headers = {}) =>
      visitor.ask('POST', LAUNCH, { body: { ...launchBody, username, ...more }, headers }),
  };
}
