import { resolve } from 'node:path';
import { fileKindOf } from '@liveryjs/workspace/explain/name-at';
import { keepRepository } from '@liveryjs/workspace/open';
import { beforeAll, expect, it } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Completions } from './complete.ts';

const root = resolve(import.meta.dirname, '../..');
let repository: Awaited<ReturnType<typeof keepRepository>>;
let plain: Completions;
let snippets: Completions;

beforeAll(async () => {
  repository = await keepRepository({ root });
  plain = new Completions(repository, {});
  const completionItem = { snippetSupport: true };
  snippets = new Completions(repository, { textDocument: { completion: { completionItem } } });
});

/** The texts after each completion of `¦`, by the name that is offered. */
async function after(path: string, typed: string, completions = plain): Promise<Record<string, string>> {
  const offset = typed.indexOf('¦');
  const text = typed.replace('¦', '');
  const document = TextDocument.create(`file:///${path}`, 'json', 1, text);
  const [, brand = ''] = path.split('/');
  const file = { path, brand, kind: fileKindOf(path) ?? 'brand', document };
  const items = await completions.at(file, document.positionAt(offset));
  return Object.fromEntries(items.map((item) => [item.label, applied(document, item)]));
}

function applied(document: TextDocument, { textEdit, insertText = '', detail }: CompletionItem): string {
  const range = textEdit && 'range' in textEdit ? textEdit.range : undefined;
  const text = range
    ? TextDocument.applyEdits(document, [{ range, newText: textEdit?.newText ?? '' }])
    : insertText;
  return detail === undefined ? text : `${text} | ${detail}`;
}

const brand = 'brands/aurora/brand.json';
const inherits = '"schemaVersion": 1, "id": "aurora", "extends": "house"';
const home = (item: string) => `{ ${inherits}, "routes": [{ "id": "home", "main": [${item}] }] }`;

it.each<[what: string, path: string, typed: string, want: Record<string, string>]>([
  [
    'a message that a title names',
    brand,
    `{ "routes": [{ "id": "home", "title": "nav.¦foo" }] }`,
    { '"nav.home"': `{ "routes": [{ "id": "home", "title": "nav.home" }] } | Home` },
  ],
  [
    'a widget that may stand in a region',
    brand,
    home('{ "id": "new", "widget": "¦" }'),
    { '"game-grid"': `${home('{ "id": "new", "widget": "game-grid" }')} | Game grid: ` },
  ],
  [
    'an item of the list, its own or inherited, to stand beside',
    brand,
    home('{ "id": "mine", "widget": "announcements" }, { "id": "new", "$after": "¦" }'),
    { '"hot"': '"$after": "hot" }] }] } | game-grid', '"mine"': '"$after": "mine" }] }] } | in this list' },
  ],
  [
    'a key whose text is not closed yet',
    brand,
    '{ "schemaVersion": 1, "id": "aurora", "extends": "house", "theme": { "def¦',
    { defaultMode: '"theme": { "defaultMode": ' },
  ],
  [
    'a brand to extend, in a file that nobody has saved',
    'brands/fresh/brand.json',
    '{ "schemaVersion": 1, "id": "fresh", "extends": "ho¦',
    { '"house"': '"extends": "house"' },
  ],
  [
    'a token as the value of a token',
    'brands/aurora/tokens.json',
    '{ "color": { "action": { "primary": { "$value": "¦" } } } }',
    {
      '{color.brand.500}': '{ "color": { "action": { "primary": { "$value": "{color.brand.500}" } } } } | #',
    },
  ],
  [
    'a message that the brand may say otherwise',
    'brands/aurora/messages/EN.json',
    '{ "nav.h¦" }',
    { 'nav.home': '{ "nav.home": "Home" } | Home' },
  ],
])('offers %s', async (_, path, typed, want) => {
  const texts = await after(path, typed);
  for (const [label, text] of Object.entries(want)) expect(texts[label]).toContain(text);
});

it('offers no widget that the region or the slot does not take', async () => {
  const inMain = await after(brand, home('{ "id": "new", "widget": "¦" }'));
  expect(Object.keys(inMain)).not.toContain('"header"');
  const slots = '"slots": { "actions": [{ "id": "new", "widget": "¦" }] }';
  const regions = `"regions": { "header": [{ "id": "header", ${slots} }] }`;
  const inSlot = await after(brand, `{ ${inherits}, ${regions} }`);
  expect(Object.keys(inSlot)).toContain('"language-picker"');
  expect(Object.keys(inSlot)).not.toContain('"game-grid"');
});

it('leaves a place for the value where the editor knows snippets', async () => {
  const texts = await after(brand, `{ ${inherits}, "routes": [{ "id": "home", "ti¦ }] }`, snippets);
  expect(texts.title).toContain('"title": $1');
});

it('offers a message that another file says, which is not saved, a moment after it was typed', async () => {
  const typed = '{ "routes": [{ "id": "home", "title": "¦" }] }';
  expect(await after(brand, typed)).not.toHaveProperty(['"aurora.fresh"']);
  const file = 'brands/aurora/messages/EN.json';
  const { concerns } = await repository.draft(file, '{ "aurora.fresh": "A fresh start" }');
  plain.renew(concerns);
  await expect.poll(() => after(brand, typed)).toHaveProperty(['"aurora.fresh"']);
  const back = await repository.draft(file, undefined);
  plain.renew(back.concerns);
});

it('offers nothing in a text that goes too deep to be read', async () => {
  expect(await after(brand, `${'{"a":'.repeat(20_000)}"¦"`)).toEqual({});
});
