import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCache, read } from './cache.ts';
import { loadServer, placeServer } from './renderer.ts';

let folder: string;
let notes: string[];

const note = (sentence: string) => void notes.push(sentence);
const value = { code: 'export default "số 1";', size: 7 };
const file = () => join(folder, 'key.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-cache-'));
  notes = [];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the value that a new process gets for the key, and how often the process made it. */
async function get(key = 'key'): Promise<{ got: unknown; made: number }> {
  let made = 0;
  const got = await openCache(folder, note).get(key, async () => {
    made++;
    return value;
  });
  return { got, made };
}

describe('what is kept', () => {
  it('is made once', async () => {
    expect(await get()).toEqual({ got: value, made: 1 });
    expect(await get()).toEqual({ got: value, made: 0 });
    expect([notes, readdirSync(folder)]).toEqual([[], ['key.json']]);
  });

  const size = Buffer.from(JSON.stringify(value)).length + 65;
  it.each([0, 1, 40, 63, 64, 65, 66, 75, 80, 90, 95, size - 2, size - 1])(
    'is not believed with one bit of byte %i turned over, and is made anew',
    async (index) => {
      await get();
      const bytes = readFileSync(file());
      expect(bytes).toHaveLength(size);
      bytes.writeUInt8((bytes[index] ?? 0) ^ 4, index);
      writeFileSync(file(), bytes);
      expect(await get()).toEqual({ got: value, made: 1 });
      expect(notes).toEqual([`${file()} is not as it was written. What it held is made anew.`]);
      expect(await get()).toEqual({ got: value, made: 0 });
    },
  );

  it.each([
    ['empty', () => Buffer.alloc(0)],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, 70)],
    ['a digest alone', (bytes: Buffer) => bytes.subarray(0, 65)],
    ['longer', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(' ')])],
    ['without a digest', (bytes: Buffer) => bytes.subarray(65)],
    ['of zeros', (bytes: Buffer) => Buffer.alloc(bytes.length)],
    ['plain JSON', () => Buffer.from('{"code":"evil"}')],
  ])('is not believed when it is %s', async (_name, change) => {
    await get();
    writeFileSync(file(), change(readFileSync(file())));
    expect(await get()).toEqual({ got: value, made: 1 });
    expect(notes).toHaveLength(1);
  });

  it('is not believed under the name of another', async () => {
    await get();
    writeFileSync(join(folder, 'other.json'), readFileSync(file()));
    expect(await get('other')).toEqual({ got: value, made: 1 });
    expect(notes).toHaveLength(1);
  });

  it('is made where the folder takes nothing more, and that is told once', async () => {
    for (const key of ['key', 'other']) mkdirSync(join(folder, `${key}.json`, 'a'), { recursive: true });
    const cache = openCache(folder, note);
    expect(await cache.get('key', async () => 1)).toBe(1);
    expect(await cache.get('other', async () => 2)).toBe(2);
    expect(notes).toEqual([
      `${folder} is a folder where a file is needed. Move it away, or name another place. This build goes on, and keeps nothing there.`,
    ]);
    expect(readdirSync(folder)).toEqual(['key.json', 'other.json']);
  });
});

describe('the renderer', () => {
  const load = async (code: string) =>
    (await loadServer(placeServer(code, folder, note))) as unknown as { n: number };
  const module = () => join(folder, readdirSync(folder).find((name) => name.endsWith('.mjs')) ?? '');

  it('is left as it is when it is there: another build may be reading it', async () => {
    expect((await load('export const n = 1;')).n).toBe(1);
    const { ino, mtimeNs } = statSync(module(), { bigint: true });
    expect((await load('export const n = 1;')).n).toBe(1);
    expect(statSync(module(), { bigint: true })).toMatchObject({ ino, mtimeNs });
    expect(notes).toEqual([]);
  });

  it('is written anew when it is damaged', async () => {
    await load('export const n = 2;');
    writeFileSync(module(), 'export const n = 3;');
    await load('export const n = 2;');
    expect(readFileSync(module(), 'utf8')).toBe('export const n = 2;');
    expect(notes).toEqual([`${module()} is not as it was written. What it held is made anew.`]);
  });
});

it('a pipe and a device are no files that can be read', () => {
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  symlinkSync('/dev/zero', join(folder, 'zero'));
  expect(['pipe', 'zero', 'missing', '.'].map((name) => read(join(folder, name)))).toEqual(
    Array(4).fill(undefined),
  );
});
