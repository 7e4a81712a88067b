import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { buildOnce } from '#tests/harness/build-once.ts';

const project = resolve(import.meta.dirname, '../..');
const storybook = join(
  dirname(createRequire(import.meta.url).resolve('storybook/package.json')),
  'dist/bin/dispatcher.js',
);

/** Builds Storybook without its own pages. */
export function buildStorybook(): { built: Promise<string>; stop: () => void } {
  let child: ChildProcess | undefined;
  const built = buildOnce('stories', ['stories'], async (folder) => {
    const args = ['build', '--config-dir', 'stories', '--output-dir', folder];
    child = spawn(process.execPath, [storybook, ...args, '--preview-only', '--test', '--disable-telemetry'], {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`Storybook cannot be built.\n${output}`);
  });
  // Told by whichever test asks for the Storybook.
  built.catch(() => {});
  return { built, stop: () => child?.kill() };
}
