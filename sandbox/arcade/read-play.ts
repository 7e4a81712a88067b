import type { GameCategoryCode } from '@liveryjs/schemas/platform';
import type { FastifyRequest } from 'fastify';
import type { Platform } from '#sandbox/http/platform.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { digest } from '#sandbox/identity/secrets.ts';
import { continueSession, tokenOf } from '#sandbox/identity/session.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { kindOf, type PlayKind } from './kind-of.ts';
import { stakesOf } from './stakes-of.ts';

/** A game that somebody plays. */
export interface Play {
  readonly id: number;
  readonly accountId: number;
  readonly nodeId: number;
  readonly name: string;
  readonly vendor: string;
  readonly gameType: GameCategoryCode;
  readonly classify: string;
  readonly kind: PlayKind;
  /** The state that the game keeps between two rounds. */
  readonly memory: unknown;
  readonly currency: { readonly code: string; readonly digits: number };
  /** The possible stakes, in the currency's smallest unit, smallest first. */
  readonly stakes: readonly bigint[];
}

/**
 * The play of a call. It goes on as long as the session that it was launched from, which goes on with it.
 *
 * @throws Refusal, 401, where there is no play, or it or its session has ended
 */
export async function readPlay(request: FastifyRequest, { db, clock }: Platform): Promise<Play> {
  const row = await db
    .selectFrom('play')
    .innerJoin('game', 'game.node_id', 'play.node_id')
    .leftJoin('pvp_room', 'pvp_room.room_id', 'play.room_id')
    .select([
      'play.id',
      'account_id as accountId',
      'session_hash as sessionHash',
      'memory',
      'game.node_id as nodeId',
      'name',
      'vendor',
      'game_type as gameType',
      'game_classify as classify',
      'game.min_bet as leastInGame',
      'pvp_room.min_bet as leastInRoom',
      'pvp_room.max_bet as mostInRoom',
    ])
    .where('token_hash', '=', digest(tokenOf(request) ?? ''))
    .executeTakeFirst();
  if (!row) throw new Refusal(401, 'This game has ended. Please start it again.', { code: 'play_ended' });
  const { sessionHash, leastInGame, leastInRoom, mostInRoom, ...play } = row;
  await continueSession(db, sessionHash, clock());
  const currency = await readCurrency(db, play.accountId);
  return {
    ...play,
    kind: kindOf(play.gameType),
    currency,
    stakes: stakesOf(leastInRoom ?? leastInGame, mostInRoom ?? Number.POSITIVE_INFINITY, currency.digits),
  };
}
