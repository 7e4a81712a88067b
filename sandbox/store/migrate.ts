import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '#sandbox/migrations/index.ts';
import type { Tables } from './tables.ts';

/** Brings a database to today's tables. Two processes that do so at once wait for each other. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
