import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs `npm run test:long [files and options of Vitest]`: each property is tried `TRIES` times, 10,000 by default. */
const root = resolve(import.meta.dirname, '../..');
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long', ...process.argv.slice(2)];
const env = { ...process.env, TRIES: process.env.TRIES ?? '10000' };
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status ?? 1);
