import { resolve } from 'node:path';
import { memoryFiles } from '@liveryjs/compiler/manifest';
import { loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';
import { describe, expect, it } from 'vitest';
import { home, manifest, said } from './fixture.ts';

const root = resolve(import.meta.dirname, '../..');
const disk = nodeFiles(root);
const schemas = ['schemas/brand', 'schemas/portal'].flatMap((folder) =>
  disk
    .list(folder)
    .map((name): [string, Uint8Array] => [
      `${folder}/${name}`,
      disk.read(`${folder}/${name}`) ?? new Uint8Array(),
    ]),
);

const widget = {
  name: 'text',
  title: 'Text',
  description: 'A text.',
  component: 'Text.tsx',
  regions: ['main'],
  props: {
    type: 'object',
    additionalProperties: false,
    properties: { content: { type: 'string', format: 'content', description: 'A content.' } },
  },
};

/** Every kind of file that a brand is read from, whole. */
const sound = {
  'brands/aurora/brand.json': manifest({
    assets: { logo: 'logo.svg' },
    routes: [{ ...home, main: [{ id: 'intro', widget: 'text', props: { content: 'help' } }] }],
  }),
  'brands/aurora/tokens.json':
    '{\n  "color": {\n    "ink": { "$type": "color", "$value": "#112233" }\n  }\n}\n',
  'brands/aurora/tokens.dark.json':
    '{\n  "color": {\n    "ink": { "$type": "color", "$value": "#112233" }\n  }\n}\n',
  'brands/aurora/messages/EN.json': '{\n  "route.home.title": "Home"\n}\n',
  'brands/aurora/content/help.EN.md': '# Help\n\nMore\n=======\n\nRead on.\n',
  'brands/aurora/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n  <title>Logo</title>\n</svg>\n',
  'widgets/text/widget.json': `${JSON.stringify(widget, null, 1)}\n`,
  'widgets/text/Text.tsx': '',
};

type Path = keyof typeof sound;

/** The findings in the file itself where it stands instead of the whole one. */
function saidOf(path: Path, text: string): string[] {
  const files = memoryFiles({ ...Object.fromEntries(schemas), ...sound, [path]: text });
  const workspace = openWorkspace({ root, files });
  const issues = [...workspace.issues, ...loadBrand(workspace, 'aurora').issues];
  return said({ issues: issues.filter(({ file }) => file === path), files });
}

const kinds = [
  'brands/aurora/brand.json',
  'brands/aurora/tokens.json',
  'brands/aurora/tokens.dark.json',
  'brands/aurora/messages/EN.json',
  'brands/aurora/content/help.EN.md',
  'brands/aurora/logo.svg',
  'widgets/text/widget.json',
] as const;

const short = (path: string) => path.replace(/^brands\/|\/brand\.json$/g, '');

const remedy =
  'Keep what is right of the two sides, and take out the lines that begin with <<<<<<<, |||||||, ======= or >>>>>>>.';

describe.each(kinds)('%s', (path) => {
  const text = sound[path];
  const [first = '', second = '', ...rest] = text.split('\n');
  const name = short(path);

  it('has nothing of the kind where it is whole', () => {
    const damage = saidOf(path, text).filter((line) => /merge-conflict|lost-letter/.test(line));
    expect(damage).toEqual([]);
  });

  it.each([
    ['', '\n'],
    ['with lines as Windows ends them', '\r\n'],
  ])('with the marks of a merge is named so, and nothing else is said of it %s', (_name, end) => {
    const lines = [
      first,
      '<<<<<<< HEAD',
      second,
      '||||||| base',
      second,
      '=======',
      second,
      '>>>>>>> theirs',
      ...rest,
    ];
    expect(saidOf(path, lines.join(end))).toEqual([
      `${name}:2 «<<<<<<< HEAD» merge-conflict "<<<<<<< HEAD" begins a merge conflict, which ends in line 8. ${remedy}`,
    ]);
  });

  it('with one mark that was forgotten is named so', () => {
    expect(saidOf(path, [first, second, '>>>>>>> main', ...rest].join('\n'))).toEqual([
      `${name}:3 «>>>>>>> main» merge-conflict ">>>>>>> main" is left of a merge conflict. ${remedy}`,
    ]);
    expect(saidOf(path, ['<<<<<<<', first, second, ...rest].join('\n'))).toEqual([
      `${name}:1 «<<<<<<<» merge-conflict "<<<<<<<" is left of a merge conflict. ${remedy}`,
    ]);
  });

  it('with a line between two sides that was forgotten is named so', () => {
    const gap = path.endsWith('.json') ? [] : [''];
    expect(saidOf(path, [first, second, ...gap, '=======', ...rest].join('\n'))).toEqual([
      `${name}:${3 + gap.length} «=======» merge-conflict "=======" is left of a merge conflict. ${remedy}`,
    ]);
  });
});

const lost = (before: string, sign = 'U+FFFD') =>
  `lost-letter ${sign} after ${JSON.stringify(before)} stands where a letter was lost. Write the letter that was meant. A program read the file in another encoding than the one it was saved in; save it as UTF-8.`;

it.each<[kind: string, path: Path, from: string, to: string, want: string]>([
  [
    'a manifest',
    'brands/aurora/brand.json',
    '"Aurora"',
    '"Auror\ufffd"',
    `aurora:4 «\ufffd» ${lost('  "name": "Auror')}`,
  ],
  [
    'a manifest, escaped',
    'brands/aurora/brand.json',
    '"Aurora"',
    '"Auror\\uFFFD"',
    `aurora:4 «\\uFFFD» ${lost('  "name": "Auror')}`,
  ],
  ...['\\uD800', '\\udfff\\ud800', '\\ud83d\\ud83d\\ude00'].map(
    (halves): [string, Path, string, string, string] => [
      `a manifest, with ${halves.length / 6} halves of letters`,
      'brands/aurora/brand.json',
      '"Aurora"',
      `"Auror${halves}"`,
      `aurora:4 «${halves.slice(0, 6)}» ${lost('  "name": "Auror', `U+${halves.slice(2, 6).toUpperCase()}, half of a letter,`)}`,
    ],
  ),
  [
    'a key',
    'brands/aurora/messages/EN.json',
    '"route',
    '"\ufffdroute',
    `aurora/messages/EN.json:2 «\ufffd» ${lost('  "')}`,
  ],
  [
    'a text',
    'brands/aurora/messages/EN.json',
    '"Home"',
    '"C\ufffd\ufffd & Caf\ufffd"',
    `aurora/messages/EN.json:2 «\ufffd\ufffd» ${lost('oute.home.title": "C')}`,
  ],
  [
    'tokens',
    'brands/aurora/tokens.json',
    '#112233',
    '#11\ufffd',
    `aurora/tokens.json:3 «\ufffd» ${lost('lor", "$value": "#11')}`,
  ],
  [
    'a content',
    'brands/aurora/content/help.EN.md',
    'Read',
    'R\ufffdad',
    `aurora/content/help.EN.md:6 «\ufffd» ${lost('R')}`,
  ],
  [
    'a content, by its number',
    'brands/aurora/content/help.EN.md',
    'Read',
    'R&#xFFFD;ad',
    `aurora/content/help.EN.md:6 «&#xFFFD;» ${lost('R')}`,
  ],
  [
    'a picture',
    'brands/aurora/logo.svg',
    'Logo',
    'L\ufffdgo',
    `aurora/logo.svg:2 «\ufffd» ${lost('  <title>L')}`,
  ],
  [
    'a widget',
    'widgets/text/widget.json',
    'A text.',
    'A t\ufffdxt.',
    `widgets/text/widget.json:4 «\ufffd» ${lost(' "description": "A t')}`,
  ],
])('a letter that was lost is found in %s', (_kind, path, from, to, want) => {
  expect(saidOf(path, sound[path].replace(from, to))).toContain(want);
});

it('a backslash before the name of the letter is none that was lost: it is shown as it is written', () => {
  expect(saidOf('brands/aurora/messages/EN.json', '{\n  "route.home.title": "\\\\ufffd"\n}\n')).toEqual([
    expect.stringContaining('message-sign route.home.title: \\ufffd is shown as it is written.'),
  ]);
});

it('a letter in two escapes is in order, and a backslash before what looks like one is shown as it is written', () => {
  const text = '{\n  "route.home.title": "\\ud83d\\ude00 \\\\ud800"\n}\n';
  expect(saidOf('brands/aurora/messages/EN.json', text)).toEqual([
    expect.stringContaining('message-sign route.home.title: \\ud800 is shown as it is written.'),
  ]);
});
