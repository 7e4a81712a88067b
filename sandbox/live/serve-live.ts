import { PassThrough } from 'node:stream';
import { live } from '@liveryjs/schemas/live';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '#sandbox/http/platform.ts';
import { checkOf } from '#sandbox/http/schemas.ts';
import { sessionOf, tokenOf } from '#sandbox/identity/session.ts';
import { createHub } from './hub.ts';

/** Milliseconds between two lines of a connection on which nothing happens, so that nobody on the way ends it. */
const HEARTBEAT = 15_000;
/** Bytes that may wait for somebody who does not take them. */
const MOST_WAITING = 256 * 1024;

/** Serves the stream of what changes, as server-sent events (HTML Living Standard, 9.2). */
export function serveLive(app: FastifyInstance, platform: Platform): void {
  const hub = createHub(platform);
  const check = checkOf('live-event', 'data');

  app.addHook('onResponse', async ({ method, url }) => {
    if (method !== 'GET' && url !== live.path) hub.nudge();
  });
  app.addHook('preClose', async () => hub.close());

  app.get(live.path, async (request, reply) => {
    const session = tokenOf(request) === undefined ? undefined : await sessionOf(request, platform);
    const stream = new PassThrough();
    const lastId = request.headers['last-event-id'];
    const leave = await hub.join(
      {
        session,
        tell(topic, data, id) {
          const mistakes = check(data);
          if (mistakes.length > 0)
            throw new Error(`${live.path} would tell against its schema: ${JSON.stringify(mistakes)}`);
          if (stream.readableLength > MOST_WAITING) stream.destroy();
          else
            stream.write(
              `${id === undefined ? '' : `id: ${id}\n`}event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`,
            );
        },
        end: () => stream.end(),
      },
      typeof lastId === 'string' ? lastId : undefined,
    );
    const heart = setInterval(() => stream.write(':\n\n'), HEARTBEAT);
    stream.once('close', () => {
      clearInterval(heart);
      leave();
    });
    reply.raw.once('close', () => stream.destroy());
    // Servers on the way would hold the events back until there are many.
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
  });
}
