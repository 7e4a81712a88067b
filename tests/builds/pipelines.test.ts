/** @module-tag matrix */
import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readBundle } from './read-bundle.ts';
import { createTestWorkspace, type TestWorkspace, writeBrand } from './test-workspace.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const BRANDS = ['blue', 'green', 'red', 'violet'];

type Env = Readonly<Record<string, string>>;
interface GithubJob {
  readonly env: Env;
  readonly strategy?: { readonly matrix: { readonly shard: readonly number[] } };
  readonly steps: readonly { readonly run?: string; readonly uses?: string; readonly with?: Env }[];
}
interface GitlabJob {
  readonly script: readonly string[];
  readonly variables?: Env;
  readonly artifacts?: { readonly paths: readonly string[] };
}

/** The example below a heading of the page. */
function example<T>(heading: string): T {
  const page = readFileSync(join(REPOSITORY, 'docs/many-machines.md'), 'utf8');
  const [, below = ''] = page.split(`\n## ${heading}\n`);
  const [, yaml = ''] = /```yaml\n(.*?)```/s.exec(below) ?? [];
  return parse(yaml) as T;
}

let workspace: TestWorkspace;
const pathTo = (path: string) => join(workspace.root, path);

beforeAll(async () => {
  workspace = createTestWorkspace();
  writeBrand(workspace, 'green', '#1e7b34', 'deep forest', []);
  writeBrand(workspace, 'violet', '#6b2fb3', 'late evening', []);
  const command = join(REPOSITORY, 'scripts/livery.js');
  // Finds the command of this repository, and sooner than npm's.
  workspace.write('bin/npx', `#!/bin/sh\nshift\nexec "${process.execPath}" "${command}" "$@"\n`);
  chmodSync(pathTo('bin/npx'), 0o755);
  await shell('npx livery build --all --out whole', {});
});

beforeEach(() => {
  for (const folder of ['dist', 'passed-on', 'releases', 'bundles'])
    rmSync(pathTo(folder), { recursive: true, force: true });
});

afterAll(() => workspace?.remove());

/** Runs one step in the repository, as the services do. @throws when it fails */
async function shell(step: string, env: Env): Promise<void> {
  await promisify(execFile)('sh', ['-e', '-c', step], {
    cwd: workspace.root,
    env: { ...process.env, PATH: `${pathTo('bin')}:${process.env.PATH}`, ...env },
  });
}

/** Runs the steps of a job but the first, which installs packages: they are installed. */
async function runJob([install, ...steps]: readonly string[], env: Env): Promise<void> {
  expect(install).toBe('npm ci');
  for (const step of steps) await shell(step, env);
}

/** Keeps the files of a machine whose work is done, as a service does; the next machine begins without them. */
function keepFiles(folder: string): void {
  mkdirSync(pathTo('passed-on'), { recursive: true });
  // A machine may have nothing to do.
  if (!existsSync(pathTo(folder))) return;
  for (const brand of readdirSync(pathTo(folder))) {
    // Each brand comes from one machine.
    cpSync(pathTo(`${folder}/${brand}`), pathTo(`passed-on/${brand}`), {
      recursive: true,
      errorOnExist: true,
      force: false,
    });
  }
  rmSync(pathTo(folder), { recursive: true });
}

function expectBundles(folder: string): void {
  expect(readdirSync(pathTo(folder)).sort()).toEqual(BRANDS);
  for (const brand of BRANDS)
    expect(readBundle(pathTo(`${folder}/${brand}`)), brand).toEqual(readBundle(pathTo(`whole/${brand}`)));
}

test('GitHub Actions', async () => {
  const { jobs } = example<{ jobs: { build: GithubJob; publish: GithubJob } }>('GitHub Actions');
  expect(jobs.build.strategy?.matrix.shard).toEqual([1, 2, 3, 4]);
  const shards = [1, 2];
  const stepsOf = ({ steps }: GithubJob) => steps.flatMap(({ run }) => run ?? []);
  const withOf = ({ steps }: GithubJob, action: string) =>
    steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))?.with;
  for (const shard of shards) {
    const values: Env = { 'matrix.shard': `${shard}`, 'strategy.job-total': `${shards.length}` };
    const fill = (text: string) =>
      text.replaceAll(/\$\{\{ (\S+) \}\}/g, (_, name: string) => {
        if (/^(vars|secrets)\.LIVERY_CACHE_[A-Z]+$/.test(name)) return '';
        if (values[name] === undefined) throw new Error(`GitHub has no ${name}.`);
        return values[name];
      });
    const env = Object.fromEntries(Object.entries(jobs.build.env).map(([name, text]) => [name, fill(text)]));
    await runJob(stepsOf(jobs.build), env);
    expect(fill(withOf(jobs.build, 'upload-artifact')?.name ?? '')).toBe(`bundles-${shard}`);
    keepFiles(withOf(jobs.build, 'upload-artifact')?.path ?? '');
  }
  expectBundles('passed-on');
  expect(withOf(jobs.publish, 'download-artifact')).toMatchObject({
    pattern: 'bundles-*',
    'merge-multiple': true,
  });
  cpSync(pathTo('passed-on'), pathTo(withOf(jobs.publish, 'download-artifact')?.path ?? ''), {
    recursive: true,
  });
  await runJob(stepsOf(jobs.publish), { ...jobs.publish.env, RELEASES: pathTo('releases') });
  expect(readdirSync(pathTo('releases')).sort()).toEqual(expect.arrayContaining(BRANDS));
}, 300_000);

test('GitLab', async () => {
  const { build, publish, ...rest } = example<{
    build: GitlabJob;
    publish: GitlabJob;
    default: { before_script: readonly string[] };
  }>('GitLab');
  const { artifacts } = build;
  const parallel = 2;
  for (let index = 1; index <= parallel; index++) {
    const env = { CI_NODE_INDEX: `${index}`, CI_NODE_TOTAL: `${parallel}` };
    await runJob([...rest.default.before_script, ...build.script], env);
    expect(artifacts?.paths).toEqual(['dist']);
    keepFiles('dist');
  }
  expectBundles('passed-on');
  cpSync(pathTo('passed-on'), pathTo('dist'), { recursive: true });
  const env = { ...publish.variables, RELEASES: pathTo('releases') };
  await runJob([...rest.default.before_script, ...publish.script], env);
  expect(readdirSync(pathTo('releases')).sort()).toEqual(expect.arrayContaining(BRANDS));
}, 300_000);

test('Kubernetes, all pods at once', async () => {
  const { spec } = example<{
    spec: {
      completionMode: string;
      completions: number;
      template: {
        spec: {
          containers: readonly {
            command: string[];
            args: string[];
            env: { name: string; value?: string }[];
          }[];
        };
      };
    };
  }>('Kubernetes');
  const [container] = spec.template.spec.containers;
  const given = Object.fromEntries(
    container?.env.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])) ?? [],
  );
  expect(spec.completionMode).toBe('Indexed');
  expect(given.SHARDS).toBe(`${spec.completions}`);
  expect(container?.command).toEqual(['sh', '-c']);
  const pods = Array.from({ length: spec.completions }, (_, index) =>
    shell(container?.args[0] ?? '', {
      ...given,
      LIVERY_CACHE_URL: '',
      BUNDLES: pathTo('bundles'),
      JOB_COMPLETION_INDEX: `${index}`,
    }),
  );
  await Promise.all(pods);
  expectBundles('bundles');
}, 300_000);
