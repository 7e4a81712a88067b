/** @module-tag matrix */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Studio } from '@liveryjs/cli/studio/studio';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { livery } from '#tests/command/test-command.ts';
import { beginStudio } from './begin-studio.ts';
import { startRedis } from './start-redis.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

const RED = 'brands/red/brand.json';

let workspace: TestWorkspace;
let studio: Studio;
let to: string;

beforeEach(async () => {
  vi.stubEnv('LIVERY_QUEUE', '');
  workspace = createTestWorkspace();
  to = join(workspace.root, 'portals');
  studio = await beginStudio(workspace.root, to);
  await studio.calls['/api/edit']({
    edits: [{ op: 'set', brand: 'red', at: '/name', value: 'Verdant Meadow' }],
  });
  await studio.calls['/api/keep-in-set']({ name: 'spring', title: 'For spring' });
});
afterEach(() => {
  vi.unstubAllEnvs();
  workspace.remove();
});

const visitorsSee = () => readFileSync(join(to, 'red/current/index.html'), 'utf8');
const view = () => studio.calls['/api/change-sets']({});
const work = async () => (await view()).releases?.works.find(({ change }) => change === 'spring');

/** Waits until the work on the set has ended, as the page does: by the revision. @returns how it has ended */
async function outcome() {
  let since = 0;
  for (;;) {
    const last = (await work())?.outcome;
    if (last !== undefined) return last;
    ({ revision: since } = await studio.calls['/api/changes']({ since }));
  }
}

test('a set comes to visitors and back from them, while the studio goes on, and no file of a brand is written', async () => {
  const before = workspace.read(RED);
  expect(await livery(workspace.root, 'publish', 'red', '--to', to)).toMatchObject({ code: 0 });
  await studio.calls['/api/publish-set']({ name: 'spring' });
  expect(await work()).toMatchObject({ does: 'publish', since: expect.stringMatching(/^\d{4}-.*Z$/) });
  await expect(studio.calls['/api/publish-set']({ name: 'spring' })).rejects.toThrow(
    'spring is being published just now. Wait until that has ended.',
  );
  expect(await outcome()).toEqual({
    isDone: true,
    text: expect.stringMatching(/^red: visitors have \w{12} now/),
  });
  expect(visitorsSee()).toContain('Verdant Meadow');
  expect((await view()).log[0]).toMatchObject({ did: 'published', change: 'spring', isHere: true });

  await studio.calls['/api/roll-back-set']({ name: 'spring' });
  expect(await outcome()).toMatchObject({ isDone: true });
  expect(visitorsSee()).not.toContain('Verdant Meadow');
  expect((await view()).log[0]).toMatchObject({ did: 'rolled back', isHere: true });
  expect(workspace.read(RED)).toBe(before);

  // Another studio publishes elsewhere: what was released here is not its own.
  studio = await beginStudio(workspace.root, join(workspace.root, 'elsewhere'));
  expect((await view()).log.map(({ isHere }) => isHere)).toEqual([undefined, undefined]);
});

test('a refusal of the command is told in its words, and the set can be tried again', async () => {
  const manifest = workspace.read(RED);
  workspace.edit(RED, '"assets"', '"budgets": { "/": { "scriptKiB": 3 } },\n  "assets"');
  await studio.refresh([RED]);
  await studio.calls['/api/publish-set']({ name: 'spring' });
  const refused = await outcome();
  expect(refused.isDone).toBe(false);
  expect(refused.text).toContain('Nothing of spring is published, because it is published as one.');
  workspace.write(RED, manifest);
  await studio.refresh([RED]);

  const moment = new Date(Date.now() + 3_600_000).toISOString();
  await studio.calls['/api/publish-set']({ name: 'spring', moment });
  expect((await work())?.does).toBe('plan');
  // There is no queue.
  expect(await outcome()).toEqual({ isDone: false, text: expect.stringContaining('LIVERY_QUEUE') });
  await studio.calls['/api/roll-back-set']({ name: 'spring' });
  expect(await outcome()).toEqual({
    isDone: false,
    text: expect.stringContaining('Visitors have no release of the change set spring'),
  });
});

test('with a queue a set waits for its time, and its plan is cancelled', async () => {
  const redis = await startRedis();
  try {
    vi.stubEnv('LIVERY_QUEUE', `redis://localhost:${redis.port}`);
    expect((await view()).releases?.canPlan).toBe(true);
    const moment = new Date(Date.now() + 3_600_000).toISOString();
    await studio.calls['/api/publish-set']({ name: 'spring', moment });
    expect(await outcome()).toMatchObject({ isDone: true });
    const [planned] = (await view()).log;
    expect(planned).toMatchObject({ did: 'planned', isHere: true });
    expect(planned?.for?.slice(0, 19)).toBe(moment.slice(0, 19));
    await studio.calls['/api/cancel-set']({ name: 'spring' });
    expect(await outcome()).toMatchObject({ isDone: true });
    expect((await view()).log[0]).toMatchObject({ did: 'cancelled', isHere: true });
  } finally {
    await redis.close();
  }
});
