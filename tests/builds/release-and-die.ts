// Publishes or goes back once, in a process that kills itself at a step of its work. Standard input says what, as JSON.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The task of a process, and the moment at which it dies. */
export interface Errand {
  readonly to: string;
  /** A folder to build in. */
  readonly work: string;
  readonly action: 'publish' | 'rollback';
  /** The version that is published. */
  readonly version: string;
  /** The number of looks and of changes to files before the process kills itself; left out, it does not. */
  readonly steps?: number | undefined;
  /** The process kills itself when it is about to look: visitors have by then what nobody has proven. */
  readonly atLook: boolean;
}

let left = Number.POSITIVE_INFINITY;
const step = () => {
  if (left-- <= 0) process.kill(process.pid, 'SIGKILL');
};

/** All that changes files; the lock is made by those without Sync. */
const CHANGES = [
  ...([
    'writeFileSync',
    'renameSync',
    'linkSync',
    'symlinkSync',
    'rmSync',
    'mkdirSync',
    'mkdtempSync',
  ] as const),
  ...(['mkdir', 'rmdir', 'utimes'] as const),
];
for (const name of CHANGES) {
  const change = fs[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      const [file, content] = args;
      // A kill may leave half of a file.
      if (left === 0 && name === 'writeFileSync')
        change(file, Buffer.from(content as string | Uint8Array).subarray(0, 7));
      step();
      return change(...args);
    },
  });
}
syncBuiltinESMExports();

const { openTarget } = await import('@liveryjs/cli/releases/open-target');
const { publish, rollback } = await import('@liveryjs/cli/releases/publish');
const { writeTestBundle } = await import('@liveryjs/cli/releases/test-bundle');
const { to, work, action, version, steps, atLook } = JSON.parse(await text(process.stdin)) as Errand;
const target = await openTarget(to);
const bundle = join(work, 'red');
writeTestBundle(bundle, version);
const look = async () => {
  if (atLook) left = 0;
  step();
  return [];
};
left = steps ?? left;
if (action === 'publish') await publish(target, bundle, { keep: 3, look, brand: 'red' });
else
  await rollback(target, 'red', undefined, { keep: 3, look }).catch((error: Error) => {
    // It may be that there is nothing to go back to.
    if (!error.message.includes('before the current one')) throw error;
  });
