import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Released, releaseBrands } from '@liveryjs/cli/releases/release-brands';
import { writeTestBundle } from '@liveryjs/cli/releases/test-bundle';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { livery } from './test-command.ts';

let root: string;
let to: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-outcomes-'));
  to = join(root, 'portals');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Builds a version of a brand, with a manifest. */
function build(brand: string, version: string): void {
  mkdirSync(join(root, 'brands', brand), { recursive: true });
  writeFileSync(join(root, 'brands', brand, 'brand.json'), '{}');
  writeTestBundle(join(root, 'dist', brand), version, brand);
}

const run = (...args: readonly string[]) => livery(root, ...args, '--to', to);

interface Outcome {
  readonly ok: boolean;
  readonly brands: readonly Readonly<Record<string, unknown>>[];
  readonly withoutManifest: { readonly live: readonly string[]; readonly built: readonly string[] };
}

/** The answer of a command to programs: nothing else may stand on standard output. */
async function outcome(...args: readonly string[]): Promise<Outcome & { readonly code: number }> {
  const { code, out } = await run(...args, '--json');
  return { code, ...(JSON.parse(out) as Outcome) };
}

const ID = expect.stringMatching(/^[0-9a-f]{12}$/);

test('a brand that was deleted is named where visitors have it and where it was built, and can be taken away from them', async () => {
  build('red', 'one');
  build('orchid', 'one');
  expect(await run('publish', '--all', '--built')).toMatchObject({ code: 0, notes: '' });
  rmSync(join(root, 'brands/orchid'), { recursive: true });
  const live = `orchid has no manifest, and visitors have it still. Take it away from them: livery unpublish orchid --to ${to}`;
  const built = `orchid has no manifest, and its bundle is there still. Remove the folder ${join(root, 'dist/orchid')}`;
  expect((await run('publish', '--all', '--built')).notes).toBe(`${live}\n${built}`);
  expect((await run('releases')).notes).toBe(live);
  expect((await run('releases', 'red')).notes).toBe('');
  expect((await run('publish', 'red', '--built')).notes).toBe('');
  expect(await outcome('publish', '--all', '--built')).toMatchObject({
    code: 0,
    brands: [{ brand: 'red', state: 'unchanged' }],
    withoutManifest: { live: ['orchid'], built: ['orchid'] },
  });
  expect(await run('unpublish', 'orchid')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^orchid: visitors have nothing of it any more \(before: [0-9a-f]{12}\)\.$/),
  });
  expect(await run('unpublish', 'orchid')).toMatchObject({
    code: 0,
    out: 'orchid: visitors have nothing of it already.',
  });
  rmSync(join(root, 'dist/orchid'), { recursive: true });
  expect((await run('publish', '--all', '--built')).notes).toBe('');
  expect(await outcome('releases', 'orchid')).toMatchObject({
    brands: [{ brand: 'orchid', state: 'offline' }],
  });
});

test('a brand that lacks its bundle is named where all are to be published, and the others are', async () => {
  for (const brand of ['red', 'blue', 'green']) build(brand, 'one');
  writeFileSync(
    join(root, 'brands/green/brand.json'),
    JSON.stringify({
      schemaVersion: 1,
      id: 'green',
      abstract: true,
      name: 'Green',
      domains: ['g.localhost'],
    }),
  );
  for (const brand of ['blue', 'green']) rmSync(join(root, 'dist', brand), { recursive: true });
  const sentence = `${join(root, 'dist/blue')} does not hold a bundle as it was built, so blue is not published. Build it: livery build blue`;
  expect(await run('publish', '--all', '--built')).toMatchObject({
    code: 1,
    notes: `blue: ${sentence}`,
    out: expect.stringMatching(/^red: visitors have [0-9a-f]{12} now\.$/),
  });
  expect(await outcome('publish', '--all', '--built')).toMatchObject({
    code: 1,
    ok: false,
    brands: [
      { brand: 'blue', state: 'failed', findings: [sentence] },
      { brand: 'red', state: 'unchanged' },
    ],
  });
  expect((await run('publish', 'blue', '--built')).notes).toBe(`blue: ${sentence}`);
});

test('releases that cannot be listed are named, and are not taken for none', async () => {
  build('red', 'one');
  await run('publish', 'red', '--built');
  const releases = join(to, 'red/releases');
  rmSync(releases, { recursive: true });
  symlinkSync('releases', releases);
  const sentence = `The links of ${releases} lead in a circle. Mend them, or name another place.`;
  expect(await run('releases')).toMatchObject({ code: 1, notes: `livery: ${sentence}` });
  expect(await run('publish', 'red', '--built')).toMatchObject({ code: 1, notes: `red: ${sentence}` });
  rmSync(to, { recursive: true });
  writeFileSync(to, '');
  expect(await run('releases')).toMatchObject({
    code: 1,
    notes: `livery: ${to} cannot be a folder, because a file is in its way. Move the file away, or name another place.`,
  });
});

