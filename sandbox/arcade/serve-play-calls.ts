import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Platform } from '#sandbox/http/platform.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { type Guess, guess } from './cards/guess.ts';
import { SPECIES, shoot } from './fish/shoot.ts';
import type { PlayKind } from './kind-of.ts';
import { playOnce, type Round } from './play-once.ts';
import { type Play, readPlay } from './read-play.ts';
import { type GameState, readStateOf } from './read-state-of.ts';
import { redeemTicket } from './redeem-ticket.ts';
import { spin } from './slot/spin.ts';
import { stakeOf } from './stake-of.ts';
import { placeOnTable } from './table/place-on-table.ts';

const text = (pattern: string) => ({ type: 'string', pattern });

interface RoundBody {
  readonly requestId: string;
  readonly stake: string;
}

/** The calls of the games' own pages. Only they know them: the shapes are between the two. */
export function servePlayCalls(app: FastifyInstance, platform: Platform): void {
  app.post<{ Body: { ticket: string } }>(
    '/play/api/session',
    bodyOf({ ticket: text('^[\\w-]{43}$') }),
    async ({ body }) => ({
      success: true,
      value: { token: await redeemTicket(platform.db, body.ticket, platform.clock()) },
    }),
  );
  app.get(
    '/play/api/state',
    async (request): Promise<{ success: true; value: GameState }> => ({
      success: true,
      value: await readStateOf(platform, await readPlay(request, platform)),
    }),
  );
  serveRound('spin', 'slot', {}, (round, stake) => spin(round, stake));
  serveRound<{ species: number }>(
    'shoot',
    'fish',
    { species: { type: 'integer', minimum: 0, maximum: SPECIES.length - 1 } },
    (round, stake, { species }) => shoot(round, stake, species),
  );
  serveRound<{ guess: Guess }>('guess', 'cards', { guess: { enum: ['high', 'low'] } }, (round, stake, body) =>
    guess(round, stake, body.guess),
  );
  serveRound<{ pick: string; round: number }>(
    'bet',
    'table',
    { pick: text('^[a-zA-Z0-9]{1,16}$'), round: { type: 'integer' } },
    (round, stake, body) => placeOnTable(round, { stake, pick: body.pick, round: body.round }),
  );

  function serveRound<More = object>(
    name: string,
    kind: PlayKind,
    more: Readonly<Record<string, object>>,
    answer: (round: Round, stake: bigint, body: More & RoundBody) => Promise<object>,
  ): void {
    const body = { requestId: text('^[\\w-]{16,64}$'), stake: text('^[0-9.]{1,32}$'), ...more };
    app.post(`/play/api/${name}`, bodyOf(body), async (request: FastifyRequest) => {
      const play = await readOpenPlay(request);
      if (play.kind !== kind) refuseMistakes([{ at: 'body', message: 'is of another game' }]);
      const round = request.body as More & RoundBody;
      const stake = stakeOf(play, round.stake);
      const value = await playOnce(platform, play, round.requestId, (once) => answer(once, stake, round));
      return { success: true, value };
    });
  }

  /** @throws Refusal also where the game has been closed since it was launched */
  async function readOpenPlay(request: FastifyRequest): Promise<Play> {
    const play = await readPlay(request, platform);
    const closed = await platform.db
      .selectFrom('game')
      .innerJoin('vendor', 'vendor.code', 'game.vendor')
      .select('node_id')
      .where('node_id', '=', play.nodeId)
      .where(({ or, eb }) => or([eb('game.maintenance', '=', true), eb('vendor.maintenance', '=', true)]))
      .executeTakeFirst();
    if (closed)
      throw new Refusal(409, 'This game is under maintenance. Please choose another.', {
        code: 'game_maintenance',
      });
    return play;
  }
}

function bodyOf(properties: Readonly<Record<string, object>>) {
  return {
    schema: {
      body: { type: 'object', additionalProperties: false, required: Object.keys(properties), properties },
    },
  };
}
