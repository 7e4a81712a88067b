import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createModedProject, importTokens, writeJson5Library } from './moded-project.ts';
import { livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeEach(() => {
  project = createModedProject();
});
afterEach(() => project.remove());

const read = (file: string) => readFileSync(join(project.root, file), 'utf8');
const json = (file: string) => JSON.parse(read(file)) as Record<string, unknown>;
const from = { $extensions: { 'livery.from': 'acme' } };
const color = ($value: string, extensions: object = {}) => ({
  $type: 'color',
  $value,
  $extensions: { 'livery.from': 'acme', ...extensions },
});
const tokens = 'brands/demo/tokens.json';

it('imports JSON5 of several files: values that differ by mode go where the mode is, and names stay', async () => {
  writeJson5Library(project);
  const { code, out } = await livery(project.root, 'import', 'tokens', '@acme/tokens', '--brand', 'demo');
  expect(out).toContain('5 tokens of acme.');
  expect(out).toMatch(
    /text\.json5:10:3 range: Its type is "custom-range", which Livery does not have\.\n.*→ Leave it out in the mapping\./,
  );
  // The engine judges values, in the words that it has for those of brands.
  expect(out).toMatch(/text\.json5:11:\d+ size\.odd: Expected a dimension such as 16px or 1rem/);
  expect(json(tokens)).toMatchObject({
    acme: {
      size: { inOut1: { $type: 'dimension', $value: '4px', ...from } },
      text: { default: color('{acme.base.color.ink}'), onDark: color('#ffffff') },
    },
  });
  const inMode = (ink: string, alpha: number) => ({
    acme: {
      base: { color: { ink: color(ink) } },
      text: { muted: color('{acme.base.color.ink}', { 'livery.derive': { alpha } }) },
    },
  });
  expect(json('brands/demo/tokens.light.json')).toMatchObject(inMode('#1a1a1a', 0.6));
  expect(json('brands/demo/tokens.dark.json')).toMatchObject(inMode('#e6e6e6', 0.5));
  // Two tokens were refused, and the others are there.
  expect(code).toBe(1);
  // Nothing uses these tokens, and nobody is warned of that.
  const check = await livery(project.root, 'check', 'demo', '--max-warnings', '0');
  expect(check).toMatchObject({ code: 0, out: 'No issues in 1 brand.' });
});

it('a mapping is written, and followed again: other names, left out, and what others wrote stays', async () => {
  writeJson5Library(project);
  const mapping = 'brands/demo/imports/acme.json';
  await livery(project.root, 'import', 'tokens', '@acme/tokens', '--brand', 'demo');
  const first = json(mapping);
  expect(first).toEqual({
    $schema: '../../../.livery/schemas/token-mapping.schema.json',
    library: 'acme',
    sources: ['@acme/tokens'],
    themes: { extension: 'example.overrides' },
    modes: { light: { files: ['base/light.json5'] }, dark: { theme: 'dark', files: ['base/dark.json5'] } },
    leaveOutFiles: ['base/dark.dimmed.json5'],
    take: [],
    leaveOut: [],
    rename: {},
  });
  expect(existsSync(join(project.root, '.livery/schemas/token-mapping.schema.json'))).toBe(true);

  const again = await livery(project.root, 'import', 'tokens', '@acme/tokens', '--brand', 'demo');
  expect(again.out).toContain('No file changes.');

  // Something of one's own between what was imported.
  project.write(
    tokens,
    read(tokens).replace('"acme": {', '"acme": {\n    "own" : {"$type":"color","$value":"#123456"},'),
  );
  project.write(mapping, {
    ...first,
    leaveOut: ['size', 'range'],
    rename: { 'text.default': 'color.page', text: 'words' },
  });
  const { code, out } = await livery(project.root, 'import', 'tokens', '--map', mapping);
  expect(out).not.toContain('Its type is');
  expect(read(tokens)).toContain('"own" : {"$type":"color","$value":"#123456"}');
  expect(json(tokens)).toEqual({
    $schema: '../../.livery/schemas/demo/tokens.schema.json',
    acme: { own: { $type: 'color', $value: '#123456' } },
    words: { onDark: color('#ffffff') },
  });
  // The brand above has its page in each mode, which a file for all modes would not reach.
  expect(json('brands/demo/tokens.dark.json')).toMatchObject({
    color: { page: color('{acme.base.color.ink}') },
    words: { muted: color('{acme.base.color.ink}', { 'livery.derive': { alpha: 0.5 } }) },
  });
  expect(code).toBe(0);
  const check = await livery(project.root, 'check', 'demo');
  expect(check.out).toContain('1 warning');
  expect(check.out).toContain('acme.own: no brand above this one has this token');
});

it('says which names are taken, and leaves what the brand writes itself', async () => {
  project.write('design/acme.json', {
    color: {
      $type: 'color',
      brand: { $value: '#111111' },
      page: { $value: '#222222' },
      brandy: { $value: '{color.brand}' },
    },
    a: { $type: 'color', 'b-c': { $value: '#333333' }, bC: { $value: '#444444' } },
  });
  project.write(tokens, { color: { $type: 'color', page: { $value: '#654321' } } });
  const before = read(tokens);
  project.write('brands/demo/imports/acme.json', {
    library: 'acme',
    group: '',
    sources: ['./design/acme.json'],
    modes: { light: {}, dark: {} },
    rename: { 'color.brand': 'color.brand.500.deep', 'a.bC': 'a.bC' },
  });
  const { out } = await livery(
    project.root,
    'import',
    'tokens',
    '--map',
    join(project.root, 'brands/demo/imports/acme.json'),
  );
  expect(out).toContain(
    'color.brand: It would be called color.brand.500.deep, and color.brand.500 is a token, which holds no others.',
  );
  expect(out).toContain('color.page: The brand writes color.page itself (brands/demo/tokens.json:');
  expect(out).toContain('color.brandy: It refers to color.brand, which was not taken.');
  expect(out).toContain('a.bC: It would be called a.bC, as a.b-c is.');
  expect(out).toContain('1 token of acme.');
  expect(read(tokens)).toBe(
    before.replace(
      '\n  }\n}',
      `\n  },\n  "a": {\n    "bC": { "$type": "color", "$value": "#333333", "$extensions": { "livery.from": "acme" } }\n  }\n}`,
    ),
  );
});

it('asks which theme fills which mode where names do not tell, and takes tokens that have tokens inside', async () => {
  const themes = (day: unknown, night: unknown) => ({
    $type: 'color',
    $extensions: { 'example.themes': { day, night } },
  });
  project.write('design/palette.json', {
    blue: { '10': { $type: 'color', $value: '#eef' }, '90': { $type: 'color', $value: '#113' } },
  });
  project.write('design/themes.json', {
    background: {
      ...themes('{blue.10}', '{blue.90}'),
      active: themes({ value: '{blue.90}', alpha: 0.1 }, { value: '{blue.10}', alpha: 0.2 }),
    },
    shadow: { $type: 'color', $extensions: { 'example.themes': { day: '#000' } } },
  });
  const args = ['import', 'tokens', join(project.root, 'design'), '--brand', 'demo'];
  const refused = await livery(project.root, ...args);
  expect(refused).toMatchObject({
    code: 1,
    notes: expect.stringContaining('The library has the themes day, night') as string,
  });
  expect(refused.notes).toContain('--mode light=<theme> --mode dark=<theme>');
  expect(await livery(project.root, ...args, '--mode', 'light=dusk')).toMatchObject({
    code: 1,
    notes: 'livery: The library has no theme dusk. It has day, night.',
  });
  expect(await livery(project.root, ...args, '--mode', 'winter')).toMatchObject({ code: 2 });

  const dry = await livery(project.root, ...args, '--mode', 'light=day', '--mode', 'dark=night', '--dry-run');
  expect(dry.out).toContain('brands/demo/tokens.json (new)');
  expect(existsSync(join(project.root, tokens))).toBe(false);
  const { code, out } = await livery(project.root, ...args, '--mode', 'light=day', '--mode', 'dark=night');
  expect(code).toBe(1);
  expect(out).toContain('shadow: It has no value for the mode dark.');
  expect(json('brands/demo/tokens.dark.json')).toMatchObject({
    design: {
      background: {
        root: { $value: '{design.blue.90}' },
        active: { $value: '{design.blue.10}', $extensions: { 'livery.derive': { alpha: 0.2 } } },
      },
    },
  });
});

it('reads a resolver file with a context for each mode', async () => {
  project.write('design/wide.resolver.json', {
    version: '2025.10',
    modifiers: {
      theme: {
        default: 'light',
        contexts: {
          light: [{ ink: { $type: 'color', $value: '#111111' } }],
          dark: [{ ink: { $type: 'color', $value: '#eeeeee' } }],
        },
      },
    },
    resolutionOrder: [
      {
        type: 'set',
        name: 'base',
        sources: [
          {
            line: { $type: 'color', $root: { $value: '{ink}' } },
            copy: { $type: 'color', $value: { $ref: '#/resolutionOrder/0/sources/0/line/$root' } },
          },
        ],
      },
      { $ref: '#/modifiers/theme' },
    ],
  });
  const { code } = await importTokens(project, 'design/wide.resolver.json');
  expect(code).toBe(0);
  expect(json('brands/demo/imports/wide.json')).toMatchObject({
    sources: ['./design/wide.resolver.json'],
    modes: { light: { contexts: { theme: 'light' } }, dark: { contexts: { theme: 'dark' } } },
  });
  expect(json(tokens)).toMatchObject({
    wide: { line: { root: { $value: '{wide.ink}' } }, copy: { $value: '{wide.line.root}' } },
  });
  expect(json('brands/demo/tokens.dark.json')).toMatchObject({ wide: { ink: { $value: '#eeeeee' } } });
});

it('one mode alone: the others have a value of each new token all the same', async () => {
  project.write('acme.json', { ink: { $type: 'color', $value: '#111111' } });
  const { code } = await importTokens(project, 'acme.json', '--mode', 'dark');
  expect(code).toBe(0);
  expect(json(tokens)).toMatchObject({ acme: { ink: { $value: '#111111' } } });
});

it('with --strict writes nothing where anything is not taken, and all where all is', async () => {
  writeJson5Library(project);
  const args = ['import', 'tokens', '@acme/tokens', '--brand', 'demo'];
  const held = await livery(project.root, ...args, '--strict');
  expect(held.code).toBe(1);
  expect(held.out).toMatch(/Nothing was written: with --strict all is taken, or nothing\.$/);
  expect(existsSync(join(project.root, tokens))).toBe(false);
  expect(existsSync(join(project.root, 'brands/demo/imports/acme.json'))).toBe(false);
  expect((await livery(project.root, ...args, '--dry-run')).code).toBe(1);

  const mapping = 'brands/demo/imports/acme.json';
  await livery(project.root, ...args);
  project.write(mapping, { ...json(mapping), leaveOut: ['range', 'size.odd'] });
  const taken = await livery(project.root, 'import', 'tokens', '--map', mapping, '--strict');
  expect(taken.out).not.toContain('Not taken');
  expect(taken.code).toBe(0);
});

it('takes descriptions along, and says what it does not carry over', async () => {
  project.write('acme.json', {
    ink: {
      $type: 'color',
      $value: '#111111',
      $description: 'For texts.',
      $extensions: { 'a.tool': { id: 1 } },
    },
  });
  const { code, out } = await importTokens(project, 'acme.json');
  expect(code).toBe(0);
  expect(out).toContain('ink: The extension "a.tool" is not carried over.');
  expect(json(tokens)).toMatchObject({ acme: { ink: { $description: 'For texts.' } } });
});