test('all brands that visitors have go back by one command, and one that cannot is named', async () => {
  for (const version of ['one', 'two'])
    for (const brand of ['red', 'blue']) {
      build(brand, version);
      expect(await run('publish', brand, '--built')).toMatchObject({ code: 0 });
    }
  expect(await outcome('rollback', '--all')).toEqual({
    code: 0,
    ok: true,
    brands: ['blue', 'red'].map((brand) => ({
      brand,
      state: 'published',
      release: ID,
      before: ID,
      current: ID,
      findings: [],
    })),
    withoutManifest: { live: [], built: [] },
  });
  await run('unpublish', 'blue');
  expect(await outcome('rollback', '--all')).toMatchObject({
    code: 1,
    ok: false,
    brands: [
      {
        brand: 'red',
        state: 'failed',
        findings: [expect.stringContaining('has no release in') as string],
      },
    ],
  });
  expect((await run('rollback', '--all')).notes).toMatch(
    /^red: red has no release in .* before the current one/,
  );
});

test('every command that is about brands says to programs what became of each in one shape', async () => {
  build('red', 'one');
  build('blue', 'one');
  writeFileSync(join(root, 'dist/blue/help.html'), 'changed by hand');
  expect(await outcome('publish', '--all', '--built')).toEqual({
    code: 1,
    ok: false,
    brands: [
      {
        brand: 'blue',
        state: 'failed',
        findings: [expect.stringContaining('is not as it was built, so blue is not published.')],
      },
      { brand: 'red', state: 'published', release: ID, current: ID, findings: [] },
    ],
    withoutManifest: { live: [], built: [] },
  });
  expect(await outcome('releases')).toEqual({
    code: 0,
    ok: true,
    brands: [
      {
        brand: 'red',
        state: 'live',
        current: ID,
        releases: [
          expect.objectContaining({
            id: ID,
            lookedAt: expect.any(String),
            lookedBy: expect.stringMatching(/^livery \d.* at a server of its own$/),
          }),
        ],
      },
    ],
    withoutManifest: { live: [], built: [] },
  });
  expect(await outcome('unpublish', 'red', '../red')).toMatchObject({
    code: 1,
    brands: [
      { brand: 'red', state: 'unpublished', release: ID, before: ID },
      { brand: '../red', state: 'failed', findings: ['"../red" is not the id of a brand.'] },
    ],
  });
});

test('many brands are released by several threads, and what becomes of each is the same', async () => {
  const brands = ['b0', 'b1', 'b2', 'b3'];
  for (const brand of brands) build(brand, 'one');
  writeFileSync(join(root, 'dist/b2/help.html'), 'changed by hand');
  const releaseBy = async (threads: number) => {
    const done: Released[] = [];
    const setup = { to: join(root, `by-${threads}`), keep: 2 };
    const tasks = brands.map(
      (brand) => ({ brand, action: 'publish', folder: join(root, 'dist', brand) }) as const,
    );
    const { signal } = new AbortController();
    await releaseBrands(setup, tasks, (released) => done.push(released), signal, threads);
    return done.sort((a, b) => (a.brand < b.brand ? -1 : 1));
  };
  const alone = await releaseBy(1);
  expect(alone.map(({ state }) => state)).toEqual(['published', 'published', 'failed', 'published']);
  expect(await releaseBy(2)).toEqual(alone);
});

test('who ends the command ends it between two brands', async () => {
  for (const brand of ['b0', 'b1']) build(brand, 'one');
  const ending = new AbortController();
  const done: string[] = [];
  const tasks = ['b0', 'b1'].map(
    (brand) => ({ brand, action: 'publish', folder: join(root, 'dist', brand) }) as const,
  );
  const releasing = releaseBrands(
    { to, keep: 2 },
    tasks,
    ({ brand, state }) => {
      done.push(`${brand} ${state}`);
      ending.abort();
    },
    ending.signal,
  );
  await expect(releasing).rejects.toThrow('aborted');
  expect(done).toEqual(['b0 published']);
});

test('a name that is no id of a brand is refused by every verb of releases, and nothing is read or removed by it', async () => {
  // Each name would lead to a bundle.
  writeTestBundle(root, 'two', 'red');
  build('red', 'one');
  expect(await run('publish', 'red', '--built')).toMatchObject({ code: 0 });
  for (const id of ['1red', 're d']) build(id, 'two');
  const before = sorted(readdirSync(root, { recursive: true }));
  for (const [name, code] of [
    ['..', 2],
    ['../dist/red', 2],
    ['.', 2],
    ['', 2],
    ['1red', 1],
    ['re d', 1],
  ] as const) {
    const sentence = `"${name}" is not the id of a brand.`;
    expect(await run('publish', '--built', name)).toMatchObject({
      code,
      notes: expect.stringContaining(code === 1 ? sentence : `there is no brand "${name}"`),
    });
    expect(await run('rollback', name)).toMatchObject({ code: 1, notes: `${name}: ${sentence}` });
    expect(await run('unpublish', name)).toMatchObject({ code: 1, notes: `${name}: ${sentence}` });
    expect(await run('releases', name)).toMatchObject({ code: 1, notes: `livery: ${sentence}` });
  }
  expect(await run('publish', '--built', '--all')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^red: [0-9a-f]{12} is what visitors have already\.$/),
    notes: ['1red', 're d'].map((id) => `${id}: "${id}" is not the id of a brand.`).join('\n'),
  });
  expect(sorted(readdirSync(root, { recursive: true }))).toEqual(before);
});

const sorted = (names: readonly (string | Buffer)[]) => names.map(String).sort();
