// Runs the scripts `lint:…` of package.json at once: one after the other, they would leave half of the processors idle.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/**
 * @param {string} name of a script
 * @returns {Promise<boolean>} whether it found nothing
 */
async function passes(name) {
  // npm is a script of the shell on Windows.
  const child = spawn('npm', ['run', '--silent', name], { shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  process.stdout.write(code === 0 ? output : `${name} found something:\n${output}\n`);
  return code === 0;
}

const results = await Promise.all(
  Object.keys(scripts)
    .filter((name) => name.startsWith('lint:'))
    .map(passes),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
