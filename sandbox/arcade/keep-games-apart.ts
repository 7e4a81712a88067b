import type { FastifyInstance } from 'fastify';
import { hostOf } from '#sandbox/http/host-of.ts';
import { pathOf } from '#sandbox/http/path-of.ts';
import { GAMES_HOST } from './games-host.ts';

/**
 * Games are at a host of their own: what belongs to them is nowhere else, and nothing else is there, so that a game
 * can do nothing in the name of a portal.
 */
export function keepGamesApart(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const isGames = hostOf(request).replace(/:\d+$/, '') === GAMES_HOST;
    if (isGames !== pathOf(request).startsWith('/play/')) return reply.callNotFound();
  });
}
