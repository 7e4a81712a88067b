import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { openStore, type Store } from '#sandbox/store/open-store.ts';

const port = inject('postgresPort');

/** The address of this run's PostgreSQL; undefined where the tests run on PGlite. */
export const testPostgres = port === undefined ? undefined : () => postgresUrl(port);

/** The store that this run proves. */
export const testStore: { readonly name: string; open(): Promise<Store> } = testPostgres
  ? {
      name: 'PostgreSQL',
      open: async () =>
        openStore({
          databaseUrl: await testPostgres(),
          temporary: true,
          // A schema that a worker leaves open goes with the run.
          schema: `${inject('testSchemas')}${randomBytes(6).toString('hex')}`,
        }),
    }
  : { name: 'PGlite', open: () => openStore({ memory: true, templates: '.livery/templates' }) };

async function postgresUrl(clusterPort: number): Promise<string> {
  const { databaseUrl, problem } = JSON.parse(await text(connect(clusterPort, '127.0.0.1')));
  if (problem) throw new Error(problem);
  return databaseUrl;
}
