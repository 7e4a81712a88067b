import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readLibrary } from './library.ts';

const root = mkdtempSync(join(tmpdir(), 'livery-library-'));

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a library whose resolver file names a file of tokens. @param tokens where it lies, from the root */
function written(name: string, tokens: string): string {
  const library = join(root, 'library');
  const files = {
    'library/acme.resolver.json': {
      version: '2025.10',
      sets: { core: { sources: [{ $ref: name }] } },
      resolutionOrder: [{ $ref: '#/sets/core' }],
    },
    [tokens]: { space: { $value: '1px', $type: 'dimension' } },
  };
  for (const [file, value] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(value));
  }
  return library;
}

it('reads the files that a resolver file names in the folder of the library', () => {
  const library = written('sets/core.json', 'library/sets/core.json');
  const { documents, remarks } = readLibrary([library], root);
  expect(documents.map(({ source }) => source.file)).toEqual(['library/sets/core.json']);
  expect(remarks).toEqual([]);
});

it.each([
  ['../core.json', 'core.json'],
  ['../library-of-others/core.json', 'library-of-others/core.json'],
])('reads none that lies outside: %s', (name, tokens) => {
  const library = written(name, tokens);
  expect(() => readLibrary([library], root)).toThrow(`${tokens} leads out of ${library}, so it is not read.`);
});
