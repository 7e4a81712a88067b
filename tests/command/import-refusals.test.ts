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
  project.write('design/old.json', { text: { value: '{ink}', type: 'color' } });
  project.write('design/other.json', { value: 1, list: [] });
  const { code, out } = await importTokens(project, 'design');
  expect(code).toBe(1);
  expect(JSON.parse(readFileSync(join(project.root, tokens), 'utf8'))).toMatchObject({
    design: { ink: { $value: '#111111' }, text: { $value: '{design.ink}' } },
  });
  expect(out.slice(out.indexOf('Not taken'), out.indexOf('2 tokens of design'))).toMatchInlineSnapshot(`
    "Not taken: 2 things
      design/latin.json:1:1 design/latin.json is not in UTF-8, but perhaps in Windows-1252 or another encoding of single bytes: its letters would be lost. Save it again as UTF-8.
      design/merge.json:1:1 design/merge.json:2: "<<<<<<< HEAD" begins a merge conflict, which ends in line 4. Keep what is right of the two sides, and take out the lines that begin with <<<<<<<, |||||||, ======= or >>>>>>>.
      → Mend the file, or name the others by themselves.

    "
  `);
});

it('reads a file in which a design tool keeps sets in the older form, by its themes', async () => {
  const theme = (name: string, sets: object) => ({ name, selectedTokenSets: sets });
  project.write('tool.json', {
    core: { pad: { value: '8', type: 'spacing' }, wide: { value: '{pad} * 2', type: 'sizing' } },
    day: { ink: { value: '#111111', type: 'color' } },
    night: { ink: { value: '#eeeeee', type: 'color' } },
    $themes: [
      theme('Light', { core: 'source', day: 'enabled', night: 'disabled' }),
      theme('Dark', { core: 'source', night: 'enabled' }),
    ],
    $metadata: { tokenSetOrder: ['core', 'day', 'night'] },
  });
  const { code, out } = await importTokens(project, 'tool.json');
  expect([code, out]).toEqual([0, expect.stringContaining('"{pad} * 2" is worked out as 16px')]);
  const read = (file: string) => JSON.parse(readFileSync(join(project.root, file), 'utf8'));
  expect(read(tokens)).toMatchObject({ tool: { pad: { $value: '8px' }, wide: { $value: '16px' } } });
  expect(read('brands/demo/tokens.light.json')).toMatchObject({ tool: { ink: { $value: '#111111' } } });
  expect(read('brands/demo/tokens.dark.json')).toMatchObject({ tool: { ink: { $value: '#eeeeee' } } });
});

it('asks which theme of a file fills which mode where no name tells', async () => {
  const sets = { selectedTokenSets: { day: 'enabled' } };
  project.write('tool.json', {
    day: { ink: { value: '#111111', type: 'color' } },
    $themes: [{ name: 'A', ...sets }],
  });
  const { code, notes } = await importTokens(project, 'tool.json');
  expect([code, notes]).toEqual([1, expect.stringContaining('--mode light=<theme> --mode dark=<theme>')]);
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
