import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { engineMessages } from '#engine/i18n/engine-messages.ts';

const root = resolve(import.meta.dirname, '../..');

/** Message keys of one area that the code in a folder names. */
function keysIn(folder: string, area: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const code = files.filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.endsWith('engine-messages.ts'),
  );
  const keys = code.flatMap((file) =>
    [
      ...readFileSync(join(root, folder, file), 'utf8').matchAll(/['"`]([a-z][A-Za-z]*\.[A-Za-z]+)['"`]/g),
    ].map(([, key = '']) => key),
  );
  return [...new Set(keys)].filter((key) => key.startsWith(`${area}.`)).sort();
}

it('every message that the engine says is declared, and no other', () => {
  expect([...engineMessages].sort()).toEqual(keysIn('engine', 'engine'));
});

it('every message that the platform says is declared, and no other', () => {
  const schema = JSON.parse(readFileSync(join(root, 'schemas/portal/messages.schema.json'), 'utf8')) as {
    enum: string[];
  };
  const areas = [...new Set(schema.enum.map((key) => key.split('.')[0] ?? ''))];
  expect([...schema.enum].sort()).toEqual(areas.flatMap((area) => keysIn('platform', area)).sort());
});
