/** @module-tag matrix */
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planKeeper } from '@liveryjs/cli/queue/carry-out';
import { connect } from '@liveryjs/cli/queue/connect';
import { QUEUE } from '@liveryjs/cli/queue/jobs';
import { openPlans, PLANS, type Plan, type PlanBoard } from '@liveryjs/cli/queue/plans';
import { folderTarget } from '@liveryjs/cli/releases/folder-target';
import { publish } from '@liveryjs/cli/releases/publish';
import { stageSet } from '@liveryjs/cli/releases/release-set';
import { writeTestBundle } from '@liveryjs/cli/releases/test-bundle';
import { planStaged } from '@liveryjs/cli/verbs/change-plans';
import { readChangeSet } from '@liveryjs/workspace/changes/change-set';
import { readLog } from '@liveryjs/workspace/changes/log';
import { openRepository } from '@liveryjs/workspace/open';
import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestProject, livery, type TestProject } from '#tests/command/test-command.ts';
import { type RunningRedis, startRedis } from './start-redis.ts';

const BRANDS = ['blue', 'gold', 'red'];
const HOUR_MS = 60 * 60 * 1000;

let server: RunningRedis;
let redis: Redis;
let plans: PlanBoard;
let project: TestProject;
let before: (string | undefined)[];
const workers: Worker[] = [];

const to = () => join(project.root, 'portals');
const bundleOf = (brand: string) => join(project.root, 'bundles', brand);
const current = () => Promise.all(BRANDS.map((brand) => folderTarget(to()).current(brand)));
const open = () => openRepository({ root: project.root });
const lines = async () => readLog(await open()).lines;
const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const change = (...args: string[]) => livery(project.root, 'change', ...args);

beforeAll(async () => {
  server = await startRedis();
  vi.stubEnv('LIVERY_QUEUE', `redis://localhost:${server.port}`);
  redis = await connect(
    { href: `redis://localhost:${server.port}`, shown: 'redis' },
    { away: () => {}, back: () => {} },
  );
  plans = openPlans(redis);
});

beforeEach(async () => {
  await redis.flushall();
  project = createTestProject();
  project.write('changes/spring.json', {
    title: 'Spring offer',
    edits: [{ op: 'set', brand: 'demo', at: '/name', value: 'Meadow' }],
    from: {},
  });
  const look = async () => [];
  for (const brand of BRANDS) {
    writeTestBundle(bundleOf(brand), `one of ${brand}`, brand);
    await publish(folderTarget(to()), bundleOf(brand), { keep: 3, look, brand });
    writeTestBundle(bundleOf(brand), `two of ${brand}`, brand);
  }
  before = await current();
});

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.close();
  project.remove();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await plans?.close();
  redis?.disconnect();
  await server?.close();
});

/** A worker that carries out plans. @param changed brands whose files have changed since */
function startWorker(...changed: readonly string[]): void {
  const changedBrands = async () => changed;
  const silent = { note: () => {}, out: () => {}, over: new Promise<void>(() => {}) };
  const keeper = planKeeper({ open, name: 'worker', changedBrands, ...silent });
  workers.push(new Worker(PLANS, keeper, { connection: redis, prefix: QUEUE.prefix }));
}

/** Plans the set for a moment, as `livery publish --at` does, with bundles that need no build. */
async function plan(moment: string): Promise<Plan> {
  const workspace = await open();
  const named = readChangeSet(workspace, 'spring');
  if ('wrong' in named) throw new Error(named.wrong);
  const folders = Object.fromEntries(BRANDS.map((brand) => [brand, bundleOf(brand)]));
  const setup = { to: to(), keep: 3 };
  const staging = { change: 'spring', until: inMs(2 * HOUR_MS), at: moment };
  const { releases } = await stageSet(setup, folders, staging, new AbortController().signal);
  const staged = { workspace, named, outDir: join(project.root, 'bundles'), releases };
  const made = await planStaged(plans, staged, { ...setup, change: 'spring', moment });
  if (made === undefined) throw new Error('The set is being published.');
  return made;
}

const untilLogged = (did: string) =>
  expect.poll(async () => (await lines()).at(-1)?.did, { timeout: 60_000 }).toBe(did);

test('a set goes live at its moment, all brands at once, and goes back as one', async () => {
  await plan(inMs(HOUR_MS));
  expect(await current()).toEqual(before);
  expect((await change('plans')).out).toContain('spring: Spring offer, on ');
  startWorker();
  // A second plan for the same place takes the place of the first.
  const moment = inMs(4000);
  const { brands } = await plan(moment);
  await untilLogged('published');
  expect(await current()).toEqual(BRANDS.map((brand) => brands[brand]?.release));
  const times = BRANDS.map((brand) => lstatSync(join(to(), brand, 'current')).mtimeMs);
  // The clock of files goes in ticks of up to 10 ms, and is behind by one at most.
  expect(Math.min(...times)).toBeGreaterThanOrEqual(Date.parse(moment) - 10);
  expect((await lines()).at(-1)).toMatchObject({
    ...{ did: 'published', change: 'spring', title: 'Spring offer', brands: BRANDS, to: to(), for: moment },
    releases: { red: { before: before[2], release: brands.red?.release } },
  });
  expect((await change('plans')).out).toBe('Nothing is planned.');

  expect(await livery(project.root, 'rollback', '--change', 'spring', '--to', to())).toMatchObject({
    code: 0,
  });
  expect(await current()).toEqual(before);
  const { out } = await change('log', 'spring');
  expect(out.split('\n').map((line) => /spring: ([a-z ]+?) in /.exec(line)?.[1])).toEqual([
    ...['planned', 'planned', 'published', 'rolled back'],
  ]);
});

test('a plan that is cancelled leaves nothing, and one that no worker was there for is carried out by the next', async () => {
  const releases = () => folderTarget(to()).list('red');
  const all = await releases();
  await plan(inMs(HOUR_MS));
  expect((await change('cancel', 'spring')).out).toContain('spring is not published in');
  expect(await releases()).toEqual(all);
  expect(await change('cancel', 'spring')).toMatchObject({ code: 2 });
  await plan(inMs(-1000));
  expect(await current()).toEqual(before);
  startWorker('red');
  await untilLogged('published');
  expect(await current()).not.toContain(before[2]);
  expect((await lines()).at(-1)?.why).toEqual([
    'Files of red have changed since spring was planned. What was planned is published, without that.',
  ]);
});

test.each<[string, (plan: Plan) => Plan, string]>([
  ['is an hour late', (made) => ({ ...made, at: inMs(-2 * HOUR_MS) }), 'No worker was there on'],
  [
    'is of other edits than the set has',
    (made) => ({ ...made, at: inMs(0), edits: '0'.repeat(64) }),
    'changes/spring.json has other edits than when it was planned.',
  ],
  [
    'is for a brand that somebody has published since',
    (made) => {
      const red = { release: '0123456789ab', before: '0123456789ab', input: 'x' };
      return { ...made, at: inMs(0), brands: { red } };
    },
    'somebody else has published',
  ],
  [
    'names a moment for which nobody has planned it in the place',
    (made) => ({ ...made, at: inMs(0) }),
    'does not wait in',
  ],
])('a plan that %s gives visitors nothing, and the log says why', async (_, forged, why) => {
  await plans.add(forged(await plan(inMs(HOUR_MS))));
  startWorker();
  await untilLogged('not published');
  expect((await lines()).at(-1)?.why?.join(' ')).toContain(why);
  expect(await current()).toEqual(before);
  expect(readFileSync(join(to(), 'red/current/index.html'), 'utf8')).toContain('one of red');
});
