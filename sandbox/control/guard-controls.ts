import type { FastifyInstance } from 'fastify';
import { Refusal } from '#sandbox/http/refusal.ts';

/** Names that no page of another site can have: whoever asks under one has typed it. */
const LOCAL = /^(([a-z0-9_-]+\.)*localhost|\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:]+\])(:\d+)?$/i;

/**
 * Keeps a sandbox's controls from those who are not meant to have them.
 *
 * @param on whether anybody has them. A server in front says for its own visitors, in `X-Sandbox-Controls: off`, that
 *   they have not
 */
export function guardControls(app: FastifyInstance, on: boolean): void {
  app.addHook('onRequest', async ({ headers }) => {
    const { host = '', 'x-sandbox-controls': mode } = headers;
    if (on && mode !== 'off' && LOCAL.test(host)) return;
    const message =
      on && mode !== 'off'
        ? `The sandbox’s controls are not for the host ${host}. Ask for them as localhost.`
        : 'The sandbox’s controls are off where others reach it. Start it with --sandbox-controls to have them.';
    throw new Refusal(403, message, { code: 'controls_off' });
  });
}
