import { type FSWatcher, readFileSync, watch, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProject, type TestProject } from './test-command.ts';

const program = resolve(import.meta.dirname, '../../scripts/livery.js');
const DEMO = 'brands/demo/brand.json';
const SIZE = 'routes[home].main[words].props.size';
let project: TestProject;
let client: Client;
let watcher: FSWatcher;
/** Files of brands that were no JSON at some moment. */
const broken: string[] = [];

const read = (path: string) => readFileSync(join(project.root, path), 'utf8');

beforeAll(async () => {
  project = createTestProject();
  project.write('brands/shop/brand.json', read(DEMO).replaceAll('demo', 'shop').replaceAll('Demo', 'Shop'));
  watcher = watch(join(project.root, 'brands'), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.json')) return;
    try {
      JSON.parse(read(`brands/${name}`));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') broken.push(name);
    }
  });
  client = new Client({ name: 'test', version: '1.0.0' });
  const args = [program, '--root', project.root, 'mcp'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
});
afterAll(async () => {
  await client.close();
  watcher.close();
  project.remove();
});

// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the test says.
async function call(name: string, args: object = {}): Promise<any> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: { ...args } });
  const [{ text }] = content as [{ text: string }];
  return isError ? { error: text } : structuredContent;
}

const set = (value: unknown, brand = 'demo') => ({ op: 'set', brand, place: SIZE, value });

it('tells a name that a tool does not take together with those that it takes', async () => {
  const { error } = await call('edit', { edits: [{ op: 'reset', brand: 'demo', at: SIZE }] });
  expect(error).toContain('There is no "at" here. Known: "op", "brand", "place", "value"');
  expect((await call('reach', { plaec: SIZE })).error).toContain('Did you mean "place"?');
});

it('names its tools as the command names its verbs, each with what it answers', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...[
      'workspace',
      'check',
      'explain',
      'reach',
      'diff',
      'widgets',
      'schema_at',
      'messages',
      'edit',
      'apply',
    ],
    ...['new', 'list', 'show', 'diff', 'note', 'apply', 'undo', 'rebase', 'remove'].map(
      (verb) => `change_${verb}`,
    ),
    'preview',
  ]);
  for (const { outputSchema } of tools) expect(outputSchema?.required?.length).toBeGreaterThan(0);
});

it('looks at brands, and says of a name that there is not what to write', async () => {
  expect(await call('workspace')).toMatchObject({
    brands: [
      { id: 'base', isAbstract: true },
      { id: 'demo', extends: 'base', languages: ['EN'], file: DEMO },
      { id: 'shop' },
    ],
  });
  expect(await call('check')).toMatchObject({ errors: 0 });
  expect(await call('explain', { brand: 'demo', name: SIZE })).toMatchObject({
    kind: 'value',
    value: 5,
    places: [
      { file: DEMO, line: 8, value: 5 },
      { file: 'brands/base/brand.json', value: 2 },
    ],
  });
  expect(await call('schema_at', { brand: 'demo', place: 'routes[home].main[words].props' })).toMatchObject({
    members: [
      { name: 'size', schema: { type: 'integer', minimum: 1, maximum: 9 }, description: 'How large.' },
    ],
  });
  expect(await call('widgets', { name: 'text' })).toMatchObject({
    settings: [{ name: 'size' }],
    places: ['demo: routes[home].main[words]', 'shop: routes[home].main[words]'],
  });
  expect(await call('check', { brands: ['dmo'] })).toEqual({
    error: 'There is no brand "dmo". Did you mean "demo"?',
  });
  const { contents } = await client.readResource({ uri: 'livery://widgets/text' });
  expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({
    title: 'Text',
    regions: ['main'],
  });
});

it('shows what an edit comes to, writes it once, and refuses what is of yesterday or would be wrong', async () => {
  const before = read(DEMO);
  const dry = await call('edit', { edits: [set(7), set(6, 'shop')] });
  expect(dry).toMatchObject({
    files: [
      { file: DEMO, lines: [expect.stringMatching(/^- 8 .*5/), expect.stringMatching(/^\+ 8 .*7/)] },
      {},
    ],
    come: [],
    reach: [
      { brand: 'demo', pages: ['route home'] },
      { brand: 'shop', languages: ['EN'] },
    ],
  });
  expect(read(DEMO)).toBe(before);
  const other = await call('edit', { edits: [set(8)] });
  expect(await call('apply', { token: dry.token })).toMatchObject({
    written: [DEMO, 'brands/shop/brand.json'],
  });
  expect(read(DEMO)).toBe(before.replace('5', '7'));
  expect(await call('apply', { token: dry.token })).toMatchObject({
    error: expect.stringMatching(/^No edit/),
  });
  expect((await call('apply', { token: other.token })).error).toContain(`since the edit: brands/demo`);

  const wrong = await call('edit', { edits: [set(70)] });
  expect(wrong).toMatchObject({ come: [{ severity: 'error', file: DEMO, line: 8 }] });
  expect(wrong.refused).toMatch(/^1 error would come of it: .*size.* 9/);
  expect(wrong).not.toHaveProperty('token');
  const write = { op: 'write', brand: 'demo', file: '../../package.json', text: '{}' };
  expect((await call('edit', { edits: [write] })).error).toContain('nothing is written there');
});

