import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { engineMessages } from '@liveryjs/compiler/i18n/engine-messages';
import { openWorkspace } from '@liveryjs/workspace/open';
import { expect, it } from 'vitest';

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

it('every message that the platform says is declared for all pages or by a widget, and no other', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const ofAllPages: string[] = read('schemas/portal/messages.schema.json').enum;
  const ofWidgets = openWorkspace({ root }).widgets.flatMap(({ messages }) => messages);
  const areas = new Set([...ofAllPages, ...ofWidgets].map((key) => key.split('.')[0] ?? ''));
  const usedKeys = [...areas].flatMap((area) => keysIn('client', area));
  const declared = new Set([...ofAllPages, ...ofWidgets, ...engineMessages]);
  expect(usedKeys.filter((key) => !declared.has(key))).toEqual([]);
  expect(ofAllPages.filter((key) => !usedKeys.includes(key))).toEqual([]);
});
