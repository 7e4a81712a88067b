import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');

/** The packages of the product, and the others of them that each may import. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  schemas: [],
  'engine/compiler': ['schemas'],
  'engine/runtime': ['compiler', 'schemas'],
  client: ['engine', 'schemas'],
  parts: ['client', 'engine', 'schemas'],
  widgets: ['client', 'engine', 'parts', 'schemas'],
  workspace: ['compiler', 'schemas'],
  studio: [],
  scripts: ['compiler', 'engine', 'schemas', 'studio', 'workspace'],
  sandbox: ['schemas'],
};
const rooms = Object.keys(MAY);

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (room: string) =>
  JSON.parse(readFileSync(join(project, room, 'package.json'), 'utf8')) as Manifest;
const nameOf = (room: string) => manifestOf(room).name.replace('@liveryjs/', '');

/** Source files of a folder that go into its package, by paths from the project. */
const sourcesIn = (folder: string) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.(test|stories)\.tsx?$|node_modules\//.test(file));

let folder: string;

/** Each package in a folder of its own, beside nothing but what its package.json names: as a strict installation lays it out. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-packages-'));
  for (const room of rooms) {
    const home = join(folder, nameOf(room));
    mkdirSync(join(home, 'node_modules/@liveryjs'), { recursive: true });
    cpSync(join(project, room, 'package.json'), join(home, 'package.json'));
    for (const other of rooms)
      if (manifestOf(room).dependencies?.[manifestOf(other).name] !== undefined)
        symlinkSync(join(project, other), join(home, 'node_modules/@liveryjs', nameOf(other)), 'junction');
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(rooms)('Node finds from %s the packages that it may import, and no other', (room) => {
  const file = join(folder, nameOf(room), 'ask.mjs');
  writeFileSync(
    file,
    `for (const name of process.argv.slice(2)) {
      try { import.meta.resolve(\`@liveryjs/\${name}/package.json\`); console.log(name); } catch {}
    }`,
  );
  const others = rooms.filter((other) => other !== room).map(nameOf);
  const { stdout } = spawnSync(process.execPath, [file, ...others], { encoding: 'utf8' });
  expect(stdout.split('\n').filter(Boolean).sort()).toEqual(MAY[room]);
});

test.each(rooms)('each import of another package in %s is of one that it names', (room) => {
  const sources = sourcesIn(room).filter(
    (file) => !/^scripts\/(create-brands|lint|packages|screenshots|setup)\//.test(file),
  );
  const imported = new Set<string>();
  for (const file of sources)
    for (const [, name = ''] of readFileSync(join(project, file), 'utf8').matchAll(
      /^(?:import|export)\b[^;]*?from '@liveryjs\/([\w-]+)/gm,
    ))
      imported.add(name);
  imported.delete(nameOf(room));
  expect([...imported].sort().filter((name) => !MAY[room]?.includes(name))).toEqual([]);
});

test('pages get at most 310 lines of the compiler', () => {
  const plain = sourcesIn('engine/compiler/plain');
  const lines = plain.map((file) => readFileSync(join(project, file), 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(310);
});
