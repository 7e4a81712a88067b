import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';

const here = mkdtempSync(join(tmpdir(), 'livery-create-'));
afterAll(() => rmSync(here, { recursive: true, force: true }));

const create = (name: string, agent?: string) =>
  spawnSync(process.execPath, [resolve(import.meta.dirname, 'create-brands.js'), name], {
    cwd: here,
    encoding: 'utf8',
    env: { ...process.env, npm_config_user_agent: agent },
  });

it('says how to go into the folder that it made, whatever its name', () => {
  const name = "it's my 100%20 portals";
  const { stdout } = create(name);
  const line = stdout.split('\n').find((text) => text.startsWith('  cd '));
  expect(spawnSync('sh', ['-c', `${line} && pwd`], { cwd: here, encoding: 'utf8' }).stdout).toBe(
    `${join(here, name)}\n`,
  );
});

it.each(['#', '?'])('makes no folder with %s in its name, which the bundler could not read', (sign) => {
  const { status, stderr } = create(`a${sign}b`);
  expect([status, stderr]).toEqual([2, expect.stringContaining(`has a "${sign}" in its name`)]);
  expect(existsSync(join(here, `a${sign}b`))).toBe(false);
});

it.each<[agent: string | undefined, start: string, steps: readonly string[]]>([
  [undefined, 'npm run start', ['npm ci', 'npm run check -- --format github', 'npm run build']],
  [
    'npm/11.2.0 node/v24.1.0',
    'npm run start',
    ['npm ci', 'npm run check -- --format github', 'npm run build'],
  ],
  [
    'pnpm/12.1.0 npm/? node/v24.1.0',
    'pnpm run start',
    ['pnpm install --frozen-lockfile', 'pnpm run check --format github', 'pnpm run build'],
  ],
  [
    'yarn/1.22.22 npm/? node/v20.20.0',
    'yarn run start',
    ['yarn install --frozen-lockfile', 'yarn run check --format github', 'yarn run build'],
  ],
  [
    'yarn/4.9.1 npm/? node/v24.1.0',
    'yarn run start',
    ['corepack enable', 'yarn install --immutable', 'yarn run check --format github', 'yarn run build'],
  ],
  [
    'bun/1.2.0 npm/? node/v24.1.0',
    'bun run start',
    ['bun install --frozen-lockfile', 'bun run check --format github', 'bun run build'],
  ],
  ['cnpm/9.0.0', 'npm run start', ['npm ci', 'npm run check -- --format github', 'npm run build']],
])('a repository made by %s is told its own commands', (agent, start, steps) => {
  const name = `by-${agent?.split('/', 1)}-${agent?.length}`;
  const { stdout } = create(name, agent);
  const read = (file: string) => readFileSync(join(here, name, file), 'utf8');
  expect(stdout).toMatch(new RegExp(`^ {2}${start} +http://lotus.localhost:5173`, 'm'));
  expect(read('README.md')).toContain(`\n${start} `);
  const { jobs } = parse(read('.github/workflows/brands.yml'));
  expect(jobs.brands.steps.flatMap(({ run = [] }) => run)).toEqual(steps);
  const { packageManager } = JSON.parse(read('package.json'));
  expect(packageManager).toBe(agent?.startsWith('yarn/4') ? 'yarn@4.9.1' : undefined);
  const others = ['npm', 'pnpm', 'yarn', 'bun'].filter((each) => !start.startsWith(each));
  const told = ['README.md', 'widgets/README.md', '.github/workflows/brands.yml'].map(read).join();
  expect(told).not.toMatch(new RegExp(`__|\\b(?:${others.join('|')}) (?:run|install|ci|exec)`));
});
