import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeEach(() => {
  project = createTestProject();
});
afterEach(() => project.remove());

const path = 'brands/demo/brand.json';
const read = (file = path) => readFileSync(join(project.root, file), 'utf8');

// Tabs, Windows line ends and odd spaces stay as they are.
const written =
  '{\r\n\t"schemaVersion":1, "id" : "demo",\r\n\t"extends": "bsae",\r\n\t"name": "Démo",\r\n  "domains": ["demo.localhost"],\r\n\t"layuot": {},\r\n\t"routes": [ { "id":"hoem", "main": [{ "id": "words", "props": { "size": "5" } }] } ]\r\n}\r\n';

it('puts right what has one right answer, shows it, and changes no other byte', async () => {
  project.write(path, written);
  // The other findings are known once the brand is found that this one extends, and then the placement.
  const { code, out } = await livery(project.root, 'check', 'demo', '--fix');
  expect(out).toContain('+ 7 | \t"layout": {},\n');
  expect(code).toBe(0);
  expect(read()).toBe(
    written
      .replace(
        '{\r\n\t"schema',
        '{\r\n\t"$schema": "../../.livery/schemas/demo/brand.schema.json",\r\n\t"schema',
      )
      .replace('bsae', 'base')
      .replace('layuot', 'layout')
      .replace('hoem', 'home')
      .replace('"5"', '5'),
  );
});

it('shows the lines before and after, and checks what is left', async () => {
  const text = read();
  project.write(path, text.replace('"props": { "size": 5 }', '"props": { "siez": 5 }'));
  const { out, code } = await livery(project.root, 'check', 'demo', '--fix');
  expect({ out, code }).toMatchInlineSnapshot(`
    {
      "code": 0,
      "out": "brands/demo/brand.json
    + 2 |   "$schema": "../../.livery/schemas/demo/brand.schema.json",
    - 8 |     { "id": "home", "main": [{ "id": "words", "props": { "siez": 5 } }] }
    + 9 |     { "id": "home", "main": [{ "id": "words", "props": { "size": 5 } }] }

    No issues in 1 brand.",
    }
  `);
  expect((await livery(project.root, 'check', 'demo', '--fix')).out).toBe('No issues in 1 brand.');
});

it('puts the forms of plurals into their order', async () => {
  const messages = { 'text.more': '{n, plural, other {# more {n}} =0 {none} one {# more}}' };
  writeFileSync(
    join(project.root, 'brands/demo/brand.json'),
    read().replace('{\n', '{\n  "$schema": "x",\n'),
  );
  project.write('brands/base/messages/EN.json', {
    $schema: 'x',
    ...(JSON.parse(read('brands/base/messages/EN.json')) as object),
    ...messages,
  });
  await livery(project.root, 'check', '--fix');
  expect(read('brands/base/messages/EN.json')).toContain(
    '"{n, plural, =0 {none} one {# more} other {# more {n}}}"',
  );
});

it('takes out what nothing uses when it is asked to, of texts in every language', async () => {
  const languages =
    '"languages": { "default": "EN", "supported": [{ "code": "EN", "locale": "en" }, { "code": "VI", "locale": "vi" }] },';
  project.write(path, read().replace('"domains"', `${languages} "domains"`));
  project.write('brands/demo/messages/VI.json', { $schema: 'x', 'text.more': 'Thêm', 'demo.idle': 'Thừa' });
  project.write('brands/demo/messages/EN.json', {
    $schema: 'x',
    'text.more': 'More',
    'demo.idle': 'Idle',
    'demo.odd': 'Odd',
  });
  await livery(project.root, 'check', 'demo', '--fix');
  expect(read('brands/demo/messages/EN.json')).toContain('demo.idle');
  await livery(project.root, 'check', 'demo', '--fix', '--unused');
  expect(JSON.parse(read('brands/demo/messages/EN.json'))).toEqual({ $schema: 'x', 'text.more': 'More' });
  expect(JSON.parse(read('brands/demo/messages/VI.json'))).toEqual({ $schema: 'x', 'text.more': 'Thêm' });
  expect((await livery(project.root, 'check', 'demo', '--unused')).code).toBe(2);
});

it('leaves a brand alone that it would break', async () => {
  // Both ids would be the same one.
  project.write(
    path,
    read()
      .replace('"main": [', '"main": [{ "id": "wrods", "props": { "size": 4 } }, ')
      .replace('{\n', '{\n  "$schema": "x",\n'),
  );
  const before = read();
  await livery(project.root, 'check', 'demo', '--fix');
  expect(read()).toBe(before);
});

it('renames files and folders whose names have one right answer, and takes each back', async () => {
  const isThere = (file: string) => existsSync(join(project.root, 'brands/demo', file));
  project.write('brands/demo/mesages/en.json', '{}');
  const first = await livery(project.root, 'check', 'demo', '--fix');
  expect(first.out).toContain('brands/demo/mesages is brands/demo/messages now.');
  const second = await livery(project.root, 'check', 'demo', '--fix');
  expect(second.out).toContain('brands/demo/messages/en.json is brands/demo/messages/EN.json now.');
  expect([isThere('messages/EN.json'), isThere('messages/en.json'), second.code]).toEqual([true, false, 0]);
  for (let step = 0; step < 5; step++) await livery(project.root, 'edit', '--undo');
  expect([isThere('mesages/en.json'), isThere('messages')]).toEqual([true, false]);
});

it('renames nothing to a name that is taken', async () => {
  project.write('brands/demo/contents/terms.EN.md', 'Terms.');
  project.write('brands/demo/content/terms.EN.md', 'Our terms.');
  await livery(project.root, 'check', 'demo', '--fix');
  expect(existsSync(join(project.root, 'brands/demo/contents/terms.EN.md'))).toBe(true);
});