it('sees what others have saved a moment ago', async () => {
  writeFileSync(join(project.root, DEMO), read(DEMO).replace('7', '9'));
  expect(await call('explain', { brand: 'demo', name: SIZE })).toMatchObject({ value: 9 });
});

it('collects edits in a set, errors among them where they are accepted, and applies none with an error', async () => {
  const demo = read(DEMO);
  await call('change_new', { name: 'spring', title: 'Spring' });
  const wrong = { change: 'spring', edits: [set(70)] };
  const { refused, come } = await call('edit', wrong);
  expect(refused).toContain('name the ids in accept');
  const accepted = await call('edit', { ...wrong, accept: come.map(({ id }: { id: string }) => id) });
  expect(await call('apply', { token: accepted.token })).toMatchObject({ written: ['changes/spring.json'] });
  expect((await call('change_apply', { name: 'spring' })).refused).toMatch(/^1 error would come/);
  expect(read(DEMO)).toBe(demo);
  const mended = await call('edit', { change: 'spring', edits: [set(3), set(4, 'shop')] });
  expect(mended.gone).toHaveLength(1);
  await call('apply', { token: mended.token });
  expect(await call('change_show', { name: 'spring' })).toMatchObject({ wrong: [], total: 2, come: [] });
  expect((await call('change_apply', { name: 'spring' })).written).toContain(DEMO);
  expect(await call('change_list')).toMatchObject({ sets: [{ name: 'spring', edits: 2 }] });
  expect((await call('change_undo', { name: 'spring' })).written).toContain(DEMO);
  expect(read(DEMO)).toBe(demo);
});

it('gives a long list in pages that hold until something changes', async () => {
  for (let index = 0; index < 60; index++)
    project.write(`brands/b${index}/brand.json`, {
      ...JSON.parse(read(DEMO)),
      id: `b${index}`,
      domains: [`b${index}.localhost`],
      extra: index,
    });
  const first = await call('check');
  expect(first).toMatchObject({ errors: 60, total: expect.any(Number), next: expect.any(String) });
  const second = await call('check', { cursor: first.next });
  const ids = [...first.findings, ...second.findings].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  project.write('brands/b1/brand.json', { ...JSON.parse(read('brands/b1/brand.json')), name: 'Other' });
  expect((await call('check', { cursor: first.next })).error).toContain('Begin without a cursor.');
});

it('has written no file at any moment that is no JSON', () => {
  expect(broken).toEqual([]);
});

it('writes notes about a set and its edits, answers and settles them, and says which numbers there are', async () => {
  await call('change_new', { name: 'notes', title: 'Notes' });
  const { token } = await call('edit', { change: 'notes', edits: [set(4)] });
  await call('apply', { token });
  await call('change_note', { name: 'notes', text: 'Why 4?', edit: 1 });
  const answer = { name: 'notes', text: 'It fits.', reply: 1, settled: true };
  expect(await call('change_note', answer)).toEqual({ file: 'changes/notes.json' });
  expect((await call('change_show', { name: 'notes' })).notes).toMatch(
    /^ {2}1\. .+, about demo: .*size \(settled by .+\)\n +Why 4\?\n.+\n +It fits\.$/,
  );
  for (const [input, error] of [
    [{}, 'Say something in the note.'],
    [{ text: 'x', edit: 2 }, 'notes has no edit 2: it has 1 edit.'],
    [{ text: 'x', reply: 3 }, 'notes has no note 3: it has 1 note.'],
    [{ text: 'x', edit: 1, reply: 1 }, 'A note is about an edit, or it answers another note.'],
    [{ text: 'x', settled: true }, 'settled is of a note that is there.'],
  ] as const)
    expect((await call('change_note', { name: 'notes', ...input })).error).toContain(error);
  await call('change_remove', { name: 'notes' });
});
