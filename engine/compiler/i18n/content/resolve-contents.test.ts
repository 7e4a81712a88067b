import type { Languages } from '@liveryjs/schemas/brand';
import { expect, test } from 'vitest';
import { type HashUse, memoryFiles } from '#compiler/manifest/index.ts';
import { resolveContents } from './resolve-contents.ts';

const languages = {
  default: 'EN',
  supported: [
    { code: 'EN', locale: 'en' },
    { code: 'VI', locale: 'vi' },
  ],
};
const routes = [
  { id: 'home', path: '/', aliases: ['/index'] },
  { id: 'terms', path: '/terms', aliases: [] },
  { id: 'help', path: '/help', aliases: [] },
];
const use = {
  value: 'terms',
  pointer: '/routes/1/main/0/props/content',
  values: ['age'],
  route: 'terms',
  besidesOthers: false,
};

function resolve(
  files: Record<string, string>,
  uses = [use],
  hashes: readonly HashUse[] = [],
  spoken: Languages = languages,
) {
  return resolveContents({
    files: memoryFiles(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`brands/${path}`, text])),
    ),
    chain: [{ folder: 'brands/root' }, { folder: 'brands/leaf' }],
    languages: spoken,
    uses,
    hashes,
    routes,
    assets: ['logo', 'art'],
    placeOf: (pointer) => ({ file: 'brands/leaf/brand.json', line: 7, column: 3, pointer }),
    pathOf: (pointer) => pointer.slice(1),
  });
}

test('a content is the same where its file has the line ends of Windows', () => {
  const text = [
    '# Terms',
    'One line,\nand the next.',
    '```\na\nb\n```',
    '> - x\n> - y',
    '[gone](/gone)',
  ].join('\n\n');
  const [unix, windows] = [text, text.replaceAll('\n', '\r\n')].map((written) => {
    const { contents, issues } = resolve({
      'leaf/content/terms.EN.md': written,
      'leaf/content/terms.VI.md': 'x',
    });
    return { contents, issues };
  });
  expect(unix?.issues).toHaveLength(1);
  expect(windows).toEqual(unix);
});

/** Returns the findings in the text of one content that is in both languages. */
function issueLines(text: string): string[] {
  const { issues } = resolve({ 'leaf/content/terms.EN.md': text, 'leaf/content/terms.VI.md': 'x' });
  return issues.map(
    ({ line, column, code, message, hint }) => `${line}:${column} ${code} ${message} | ${hint}`,
  );
}

test('a content is data: text, levels, lists, tables, links, pictures and placeholders', () => {
  const text = [
    '# Who may *play* {#who}',
    'You are {age}.  \nReally.',
    '1. One\n2. Two\n   - deep',
    '> **Quote** `code`',
    '| a | b |\n| --- | ---: |\n| c | d |',
    '[Home](/index?x=1) [who](#who) <https://a.example/> [m](mailto:a@b.example) [ref]',
    '![Art](asset:art)',
    '---',
    '<!-- a remark -->',
    '[ref]: /terms#who',
  ].join('\n\n');
  const { contents, issues } = resolve({ 'leaf/content/terms.EN.md': text, 'leaf/content/terms.VI.md': 'x' });
  expect(issues).toEqual([]);
  expect(contents.terms?.EN).toEqual({
    language: 'EN',
    body: [
      {
        type: 'heading',
        level: 1,
        id: 'who',
        children: ['Who may ', { type: 'emphasis', children: ['play'] }, ''],
      },
      {
        type: 'paragraph',
        children: ['You are ', { type: 'value', name: 'age' }, '.', { type: 'break' }, 'Really.'],
      },
      {
        type: 'list',
        start: 1,
        children: [
          { type: 'item', children: ['One'] },
          {
            type: 'item',
            children: ['Two', { type: 'list', children: [{ type: 'item', children: ['deep'] }] }],
          },
        ],
      },
      {
        type: 'quote',
        children: [
          {
            type: 'paragraph',
            children: [{ type: 'strong', children: ['Quote'] }, ' ', { type: 'code', children: ['code'] }],
          },
        ],
      },
      {
        type: 'table',
        align: [null, 'right'],
        rows: [
          [['a'], ['b']],
          [['c'], ['d']],
        ],
      },
      {
        type: 'paragraph',
        children: [
          { type: 'link', to: { route: 'home', query: { x: '1' } }, children: ['Home'] },
          ' ',
          { type: 'link', to: { hash: 'who' }, children: ['who'] },
          ' ',
          { type: 'link', to: { href: 'https://a.example/' }, children: ['https://a.example/'] },
          ' ',
          { type: 'link', to: { href: 'mailto:a@b.example' }, children: ['m'] },
          ' ',
          { type: 'link', to: { route: 'terms', hash: 'who' }, children: ['ref'] },
        ],
      },
      { type: 'paragraph', children: [{ type: 'picture', asset: 'art', alt: 'Art' }] },
      { type: 'rule' },
    ],
  });
});

