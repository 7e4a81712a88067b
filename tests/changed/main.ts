import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chooseTests } from './choose-tests.ts';
import { importGraph } from './import-graph.ts';

const root = resolve(import.meta.dirname, '../..');

/** Runs the tests that depend on what changed since main: `npm run test:changed [commit]`. */
const base = process.argv[2] ?? 'main';
const since = git('merge-base', base, 'HEAD').trim();
const untracked = linesOf(git('ls-files', '--others', '--exclude-standard'));
const changed = [...linesOf(git('diff', '--name-only', since)), ...untracked];
const sources = [...linesOf(git('ls-files', '*.ts', '*.tsx', '*.mjs', '*.js')), ...untracked]
  .filter((file) => /\.(tsx?|m?js)$/.test(file))
  .filter((file) => existsSync(resolve(root, file)));
const { tests, stories, everything } = chooseTests(changed, sources, importGraph(root, sources));

console.log(`${changed.length} files changed since ${base}.`);
if (everything.length > 0)
  console.log(`Every test may depend on ${everything.join(', ')}: run npm test before you commit.`);
const files = [...tests, ...(stories.length > 0 ? ['tests/stories/stories-of-'] : [])];
if (files.length === 0) {
  console.log('No test depends on them.');
  process.exit(0);
}
console.log(`To run: ${files.length} files and folders of tests, stories of ${stories.length} files.`);
const { status } = spawnSync(
  process.execPath,
  [
    resolve(root, 'node_modules/vitest/vitest.mjs'),
    ...['run', ...files, ...projectsOf(files)],
    ...['--tags-filter', '!matrix', '--passWithNoTests'],
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, STORIES: stories.join() } },
);
process.exit(status ?? 1);

/** Only these: what others need beside their files, such as a Storybook, is made for each that is named. */
function projectsOf(files: readonly string[]): string[] {
  const projects = [
    ['browser', /^tests\/browser\//],
    ['builds', /^tests\/(builds|command|packages)\//],
    ['stories', /^tests\/stories\//],
    ['conformance', /^sandbox\//],
  ] as const;
  const needed = projects.filter(([, pattern]) => files.some((file) => pattern.test(file)));
  return ['unit', ...needed.map(([name]) => name)].flatMap((name) => ['--project', name]);
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
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
