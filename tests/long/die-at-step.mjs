import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Has the process that imports it kill itself before a step of its work on files: `DIE_AT_STEP` counts the steps within
 * `DIE_IN`. Without a number it says at its end how many steps there were.
 */
const limit = Number(process.env.DIE_AT_STEP ?? Number.POSITIVE_INFINITY);
const within = process.env.DIE_IN ?? '';
let steps = 0;
for (const name of ['writeFileSync', 'renameSync', 'rmSync', 'mkdirSync', 'appendFileSync']) {
  const change = fs[name];
  fs[name] = (path, ...args) => {
    if (`${path}`.startsWith(within) && steps++ >= limit) process.kill(process.pid, 'SIGKILL');
    return change(path, ...args);
  };
}
syncBuiltinESMExports();
if (limit === Number.POSITIVE_INFINITY) process.once('exit', () => fs.writeSync(2, `\nsteps: ${steps}\n`));
