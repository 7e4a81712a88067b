import type { FastifyInstance } from 'fastify';
import { refuseMistakes } from './call.ts';
import { checkOf } from './schemas.ts';

/** Answers nothing, at once, to pages of any origin: they measure how far the platform is on each of its domains [4.17]. */
export function servePing(app: FastifyInstance): void {
  const check = checkOf('ping-request', 'query');
  app.get('/wps/system/test/ping', async (request, reply) => {
    refuseMistakes(check({ ...(request.query as object) }));
    reply.header('access-control-allow-origin', '*');
    return { success: true, value: null };
  });
}
