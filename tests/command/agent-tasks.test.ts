/** @module-tag matrix */
import { cpSync, existsSync, type FSWatcher, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { checkBrands } from '@liveryjs/workspace/check/check-brands';
import { lookUp } from '@liveryjs/workspace/explain/look-up';
import { openRepository } from '@liveryjs/workspace/open';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRepository } from '#tests/harness/make-repository.ts';

const project = resolve(import.meta.dirname, '../..');
const root = makeRepository('agents', []);
/** The number of small brands, which are together in the group @stands. */
const STANDS = 40;
const stands = Array.from({ length: STANDS }, (_, index) => `stand${index + 1}`);

// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what a task says.
type Answer = any;
interface Edit {
  readonly op: string;
  readonly brand: string;
  readonly [member: string]: unknown;
}

let client: Client;
let watcher: FSWatcher;
const broken: string[] = [];
const calls: { readonly name: string; readonly milliseconds: number; readonly letters: number }[] = [];
/** True while a person has left a mistake that the agent is to mend. */
let isMistaken = false;

const path = (file: string) => join(root, file);
const read = (file: string) => readFileSync(path(file), 'utf8');
const json = (file: string) => JSON.parse(read(file));
const write = (file: string, value: object) =>
  writeFileSync(path(file), `${JSON.stringify(value, null, 2)}\n`);

async function call(name: string, args: object = {}): Promise<Answer> {
  const start = performance.now();
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: { ...args } });
  const [{ text }] = content as [{ text: string }];
  calls.push({ name, milliseconds: performance.now() - start, letters: text.length });
  return isError ? { error: text } : structuredContent;
}

/** Edits and applies, as one. @returns what the edit has shown */
async function change(...edits: Edit[]): Promise<Answer> {
  const dry = await call('edit', { edits });
  expect(dry).toMatchObject({ token: expect.any(String) });
  expect(await call('apply', { token: dry.token })).toHaveProperty('written');
  return dry;
}

/** Adds edits to a change set. */
async function collect(name: string, ...edits: Edit[]): Promise<Answer> {
  const dry = await call('edit', { change: name, edits });
  expect(await call('apply', { token: dry.token })).toMatchObject({ written: [`changes/${name}.json`] });
  return dry;
}

/** The value that a brand has now, as another reader of the files tells it. */
async function value(brand: string, name: string, language?: string): Promise<unknown> {
  const lookup = lookUp(await openRepository({ root }), brand, name, { language });
  if (!('answer' in lookup)) return undefined;
  const { answer } = lookup;
  if (answer.kind === 'value') return answer.value;
  if (answer.kind === 'removed') return undefined;
  if (answer.kind === 'message') return answer.languages[0]?.written?.value;
  return answer.kind === 'token' ? answer.modes.map(({ mode, css }) => `${mode} ${css}`).join() : answer;
}

