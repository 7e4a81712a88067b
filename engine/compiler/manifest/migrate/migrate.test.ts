import { describe, expect, it } from 'vitest';
import { parseJson } from '#compiler/manifest/parse/parse-json.ts';
import { keyPosition, valuePosition } from '#compiler/manifest/parse/source-text.ts';
import { migrate, renameMember } from './migrate.ts';
import { type Version, versions } from './versions.ts';

const later: Version[] = [
  ...versions,
  {
    version: 2,
    title: 'hosts is called domains',
    migrate: (document) => renameMember(document, 'hosts', 'domains'),
  },
  {
    version: 3,
    title: 'domains is called names',
    migrate: (document) => renameMember(document, 'domains', 'names'),
  },
];

function migrated(text: string, knownVersions?: Version[]) {
  const { traced } = parseJson(new TextEncoder().encode(text), 'a.json');
  if (traced === undefined) throw new Error('not JSON');
  const { document, issues } = migrate(traced, knownVersions);
  return {
    document,
    said: issues.map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`),
  };
}

describe('migration', () => {
  it('leaves the newest version as it is', () => {
    expect(migrated('{ "schemaVersion": 1, "id": "a" }').document?.value).toEqual({
      schemaVersion: 1,
      id: 'a',
    });
  });

  it('goes from version to version and keeps order and positions', () => {
    const { document, said } = migrated('{ "hosts": ["a"],\n  "schemaVersion": 1 }', later);
    expect(said).toEqual([]);
    expect(JSON.stringify(document?.value)).toBe('{"names":["a"],"schemaVersion":3}');
    const names = document?.members?.get('names');
    expect(names && [keyPosition(names.mark), valuePosition(names.mark)]).toEqual([
      { line: 1, column: 3, endColumn: 10 },
      { line: 1, column: 12, endColumn: 17 },
    ]);
  });

  it('starts at the version of the file', () => {
    expect(migrated('{ "schemaVersion": 2, "hosts": 1, "domains": 2 }', later).document?.value).toEqual({
      schemaVersion: 3,
      hosts: 1,
      names: 2,
    });
  });

  it.each([
    ['{}', '1:1 "schemaVersion" is missing. Write "schemaVersion": 1.'],
    [
      '{ "schemaVersion": 2 }',
      '1:20 schemaVersion: expected a whole number from 1 to 1, got 2. This version of Livery reads manifests up to version 1.',
    ],
    [
      '{ "schemaVersion": "1" }',
      '1:20 schemaVersion: expected a whole number from 1 to 1, got "1". Write "schemaVersion": 1, a number without quotes.',
    ],
    [
      '{ "schemaVersion": 0.5 }',
      '1:20 schemaVersion: expected a whole number from 1 to 1, got 0.5. Write "schemaVersion": 1, a number without quotes.',
    ],
  ])('of %s', (text, want) => {
    expect(migrated(text).said).toEqual([want]);
  });
});
