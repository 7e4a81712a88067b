import { expect, it } from 'vitest';
import { memoryFiles } from '#compiler/manifest/index.ts';
import { resolveContents } from './resolve-contents.ts';

const EN =
  '# The fair\n\nThe fair is for those of {age} and more.\n\n## Rules {#rules}\n\nEach visitor rides once a day.\n';
const VI =
  '# Hội chợ\n\nHội chợ dành cho người từ {age} tuổi.\n\n## Quy định {#rules}\n\nMỗi khách chơi một lần một ngày.\n';

function told(
  texts: Readonly<Record<string, string>>,
  locales: Readonly<Record<string, string>> = {},
): string[] {
  const { issues } = resolveContents({
    files: memoryFiles(
      Object.fromEntries(
        Object.entries(texts).map(([code, text]) => [`brands/lotus/content/fair.${code}.md`, text]),
      ),
    ),
    chain: [{ folder: 'brands/lotus' }],
    languages: {
      default: 'EN',
      supported: Object.keys(texts).map((code) => ({ code, locale: locales[code] ?? code.toLowerCase() })),
    },
    uses: [{ value: 'fair', pointer: '/routes/0', values: ['age'], route: 'fair', besidesOthers: false }],
    hashes: [{ value: 'rules', pointer: '/regions', route: 'fair' }],
    routes: [],
    assets: [],
    domains: ['www.lotus.example'],
    placeOf: (pointer) => ({ file: 'brands/lotus/brand.json', line: 1, column: 1, pointer }),
    pathOf: (pointer) => pointer,
  });
  return issues.map(
    ({ file, line, code, message }) => `${file.replace('brands/lotus/', '')}:${line} ${code} ${message}`,
  );
}

it.each<[name: string, texts: Readonly<Record<string, string>>, want: readonly string[]]>([
  ['translations of all of it', { EN, VI }, []],
  [
    'a copy, in two languages',
    { EN, VI: EN, ES: EN },
    [
      'content/fair.VI.md:1 content-same The content "fair" says the same in VI and 1 more language as in EN: it was copied, and not translated.',
    ],
  ],
  [
    'half of it translated',
    { EN, VI: VI.replace('Mỗi khách chơi một lần một ngày.', 'Each visitor rides once a day.') },
    [
      'content/fair.VI.md:1 content-same The content "fair" says the same in VI as in EN: it was copied, and not translated.',
    ],
  ],
  [
    'a section that is left out, to which a link leads',
    { EN, VI: VI.slice(0, VI.indexOf('##')) },
    ['content/fair.VI.md:1 content-lacks The content "fair" lacks in VI what it has in EN: a heading.'],
  ],
  [
    'a heading without text, of which no translation is missed',
    { EN: `${EN}\n## \n`, VI },
    [
      'content/fair.EN.md:9 content-heading-empty The heading has no text: it is an empty line that is read out as a heading.',
    ],
  ],
  [
    'a value that is written out',
    { EN, VI: VI.replace('{age}', '16') },
    ['content/fair.VI.md:1 content-lacks The content "fair" lacks in VI what it has in EN: {age}.'],
  ],
  [
    'a link to the own host',
    { EN: `${EN}\nSee [all](https://lotus.example/all?x=1).\n` },
    [
      'content/fair.EN.md:9 content-link-own "https://lotus.example/all?x=1" is this brand itself. Such a link loads the portal anew, and leads away from any other of its addresses.',
    ],
  ],
])('%s', (_name, texts, want) => {
  expect(told(texts)).toEqual(want);
});

it('two languages of one kind may say the same', () => {
  expect(told({ EN, GB: EN }, { GB: 'en-GB' })).toEqual([]);
});
