import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeEach(() => {
  project = createTestProject();
});
afterEach(() => project.remove());

const manifest = (rest: string) =>
  `{ "schemaVersion": 1, "id": "demo", "extends": "base", "name": "Demo", "domains": ["demo.localhost"]${rest} }`;
const bytes = (...parts: readonly (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'number' ? Buffer.from([part]) : Buffer.from(part))));

describe.each<[name: string, text: string | Uint8Array, want: string[]]>([
  [
    'an empty file',
    '',
    [
      'brands/demo/brand.json:1:1  error  file-empty',
      '  The file is empty.',
      '  Write a JSON object: at least {}.',
      '',
      '1 error, 0 warnings in 1 brand.',
    ],
  ],
  [
    'a byte order mark',
    bytes(0xef, 0xbb, 0xbf, manifest('')),
    [
      'brands/demo/brand.json:1:1  error  byte-order-mark',
      '  The file starts with a byte order mark, which JSON does not allow.',
      '  > 1 | { "schemaVersion": 1, "id": "demo", "extends": "base", "name": "Demo", "domains": ["demo.localhost"] }',
      '      | ^',
      '  Save the file as "UTF-8", not as "UTF-8 with BOM".',
      '',
      '1 error, 0 warnings in 1 brand.',
    ],
  ],
  [
    'a duplicate key',
    manifest(', "name": "Twice"'),
    [
      'brands/demo/brand.json:1:103  error  duplicate-key',
      '  the manifest: "name" is written twice; first at 1:56.',
      '  > 1 | { "schemaVersion": 1, "id": "demo", "extends": "base", "name": "Demo", "domains": ["demo.localhost"], "name": "Twice" }',
      '      |                                                                                                       ^^^^^^',
      '  Keep one of the two.',
      '',
      '1 error, 0 warnings in 1 brand.',
    ],
  ],
  [
    '__proto__',
    manifest(', "__proto__": { "abstract": true }'),
    [
      'brands/demo/brand.json:1:103  error  forbidden-key',
      '  the manifest: "__proto__" cannot be used as a key.',
      '  > 1 | { "schemaVersion": 1, "id": "demo", "extends": "base", "name": "Demo", "domains": ["demo.localhost"], "__proto__": { "abstract": true } }',
      '      |                                                                                                       ^^^^^^^^^^^',
      '  Remove the key or give it another name.',
      '',
      '1 error, 0 warnings in 1 brand.',
    ],
  ],
  [
    'bad UTF-8',
    bytes('{ "name": "', 0xff, '" }'),
    [
      'brands/demo/brand.json:1:12  error  bad-utf8',
      '  Byte 11 (0xFF) is not valid UTF-8.',
      '  > 1 | { "name": "�" }',
      '      |            ^',
      '  Save the file in the encoding UTF-8.',
      '',
      '1 error, 0 warnings in 1 brand.',
    ],
  ],
  [
    'a trailing comma',
    manifest(','),
    [
      'brands/demo/brand.json:1:101  error  json-syntax',
      '  A comma stands before the closing }.',
      '  > 1 | { "schemaVersion": 1, "id": "demo", "extends": "base", "name": "Demo", "domains": ["demo.localhost"], }',
      '      |                                                                                                     ^',
      '  Remove the comma.',
      '',
      '1 error, 0 warnings in 1 brand.',
    ],
  ],
  [
    '100,000 levels',
    '['.repeat(100_000),
    [
      'brands/demo/brand.json:1:101  error  json-depth',
      '  Objects and lists are nested more than 100 deep.',
      '  > 1 | …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[…',
      '      |                                                                        ^',
      '  Nothing in this file needs to stand that deep; look for brackets that are opened by mistake.',
      '',
      '1 error, 0 warnings in 1 brand.',
    ],
  ],
  [
    '50 MB',
    bytes(`{ "name": "${'x'.repeat(50 * 1024 * 1024)}" }`),
    [
      'brands/demo/brand.json:1:1  error  file-too-large',
      '  The file has 51201 KiB; 2048 KiB is the most.',
      '  Move pictures and texts into files of their own.',
      '',
      '1 error, 0 warnings in 1 brand.',
    ],
  ],
  [
    'a circle of extends',
    manifest('').replace('"base"', '"demo"'),
    [
      'brands/demo/brand.json:1:48  error  extends-cycle',
      '  extends: demo → demo goes in a circle.',
      '  > 1 | { "schemaVersion": 1, "id": "demo", "extends": "demo", "name": "Demo", "domains": ["demo.localhost"] }',
      '      |                                                ^^^^^^',
      '  Take "extends" out of one of them.',
      '',
      '1 error, 0 warnings in 1 brand.',
    ],
  ],
  [
    'a list',
    '[]',
    [
      'brands/demo/brand.json:1:1  error  json-not-object',
      '  Expected an object, got a list.',
      '  > 1 | []',
      '      | ^^',
      '  The outermost brackets must be { and }.',
      '',
      '1 error, 0 warnings in 1 brand.',
    ],
  ],
])('%s', (_name, text, want) => {
  it('is an issue with its place and its fix, and nothing is built', async () => {
    project.write('brands/demo/brand.json', text);
    const { code, out, notes } = await livery(project.root, 'check', 'demo');
    expect({ code, notes }).toEqual({ code: 1, notes: '' });
    expect(out).toBe(want.join('\n'));

    const built = await livery(project.root, 'build', 'demo');
    expect(built.code).toBe(1);
    // The notes on the command's progress depend on how long it takes.
    expect(built.notes.replace('Built demo (1 of 1)', '')).toBe('');
    expect(built.out).toContain('1 brand, 1 failed.');
    expect(existsSync(join(project.root, 'dist'))).toBe(false);
  });
});

it.each<[name: string, text: string, want: RegExp]>([
  ['no JSON', '{ "name": ', /package\.json:1:\d+ /],
  ['a list', '[]', /package\.json is no object/],
])('a package.json that is %s is told alone: no package would be found', async (_name, text, want) => {
  project.write('package.json', text);
  const { code, out, notes } = await livery(project.root, 'check');
  expect([code, out]).toEqual([2, '']);
  expect(notes).toMatch(want);
});

it('a schema of the repository that is none is told: by it everything would be right', async () => {
  project.write('schemas/portal/lounge.schema.json', '{ "type": ');
  project.write('schemas/portal/club.schema.json', '[]');
  const { out } = await livery(project.root, 'check');
  expect(out).toMatch(/schemas\/portal\/lounge\.schema\.json:1:\d+ {2}error/);
  expect(out).toContain('schemas/portal/club.schema.json:1:1  error  json-not-object');
});