beforeAll(async () => {
  for (const id of ['aurora', 'jade', 'kiosk'])
    cpSync(join(project, 'brands', id), path(`brands/${id}`), { recursive: true });
  write('package.json', { name: 'portals', private: true, type: 'module' });
  const tokens = json('brands/kiosk/tokens.json');
  for (const id of stands) {
    mkdirSync(path(`brands/${id}`));
    write(`brands/${id}/tokens.json`, {
      ...tokens,
      $schema: `../../.livery/schemas/${id}/tokens.schema.json`,
    });
    write(`brands/${id}/brand.json`, {
      schemaVersion: 1,
      id,
      extends: 'kiosk',
      name: `Stand ${id.slice(5)}`,
      domains: [`${id}.localhost`],
      tenant: { merchantCode: id },
    });
  }
  write('brands/groups.json', { stands });
  watcher = watch(path('brands'), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.json') || isMistaken) return;
    try {
      json(`brands/${name}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') broken.push(name);
    }
  });
  client = new Client({ name: 'tasks', version: '1.0.0' });
  const args = [join(project, 'scripts/livery.js'), '--root', root, 'mcp'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  expect(await call('check')).toMatchObject({ errors: 0, findings: [] });
});
afterAll(async () => {
  await client?.close();
  watcher?.close();
});

/** Tasks that one or more edits do: the edits, and where another reader finds what. */
const edits: [task: string, edits: Edit[], brand: string, name: string, want: unknown, language?: string][] =
  [
    [
      'begin in light',
      [{ op: 'set', brand: 'aurora', place: '/theme/defaultMode', value: 'light' }],
      'aurora',
      '/theme/defaultMode',
      'light',
    ],
    [
      'begin as house does',
      [{ op: 'reset', brand: 'aurora', place: '/theme/defaultMode' }],
      'aurora',
      '/theme/defaultMode',
      'dark',
    ],
    [
      'follow the device',
      [{ op: 'set', brand: 'jade', place: 'theme.defaultMode', value: 'system' }],
      'jade',
      '/theme/defaultMode',
      'system',
    ],
    [
      'show fewer games',
      [{ op: 'set', brand: 'aurora', place: 'routes[home].main[hot].props.pageSize', value: 12 }],
      'aurora',
      '/routes/home/main/hot/props/pageSize',
      12,
    ],
    [
      'show other games',
      [{ op: 'set', brand: 'jade', place: 'routes[rng].main[games].props.card', value: 'tile' }],
      'jade',
      '/routes/rng/main/games/props/card',
      'tile',
    ],
    [
      'call the brand otherwise',
      [{ op: 'set', brand: 'jade', place: '/name', value: 'Jade Garden' }],
      'jade',
      '/name',
      'Jade Garden',
    ],
    [
      'begin in English',
      [{ op: 'set', brand: 'jade', place: '/languages/default', value: 'EN' }],
      'jade',
      '/languages/default',
      'EN',
    ],
    [
      'begin in Vietnamese again',
      [{ op: 'set', brand: 'jade', place: '/languages/default', value: 'VI' }],
      'jade',
      '/languages/default',
      'VI',
    ],
    [
      'drop a language',
      [
        {
          op: 'set',
          brand: 'stand1',
          place: '/languages/supported',
          value: ['EN', 'VI'].map((code) => ({ code, locale: code.toLowerCase() })),
        },
      ],
      'stand1',
      '/languages/supported/1/code',
      'VI',
    ],
    [
      'add a domain',
      [{ op: 'set', brand: 'stand2', place: '/domains', value: ['stand2.localhost', 'stand2.example'] }],
      'stand2',
      '/domains/1',
      'stand2.example',
    ],
    [
      'a colour',
      [{ op: 'set', brand: 'stand3', place: 'color.brand.500', value: '#0f5f4c' }],
      'stand3',
      'color.brand.500',
      'light #0f5f4c',
    ],
    [
      'a colour of one mode',
      [
        {
          op: 'set',
          brand: 'aurora',
          place: 'color.action.primary',
          mode: 'light',
          value: '{color.neutral.900}',
        },
      ],
      'aurora',
      'color.action.primary',
      expect.stringMatching(/^dark #6142bf,light #(?!6142bf)/),
    ],
    [
      'take the colour of one mode back',
      [{ op: 'reset', brand: 'aurora', place: 'color.action.primary', mode: 'light' }],
      'aurora',
      'color.action.primary',
      'dark #6142bf,light #6142bf',
    ],
    [
      'a text in English',
      [{ op: 'set', brand: 'aurora', place: 'nav.home', language: 'EN', value: 'Start' }],
      'aurora',
      'nav.home',
      'Start',
      'EN',
    ],
    [
      'a text in Vietnamese',
      [{ op: 'set', brand: 'jade', place: 'nav.home', language: 'VI', value: 'Nhà' }],
      'jade',
      'nav.home',
      'Nhà',
      'VI',
    ],
    [
      'a text in Arabic',
      [{ op: 'set', brand: 'jade', place: 'nav.home', language: 'AR', value: 'البداية' }],
      'jade',
      'nav.home',
      'البداية',
      'AR',
    ],
    [
      'take a text back',
      [{ op: 'reset', brand: 'aurora', place: 'nav.home', language: 'EN' }],
      'aurora',
      'nav.home',
      'Home',
      'EN',
    ],
    [
      'a text in every stand',
      [{ op: 'set', brand: '@stands', place: 'nav.home', language: 'EN', value: 'Stand' }],
      'stand40',
      'nav.home',
      'Stand',
      'EN',
    ],
    [
      'take that back in every stand',
      [{ op: 'reset', brand: '@stands', place: 'nav.home', language: 'EN' }],
      'stand40',
      'nav.home',
      'Home',
      'EN',
    ],
    [
      'add a placement and set it up',
      [
        {
          op: 'add',
          brand: 'aurora',
          place: 'routes[home].main',
          value: { id: 'news', widget: 'announcements' },
          before: 'hot',
        },
        { op: 'set', brand: 'aurora', place: 'routes[home].main[news].props.pageSize', value: 3 },
      ],
      'aurora',
      '/routes/home/main/news/props/pageSize',
      3,
    ],
    [
      'move a placement',
      [{ op: 'move', brand: 'aurora', place: 'routes[home].main[news]', after: 'winners' }],
      'aurora',
      '/routes/home/main/news/widget',
      'announcements',
    ],
    [
      'call a placement otherwise',
      [{ op: 'rename', brand: 'aurora', place: 'routes[home].main[news]', to: 'paper' }],
      'aurora',
      '/routes/home/main/paper/widget',
      'announcements',
    ],
    [
      'take a placement away',
      [{ op: 'remove', brand: 'aurora', place: 'routes[home].main[paper]' }],
      'aurora',
      '/routes/home/main/paper',
      undefined,
    ],
    [
      'leave an inherited placement out',
      [{ op: 'remove', brand: 'aurora', place: 'routes[home].main[winners]' }],
      'aurora',
      '/routes/home/main/winners',
      undefined,
    ],
    [
      'have it again',
      [{ op: 'reset', brand: 'aurora', place: 'routes[home].main[winners]' }],
      'aurora',
      '/routes/home/main/winners/widget',
      'winner-list',
    ],
    [
      'call a message otherwise',
      [{ op: 'rename', brand: 'jade', place: 'jade.lotteries', to: 'jade.draws' }],
      'jade',
      'jade.draws',
      'Today’s draws',
      'EN',
    ],
    [
      'a message of its own, with its use',
      [
        ...['EN', 'VI'].map((language) => ({
          op: 'set',
          brand: 'jade',
          place: 'jade.fair',
          language,
          value: `Fair ${language}`,
        })),
        ...['AR', 'BR', 'CN', 'ES', 'HI', 'ID', 'JA', 'KO', 'TH', 'TY'].map((language) => ({
          op: 'set',
          brand: 'jade',
          place: 'jade.fair',
          language,
          value: `Fair ${language}`,
        })),
        { op: 'set', brand: 'jade', place: 'routes[home].main[hot].props.title', value: 'jade.fair' },
      ],
      'jade',
      '/routes/home/main/hot/props/title',
      'jade.fair',
    ],
    [
      'take it back',
      [{ op: 'reset', brand: 'jade', place: 'routes[home].main[hot].props.title' }],
      'jade',
      '/routes/home/main/hot/props/title',
      'gameGrid.hotTitle',
    ],
    [
      'a season',
      [
        {
          op: 'set',
          brand: 'jade',
          place: '/seasons',
          value: { fair: { from: '2027-02-01', until: '2027-02-14' } },
        },
      ],
      'jade',
      '/seasons/fair/from',
      '2027-02-01',
    ],
    [
      'a placement for the season',
      [
        {
          op: 'add',
          brand: 'jade',
          place: 'routes[home].main',
          value: { id: 'fair', widget: 'announcements', when: { season: 'fair' } },
          before: 'hot',
        },
      ],
      'jade',
      '/routes/home/main/fair/when/season',
      'fair',
    ],
    [
      'another end of the season',
      [{ op: 'set', brand: 'jade', place: '/seasons/fair/until', value: '2027-02-20' }],
      'jade',
      '/seasons/fair/until',
      '2027-02-20',
    ],
    [
      'call the season otherwise',
      [{ op: 'rename', brand: 'jade', place: '/seasons/fair', to: 'tet' }],
      'jade',
      '/routes/home/main/fair/when/season',
      'tet',
    ],
    [
      'end the season with all that it brought',
      [
        { op: 'remove', brand: 'jade', place: 'routes[home].main[fair]' },
        { op: 'reset', brand: 'jade', place: '/seasons' },
      ],
      'jade',
      '/seasons/tet',
      undefined,
    ],
    [
      'a longer text in Markdown',
      [
        {
          op: 'write',
          brand: 'aurora',
          file: 'content/privacy.EN.md',
          text: '# Privacy\n\nWe keep little.\n',
        },
      ],
      'aurora',
      '/name',
      'Aurora',
    ],
    [
      'a switch of a feature',
      [{ op: 'set', brand: 'aurora', place: '/features/freePlay', value: { module: null, fixed: false } }],
      'aurora',
      '/features/freePlay/fixed',
      false,
    ],
    [
      'the switch as inherited',
      [{ op: 'reset', brand: 'aurora', place: '/features/freePlay' }],
      'aurora',
      '/features/freePlay/module',
      'FREEPLAY3',
    ],
    [
      'an old address leads on',
      [
        {
          op: 'add',
          brand: 'aurora',
          place: '/redirects',
          value: { id: 'old', from: '/slots.html', to: { route: 'rng' } },
        },
      ],
      'aurora',
      '/redirects/old/to/route',
      'rng',
    ],
    [
      'it leads elsewhere',
      [{ op: 'set', brand: 'aurora', place: '/redirects/old/to/route', value: 'live' }],
      'aurora',
      '/redirects/old/to/route',
      'live',
    ],
    [
      'it goes',
      [{ op: 'remove', brand: 'aurora', place: '/redirects/old' }],
      'aurora',
      '/redirects/old',
      undefined,
    ],
    [
      'the title of a page',
      [{ op: 'set', brand: 'stand1', place: 'route.home.title', language: 'EN', value: 'Tickets here' }],
      'stand1',
      'route.home.title',
      'Tickets here',
      'EN',
    ],
  ];

const REFUSED: [task: string, edit: Edit, why: RegExp][] = [
  [
    'a mode that there is not',
    { op: 'set', brand: 'aurora', place: '/theme/defaultMode', value: 'pink' },
    /there is no mode "pink"/,
  ],
  [
    'a setting that the widget has not',
    { op: 'set', brand: 'aurora', place: 'routes[home].main[hot].props.colour', value: 1 },
    /colour/,
  ],
  [
    'a number out of bounds',
    { op: 'set', brand: 'aurora', place: 'routes[home].main[hot].props.pageSize', value: 900 },
    /pageSize/,
  ],
  [
    'a text with a placeholder that nobody fills',
    { op: 'set', brand: 'aurora', place: 'nav.home', language: 'EN', value: 'Home of {nobody}' },
    /nobody/,
  ],
  [
    'a message that no brand has',
    { op: 'set', brand: 'aurora', place: 'routes[home].title', value: 'no.such' },
    /no\.such/,
  ],
  [
    'a route that others lead to',
    { op: 'remove', brand: 'aurora', place: 'routes[home]' },
    /errors would come/,
  ],
  [
    'a token that leads nowhere',
    { op: 'set', brand: 'aurora', place: 'color.brand.500', value: '{color.nowhere}' },
    /nowhere/,
  ],
  [
    'colours that nobody can read',
    { op: 'set', brand: 'aurora', place: 'color.text.primary', mode: 'light', value: '#fafafa' },
    /contrast|read/i,
  ],
  ['a manifest that is no JSON', { op: 'write', brand: 'aurora', file: 'brand.json', text: '{' }, /./],
  [
    'a brand that does not exist',
    { op: 'set', brand: 'nobody', place: '/name', value: 'x' },
    /no brand "nobody"/,
  ],
];

/** Mistakes that a person saves, each of which the agent mends as the finding says. */
const MISTAKES: [task: string, file: string, from: string, to: string, mend: Edit[]][] = [
  [
    'a key that is misspelt',
    'brands/stand4/brand.json',
    '"domains"',
    '"domians"',
    [{ op: 'fix', brand: 'stand4' }],
  ],
  [
    'a comma that is missing',
    'brands/stand5/brand.json',
    '"id": "stand5",',
    '"id": "stand5"',
    [{ op: 'fix', brand: 'stand5' }],
  ],
  [
    'a setting that is misspelt',
    'brands/aurora/brand.json',
    '"layout": "stacked"',
    '"layout": "staked"',
    [{ op: 'fix', brand: 'aurora' }],
  ],
  [
    'a mode that there is not',
    'brands/jade/brand.json',
    '"defaultMode": "system"',
    '"defaultMode": "night"',
    [{ op: 'set', brand: 'jade', place: '/theme/defaultMode', value: 'light' }],
  ],
  [
    'a brand to extend that is misspelt',
    'brands/stand6/brand.json',
    '"kiosk"',
    '"kiosc"',
    [{ op: 'fix', brand: 'stand6' }],
  ],
];

test.each(edits)('task: %s', { timeout: 60_000 }, async (_task, all, brand, name, want, language) => {
  await change(...all);
  expect(await value(brand, name, language)).toEqual(want);
});

test.each(REFUSED)('refused, and nothing written: %s', async (_task, edit, why) => {
  const file = `brands/aurora/brand.json`;
  const before = read(file);
  const dry = await call('edit', { edits: [edit] });
  expect(dry).not.toHaveProperty('token');
  expect(dry.refused ?? dry.error).toMatch(why);
  expect(read(file)).toBe(before);
});

test.each(MISTAKES)('mended: %s', async (_task, file, from, to, mend) => {
  isMistaken = true;
  const before = read(file);
  expect(before).toContain(from);
  writeFileSync(path(file), before.replace(from, to));
  const brand = file.split('/')[1] ?? '';
  const { errors, findings } = await call('check', { brands: [brand] });
  expect(errors).toBeGreaterThan(0);
  expect(findings[0]).toMatchObject({ severity: 'error', hint: expect.any(String) });
  await change(...mend);
  isMistaken = false;
  expect(await call('check', { brands: [brand] })).toMatchObject({ errors: 0 });
});

test('translate what is missing', async () => {
  await change({ op: 'set', brand: 'jade', place: 'nav.live', language: 'VI', value: 'Bàn trực tiếp' });
  const { texts } = await call('messages', { brand: 'jade', language: 'KO' });
  const stale = texts.find((text: Answer) => text.key === 'nav.live');
  expect(stale).toMatchObject({ state: 'stale', source: 'Bàn trực tiếp' });
  const { brand, key } = stale;
  await change({ op: 'set', brand, place: key, language: 'KO', value: '라이브 테이블' });
  expect(await value('jade', 'nav.live', 'KO')).toBe('라이브 테이블');
});

test('choose a widget by what it can, and its setting by its schema', async () => {
  const { widgets } = await call('widgets');
  const winners = widgets.find(({ description }: Answer) => /winner|won/i.test(description));
  const { members } = await call('schema_at', { brand: 'aurora', place: 'routes[home].main[winners].props' });
  const [number] = members.filter(({ schema }: Answer) => schema.type === 'integer');
  expect([winners?.regions.includes('main') ?? true, number?.schema.maximum > 1]).toEqual([true, true]);
  const place = `routes[home].main[winners].props.${number.name}`;
  await change({ op: 'set', brand: 'aurora', place, value: number.schema.maximum });
  expect(await value('aurora', `/routes/home/main/winners/props/${number.name}`)).toBe(number.schema.maximum);
});

test('a change of forty brands goes through a set, and back to the byte', { timeout: 120_000 }, async () => {
  const before = stands.map((id) => read(`brands/${id}/brand.json`));
  await call('change_new', { name: 'opening', title: 'Longer lists' });
  await collect('opening', { op: 'set', brand: '@stands', place: '/name', value: 'Opening' });
  expect(stands.map((id) => read(`brands/${id}/brand.json`))).toEqual(before);
  const shown = await call('change_show', { name: 'opening' });
  expect(shown).toMatchObject({ total: STANDS, wrong: [], come: [] });
  expect((await call('change_apply', { name: 'opening' })).written).toHaveLength(STANDS + 2);
  expect(await value('stand17', '/name')).toBe('Opening');
  await call('change_undo', { name: 'opening' });
  expect(stands.map((id) => read(`brands/${id}/brand.json`))).toEqual(before);
});

test('a set that others have overtaken says so, and takes the side that is named', async () => {
  await call('change_new', { name: 'names', title: 'Names' });
  await collect('names', { op: 'set', brand: 'stand7', place: '/name', value: 'Mine' });
  const manifest = json('brands/stand7/brand.json');
  write('brands/stand7/brand.json', { ...manifest, name: 'Theirs' });
  expect(await call('change_apply', { name: 'names' })).toMatchObject({
    written: [],
    collisions: [expect.stringContaining('"Theirs"')],
  });
  expect((await call('change_apply', { name: 'names', take: 'mine' })).written).toContain(
    'brands/stand7/brand.json',
  );
  expect(await value('stand7', '/name')).toBe('Mine');
});

test('who inherits a value, and what differs between two brands', async () => {
  const { brands, total } = await call('reach', { place: 'brands/kiosk/brand.json#/theme/defaultMode' });
  expect([brands.length > 5, total]).toEqual([true, STANDS + 1]);
  const { differences } = await call('diff', { brand: 'stand8', other: 'stand9' });
  const places = differences.map(({ path: place }: Answer) => place);
  expect(places).toEqual(expect.arrayContaining(['name', 'tenant.merchantCode']));
});

test('at the end all is in order, no file was ever broken, and answers were quick and short', async () => {
  const { issues } = await checkBrands(await openRepository({ root }));
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(broken).toEqual([]);
  expect(existsSync(path('brands/aurora/content/privacy.EN.md'))).toBe(true);
  const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  const letters = middle(calls.map((each) => each.letters));
  const milliseconds = middle(calls.map((each) => each.milliseconds));
  console.log(`${calls.length} calls: in the middle ${letters} letters, ${Math.round(milliseconds)} ms`);
  // Four letters are about one token.
  expect(letters / 4).toBeLessThan(1500);
});
