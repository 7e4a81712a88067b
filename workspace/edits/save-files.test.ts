import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
// biome-ignore lint/style/noRestrictedImports: the code of the workspace bundles nothing; its test begins processes sooner
import { build } from 'vite';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { recover, saveFiles, undoLast } from './save-files.ts';

/** The code in one file: a process of its own begins six times as fast with it. */
let code = '';
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-save-code-'));
  code = join(folder, 'save-files.js');
  const ssr = join(import.meta.dirname, 'save-files.ts');
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr, outDir: folder, emptyOutDir: true },
  });
  return () => rmSync(folder, { recursive: true });
});

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

const log = 'changes/log.jsonl';

it.each<[name: string, path: string, text: string | undefined, want: string]>([
  ['at the same place', first, '\ufeff{ "a": 3 }\r\n', 'has changed since. /a: mine is 1, theirs is 3.'],
  ['and is no JSON any more', first, '{', 'has changed since.'],
  ['and is gone', first, undefined, 'is not there any more.'],
  ['and was new', 'brands/jade/messages/EN.json', '{ "y": "Y" }', 'has changed since.'],
])(
  'a file that has changed since %s keeps all of its save from being taken back',
  (_name, path, text, want) => {
    saveFiles(home(), 'both', both);
    if (text === undefined) rmSync(join(root, path));
    else write(path, text);
    expect(() => undoLast(home())).toThrow(
      new RegExp(
        `^"both" of .* is not taken back, and nothing was written:\n${path} ${want}\nTake back by hand`,
      ),
    );
    expect([read(second), existsSync(join(root, path))]).toEqual(['{}', text !== undefined]);
  },
);

it('what came into the files of a save after it stays when that is taken back', () => {
  const content = 'brands/lotus/content/terms.EN.md';
  write(content, 'One.\nTwo.\nThree.\n');
  write(log, '{ "did": 1 }\n');
  saveFiles(home(), 'apply', [
    ...both,
    { path: content, before: 'One.\nTwo.\nThree.\n', after: 'One.\nTwo, and more.\nThree.\n' },
    { path: log, before: '{ "did": 1 }\n', after: '{ "did": 1 }\n{ "did": 2 }\n' },
  ]);
  write(first, '\ufeff{ "theirs": true, "a": 20 }\r\n');
  write(content, 'Before.\nOne.\nTwo, and more.\nThree.\n');
  write(log, '{ "did": 1 }\n{ "did": 2 }\n{ "did": 3 }\n');
  undoLast(home());
  expect([read(first), read(second)]).toEqual(['\ufeff{ "theirs": true, "a": 1 }\r\n', both[1]?.before]);
  expect(read(content)).toBe('Before.\nOne.\nTwo.\nThree.\n');
  expect(read(log)).toBe('{ "did": 1 }\n{ "did": 3 }\n');
  expect(undoLast(home())).toBeUndefined();
});

it('a save is not taken back where a file of it is read-only', () => {
  saveFiles(home(), 'both', both);
  chmodSync(join(root, second), 0o444);
  expect(() => undoLast(home())).toThrow(`${second} is read-only, so nothing was written.`);
  expect([read(first), read(second)]).toEqual([both[0]?.after, '{}']);
});

it('lines that two saves put behind a log come behind each other', () => {
  write(log, '1\n2\n');
  saveFiles(home(), 'mine', [{ path: log, before: '1\n', after: '1\n3\n' }]);
  expect(read(log)).toBe('1\n2\n3\n');
});

it.each([
  ['brands/shop/brand.json', 'brands/shop'],
  ['brands/lotus/content/more/terms.EN.md', 'brands/lotus/content'],
  ['changes/spring.json', 'changes'],
])('nothing is written to %s where a link at %s leads out of the repository', (path, link) => {
  const outside = mkdtempSync(join(tmpdir(), 'livery-outside-'));
  symlinkSync(outside, join(root, link));
  expect(() => saveFiles(home(), 'out', [{ path, before: undefined, after: '{}' }])).toThrow(
    `${path} is behind a link that leads out of the repository, to ${outside}, so nothing is written there. Put what the link leads to in its place`,
  );
  expect(readdirSync(outside)).toEqual([]);
  rmSync(outside, { recursive: true });
});

