import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listBrands, openWorkspace } from '@liveryjs/workspace/open';
import { brandSchemas } from '@liveryjs/workspace/types/editor/brand-schemas';
import { brandSchemaPath } from '@liveryjs/workspace/types/editor/schema-path';
import { describe, expect, it } from 'vitest';
import { openEditor, type Shown } from './editor.ts';
import { type Position, positions } from './positions.ts';

const root = resolve(import.meta.dirname, '../../..');
const workspace = openWorkspace({ root });
const here = openEditor(workspace);
const bookshop = openEditor(openWorkspace({ root: join(root, 'tests/fixtures/bookshop') }));

function show({ brand, file, typed }: Position): Promise<Shown> {
  const kind = file === undefined ? 'brand' : file.startsWith('tokens') ? 'tokens' : 'messages';
  const $schema = `/${brandSchemaPath(brand, kind)}`;
  const must = file === undefined ? `"schemaVersion": 1, "id": "${brand}", ` : '';
  const editor = brand === 'quire' ? bookshop : here;
  return editor.show(
    `brands/${brand}/${file ?? 'brand.json'}`,
    `{ "$schema": "${$schema}", ${must}${typed} }`,
  );
}

it.each(positions)('$brand $file: $typed', async (position) => {
  const { offers = {}, not = [], hover = '', marks = {} } = position;
  const { offered, hover: over, marked } = await show(position);
  const beside = Object.fromEntries(Object.keys(offers).map((name) => [name, offered.get(name)]));
  expect(beside).toEqual(
    Object.fromEntries(Object.entries(offers).map(([name, text]) => [name, expect.stringContaining(text)])),
  );
  expect([...offered.keys()].filter((name) => not.includes(name))).toEqual([]);
  expect(over).toContain(hover);
  // A half-typed text may be marked; the text that a position is about is marked as the position says.
  if (position.marks !== undefined)
    expect(Object.fromEntries(marked)).toEqual(
      Object.fromEntries(Object.entries(marks).map(([text, why]) => [text, expect.stringContaining(why)])),
    );
});

describe('the files of the brands', () => {
  const files = listBrands(workspace).flatMap((id) => {
    const folder = `brands/${id}`;
    const names = workspace.files
      .list(folder)
      .filter((name) => name.endsWith('.json') && name !== 'package.json');
    const messages = workspace.files.list(`${folder}/messages`).map((name) => `messages/${name}`);
    return [...names, ...messages].map((name) => `${folder}/${name}`);
  });
  it.each(files)('nothing is marked in %s', async (path) => {
    const text = readFileSync(join(root, path), 'utf8');
    expect(text).toContain('"$schema"');
    expect((await here.show(path, text)).marked).toEqual([]);
  });
});

it('the schema of a brand says what its parent says, and nothing of its own values', () => {
  const schemas = brandSchemas(workspace)('harbor');
  const manifest = schemas.get(brandSchemaPath('harbor', 'brand')) ?? '';
  // Harbor begins light.
  expect(manifest).toContain('nherited from house: \\"dark\\"');
  expect(manifest).not.toContain('nherited from harbor');
});
