import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { own } from '@liveryjs/compiler/manifest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyEdits } from '#workspace/edits/apply-edits.ts';
import type { PlaceEdit } from '#workspace/edits/edit.ts';
import { LiveWorkspace } from './live-workspace.ts';

const project = resolve(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'livery-live-'));
const file = 'brands/kiosk/brand.json';
let live: LiveWorkspace;

beforeAll(async () => {
  mkdirSync(join(root, 'brands'));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
  cpSync(join(project, 'brands/kiosk'), join(root, 'brands/kiosk'), { recursive: true });
  live = await LiveWorkspace.open({ root });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const saved = () => readFileSync(join(root, file), 'utf8');
const edit = (change: object) => (workspace: Parameters<typeof applyEdits>[0]) =>
  applyEdits(workspace, [{ brand: 'kiosk', ...change } as PlaceEdit]);

it('makes edits on what those before them gave, judges them, and leaves the files as they are', async () => {
  const before = saved();
  const news = { id: 'news', widget: 'announcements' };
  await live.inTurn(async () => {
    const { files, wrong } = await live.make([
      edit({ op: 'add', at: 'routes[home].main', value: news }),
      edit({ op: 'set', at: 'routes[home].main[news].props.speed', value: 'warp' }),
    ]);
    expect([wrong, files.map(({ path }) => path)]).toEqual([[], [file]]);
    const { come, reached } = await live.judge(files);
    expect(come).toMatchObject([
      { severity: 'error', file, pointer: expect.stringContaining('/props/speed') },
    ]);
    expect(reached).toMatchObject([{ brand: 'kiosk', pages: ['route home'] }]);
    expect(await live.findings(['kiosk'])).toEqual([]);
  });
  expect(saved()).toBe(before);
});

it('makes nothing where one edit cannot be made, and is as before afterwards', async () => {
  await live.inTurn(async (workspace) => {
    const made = await live.make([
      edit({ op: 'remove', at: 'routes[home].main[quick]' }),
      edit({ op: 'set', at: 'color.nothing', value: '#fff' }),
    ]);
    expect(made).toMatchObject({ files: [], wrong: [expect.stringContaining('"color.nothing"')] });
    expect(workspace.files.size(file)).toBe(Buffer.byteLength(saved()));
  });
});

it('takes in what was saved before a turn, and says which files that was', async () => {
  const { revision } = live;
  writeFileSync(join(root, file), saved().replace('"Kiosk"', '"Stand"'));
  const name = await live.inTurn(({ resolver }) => own(resolver.inherit('kiosk').document?.value, 'name'));
  expect([name, live.revision, live.changedSince(revision)]).toEqual(['Stand', revision + 1, [file]]);
});

it('goes on after a work that fails', async () => {
  const failing = live.inTurn(() => Promise.reject(new Error('no')));
  const next = live.inTurn(() => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
