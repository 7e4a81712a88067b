import { type Kysely, Migrator } from 'kysely';
import { migrations } from '#sandbox/migrations/index.ts';
import type { Tables } from './tables.ts';

/**
 * Brings a database to today's tables. Two processes that do so at once wait for each other.
 *
 * @param schema where the tables are; others of the same database may hold a sandbox of their own
 */
export async function migrate(db: Kysely<Tables>, schema: string): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db, provider, migrationTableSchema: schema });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
