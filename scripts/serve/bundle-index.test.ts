import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseText } from '#scripts/releases/release.ts';
import { writeTestBundle } from '#scripts/releases/test-bundle.ts';
import { type BundleIndex, openBundles } from './bundle-index.ts';

let dist: string;
let notes: string[];
let opened: BundleIndex[];

beforeEach(() => {
  dist = join(mkdtempSync(join(tmpdir(), 'livery-index-')), 'dist');
  notes = [];
  opened = [];
});

afterEach(() => {
  for (const bundles of opened) bundles.close();
  rmSync(join(dist, '..'), { recursive: true });
});

function open(folder = dist): BundleIndex {
  const bundles = openBundles(folder, { note: (sentence) => notes.push(sentence) });
  opened.push(bundles);
  return bundles;
}

/** Puts a release there as publishing does, without the look. */
function release(brand: string, id: string, more: { readonly previewUntil?: string } = {}): void {
  const folder = join(dist, brand);
  writeTestBundle(join(folder, 'releases', id), id, brand);
  const record = { id, brand, publishedAt: '2026-01-01T00:00:00.000Z', kept: {}, ...more };
  writeFileSync(join(folder, 'releases', `${id}.json`), releaseText(record));
  if (more.previewUntil !== undefined) return;
  symlinkSync(join('releases', id), join(folder, '.next'));
  renameSync(join(folder, '.next'), join(folder, 'current'));
}

const [FIRST, SECOND, THIRD] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

// In these tests nothing is waited for: no event has come when the next line asks.

test('a release is served as soon as it is current, also where no event tells of it', () => {
  release('red', FIRST);
  const bundles = open();
  expect(bundles.find('red.example')?.folder).toBe(join(dist, 'red/releases', FIRST));
  release('red', SECOND);
  expect(bundles.find('RED.example:4173')?.folder).toBe(join(dist, 'red/releases', SECOND));
  expect(bundles.find('red.localhost')?.folder).toBe(join(dist, 'red/releases', SECOND));
  rmSync(join(dist, 'red/current'));
  expect(bundles.find('red.example')).toBeUndefined();
});

test('a preview is found under its name as soon as it is there, and no longer than that', () => {
  release('Red', FIRST);
  const bundles = open();
  const host = `${THIRD}--red.localhost`;
  expect(bundles.find(host)).toBeUndefined();
  release('Red', THIRD, { previewUntil: '2026-01-02T00:00:00.000Z' });
  expect(bundles.find(host)).toMatchObject({ id: `${THIRD}--Red`, previewUntil: '2026-01-02T00:00:00.000Z' });
  release('Red', THIRD, { previewUntil: '2026-01-03T00:00:00.000Z' });
  expect(bundles.find(host)).toMatchObject({ previewUntil: '2026-01-03T00:00:00.000Z' });
  rmSync(join(dist, 'Red/releases', `${THIRD}.json`));
  expect(bundles.find(host)).toBeUndefined();
  expect(bundles.find('red.example')).toBeDefined();
});

test('a brand that no event tells of is found within a second, however often a host that nobody has is asked for', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    release('red', FIRST);
    const bundles = open();
    expect(bundles.find('blue.example')).toBeUndefined();
    release('blue', FIRST);
    expect(bundles.find('blue.example')).toBeUndefined();
    vi.advanceTimersByTime(1001);
    expect(bundles.find('blue.example')).toMatchObject({ id: 'blue' });
  } finally {
    vi.useRealTimers();
  }
});

test('a folder that is made, taken away and made again is served as it is', async () => {
  const bundles = open();
  expect(bundles.all()).toEqual([]);
  writeTestBundle(join(dist, 'red'), 'one', 'red');
  expect(bundles.find('red.example')).toMatchObject({ id: 'red' });
  rmSync(dist, { recursive: true });
  await expect.poll(() => bundles.find('red.example')).toBeUndefined();
  writeTestBundle(join(dist, 'blue'), 'one', 'blue');
  await expect.poll(() => bundles.find('blue.example')).toMatchObject({ id: 'blue' });
  expect(bundles.all().map(({ id }) => id)).toEqual(['blue']);
});

test('a host name that a second brand comes to claim leads to neither, until one of them gives it up', async () => {
  writeTestBundle(join(dist, 'red'), 'one', 'red');
  const bundles = open();
  expect(bundles.find('red.example')).toMatchObject({ id: 'red' });
  const claim = (domains: readonly string[]) => {
    mkdirSync(join(dist, 'green'), { recursive: true });
    const report = { brand: 'green', domains, chunks: [], files: {} };
    writeFileSync(join(dist, 'green/build-report.json'), JSON.stringify(report));
  };
  claim(['red.example', 'red.localhost']);
  await expect.poll(() => bundles.find('red.example')).toBeUndefined();
  // The name that a brand always has is nobody else's.
  expect(bundles.find('red.localhost')).toMatchObject({ id: 'red' });
  expect(bundles.all().map(({ id, domains }) => [id, domains])).toEqual([
    ['red', []],
    ['green', []],
  ]);
  expect(notes).toEqual([
    'green and red both have the host name red.example, so it leads to neither. Build one of them without it.',
    'green and red both have the host name red.localhost, so it leads to neither. Build one of them without it.',
  ]);
  claim([]);
  await expect.poll(() => bundles.find('red.example')).toMatchObject({ id: 'red' });
});

test('the one brand that is looked at is read alone', () => {
  for (const brand of ['red', 'blue']) writeTestBundle(join(dist, brand), 'one', brand);
  const bundles = openBundles(dist, { note: (sentence) => notes.push(sentence), only: 'blue' });
  opened.push(bundles);
  expect(bundles.find('blue.example')).toMatchObject({ id: 'blue' });
  expect(bundles.find('red.example')).toBeUndefined();
});

test('what it costs to find a bundle does not depend on how many brands there are', () => {
  for (let brand = 0; brand < 60; brand++) writeTestBundle(join(dist, `b${brand}`), 'one', `b${brand}`);
  writeTestBundle(join(dist, '../few/b0'), 'one', 'b0');
  const [many, few] = [open(), open(join(dist, '../few'))];
  const time = (bundles: BundleIndex) => {
    const start = performance.now();
    for (let time = 0; time < 50; time++) expect(bundles.find('b0.example')?.id).toBe('b0');
    return performance.now() - start;
  };
  // The quickest of several: only what must be done is in it, and not what else the machine does.
  const rounds = Array.from({ length: 20 }, () => [time(many), time(few)] as const);
  const quickest = (which: 0 | 1) => Math.min(...rounds.map((round) => round[which]));
  expect(quickest(0) / quickest(1)).toBeLessThan(3);
});
