import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { lookAtRelease } from './look-at-release.ts';
import type { PublishOptions } from './proof.ts';
import { publish, publishPreview, rollback, unpublish } from './publish.ts';
import { type Release, releaseId, releaseText } from './release.ts';
import type { ReleaseTarget } from './target.ts';
import { lookAlone, writeTestBundle } from './test-bundle.ts';
import { releasesForEachTest } from './test-releases.ts';

const releases = releasesForEachTest();
const { release, current } = releases;

const bundle = () => join(releases.root, 'dist/red');
const ids = async () => (await releases.target.list('red')).map(({ id }) => id);

test('visitors get a release as a whole, and one that they have already is left alone', async () => {
  const firstRelease = await release('one');
  expect(firstRelease).toMatchObject({ brand: 'red', state: 'published', before: undefined });
  expect(firstRelease.id).toBe(releaseId(readFileSync(join(bundle(), 'build-report.json'))));
  expect(current('index.html')).toContain('one');
  expect(await release('one')).toMatchObject({ state: 'unchanged', id: firstRelease.id });
  const two = await release('two');
  expect(two).toMatchObject({ state: 'published', before: firstRelease.id });
  expect(current('index.html')).toContain('two');
});

test.each(['index.html', 'the script', 'all of it'])(
  'a release that visitors have and that lacks %s by now is not left alone',
  async (lost) => {
    const { id, script } = await release('one');
    const file = lost === 'the script' ? script : lost === 'index.html' ? lost : '';
    rmSync(join(releases.to, 'red/releases', id, file), { recursive: true });
    await expect(rollback(releases.target, 'red', id, releases.inOrder)).rejects.toThrow(
      'is not as it was published',
    );
    expect(await release('one')).toMatchObject({ state: 'published', id });
    expect(current('index.html')).toContain('one');
    expect(existsSync(join(releases.to, 'red/current', script))).toBe(true);
    expect(await release('one')).toMatchObject({ state: 'unchanged', id });
  },
);

test('compressed twins go with a release, also those of scripts of earlier ones, and are looked at before and after', async () => {
  const large = { 'assets/large-AAAAAAAA.js': 'let sum = 0;\n'.repeat(200) };
  const twin = 'assets/large-AAAAAAAA.js.br';
  const publishOf = (version: string, more: Readonly<Record<string, string>> = {}) => {
    writeTestBundle(bundle(), version, 'red', more);
    return publish(releases.target, bundle(), releases.inOrder);
  };
  const { id } = await publishOf('one', large);
  const inCurrent = (file: string) => readFileSync(join(releases.to, 'red/current', file));
  expect(brotliDecompressSync(inCurrent(twin)).toString()).toBe(large['assets/large-AAAAAAAA.js']);
  await publishOf('two');
  expect(gunzipSync(inCurrent('assets/large-AAAAAAAA.js.gz')).toString()).toBe(
    large['assets/large-AAAAAAAA.js'],
  );

  writeTestBundle(bundle(), 'three', 'red', large);
  writeFileSync(join(bundle(), twin), brotliCompressSync('another script'));
  await expect(publish(releases.target, bundle(), releases.inOrder)).rejects.toThrow(
    `${join(bundle(), twin)} is not as it was built, so red is not published.`,
  );

  rmSync(join(releases.to, 'red/releases', id, twin));
  await expect(rollback(releases.target, 'red', id, releases.inOrder)).rejects.toThrow(
    'is not as it was published',
  );
  expect(await publishOf('one', large)).toMatchObject({ state: 'published', id });
  expect(existsSync(join(releases.to, 'red/current', twin))).toBe(true);
  rmSync(join(releases.to, 'red/current', twin));
  expect(await publishOf('one', large)).toMatchObject({ state: 'published', id });
  expect(existsSync(join(releases.to, 'red/current', twin))).toBe(true);
});

