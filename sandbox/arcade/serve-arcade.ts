import type { FastifyInstance } from 'fastify';
import type { Platform } from '#sandbox/http/platform.ts';
import { servePages } from './pages/serve-pages.ts';
import { servePlayCalls } from './serve-play-calls.ts';

/** The games themselves. */
export function serveArcade(app: FastifyInstance, platform: Platform): void {
  servePages(app, platform.db);
  servePlayCalls(app, platform);
}
