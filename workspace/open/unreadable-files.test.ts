import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listBrands } from './list-brands.ts';
import { loadBrand } from './load-brand.ts';
import { loadChecks } from './load-checks.ts';
import { nodeFiles } from './node-files.ts';
import { openWorkspace } from './open-workspace.ts';
import { unreadableBeside, unreadableRooms } from './unreadable-files.ts';

let above: string;
let root: string;
const pathTo = (path: string) => join(root, path);

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'livery-unreadable-'));
  root = join(above, 'repository');
  for (const path of ['brands/red/brand.json', 'shared/EN.json', '../secret.json']) file(path);
});

afterEach(() => rmSync(above, { recursive: true }));

function link(target: string, path: string): void {
  mkdirSync(dirname(pathTo(path)), { recursive: true });
  symlinkSync(target, pathTo(path));
}

function file(path: string): void {
  mkdirSync(dirname(pathTo(path)), { recursive: true });
  writeFileSync(pathTo(path), '{}');
}

function pipe(path: string): void {
  mkdirSync(dirname(pathTo(path)), { recursive: true });
  execFileSync('mkfifo', [pathTo(path)]);
}

/** Paths of what cannot be read, each with what is said of it. */
async function unreadablePaths(): Promise<string[]> {
  const workspace = openWorkspace({ root, checks: await loadChecks(root) });
  const issues = [
    ...workspace.issues,
    ...unreadableRooms(workspace),
    ...unreadableBeside(workspace),
    ...listBrands(workspace).flatMap((id) => loadBrand(workspace, id).issues),
  ];
  return issues.flatMap(({ code, file, message }) =>
    code === 'file-unreadable' ? `${file}: ${message}` : [],
  );
}

it('says nothing where all can be read, by links inside the repository and to brands of others, too', async () => {
  link('../../../shared/EN.json', 'brands/red/messages/VI.json');
  file('../others/blue/brand.json');
  link('../../others/blue', 'brands/blue');
  for (const path of ['brands/README', 'widgets/README.md', 'widgets/time/README.md']) file(path);
  expect(await unreadablePaths()).toEqual([]);
  expect(nodeFiles(root).size('brands/red/messages/VI.json')).toBe(2);
});

// One repository has all of them: to open one takes longer than all else here.
it('names each file and each folder that is there and cannot be read, once, and reads nothing there', async () => {
  const loops = [
    'brands/folder-loop',
    'brands/manifest-loop/brand.json',
    'brands/texts-loop/messages/EN.json',
    'widgets/loop/widget.json',
  ];
  const nowhere = ['brands/gone', 'brands/groups.json', 'adapters', 'portal/portal.json'];
  const outside = [
    'brands/tokens-of-a-device/tokens.json',
    'brands/tokens-of-others/tokens.json',
    'brands/texts-of-others/content',
    'widgets/sum/sum.tsx',
    'checks/names.js',
  ];
  const pipes = [
    'brands/text-pipe/content/terms.EN.md',
    'brands/manifest-pipe/brand.json',
    'widgets/time/clock/widget.json',
    'widgets/time/hand.ts',
    'jurisdictions/XM.json',
    'checks/pipe.js',
  ];
  const folders = ['brands/manifest-folder/brand.json', 'jurisdictions/XN.json', 'checks/folder.js'];
  for (const path of loops) link(path.replace(/.*\//, ''), path);
  for (const path of nowhere) link('none.json', path);
  for (const path of outside) link(path.includes('device') ? '/dev/zero' : join(above, 'secret.json'), path);
  for (const path of pipes) pipe(path);
  for (const path of folders) mkdirSync(pathTo(path), { recursive: true });
  const files = ['brands/file-for-texts/messages'];
  for (const path of files) file(path);
  for (const id of ['texts-loop', 'tokens-of-a-device', 'tokens-of-others', 'texts-of-others', 'text-pipe'])
    file(`brands/${id}/brand.json`);
  file('brands/file-for-texts/brand.json');

  const message = (paths: readonly string[], what: string) =>
    paths.map((path) => `${path}: ${what}, so nothing is read here.`);
  expect((await unreadablePaths()).sort()).toEqual(
    [
      ...message(loops, 'This link leads back to itself'),
      ...message(nowhere, 'This link leads to nothing'),
      ...message(outside, 'This link leads out of the repository'),
      ...message(pipes, 'This is a pipe, a socket or a device'),
      ...message(folders, 'This is a folder where a file is needed'),
      ...message(files, 'This is a file where a folder is needed'),
    ].sort(),
  );
  for (const path of [...loops, ...nowhere, ...outside, ...pipes, ...folders])
    expect(nodeFiles(root).read(path)).toBeUndefined();
});

it('a brand that cannot be read is a brand with an error, and none that is passed over', () => {
  link('loop', 'brands/loop');
  link('none', 'brands/gone');
  pipe('brands/piped/brand.json');
  mkdirSync(pathTo('brands/empty'));
  const workspace = openWorkspace({ root, checks: { checks: [], issues: [] } });
  expect(listBrands(workspace)).toEqual(['gone', 'loop', 'piped', 'red']);
  for (const id of ['gone', 'loop', 'piped']) {
    const { brand, issues } = loadBrand(workspace, id);
    expect([brand, issues.map(({ code }) => code)]).toEqual([undefined, ['file-unreadable']]);
  }
});

// The superuser may read everything.
it.skipIf(process.getuid?.() === 0)('names what this user may not read', async () => {
  const paths = [
    'brands/red/messages/EN.json',
    'brands/green/messages',
    'brands/blue/brand.json',
    'brands/pink',
    'widgets/clock/widget.json',
    'widgets/sum',
    'adapters/plain.ts',
    'jurisdictions',
    'checks',
  ];
  for (const path of paths) file(/\.\w+$/.test(path) ? path : `${path}/brand.json`);
  file('brands/green/brand.json');
  for (const path of paths) chmodSync(pathTo(path), 0);
  try {
    expect((await unreadablePaths()).sort()).toEqual(
      paths
        .map((path) => `${path}: Whoever runs this command may not read it, so nothing is read here.`)
        .sort(),
    );
  } finally {
    for (const path of paths) chmodSync(pathTo(path), 0o700);
  }
});

it('a link that is mended is read', async () => {
  link('nowhere.json', 'brands/red/tokens.json');
  expect(await unreadablePaths()).toHaveLength(1);
  file('brands/red/nowhere.json');
  expect(await unreadablePaths()).toEqual([]);
});
