import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCache } from './cache.ts';
import { decoded, fileOfTwin, twinMaker, twinsIn } from './twins.ts';

let folder: string;
let notes: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-twins-'));
  notes = [];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LARGE = 'all that is said, '.repeat(100);
/** Twins that a new process makes. */
const twinsOf = (files: Readonly<Record<string, string | Uint8Array>>) =>
  twinMaker(openCache(folder, (sentence) => notes.push(sentence)))(new Map(Object.entries(files)));

it.each([
  ['index.html', true],
  ['vi/help.html', true],
  ['assets/portal-AAAAAAAA.js', true],
  ['assets/tokens-AAAAAAAA.css', true],
  ['assets/files/logo-AAAAAAAA.svg', true],
  ['assets/files/draws-AAAAAAAA.json', true],
  ['robots.txt', true],
  ['sitemap.xml', true],
  ['site.webmanifest', true],
  ['assets/files/banner-AAAAAAAA.webp', false],
  ['assets/files/font-AAAAAAAA.woff2', false],
  ['nginx.conf', false],
  ['_headers', false],
  ['_redirects', false],
  ['build-report.json', false],
])('beside %s stand compressed bytes: %s', async (file, has) => {
  const twins = await twinsOf({ [file]: LARGE });
  expect([...twins.keys()]).toEqual(has ? [`${file}.br`, `${file}.gz`] : []);
  for (const [path, bytes] of twins) {
    const decode = path.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    expect(decode(bytes).toString()).toBe(LARGE);
  }
});

it('a text that fits into a packet has none, by its bytes and not by its letters', async () => {
  expect((await twinsOf({ 'a.html': 'x'.repeat(1399), 'b.html': 'ố'.repeat(466) })).size).toBe(0);
  expect((await twinsOf({ 'a.html': 'x'.repeat(1400), 'b.html': 'ố'.repeat(467) })).size).toBe(4);
});

it('pages are compressed as quickly as servers do, and scripts as small as can be', async () => {
  const twins = await twinsOf({ 'index.html': LARGE, 'assets/a-AAAAAAAA.js': LARGE });
  // The byte tells the best level of gzip from others (RFC 1952, section 2.3.1).
  expect(twins.get('index.html.gz')?.[8]).toBe(0);
  expect(twins.get('assets/a-AAAAAAAA.js.gz')?.[8]).toBe(2);
  // The stream begins with the code of a window of 2 KiB, and not of one of 4 MiB (RFC 7932, section 9.1).
  expect((twins.get('index.html.br')?.[0] ?? 0) & 0x7f).toBe(0b0110001);
});

it('scripts are compressed once, and what was kept is not believed when it holds something else', async () => {
  const files = { 'assets/a-AAAAAAAA.js': LARGE, 'index.html': LARGE };
  const first = await twinsOf(files);
  const [kept = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  // Where it was kept from is told by bytes that the compressor would not make.
  const stored = Buffer.concat([Buffer.from([0x0b, 0x02, 0x80]), Buffer.from('abcde'), Buffer.from([0x03])]);
  expect(decoded(stored, 'br')?.toString()).toBe('abcde');
  writeFileSync(join(folder, kept), stored);
  expect(await twinsOf(files)).toEqual(first);
  expect(notes).toEqual([`${join(folder, kept)} is not as it was written. What it held is made anew.`]);
  expect(await twinsOf(files)).toEqual(first);
  expect(notes).toHaveLength(1);
});

it('a report tells which twins there are without naming them', () => {
  const report = {
    ...{ brand: 'red', domains: [], inputHash: '', widgets: {}, routes: [], budgets: [] },
    chunks: [
      { file: 'assets/a-AAAAAAAA.js', sha256: 'c1', raw: 2000, gzip: 1, brotli: 1, modules: {}, why: [] },
    ],
    files: { 'index.html': { raw: 1400, sha256: 'f1' }, '404.html': { raw: 1399, sha256: 'f2' } },
  };
  expect(twinsIn(report)).toEqual([]);
  expect(twinsIn({ ...report, compressedFrom: 1400 })).toEqual([
    { path: 'assets/a-AAAAAAAA.js.br', file: 'assets/a-AAAAAAAA.js', encoding: 'br', digest: 'c1' },
    { path: 'assets/a-AAAAAAAA.js.gz', file: 'assets/a-AAAAAAAA.js', encoding: 'gzip', digest: 'c1' },
    { path: 'index.html.br', file: 'index.html', encoding: 'br', digest: 'f1' },
    { path: 'index.html.gz', file: 'index.html', encoding: 'gzip', digest: 'f1' },
  ]);
});

it('a file that somebody has packed is not taken for a twin of one that is not there', () => {
  const files = new Set(['a.js', 'a.js.gz', 'b.js.gz']);
  expect(['a.js', 'a.js.gz', 'b.js.gz'].map((path) => fileOfTwin(path, files))).toEqual([
    undefined,
    'a.js',
    undefined,
  ]);
});
