import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type PGlite, PGlite as PGliteDatabase } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { forgetMark } from '#sandbox/control/mark.ts';
import { sow } from '#sandbox/seed/sow.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { embeddedPool, serverPool } from './pools.ts';
import type { Tables } from './tables.ts';
import { keepTemplate, readTemplate } from './template.ts';

/** Where the sandbox keeps its data. */
export type StorePlace =
  /** Gone when it closes. */
  | { readonly memory: true; readonly templates?: string }
  /** Embedded, in a folder that no other process has open. */
  | { readonly folder: string; readonly templates?: string }
  /** PostgreSQL. `temporary`: in a schema that goes when it closes, and that nobody else has unless it is named. */
  | { readonly databaseUrl: string; readonly temporary?: boolean; readonly schema?: string };

export interface Store {
  readonly db: Kysely<Tables>;
  /** For people. */
  readonly name: string;
  close(): Promise<void>;
}

/** Opens the data, with today's tables and today's seed. */
export async function openStore(place: StorePlace): Promise<Store> {
  return 'databaseUrl' in place ? openPostgres(place) : openEmbedded(place);
}

async function openEmbedded(place: Exclude<StorePlace, { databaseUrl: string }>): Promise<Store> {
  if ('memory' in place) {
    return { ...(await prepare(undefined, place.templates)), name: 'PGlite in memory' };
  }
  const unlock = await lockFolder(place.folder);
  try {
    const { db, close } = await prepare(place.folder, place.templates);
    return { db, name: `PGlite in ${place.folder}`, close: () => close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Making an embedded database takes seconds. A finished one is kept as a file, and the next starts from it.
 *
 * @param templates folder of such files; undefined to do without
 */
async function prepare(folder: string | undefined, templates: string | undefined) {
  const isNew = folder === undefined || !existsSync(join(folder, 'PG_VERSION'));
  const template = isNew ? readTemplate(templates) : undefined;
  const pglite: PGlite = new PGliteDatabase({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(template ? { loadDataDir: template } : {}),
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: embeddedPool(pglite) }) });
  try {
    await migrate(db, 'public');
    await sow(db);
    await forgetMark(db);
    if (isNew && !template) await keepTemplate(templates, pglite);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, close: () => db.destroy() };
}

async function openPostgres({
  databaseUrl,
  temporary = false,
  schema = temporary ? `livery_sandbox_${randomBytes(6).toString('hex')}` : 'livery_sandbox',
}: Extract<StorePlace, { databaseUrl: string }>): Promise<Store> {
  const pool = new pg.Pool({ connectionString: databaseUrl, options: `-c search_path=${schema}` });
  // A connection that is lost while idle: the next query opens another, or says why it cannot.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: serverPool(pool) }) });
  const drop = () => db.schema.dropSchema(schema).cascade().ifExists().execute();
  try {
    await db.transaction().execute(async (transaction) => {
      // Two processes that create it at once would both find it missing.
      await sql`select pg_advisory_xact_lock(hashtext(${schema}))`.execute(transaction);
      await sql`create schema if not exists ${sql.id(schema)}`.execute(transaction);
    });
    await migrate(db, schema);
    await sow(db);
    await forgetMark(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const close = async () => {
    if (temporary) await drop();
    await db.destroy();
  };
  return { db, name: 'PostgreSQL', close };
}
