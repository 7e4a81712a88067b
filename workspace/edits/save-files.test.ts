import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recover, saveFiles, undoLast } from './save-files.ts';

let root = '';
const home = () => ({ root, brandsFolder: 'brands' });
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const first = 'brands/lotus/brand.json';
const second = 'brands/jade/brand.json';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-save-'));
  write(first, '\ufeff{ "a": 1 }\r\n');
  write(second, '{ "a": 1 }');
});
afterEach(() => rmSync(root, { recursive: true }));

const both = [
  { path: first, before: '\ufeff{ "a": 1 }\r\n', after: '\ufeff{ "a": 20 }\r\n' },
  { path: second, before: '{ "a": 1 }', after: '{}' },
  { path: 'brands/jade/messages/EN.json', before: undefined, after: '{ "x": "X" }\n' },
];

it('saves are taken back one after another, byte for byte, and files that were new go', () => {
  saveFiles(home(), 'both', both);
  saveFiles(home(), 'again', [{ path: second, before: '{}', after: '{ "b": 2 }' }]);
  expect([read(first), read(second)]).toEqual(['\ufeff{ "a": 20 }\r\n', '{ "b": 2 }']);
  expect(undoLast(home())?.what).toBe('again');
  expect(read(second)).toBe('{}');
  expect(undoLast(home())?.what).toBe('both');
  expect([read(first), read(second)]).toEqual([both[0]?.before, both[1]?.before]);
  expect(existsSync(join(root, 'brands/jade/messages/EN.json'))).toBe(false);
  expect(undoLast(home())).toBeUndefined();
});

it('a file that has changed since keeps all of its save from being taken back', () => {
  saveFiles(home(), 'both', both);
  write(second, '{ "mine": true }');
  expect(() => undoLast(home())).toThrow(
    /"both" of .* is not taken back: brands\/jade\/brand.json has changed since\./,
  );
  expect([read(first), read(second)]).toEqual(['\ufeff{ "a": 20 }\r\n', '{ "mine": true }']);
});

it('what somebody else has written since is merged with a save', () => {
  write(second, '{ "a": 1, "theirs": true }');
  saveFiles(home(), 'both', both);
  expect(read(second)).toBe('{ "theirs": true }');
  undoLast(home());
  expect(read(second)).toBe('{ "a": 1, "theirs": true }');
});

it('nothing is written where somebody else has changed the same place since, and both values are told', () => {
  write(first, '\ufeff{ "a": 3 }\r\n');
  expect(() => saveFiles(home(), 'both', both)).toThrow(
    'brands/lotus/brand.json has changed while this ran at the same places, so nothing was written.\n/a: mine is 20, theirs is 3.',
  );
  expect([read(first), read(second)]).toEqual(['\ufeff{ "a": 3 }\r\n', both[1]?.before]);
});

it('nothing is written where one of the files cannot be', () => {
  write('brands/jade/messages', 'a file where a folder has to be');
  expect(() => saveFiles(home(), 'both', both)).toThrow(
    `${join(root, 'brands/jade/messages')} cannot be a folder, because a file is in its way. Move the file away, or name another place. Nothing was written.`,
  );
  expect([read(first), read(second)]).toEqual([both[0]?.before, both[1]?.before]);
  expect(existsSync(join(root, `${first}.livery-edit`))).toBe(false);
  expect(undoLast(home())).toBeUndefined();
});

it('what a process has left that ended while it wrote is taken back by the next', () => {
  saveFiles(home(), 'both', both);
  // As it is after the first of the files was moved to its place.
  const entry = join(root, '.livery/edits/1.json');
  writeFileSync(entry, readFileSync(entry, 'utf8').replace('"saved"', '"writing"'));
  write(second, '{ "a": 1 }');
  write(`${second}.livery-edit`, '{}');
  rmSync(join(root, 'brands/jade/messages'), { recursive: true });
  saveFiles(home(), 'next', [{ path: second, before: '{ "a": 1 }', after: '{ "b": 2 }' }]);
  expect([read(first), read(second)]).toEqual([both[0]?.before, '{ "b": 2 }']);
  expect(existsSync(join(root, `${second}.livery-edit`))).toBe(false);
  expect(undoLast(home())?.what).toBe('next');
});

/** The files of a change set that is applied: a brand's, one that is new, the set and the log of all sets. */
const applied = [
  ...both,
  { path: 'changes/spring.json', before: '{ "edits": [] }', after: '{ "edits": [], "applied": {} }' },
  { path: 'changes/log.jsonl', before: undefined, after: '{ "did": "applied" }\n' },
];
const takenBack = applied.map(({ path, before, after }) => ({ path, before: after, after: before }));

