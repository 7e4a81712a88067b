import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { keepGamesApart } from '#sandbox/arcade/keep-games-apart.ts';
import { serveArcade } from '#sandbox/arcade/serve-arcade.ts';
import { serveCalls } from '#sandbox/calls/index.ts';
import { serveChat } from '#sandbox/chat/serve-chat.ts';
import { installFaults } from '#sandbox/control/faults.ts';
import { guardControls } from '#sandbox/control/guard-controls.ts';
import { installJournal } from '#sandbox/control/journal.ts';
import { serveControl } from '#sandbox/control/serve-control.ts';
import { keepTheDoor } from '#sandbox/http/at-the-door.ts';
import { answerErrors } from '#sandbox/http/errors.ts';
import { readForms } from '#sandbox/http/form-bodies.ts';
import { openSealedBodies } from '#sandbox/http/sealed-bodies.ts';
import { addSecurityHeaders } from '#sandbox/http/security-headers.ts';
import { createCipher } from '#sandbox/identity/cipher.ts';
import { serveLive } from '#sandbox/live/serve-live.ts';
import { servePictures } from '#sandbox/pictures/serve-pictures.ts';
import { sowTeamHistory } from '#sandbox/seed/team-history.ts';
import type { Store } from '#sandbox/store/open-store.ts';
import { serveThirdParty } from '#sandbox/third-party/serve-third-party.ts';

export interface SandboxOptions {
  readonly store: Store;
  readonly clock?: () => Date;
  /** Makes names that cannot be guessed. */
  readonly randomId?: () => string;
  /** Takes what went wrong inside, a finding a line. */
  readonly log?: (line: string) => void;
  /**
   * The secret that the server in front sends in `X-Proxy-Key`, and nobody else knows: only that server may say whom it
   * passes a call on for.
   */
  readonly proxyKey?: string | undefined;
  /** True when `/sandbox/state`, `journal`, `outbox` and `accounts` are served. Default: true. */
  readonly controls?: boolean | undefined;
  /** Milliseconds that a request may take to come, with its body. Default: half a minute. */
  readonly requestTimeout?: number | undefined;
  /** Changes a drawing before it is sent. */
  readonly finishPicture?: (svg: string) => string;
}

export interface Sandbox {
  /** Listens nowhere yet: `app.inject` calls it without a network. */
  readonly app: FastifyInstance;
  /** Ends open connections; the store stays open. */
  close(): Promise<void>;
}

/** The platform over a store. */
export async function createSandbox({
  store: { db },
  clock = () => new Date(),
  randomId = randomUUID,
  log = console.error,
  proxyKey,
  controls = true,
  requestTimeout = 30_000,
  finishPicture,
}: SandboxOptions): Promise<Sandbox> {
  await sowTeamHistory(db, clock());
  const app = fastify({
    bodyLimit: 64 * 1024,
    // The portal's own server passes calls on, and says from where and under which host.
    trustProxy: 'loopback',
    forceCloseConnections: true,
    // A request that never ends would hold what has come of it for ever.
    requestTimeout,
    keepAliveTimeout: requestTimeout,
    http: {
      headersTimeout: Math.min(10_000, requestTimeout),
      connectionsCheckingInterval: Math.min(5000, requestTimeout),
    },
    genReqId: () => randomUUID(),
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } },
  });
  addSecurityHeaders(app);
  answerErrors(app, log);
  keepTheDoor(app, proxyKey);
  keepGamesApart(app);
  app.removeContentTypeParser('text/plain');
  const cipher = createCipher(db, clock);
  openSealedBodies(app, cipher);
  const journal = installJournal(app, clock);
  const faults = installFaults(app);
  const platform = { db, clock, cipher, log };
  serveLive(app, platform);
  await app.register(async (scope) => {
    guardControls(scope, controls);
    serveControl(scope, db, { faults, journal, clock });
  });
  await app.register(async (scope) => {
    readForms(scope);
    serveCalls(scope, platform);
    serveThirdParty(scope, platform);
  });
  serveArcade(app, platform);
  servePictures(app, db, finishPicture);
  await app.register(async (scope) => serveChat(scope, db, { clock, randomId }));
  return { app, close: () => app.close() };
}