test.each([
  [
    'Hello <b onclick="x()">you</b>',
    '1:7 content-html <b onclick="x()"> is HTML, which contents do not show. | Write it in Markdown: **bold**, *emphasis*, [link](/help), ![picture](asset:name), | table |.',
  ],
  [
    '# One\n\n### Three',
    '3:1 content-heading The heading "Three" is of level 3, below one of level 1. | Write ## in front of it.',
  ],
  ['## Two', '1:1 content-heading The first heading, "Two", is of level 2. | Write # in front of it.'],
  [
    'To [help](/hlep).',
    '1:4 content-link "/hlep" is the path of no page of the brand. | Did you mean "/help"?',
  ],
  [
    '# A {#limits}\n\n[x](#limit)',
    '3:1 content-hash "#limit": no heading there has the id "limit". | Did you mean "limits"? A heading gets an id so: ## Limits {#limits}.',
  ],
  [
    '[x](/terms#money)',
    '1:1 content-hash "/terms#money": no heading there has the id "money". | Give the heading an id: ## Limits {#limits}.',
  ],
  [
    '![Art](asset:atr)',
    '1:1 content-asset "asset:atr" is no asset of the brand. | Did you mean "asset:art"?',
  ],
  [
    '![Art](https://a.example/a.png)',
    '1:1 content-asset "https://a.example/a.png" is no asset of the brand. | Name the file in "assets" of brand.json, and write ![what it shows](asset:name). Known: "asset:logo" or "asset:art".',
  ],
  [
    'See ![](asset:art)',
    '1:5 content-picture The picture "asset:art" has no description: who cannot see it does not know what it shows. | Write what it shows in the brackets: ![a map of the pond](asset:art).',
  ],
  [
    'Text\n\n| a |\n| - |\n| ![ ][map] |\n\n[map]: asset:logo',
    '5:3 content-picture The picture "asset:logo" has no description: who cannot see it does not know what it shows. | Write what it shows in the brackets: ![a map of the pond](asset:logo).',
  ],
  [
    ' \n',
    '1:1 content-empty The file has no text: its page says nothing. | Write the text, or remove the file: then visitors read the inherited one, or that of the default language.',
  ],
  [
    '#\n\n---\n\n> - …',
    '1:1 content-empty The file has no text: its page says nothing. | Write the text, or remove the file: then visitors read the inherited one, or that of the default language.',
  ],
  [
    '<!-- to be written -->\n',
    '1:1 content-empty The file has no text: its page says nothing. | Write the text, or remove the file: then visitors read the inherited one, or that of the default language.',
  ],
  [
    '{brand}: {age} or {aeg}',
    '1:19 content-placeholder Nothing fills {aeg}. | Did you mean "age"? A placement fills further ones with "values": { "age": … }.',
  ],
])('%j is found, with its place and its remedy', (text, want) => {
  expect(issueLines(text)).toEqual([want]);
});

test.each([
  ['limits', []],
  ['top', []],
  [
    'limit',
    [
      'routes/0/to/hash hash-unknown routes/0/to/hash: no heading of routes[terms] has the id "limit", so the link leads to its top. | Did you mean "limits"? A heading gets an id so: ## Limits {#limits}.',
    ],
  ],
  [
    'hours',
    [
      'routes/0/to/hash hash-unknown routes/0/to/hash: no heading of routes[terms] has the id "hours" in VI, so the link leads to its top. | Headings of translations have other ids. Give each the same: ## Limits {#limits}.',
    ],
  ],
])('a link of the manifest to #%s leads to a heading in every language', (value, want) => {
  const { issues } = resolve(
    {
      'leaf/content/terms.EN.md': '# Limits\n\n# Hours',
      'leaf/content/terms.VI.md': '# Hạn mức {#limits}\n\n# Giờ',
    },
    [use],
    [{ value, route: 'terms', pointer: '/routes/0/to/hash' }],
  );
  expect(
    issues.map(({ code, pointer, message, hint }) => `${pointer.slice(1)} ${code} ${message} | ${hint}`),
  ).toEqual(want);
});

test('the places of a page with another widget that follows links are its own to know', () => {
  const hashes = [{ value: 'limit', route: 'terms', pointer: '/routes/0/to/hash' }];
  const files = { 'leaf/content/terms.EN.md': '# Limits', 'leaf/content/terms.VI.md': '# Limits' };
  expect(resolve(files, [{ ...use, besidesOthers: true }], hashes).issues).toEqual([]);
});

test.each([
  'http://a.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil',
  'help',
  '#',
])('a link to %s is refused', (address) => {
  const { contents, issues } = resolve({
    'leaf/content/terms.EN.md': `[x](<${address}>)`,
    'leaf/content/terms.VI.md': 'x',
  });
  expect(issues.map(({ code }) => code)).toEqual(['content-address']);
  expect(contents.terms?.EN?.body).toEqual([{ type: 'paragraph', children: ['x'] }]);
});

