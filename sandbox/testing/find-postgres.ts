import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A PostgreSQL for tests: one that runs already, or the folder of programs that can start one. */
export type FoundPostgres = { readonly databaseUrl: string } | { readonly programs: string };

const DEBIAN = '/usr/lib/postgresql';

/** The PostgreSQL that DATABASE_URL names; else the newest of Debian's packages, else the one on the PATH. */
export function findPostgres(
  env: NodeJS.ProcessEnv = process.env,
  debian = DEBIAN,
): FoundPostgres | undefined {
  if (env.DATABASE_URL) return { databaseUrl: env.DATABASE_URL };
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const packaged = versions
    .filter((version) => /^\d+$/.test(version))
    .sort((version, other) => Number(other) - Number(version))
    .map((version) => join(debian, version, 'bin'));
  const programs = [...packaged, ...(env.PATH ?? '').split(delimiter)].find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((program) => folder !== '' && existsSync(join(folder, program))),
  );
  return programs === undefined ? undefined : { programs };
}