it('a link from brand to brand, and a folder of brands that is a link itself, are written through', () => {
  symlinkSync(join(root, 'brands/jade'), join(root, 'brands/shop'));
  symlinkSync(join(root, 'brands'), join(root, 'linked'));
  const linked = { root, brandsFolder: 'linked' };
  saveFiles(linked, 'in', [{ path: 'linked/shop/brand.json', before: '{ "a": 1 }', after: '{ "a": 2 }' }]);
  expect(read(second)).toBe('{ "a": 2 }');
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
  const script = `
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
    const { saveFiles } = await import(${JSON.stringify(code)});
    saveFiles(${JSON.stringify(home())}, 'spring', JSON.parse(process.argv[1]).map(({ before, after, ...rest }) => ({ ...rest, before: before ?? undefined, after: after ?? undefined })));`;
  const args = ['--input-type=module', '-e', script, JSON.stringify(changes)];
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

it('a file that is read-only or no text is named, and nothing is written; another keeps its rights', () => {
  chmodSync(join(root, first), 0o444);
  expect(() => saveFiles(home(), 'both', both)).toThrow(
    `${first} is read-only, so nothing was written. Make it writable (chmod u+w ${first}), then run the command again.`,
  );
  chmodSync(join(root, first), 0o664);
  const bytes = Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xe9, 0x22, 0x7d]);
  writeFileSync(join(root, second), bytes);
  const lossy = bytes.toString();
  expect(() =>
    saveFiles(home(), 'both', [both[0] ?? [], { path: second, before: lossy, after: '{}' }].flat()),
  ).toThrow(`${second} is not in UTF-8, so nothing was written: its letters would be lost.`);
  expect([read(first), readFileSync(join(root, second))]).toEqual([both[0]?.before, bytes]);
  saveFiles(home(), 'first', both.slice(0, 1));
  expect([read(first), statSync(join(root, first)).mode & 0o777]).toEqual([both[0]?.after, 0o664]);
});

it('two processes that save and recover at once in one repository lose nothing of each other', async () => {
  write(second, '{\n  "one": 0,\n  "two": 0\n}\n');
  const script = `
    import { existsSync, readFileSync, writeFileSync } from 'node:fs';
    import { recover, saveFiles } from ${JSON.stringify(code)};
    const [name] = process.argv.slice(1);
    const home = ${JSON.stringify(home())};
    writeFileSync(home.root + '/ready-' + name, '');
    while (!['one', 'two'].every((each) => existsSync(home.root + '/ready-' + each)));
    for (let count = 1; count <= 60; count++) {
      const before = readFileSync(${JSON.stringify(join(root, second))}, 'utf8');
      const after = before.replace(new RegExp('"' + name + '": \\\\d+'), '"' + name + '": ' + count);
      saveFiles(home, name, [{ path: ${JSON.stringify(second)}, before, after }]);
      recover(home);
    }`;
  const processes = ['one', 'two'].map((name) => {
    const args = ['--input-type=module', '-e', script, name];
    return spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  });
  expect(await Promise.all(processes.map(async (each) => (await once(each, 'exit'))[0]))).toEqual([0, 0]);
  expect(JSON.parse(read(second))).toEqual({ one: 60, two: 60 });
  expect(readdirSync(join(root, dirname(second)))).toEqual(['brand.json']);
  expect(readdirSync(join(root, '.livery/edits')).filter((name) => !name.endsWith('.json'))).toEqual([]);
}, 60_000);

it('a lock of a process that has ended holds nobody up', () => {
  write('.livery/edits/lock', `${spawnSync(process.execPath, ['-e', '']).pid} ${hostname()}`);
  saveFiles(home(), 'both', both);
  expect(existsSync(join(root, '.livery/edits/lock'))).toBe(false);
});
