import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findPostgres } from './find-postgres.ts';
import type { Cluster } from './start-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port that tells whoever connects the address of a PostgreSQL; undefined where the tests run on PGlite. */
    postgresPort?: number;
    /** The prefix of the names of this run's schemas. */
    testSchemas: string;
  }
}

/** Has a PostgreSQL for the tests, which starts when the first of them asks for it. @throws Error where there is none */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const match = findPostgres();
  const schemas = `livery_sandbox_${randomBytes(6).toString('hex')}_`;
  provide('testSchemas', schemas);
  if (!match) throw new Error('There is no PostgreSQL here. Install one, or name one with DATABASE_URL.');
  let cluster: Promise<Cluster> | undefined;
  const start = async (programs: string) => (await import('./start-cluster.ts')).startCluster(programs);
  const addressOf = async () => {
    if ('databaseUrl' in match) return match.databaseUrl;
    cluster ??= start(match.programs);
    return (await cluster).databaseUrl;
  };
  const server = createServer((socket) => {
    socket.on('error', () => {});
    addressOf().then(
      (databaseUrl) => socket.end(JSON.stringify({ databaseUrl })),
      (error: Error) => socket.end(JSON.stringify({ problem: error.message })),
    );
  });
  server.unref();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  provide('postgresPort', (server.address() as AddressInfo).port);
  return async () => {
    server.close();
    if ('databaseUrl' in match) await dropSchemas(match.databaseUrl, schemas);
    await (await cluster?.catch(() => undefined))?.stop();
  };
}

async function dropSchemas(databaseUrl: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where starts_with(nspname, $1)',
    [prefix],
  );
  for (const { name } of rows) await client.query(`drop schema ${client.escapeIdentifier(name)} cascade`);
  await client.end();
}
