import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { storiesOf } from './stories-of.ts';

const root = resolve(import.meta.dirname, '../..');

/** Runs the tests that depend on what changed since main: `npm run test:changed [commit]`. */
const base = process.argv[2] ?? 'main';
const since = git('merge-base', base, 'HEAD').trim();
const changed = [
  ...git('diff', '--name-only', since).split('\n'),
  ...git('ls-files', '--others', '--exclude-standard').split('\n'),
].filter((file) => file !== '');
const stories = storiesOf(changed);

// What imports a changed file, by Vitest's own graph; then the stories, which no test file imports.
const projects = ['unit', 'conformance', 'builds', 'browser'].flatMap((name) => ['--project', name]);
const runs = [[...projects, `--changed=${since}`, '--tags-filter', '!matrix', '--passWithNoTests']];
if (stories !== undefined) runs.push(['--project', 'stories', '--passWithNoTests']);
console.log(`${changed.length} files changed since ${base}.`);
const failed = runs.map((options) => vitest(options)).some((status) => status !== 0);
process.exit(failed ? 1 : 0);

function vitest(options: readonly string[]): number {
  const { status } = spawnSync(
    process.execPath,
    [resolve(root, 'node_modules/vitest/vitest.mjs'), 'run', ...options],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...(stories && { STORIES: stories.join() }) },
    },
  );
  return status ?? 1;
}

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    console.error(
      `git ${args.join(' ')} failed: ${stderr.trim()}\nName a commit: npm run test:changed -- <commit>.`,
    );
    process.exit(1);
  }
  return stdout;
}