test('a brand writes a file anew and inherits the others; a language without one shows the default', () => {
  const { contents, issues } = resolve({
    'root/content/terms.EN.md': 'Root',
    'leaf/content/terms.EN.md': 'Leaf',
  });
  expect(contents.terms).toEqual({
    EN: { language: 'EN', body: [{ type: 'paragraph', children: ['Leaf'] }] },
    VI: { language: 'EN', body: [{ type: 'paragraph', children: ['Leaf'] }] },
  });
  expect(issues.map(({ severity, pointer, message }) => [severity, pointer, message])).toEqual([
    [
      'warning',
      '/languages/supported/1/code',
      'languages.supported[VI]: "content/terms.VI.md" does not exist; visitors read it in EN.',
    ],
  ]);
});

test('a content that is in no language is one finding, where it is placed', () => {
  const { issues } = resolve({ 'root/content/term.EN.md': 'x' });
  expect(issues.map(({ code, pointer, message, hint }) => [code, pointer, message, hint])).toEqual([
    [
      'content-missing',
      '/routes/1/main/0/props/content',
      'routes/1/main/0/props/content: brands/leaf/content/terms.EN.md does not exist.',
      'Did you mean "term"?',
    ],
  ]);
});

test('a file of the brand that nothing shows is told of, one of those that it extends is not', () => {
  const { issues } = resolve({
    'root/content/other.EN.md': 'x',
    'leaf/content/terms.EN.md': 'x',
    'leaf/content/terms.V.md': 'x',
  });
  expect(issues.map(({ file, code, hint }) => [file, code, hint])).toContainEqual([
    'brands/leaf/content/terms.V.md',
    'content-unused',
    'Did you mean "terms.VI.md"?',
  ]);
  expect(issues).toHaveLength(2);
});

test.each([
  ['quotes', `${'>'.repeat(3000)} deep`],
  ['lists', Array.from({ length: 150 }, (_, level) => `${'  '.repeat(level)}- item`).join('\n')],
])('%s that stand too deep in each other are found, and nothing else breaks', (_name, text) => {
  const { issues } = resolve({ 'leaf/content/terms.EN.md': text, 'leaf/content/terms.VI.md': 'Xin' });
  expect(issues).toMatchObject([
    {
      code: 'content-depth',
      file: 'brands/leaf/content/terms.EN.md',
      message: 'Quotes, lists or emphasis stand more than 100 deep in each other.',
    },
  ]);
});

// The parser takes minutes for each of them.
test.each([
  [
    'pictures in each other',
    `${'!['.repeat(6000)}${'](a)'.repeat(6000)}`,
    '6000 of *, _ and [ between two empty lines; 2000',
  ],
  [
    'emphasis in each other',
    `${'*a '.repeat(9000)}${' a*'.repeat(9000)}`,
    '18000 of *, _ and [ between two empty lines; 2000',
  ],
  ['links side by side', '[a]'.repeat(60_000), '60000 of *, _ and [ between two empty lines; 2000'],
  ['headings with a line below', 'a\n=\n'.repeat(15_000), '15000 lines of = or -; 500'],
])('%s of which there are thousands are counted', { timeout: 10_000 }, (_name, text, counts) => {
  const { issues } = resolve({ 'leaf/content/terms.EN.md': text, 'leaf/content/terms.VI.md': 'Xin' });
  expect(issues).toMatchObject([
    {
      code: 'content-marks',
      file: 'brands/leaf/content/terms.EN.md',
      message: `There are ${counts} are the most.`,
    },
  ]);
});

// Where each id is looked for among all others, this takes a minute of a quick machine.
test('thousands of equal headings have ids of their own', { timeout: 20_000 }, () => {
  const text = Array.from({ length: 5000 }, () => '# Same').join('\n\n');
  const { contents, issues } = resolve({
    'leaf/content/terms.EN.md': text,
    'leaf/content/terms.VI.md': text,
  });
  expect(issues).toEqual([]);
  const ids = contents.terms?.EN?.body.map((block) =>
    typeof block === 'object' && 'id' in block ? block.id : undefined,
  );
  expect(ids?.slice(0, 3)).toEqual(['same', 'same-2', 'same-3']);
  expect(new Set(ids).size).toBe(5000);
});

test('a content that several languages lack is one finding', () => {
  const spoken = { ...languages, supported: [...languages.supported, { code: 'ES', locale: 'es' }] };
  const { issues } = resolve({ 'leaf/content/terms.EN.md': 'One' }, [use], [], spoken);
  expect(issues.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    'languages.supported[VI]: "content/terms.VI.md" does not exist; visitors read it in EN; so it is in ES. Write what is missing, or take the languages out.',
  ]);
});

test('a default language without any file is told of its messages, and not once a content', () => {
  const spoken = { ...languages, default: 'VI' };
  const codes = (files: Record<string, string>) =>
    resolve({ 'root/content/terms.EN.md': 'One', ...files }, [use], [], spoken).issues.map(
      ({ code }) => code,
    );
  expect(codes({})).toEqual([]);
  expect(codes({ 'leaf/messages/VI.json': '{}' })).toEqual(['content-missing']);
});
