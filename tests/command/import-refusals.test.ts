import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createModedProject, importTokens } from './moded-project.ts';
import { livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeEach(() => {
  project = createModedProject();
});
afterEach(() => project.remove());

it.each([
  [['import', 'tokens'], 2, 'Say what is to be imported'],
  [
    ['import', 'tokens', '@acme/nowhere', '--brand', 'demo'],
    1,
    'npm install --save-dev --ignore-scripts @acme/nowhere',
  ],
  [['import', 'tokens', 'brands/demo/brand.json', '--brand', 'dmeo'], 2, 'there is no brand "dmeo"'],
  [
    ['import', 'tokens', 'brands/demo/brand.json'],
    2,
    'Say with --brand which brand the tokens are for: base, demo.',
  ],
  [
    ['import', 'tokens', 'brands/demo/brand.json', '--brand', 'demo'],
    1,
    'brands/demo/brand.json holds no tokens',
  ],
  [['import', 'tokens', '--map', 'brands/demo/imports/no.json'], 2, 'There is no mapping'],
])('%j', async (args, code, note) => {
  expect(await livery(project.root, ...args)).toMatchObject({
    code,
    notes: expect.stringContaining(note) as string,
  });
});

it('a mapping that says something unknown is shown with its place', async () => {
  project.write(
    'brands/demo/imports/acme.json',
    '{\n  "library": "acme",\n  "sources": ["x"],\n  "modes": { "dark": {} },\n  "renmae": {}\n}\n',
  );
  const { code, out } = await livery(
    project.root,
    'import',
    'tokens',
    '--map',
    'brands/demo/imports/acme.json',
  );
  expect(code).toBe(1);
  expect(out).toContain('brands/demo/imports/acme.json:5:3');
  expect(out).toContain('Did you mean "rename"?');
});

const tokens = 'brands/demo/tokens.json';

it('reads what it can of a folder, and tells of every file that it cannot', async () => {
  project.write('design/good.json', { ink: { $type: 'color', $value: '#111111' } });
  project.write(
    'design/latin.json',
    Buffer.from('{ "a": { "$value": "caf\u00e9", "$type": "fontFamily" } }', 'latin1'),
  );
  project.write('design/merge.json', '{\n<<<<<<< HEAD\n=======\n>>>>>>> theirs\n}');
  project.write('design/old.json', { ink: { value: '#111111', type: 'color' } });
  project.write('design/other.json', { value: 1, list: [] });
  const { code, out } = await importTokens(project, 'design');
  expect(code).toBe(1);
  expect(JSON.parse(readFileSync(join(project.root, tokens), 'utf8'))).toMatchObject({
    design: { ink: { $value: '#111111' } },
  });
  expect(out.slice(out.indexOf('Not taken'), out.indexOf('1 token of design'))).toMatchInlineSnapshot(`
    "Not taken: 3 things
      design/latin.json:1:1 design/latin.json is not in UTF-8, but perhaps in Windows-1252 or another encoding of single bytes: its letters would be lost. Save it again as UTF-8.
      design/merge.json:1:1 design/merge.json:2: "<<<<<<< HEAD" begins a merge conflict, which ends in line 4. Keep what is right of the two sides, and take out the lines that begin with <<<<<<<, |||||||, ======= or >>>>>>>.
      → Mend the file, or name the others by themselves.
      design/old.json:1:1 The tokens are in an older form, with "value" in place of "$value", which is not read.
      → Export it again in the format of the Design Tokens Community Group, with "$value" and "$type"; design tools call it W3C DTCG.

    "
  `);
});

it.each([
  ['old.json', { ink: { value: '#111111' } }, 'old.json: The tokens are in an older form'],
  ['old', { size: { value: '{a} + 2', type: 'sizing' } }, 'old/old.json: The tokens are in an older form'],
])('tokens in an older form are never read as nothing: %s', async (name, content, sentence) => {
  project.write(name === 'old' ? 'old/old.json' : name, content);
  const { code, notes } = await importTokens(project, name);
  expect(code).toBe(1);
  expect(notes).toContain(sentence);
  expect(notes).toContain('Export it again in the format of the Design Tokens Community Group');
});

it('more tokens than a file of a brand may hold are refused before anything is written', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 12_000 }, (_, index) => [`c${index}`, { $value: '#111111' }]),
  );
  project.write('acme.json', { $type: 'color', ...many });
  const { code, notes } = await importTokens(project, 'acme.json');
  expect(code).toBe(1);
  expect(notes).toMatch(
    /brands\/demo\/tokens\.json could not be read any more, so nothing was written: The file (has|holds) .* Name in "take" of the mapping what the brand needs\.$/,
  );
  expect(existsSync(join(project.root, tokens))).toBe(false);
});
