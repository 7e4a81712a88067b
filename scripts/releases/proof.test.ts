import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PublishOptions } from './proof.ts';
import { publish, rollback, unpublish } from './publish.ts';
import { releasesForEachTest } from './test-releases.ts';

const releases = releasesForEachTest();
const { release, current } = releases;

/** Publishes a version, or goes back, up to the moment between pointing and looking: a kill there leaves it so. */
async function killed(
  begin: (look: PublishOptions['look']) => Promise<unknown>,
  page: string,
): Promise<void> {
  void begin(
    () =>
      new Promise(() => {
        /* Nobody answers. */
      }),
  );
  await expect.poll(() => current('index.html')).toContain(page);
  rmSync(join(releases.to, 'red/.lock'), { recursive: true, force: true });
}

const BAD = '/ answers 500, where 200 was expected.';

/** A look that notes which releases were looked at, and finds something in those that are named. */
function lookNoting(...bad: readonly string[]) {
  const looked: string[] = [];
  const look: PublishOptions['look'] = async ({ id }) => {
    looked.push(id);
    return bad.includes(id) ? [BAD] : [];
  };
  return { looked, look };
}

test('a release that nobody looked at, because the command was killed, is looked at by the next one, and once', async () => {
  const first = await release('one');
  const two = releases.idOf('two');
  await killed((look) => release('two', { look }), 'two');
  const { looked, look } = lookNoting(two);
  expect(await release('two', { look })).toMatchObject({
    state: 'withdrawn',
    before: two,
    current: first.id,
    findings: [BAD],
  });
  expect(looked).toEqual([two]);
  expect(await releases.target.current('red')).toBe(first.id);
  expect(await release('two')).toMatchObject({ state: 'published' });
  expect(await release('two')).toMatchObject({ state: 'unchanged' });
});

test.each<[title: string, want: 'three' | 'one', next: (options: PublishOptions) => Promise<unknown>]>([
  ['publishes another bundle', 'three', (options) => release('three', options)],
  [
    'publishes a bundle that is none',
    'one',
    (options) =>
      publish(releases.target, join(releases.root, 'nowhere'), { ...options, brand: 'red' }).catch(
        () => undefined,
      ),
  ],
  // To go back because a release is bad is not to go back twice.
  ['goes back', 'one', (options) => rollback(releases.target, 'red', undefined, options)],
])('a release that nobody looked at is looked at before the next command %s', async (_title, want, next) => {
  await release('zero');
  await release('one');
  const two = releases.idOf('two');
  await killed((look) => release('two', { look }), 'two');
  const { looked, look } = lookNoting(two);
  await next({ ...releases.inOrder, look });
  expect(looked[0]).toBe(two);
  const id = releases.idOf(want);
  expect(await releases.target.current('red')).toBe(id);
  expect((await releases.target.list('red')).find((other) => other.id === id)).toMatchObject({
    lookedAt: expect.any(String),
  });
});

test('going back that was killed leaves a release that is looked at again, and is still one to go back to', async () => {
  const first = await release('one');
  const second = await release('two');
  await killed((look) => rollback(releases.target, 'red', undefined, { ...releases.inOrder, look }), 'one');
  const { looked, look } = lookNoting();
  expect(await rollback(releases.target, 'red', second.id, { ...releases.inOrder, look })).toMatchObject({
    id: second.id,
    before: first.id,
  });
  expect(looked).toEqual([first.id, second.id]);
  expect(await rollback(releases.target, 'red', first.id, releases.inOrder)).toMatchObject({
    state: 'published',
  });
});

test('a release that was never given to visitors is none that going back chooses by itself', async () => {
  const first = await release('one');
  // As a kill between the files and the pointer leaves it.
  const point = releases.target.point;
  releases.target.point = () => Promise.reject(new Error('killed'));
  await expect(release('two')).rejects.toThrow('killed');
  releases.target.point = point;
  const third = await release('three');
  expect(await rollback(releases.target, 'red', undefined, releases.inOrder)).toMatchObject({
    id: first.id,
    before: third.id,
  });
});

test('a brand that is taken away is gone for visitors, and its last release can come back', async () => {
  await expect(unpublish(releases.target, 'red')).rejects.toThrow(`red has no release in ${releases.to}.`);
  expect(existsSync(releases.to)).toBe(false);
  await release('one');
  const two = await release('two');
  expect(await unpublish(releases.target, 'red')).toEqual({
    brand: 'red',
    id: two.id,
    state: 'unpublished',
    before: two.id,
    current: undefined,
    findings: [],
  });
  expect(existsSync(join(releases.to, 'red/current'))).toBe(false);
  expect(await unpublish(releases.target, 'red')).toMatchObject({ state: 'unchanged', current: undefined });
  // A release that comes back and is bad does not bring another one back.
  expect(
    await rollback(releases.target, 'red', undefined, { ...releases.inOrder, ...lookNoting(two.id) }),
  ).toMatchObject({
    state: 'withdrawn',
    current: undefined,
  });
  expect(await rollback(releases.target, 'red', two.id, releases.inOrder)).toMatchObject({
    state: 'published',
    before: undefined,
  });
  expect(await release('two')).toMatchObject({ state: 'unchanged' });
});

test('a record says what has looked at the release', async () => {
  await release('one', { lookedBy: 'livery at https://{domain}' });
  expect(await releases.target.list('red')).toMatchObject([
    { lookedAt: expect.any(String), lookedBy: 'livery at https://{domain}' },
  ]);
  expect((await releases.target.list('red'))[0]).not.toHaveProperty('isPending');
});
