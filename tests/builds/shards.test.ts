import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, check, openWorkspace } from '@liveryjs/cli';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { livery } from '#tests/command/test-command.ts';
import { readBundle } from './read-bundle.ts';
import { createTestWorkspace, type TestWorkspace, writeBrand } from './test-workspace.ts';

const COUNT = 2;
const shards = Array.from({ length: COUNT }, (_, index) => ({ number: index + 1, count: COUNT }));

let workspace: TestWorkspace;
const pathTo = (path: string) => join(workspace.root, path);

beforeAll(() => {
  workspace = createTestWorkspace();
  // `red` and these need one set of widgets, `blue` another.
  writeBrand(workspace, 'green', '#1e7b34', 'deep forest', []);
  writeBrand(workspace, 'violet', '#6b2fb3', 'late evening', []);
});

afterAll(() => workspace?.remove());

test('shards build each brand once, as one machine does, and each set of widgets on one machine', async () => {
  const open = () => openWorkspace({ root: workspace.root });
  const { brands } = await build(await open(), { outDir: 'whole', cacheDir: 'cache' });
  expect(brands.map(({ id }) => id)).toEqual(['blue', 'green', 'red', 'violet']);
  const parts: string[][] = [];
  const compiled: number[] = [];
  for (const shard of shards) {
    // Each machine begins with nothing.
    const cacheDir = `cache-${shard.number}`;
    const part = await build(await open(), { shard, outDir: `part-${shard.number}`, cacheDir });
    expect(part.ok).toBe(true);
    parts.push(readdirSync(pathTo(`part-${shard.number}`)).sort());
    expect(part.brands.map(({ id }) => id)).toEqual(parts.at(-1));
    compiled.push(readdirSync(pathTo(cacheDir)).filter((name) => name.startsWith('code-')).length);
    for (const { id } of part.brands)
      expect(readBundle(pathTo(`part-${shard.number}/${id}`)), id).toEqual(readBundle(pathTo(`whole/${id}`)));
  }
  expect(parts.sort()).toEqual([['blue'], ['green', 'red', 'violet']]);
  expect(compiled).toEqual([1, 1]);
});

test('the command builds its shard, and refuses one that there is not', async () => {
  const out: string[] = [];
  for (const { number } of shards) {
    const ran = await livery(
      workspace.root,
      'build',
      '--all',
      '--shard',
      `${number}/${COUNT}`,
      '--out',
      pathTo('dist'),
    );
    expect(ran.code).toBe(0);
    out.push(ran.out.split('\n').at(-1) ?? '');
  }
  expect(out.sort()).toEqual(['1 brand, all in order.', '3 brands, all in order.']);
  expect(readdirSync(pathTo('dist')).sort()).toEqual(['blue', 'green', 'red', 'violet']);
  for (const wrong of ['0/3', '4/3', 'a/b', '1/0', '3'])
    expect(await livery(workspace.root, 'build', '--all', '--shard', wrong)).toMatchObject({
      code: 2,
      notes: expect.stringContaining(
        `error: option '--shard <k/n>' argument '${wrong}' is invalid. Expected which part of how many, such as 3/10: from 1/10 to 10/10.`,
      ),
    });
});

test('what only a look at all brands finds is found once, in whichever shard the brand is', async () => {
  workspace.edit('brands/violet/brand.json', 'violet-casino.localhost', 'blue-casino.localhost');
  // Something wrong with the workspace itself.
  workspace.edit('widgets/unused/widget.json', '"Of the tests."', '7');
  const open = () => openWorkspace({ root: workspace.root });
  const whole = await check(await open());
  expect(whole.issues.map(({ code, file }) => `${code} ${file}`).sort()).toEqual([
    'domain-collision brands/violet/brand.json',
    'manifest-shape widgets/unused/widget.json',
  ]);
  for (const count of [2, 3, 7]) {
    const parts = [];
    for (let number = 1; number <= count; number++)
      parts.push(await check(await open(), { shard: { number, count } }));
    expect(parts.flatMap(({ brands }) => brands).sort()).toEqual(whole.brands);
    const partIssues = parts.flatMap(({ issues }) => issues);
    expect(partIssues).toHaveLength(whole.issues.length);
    expect(partIssues).toEqual(expect.arrayContaining([...whole.issues]));
  }
  const failed = [];
  for (const { number } of shards) {
    const { notes, out, code } = await livery(
      workspace.root,
      'build',
      '--all',
      '--shard',
      `${number}/${COUNT}`,
    );
    failed.push(code);
    if (code !== 0) expect(notes + out).toContain('domain-collision');
  }
  expect(failed.sort()).toEqual([0, 1]);
});
