import { serveBuilds } from '@liveryjs/cli/serve/serve-builds';
import gaming from '@liveryjs/client/portal.json' with { type: 'json' };
import type { SandboxCall, SandboxStateChange } from '@liveryjs/schemas/platform';
import { inject } from 'vitest';
import { askSandbox } from '#tests/harness/ask-sandbox.ts';
import { startSandbox } from '#tests/harness/sandbox.ts';
import { type WatchedSite, watchSite } from './watched-site.ts';

/** The built portals, fed by a sandbox of their own, and watched. */
export interface Site extends WatchedSite {
  /** Sets what an operator would. */
  state(change: SandboxStateChange): Promise<void>;
  /** Returns the bodies that the sandbox was sent in calls of a method and path. */
  sent(call: string): Promise<readonly unknown[]>;
  /** Lets the sandbox stand as it began. */
  reset(): Promise<void>;
}

export async function startSite(): Promise<Site> {
  const sandbox = await startSandbox();
  const server = await serveBuilds({
    root: inject('bundles'),
    outDir: '.',
    platform: sandbox.url,
    places: gaming,
    port: 0,
  });
  const watched = await watchSite(server.port);
  return {
    ...watched,
    async state(change) {
      await askSandbox(sandbox.url, 'POST', '/sandbox/state', change);
    },
    async sent(call) {
      const journal = await askSandbox(sandbox.url, 'GET', '/sandbox/journal?secrets=shown');
      const calls = (journal as SandboxCall[]).filter(({ method, path }) => `${method} ${path}` === call);
      return calls.map(({ body }) => body);
    },
    async reset() {
      await askSandbox(sandbox.url, 'POST', '/sandbox/state', { reset: true });
      await askSandbox(sandbox.url, 'DELETE', '/sandbox/journal');
      watched.takeProblems();
    },
    async close() {
      await watched.close();
      await server.close();
      await sandbox.close();
    },
  };
}