test('a tab that is still open finds the scripts of the releases that are kept, and of no others', async () => {
  const published = [];
  for (const version of ['one', 'two', 'three', 'four']) published.push(await release(version));
  const presence = published.map(({ script }) => existsSync(join(releases.to, 'red/current', script)));
  // The current one and the three before it: of these, the oldest goes when the next is published.
  expect(presence).toEqual([true, true, true, true]);
  await release('five');
  expect(published.map(({ script }) => existsSync(join(releases.to, 'red/current', script)))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(await ids()).toHaveLength(3);
});

test('a release that is not in order goes back at once, and is never chosen again by itself', async () => {
  const firstRelease = await release('one');
  const two = await release('two');
  const bad = await release('bad', { look: async () => ['/ answers 500, where 200 was expected.'] });
  expect(bad).toMatchObject({
    state: 'withdrawn',
    before: two.id,
    findings: ['/ answers 500, where 200 was expected.'],
  });
  expect(await releases.target.current('red')).toBe(two.id);
  expect(await releases.target.list('red')).toMatchObject([
    { id: bad.id, withdrawn: '/ answers 500, where 200 was expected.' },
    { id: two.id },
    { id: firstRelease.id },
  ]);
  expect(await rollback(releases.target, 'red', undefined, releases.inOrder)).toMatchObject({
    id: firstRelease.id,
    before: two.id,
  });
  // A fault outside of the bundle may be put right: the same bundle can be published anew.
  expect(await release('bad')).toMatchObject({ state: 'published', id: bad.id });
  expect((await releases.target.list('red'))[0]).not.toHaveProperty('withdrawn');
});

test('a first release that is not in order leaves nothing that visitors get', async () => {
  const look = async () => {
    throw new Error('No browser could be started.');
  };
  expect(await release('one', { look })).toMatchObject({
    state: 'withdrawn',
    findings: ['No browser could be started.'],
  });
  expect(existsSync(join(releases.to, 'red/current'))).toBe(false);
});

test('an earlier release comes back, with the scripts of the one that visitors had', async () => {
  const firstRelease = await release('one');
  const two = await release('two');
  expect(await rollback(releases.target, 'red', undefined, releases.inOrder)).toEqual({
    brand: 'red',
    id: firstRelease.id,
    state: 'published',
    before: two.id,
    current: firstRelease.id,
    findings: [],
  });
  expect(current('index.html')).toContain('one');
  expect(existsSync(join(releases.to, 'red/current', two.script))).toBe(true);
  expect(await rollback(releases.target, 'red', two.id.slice(0, 5), releases.inOrder)).toMatchObject({
    id: two.id,
  });
  expect(await rollback(releases.target, 'red', two.id, releases.inOrder)).toMatchObject({
    state: 'unchanged',
  });
});

test('what cannot come back is said', async () => {
  await expect(rollback(releases.target, 'red', undefined, releases.inOrder)).rejects.toThrow(
    `red has no release in ${releases.to}. Publish one: livery publish red --to ${releases.to}`,
  );
  expect(existsSync(releases.to)).toBe(false);
  const firstRelease = await release('one');
  await expect(rollback(releases.target, 'red', undefined, releases.inOrder)).rejects.toThrow(
    `red has no release in ${releases.to} that was published before the current one. There are: ${firstRelease.id}.`,
  );
  const two = await release('two');
  await expect(rollback(releases.target, 'red', 'ffff', releases.inOrder)).rejects.toThrow(
    `red has no release ffff in ${releases.to}. There are: ${two.id}, ${firstRelease.id}.`,
  );
  writeFileSync(join(releases.to, 'red/releases', firstRelease.id, 'help.html'), 'changed by hand');
  await expect(rollback(releases.target, 'red', firstRelease.id, releases.inOrder)).rejects.toThrow(
    `Release ${firstRelease.id} of red in ${releases.to} is not as it was published.`,
  );
  expect(await releases.target.current('red')).toBe(two.id);
});

test('a release that was damaged since is published whole again', async () => {
  const firstRelease = await release('one');
  await release('two');
  writeFileSync(join(releases.to, 'red/releases', firstRelease.id, 'help.html'), 'changed by hand');
  await release('one');
  expect(current('help.html')).toContain('Help of one');
});

test('a bundle that is not as it was built is not published', async () => {
  const firstRelease = await release('one');
  writeTestBundle(bundle(), 'two');
  writeFileSync(join(bundle(), 'help.html'), 'changed by hand');
  await expect(publish(releases.target, bundle(), releases.inOrder)).rejects.toThrow(
    `${join(bundle(), 'help.html')} is not as it was built, so red is not published. Build it again: livery build red`,
  );
  writeTestBundle(bundle(), 'two');
  renameSync(join(bundle(), 'help.html'), join(releases.root, 'help.html'));
  symlinkSync(join(releases.root, 'help.html'), join(bundle(), 'help.html'));
  await expect(publish(releases.target, bundle(), releases.inOrder)).rejects.toThrow(
    `${join(bundle(), 'help.html')} is not as it was built`,
  );
  await expect(publish(releases.target, join(releases.root, 'nowhere'), releases.inOrder)).rejects.toThrow(
    'does not hold a bundle',
  );
  expect(await ids()).toEqual([firstRelease.id]);
});

test('two that publish a brand at once do so one after the other', async () => {
  writeTestBundle(bundle(), 'one');
  writeTestBundle(join(releases.root, 'other/red'), 'two');
  const look = lookAlone();
  const [releaseOne, two] = await Promise.all([
    publish(releases.target, bundle(), { ...releases.inOrder, look }),
    publish(releases.target, join(releases.root, 'other/red'), { ...releases.inOrder, look }),
  ]);
  expect([releaseOne.state, two.state]).toEqual(['published', 'published']);
  // Whichever came first had nothing before itself, and the other has that one.
  const [first, second] = releaseOne.before === undefined ? [releaseOne, two] : [two, releaseOne];
  expect([first.before, second.before]).toEqual([undefined, first.id]);
  expect(await releases.target.current('red')).toBe(second.id);
});

test('a command that has lost its lock changes nothing for visitors', async () => {
  const { id } = await release('one');
  writeTestBundle(bundle(), 'two');
  const lost = new Error('The lock was lost.');
  const target: ReleaseTarget = {
    ...releases.target,
    lock: (brand, work) =>
      releases.target.lock(brand, () =>
        work(() => {
          throw lost;
        }),
      ),
  };
  await expect(publish(target, bundle(), releases.inOrder)).rejects.toBe(lost);
  await expect(unpublish(target, 'red')).rejects.toBe(lost);
  expect(await releases.target.current('red')).toBe(id);
});

test('a lock that a killed process has left behind ends by itself', async () => {
  const lock = join(releases.to, 'red/.lock');
  mkdirSync(lock, { recursive: true });
  const past = new Date(Date.now() - 60_000);
  utimesSync(lock, past, past);
  expect(await release('one')).toMatchObject({ state: 'published' });
  expect(existsSync(lock)).toBe(false);
});

test('a record that a killed process has begun is taken away by the next release', async () => {
  const { id } = await release('one');
  const folder = join(releases.to, 'red/releases');
  writeFileSync(join(folder, `.${id}.json.4321-0`), '{');
  await release('two');
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a preview is for whoever knows its address, for a time, and visitors keep what they have', async () => {
  const firstRelease = await release('one');
  writeTestBundle(bundle(), 'two');
  const until = new Date(Date.UTC(2026, 0, 2));
  const preview = await publishPreview(releases.target, bundle(), until, new Date(Date.UTC(2026, 0, 1)));
  expect(preview).toMatchObject({ previewUntil: '2026-01-02T00:00:00.000Z' });
  expect(await releases.target.current('red')).toBe(firstRelease.id);
  // It is no release that visitors had.
  await expect(rollback(releases.target, 'red', undefined, releases.inOrder)).rejects.toThrow(
    'before the current one',
  );
  writeTestBundle(bundle(), 'three');
  const later = new Date(Date.UTC(2026, 0, 3));
  const next = await publishPreview(releases.target, bundle(), later, later);
  expect(await ids()).toEqual([next.id, firstRelease.id]);
  // A preview that was looked at can be given to visitors.
  expect(await publish(releases.target, bundle(), releases.inOrder)).toMatchObject({
    state: 'published',
    id: next.id,
  });
  expect((await releases.target.list('red')).find(({ id }) => id === next.id)).not.toHaveProperty(
    'previewUntil',
  );
});

test('a release is served as it was published, and the look at it finds nothing', async () => {
  await release('one');
  const look: PublishOptions['look'] = (published, report) =>
    lookAtRelease({ target: releases.target }, published, report);
  expect(await release('two', { look })).toMatchObject({ state: 'published', findings: [] });
});

/** Writes a record that is whole by its digest, as anybody could. */
function forge(id: string, change: Partial<Record<keyof Release, unknown>>): void {
  const record = { id, brand: 'red', publishedAt: '2030-01-01T00:00:00.000Z', kept: {}, ...change };
  writeFileSync(join(releases.to, 'red/releases', `${id}.json`), releaseText(record as Release));
}

test.each<[name: string, change: Partial<Record<keyof Release, unknown>>]>([
  ['an id that leads out', { id: '../../../precious' }],
  ['the id of another release', { id: 'bbbbbbbbbbbb' }],
  ['another brand', { brand: 'blue' }],
  ['a brand that leads out', { brand: '../precious' }],
  ['a file outside', { kept: { 'assets/../../../../precious/file.txt': 'x' } }],
  ['a time that is none', { publishedAt: 7 }],
  ['files that are none', { kept: [] }],
])('a record that was forged with %s is no release, and leads nowhere', async (_name, change) => {
  mkdirSync(join(releases.root, 'precious'));
  writeFileSync(join(releases.root, 'precious/file.txt'), 'kept');
  const firstRelease = await release('one');
  const two = await release('two');
  const forged = 'aaaaaaaaaaaa';
  mkdirSync(join(releases.to, 'red/releases', forged));
  forge(forged, change);
  expect(await ids()).toEqual([two.id, firstRelease.id]);
  await expect(rollback(releases.target, 'red', forged, releases.inOrder)).rejects.toThrow(
    `red has no release ${forged}`,
  );
  for (const version of ['three', 'four', 'five', 'six']) await release(version);
  expect(readFileSync(join(releases.root, 'precious/file.txt'), 'utf8')).toBe('kept');
  expect(existsSync(join(releases.to, 'red/releases', forged))).toBe(true);
});

test.each(['..', '../precious', '/precious', '.', ''])('%j is no brand to change', async (brand) => {
  mkdirSync(join(releases.root, 'precious/releases/aaaaaaaaaaaa'), { recursive: true });
  await expect(releases.target.remove(brand, 'aaaaaaaaaaaa')).rejects.toThrow(
    `"${brand}" is no id of a brand`,
  );
  await expect(releases.target.point(brand, undefined)).rejects.toThrow('is no id of a brand');
  await expect(releases.target.remove('red', `../../${brand}`)).rejects.toThrow('is no id of a release');
  expect(existsSync(join(releases.root, 'precious/releases/aaaaaaaaaaaa'))).toBe(true);
});

test('the beginning of a release has to be of one release', async () => {
  await release('one');
  const two = await release('two');
  for (const last of ['0', '1']) forge(`aaaaaaaaaaa${last}`, {});
  await expect(rollback(releases.target, 'red', '', releases.inOrder)).rejects.toThrow(
    '"" is the beginning of 4 releases of red',
  );
  await expect(rollback(releases.target, 'red', 'aaa', releases.inOrder)).rejects.toThrow(
    /^"aaa" is the beginning of 2 releases of red in .*: aaaaaaaaaaa\d, aaaaaaaaaaa\d\. Write one of them\.$/,
  );
  expect(await releases.target.current('red')).toBe(two.id);
});

test('a bundle of another brand than its folder says is not published', async () => {
  writeTestBundle(bundle(), 'one', 'blue');
  await expect(publish(releases.target, bundle(), { ...releases.inOrder, brand: 'red' })).rejects.toThrow(
    `${bundle()} holds the bundle of "blue", so it is not published.`,
  );
  writeTestBundle(bundle(), 'one', '../precious');
  await expect(publish(releases.target, bundle(), releases.inOrder)).rejects.toThrow(
    'holds the bundle of "../precious"',
  );
  expect(existsSync(releases.to)).toBe(false);
});

test('the release before is the one published before, also where the clock was set back', async () => {
  const first = await release('one');
  const two = await release('two');
  releases.setClock(-600);
  const three = await release('three');
  expect(await ids()).toEqual([three.id, two.id, first.id]);
  expect(await rollback(releases.target, 'red', undefined, releases.inOrder)).toMatchObject({ id: two.id });
});

test.each<[name: string, put: (link: string) => void, want: RegExp]>([
  ['a folder', (link) => mkdirSync(link), /is no link to a release but a file or a folder, so nobody knows/],
  ['a file', (link) => writeFileSync(link, 'x'), /is no link to a release but a file or a folder/],
  [
    'a link to something else',
    (link) => symlinkSync('../site', link),
    /leads to "\.\.\/site", which is no release/,
  ],
])('%s in the place of the current release is told, and not taken for nothing', async (_name, put, want) => {
  await release('one');
  const link = join(releases.to, 'red/current');
  rmSync(link);
  put(link);
  await expect(releases.target.current('red')).rejects.toThrow(want);
  await expect(unpublish(releases.target, 'red')).rejects.toThrow(want);
  expect(lstatSync(link)).toBeDefined();
});

test('a release whose record is there and damaged is told, and not taken for none', async () => {
  const { id } = await release('one');
  const record = join(releases.to, 'red/releases', `${id}.json`);
  for (const damage of [() => writeFileSync(record, '{}'), () => mkdirSync(record)]) {
    rmSync(record);
    damage();
    expect(await releases.target.list('red')).toEqual([]);
    expect(await releases.target.damaged('red')).toEqual([id]);
    await expect(rollback(releases.target, 'red', undefined, releases.inOrder)).rejects.toThrow(
      `red has ${id} in ${releases.to}, whose record is not as written. Publish the brand again: livery publish red --to ${releases.to}`,
    );
  }
});