/** Saves in a process of its own, which kills itself before a step of its work. @returns whether it died */
function saveAndDie(changes: readonly object[], steps: number): boolean {
  const code = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let left = ${steps};
    for (const name of ['writeFileSync', 'renameSync', 'rmSync', 'mkdirSync']) {
      const change = fs[name];
      fs[name] = (...args) => {
        if (left-- <= 0) process.kill(process.pid, 'SIGKILL');
        return change(...args);
      };
    }
    syncBuiltinESMExports();
    const { saveFiles } = await import(${JSON.stringify(join(import.meta.dirname, 'save-files.ts'))});
    saveFiles(${JSON.stringify(home())}, 'spring', JSON.parse(process.argv[1]).map(({ before, after, ...rest }) => ({ ...rest, before: before ?? undefined, after: after ?? undefined })));`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', code, JSON.stringify(changes)];
  const { signal, status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([signal ?? status, stderr]).toEqual([expect.toSatisfy((end) => end === 'SIGKILL' || end === 0), '']);
  return signal === 'SIGKILL';
}

it.each([
  ['applied', applied],
  ['taken back', takenBack],
])(
  'a change set that is %s while the process is killed leaves all files old or all new',
  (_name, changes) => {
    let died = 0;
    // Each run tries other moments of the steps that a save takes.
    for (let steps = Math.floor(Math.random() * 6); steps < 17; steps += 6) {
      for (const { path, before } of changes)
        if (before === undefined) rmSync(join(root, path), { force: true });
        else write(path, before);
      if (saveAndDie(changes, steps)) died++;
      recover(home());
      const states = changes.map(({ path, before, after }) => {
        const text = existsSync(join(root, path)) ? read(path) : undefined;
        return text === before ? 'old' : text === after ? 'new' : text;
      });
      expect([steps, new Set(states).size, ['old', 'new'].includes(states[0] ?? '')]).toEqual([
        steps,
        1,
        true,
      ]);
      const left = ['brands/lotus', 'brands/jade', 'changes'].flatMap((folder) =>
        readdirSync(join(root, folder)),
      );
      expect(left.filter((name) => name.endsWith('.livery-edit'))).toEqual([]);
      rmSync(join(root, '.livery'), { recursive: true, force: true });
    }
    expect(died).toBeGreaterThan(1);
  },
  30_000,
);

it('no file outside of the folder of the brands is written', () => {
  expect(() =>
    saveFiles(home(), 'out', [{ path: 'brands/../x.json', before: undefined, after: '' }]),
  ).toThrow(/is not in .*brands, so nothing is written there/);
});

it.runIf(existsSync('/dev/full'))(
  'a file that a full disk does not take is named, and all are as they were',
  () => {
    symlinkSync('/dev/full', join(root, `${second}.livery-edit`));
    expect(() => saveFiles(home(), 'both', both)).toThrow(
      `The disk is full: ${join(root, second)} could not be written. Free some space, then run the command again. Nothing was written.`,
    );
    expect([read(first), read(second)]).toEqual([both[0]?.before, both[1]?.before]);
    expect(readdirSync(join(root, 'brands/lotus'))).toEqual(['brand.json']);
    expect(undoLast(home())).toBeUndefined();
  },
);

/** SHA-256 of an empty file. */
const HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

it.each<[name: string, entry: unknown]>([
  ['is no JSON', '{'],
  ['has another shape', '{}'],
  ['moves a folder in from outside', { files: [], moved: { from: 'brands/new', to: '../precious' } }],
  ['moves a folder out', { files: [], moved: { from: '../precious/lotus', to: 'brands/lotus' } }],
  [
    'changes a file outside',
    { files: [{ path: '../precious/file', isNew: true, hash: HASH, start: 0, before: '', after: '' }] },
  ],
])(
  'an entry of the journal that anybody may have written and that %s is named, and leads nowhere',
  (_name, entry) => {
    root = join(root, 'repository');
    write(first, both[0]?.before ?? '');
    write('../precious/file', '');
    const record = { what: 'x', at: '2026-11-29T00:00:00.000Z', state: 'writing', ...Object(entry) };
    write('.livery/edits/1.json', typeof entry === 'string' ? entry : JSON.stringify(record));
    expect(() => saveFiles(home(), 'next', [])).toThrow(
      /does not say what a command has written|is not in .*, so nothing is written there/,
    );
    root = dirname(root);
    expect([read('precious/file'), existsSync(join(root, 'precious/lotus'))]).toEqual(['', false]);
  },
);

it('the last fifty saves can be taken back, and no more are kept', () => {
  for (let a = 1; a <= 51; a += 1)
    saveFiles(home(), `${a}`, [{ path: second, before: `{ "a": ${a} }`, after: `{ "a": ${a + 1} }` }]);
  let taken = 0;
  while (undoLast(home())) taken += 1;
  expect([taken, read(second)]).toEqual([50, '{ "a": 2 }']);
});

it('files of the repository’s own rooms are written and taken back, and none beside them', () => {
  const path = 'widgets/site/news/News.tsx';
  write(path, "t('a.b')");
  write('package.json', '{}');
  const rooms = { ...home(), rooms: ['widgets'] };
  saveFiles(rooms, 'a name', [{ path, before: "t('a.b')", after: "t('a.c')" }]);
  expect(read(path)).toBe("t('a.c')");
  undoLast(rooms);
  expect(read(path)).toBe("t('a.b')");
  for (const outside of ['package.json', 'widgets/../package.json'])
    expect(() => saveFiles(rooms, 'out', [{ path: outside, before: '{}', after: '[]' }])).toThrow();
  expect(read('package.json')).toBe('{}');
});
