import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { migrations } from '#sandbox/migrations/index.ts';
import { catalogue, fingerprint } from '#sandbox/seed/catalogue.ts';

/** A finished database in a file, made from today's tables and seed; undefined where there is none yet. */
export function readTemplate(folder: string | undefined): Blob | undefined {
  if (folder === undefined) return undefined;
  try {
    return new Blob([readFileSync(join(folder, fileName()))]);
  } catch {
    return undefined;
  }
}

/** Keeps a finished database in the place of older ones. */
export async function keepTemplate(folder: string | undefined, pglite: PGlite): Promise<void> {
  if (folder === undefined) return;
  const dump = await pglite.dumpDataDir('none');
  mkdirSync(folder, { recursive: true });
  // Renamed into place: another process never reads half of it.
  const part = join(folder, `${process.pid}.part`);
  writeFileSync(part, new Uint8Array(await dump.arrayBuffer()));
  renameSync(part, join(folder, fileName()));
  for (const other of readdirSync(folder)) {
    if (other.startsWith('sandbox-') && other !== fileName()) rmSync(join(folder, other), { force: true });
  }
}

function fileName(): string {
  const steps = Object.keys(migrations).join();
  const key = createHash('sha256').update(steps).update(fingerprint(catalogue())).digest('hex');
  return `sandbox-${key.slice(0, 16)}.tar`;
}
