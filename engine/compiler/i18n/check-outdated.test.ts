import { describe, expect, test } from 'vitest';
import { type FileSystem, memoryFiles } from '#compiler/manifest/index.ts';
import { resolveContents } from './content/resolve-contents.ts';
import { resolveMessages } from './resolve-messages.ts';
import { digestOf } from './sources.ts';

const languages = {
  default: 'EN',
  supported: [
    { code: 'EN', locale: 'en' },
    { code: 'VI', locale: 'vi' },
    { code: 'ES', locale: 'es' },
    { code: 'AR', locale: 'ar' },
  ],
};
const house = {
  'house/messages/EN.json': { a: 'Play on', b: 'Stop', c: '{count} books' },
  'house/messages/VI.json': { a: 'Chơi tiếp', b: 'Dừng', c: '{count} quyển sách' },
  'house/messages/ES.json': { a: 'Sigue', b: 'Para', c: '{count} libros' },
  'house/messages/AR.json': { a: 'واصل', b: 'توقف', c: '{count} كتب' },
};
type Files = Readonly<Record<string, object | string>>;

function filesOf(files: Files): FileSystem {
  const texts = Object.entries(files).map(([path, file]) => [
    `brands/${path}`,
    typeof file === 'string' ? file : JSON.stringify(file, null, 2),
  ]);
  return memoryFiles(Object.fromEntries(texts));
}

const chain = ['house', 'lotus'].map((id) => ({ folder: `brands/${id}` }));
const placeOf = (pointer: string) => ({ file: 'brands/lotus/brand.json', line: 7, column: 3, pointer });

function issueLines(issues: ReturnType<typeof resolveMessages>['issues']): string[] {
  return issues.map(
    ({ file, line, column, code, message, hint }) => `${file}:${line}:${column} ${code} ${message} | ${hint}`,
  );
}

function textsIn(files: Files, supported = languages.supported): string[] {
  const keys = ['a', 'b', 'c'].map((value) => ({ value, pointer: '/routes/0/main/0/widget' }));
  return issueLines(
    resolveMessages({
      files: filesOf({ ...house, ...files }),
      chain,
      languages: { ...languages, supported },
      keys,
      placeOf,
      pathOf: (pointer) => pointer,
    }).issues,
  );
}

const [en, vi] = languages.supported;
const two = [en, vi].flatMap((language) => language ?? []);

describe('a text that the brand says anew in the default language alone', () => {
  test.each<[string, { files: Files; supported?: typeof two; want: string[] }]>([
    [
      'is told at the brand’s own file, with the command',
      {
        files: { 'lotus/messages/EN.json': { a: 'Go on' } },
        supported: two,
        want: [
          'brands/lotus/messages/EN.json:2:8 message-overridden a: the brand says this text anew in EN, and VI still says the inherited one. | livery messages export VI --brand lotus --missing writes what is stale for a translator. Or write the text into brands/lotus/messages/VI.json.',
        ],
      },
    ],
    [
      'is counted by texts and by languages',
      {
        files: { 'lotus/messages/EN.json': { a: 'Go on', b: 'Leave' } },
        want: [
          'brands/lotus/messages/EN.json:2:8 message-overridden a: the brand says this text anew in EN, and VI and 2 more languages still say the inherited one; so it is with 1 more text. | livery messages export VI --brand lotus --missing writes what is stale for a translator. Or write the text into brands/lotus/messages/VI.json.',
        ],
      },
    ],
    [
      'is told of those languages that do not follow',
      {
        files: {
          'lotus/messages/EN.json': { a: 'Go on' },
          'lotus/messages/VI.json': { a: 'Tiếp tục' },
          'lotus/messages/AR.json': { a: 'تابع' },
        },
        want: [
          'brands/lotus/messages/EN.json:2:8 message-overridden a: the brand says this text anew in EN, and ES still says the inherited one. | livery messages export ES --brand lotus --missing writes what is stale for a translator. Or write the text into brands/lotus/messages/ES.json.',
        ],
      },
    ],
    [
      'may leave out a placeholder, which is no fault of the inherited translation',
      {
        files: { 'lotus/messages/EN.json': { c: 'Many books' } },
        supported: two,
        want: [
          'brands/lotus/messages/EN.json:2:8 message-overridden c: the brand says this text anew in EN, and VI still says the inherited one. | livery messages export VI --brand lotus --missing writes what is stale for a translator. Or write the text into brands/lotus/messages/VI.json.',
        ],
      },
    ],
    [
      'is in order where it is the same text',
      { files: { 'lotus/messages/EN.json': { a: 'Play on' } }, want: [] },
    ],
    [
      'is in order where it is another translation alone',
      { files: { 'lotus/messages/VI.json': { a: 'Tiếp tục' } }, want: [] },
    ],
    [
      'is in order where the inherited translation is said to hold',
      {
        files: {
          'lotus/messages/EN.json': { a: 'Go on' },
          'lotus/messages/VI.sources.json': { a: digestOf('Go on') },
        },
        supported: two,
        want: [],
      },
    ],
  ])('%s', (_name, { files, supported, want }) => {
    expect(textsIn(files, supported)).toEqual(want);
  });
});

describe('a translation with the digest of its source', () => {
  const ownFiles = {
    'lotus/messages/EN.json': { a: 'Go on', b: 'Leave' },
    'lotus/messages/VI.json': { a: 'Tiếp', b: 'Rời' },
  };
  test.each<[string, { files: Files; want: string[] }]>([
    [
      'is current while the source is that one',
      {
        files: { 'lotus/messages/VI.sources.json': { a: digestOf('Go on'), b: digestOf('Leave') } },
        want: [],
      },
    ],
    [
      'is stale when the source has changed, and told at the translation',
      {
        files: { 'lotus/messages/VI.sources.json': { a: digestOf('Go on'), b: digestOf('Go away') } },
        want: [
          'brands/lotus/messages/VI.json:3:8 message-outdated b: the text in VI was translated from another one than EN has now. | In EN it is "Leave" now. livery messages export VI --brand lotus --missing writes what is stale for a translator, and livery messages import takes it back: changed, or in the state translated where it still holds.',
        ],
      },
    ],
    [
      'is counted with others of its language',
      {
        files: { 'lotus/messages/VI.sources.json': { a: digestOf('Go'), b: digestOf('Go away') } },
        want: [
          'brands/lotus/messages/VI.json:2:8 message-outdated a: the text in VI was translated from another one than EN has now; so it is with 1 more text. | In EN it is "Go on" now. livery messages export VI --brand lotus --missing writes what is stale for a translator, and livery messages import takes it back: changed, or in the state translated where it still holds.',
        ],
      },
    ],
    [
      'has to be a digest',
      {
        files: { 'lotus/messages/VI.sources.json': { a: 'Go on', b: 7 } },
        want: [
          'brands/lotus/messages/VI.sources.json:2:8 message-sources a: expected the digest of a text, 16 of the digits 0 to f, got "Go on". | livery messages import writes this file. Take the entry out: the translation is then taken to be current.',
          'brands/lotus/messages/VI.sources.json:3:8 message-sources b: expected the digest of a text, 16 of the digits 0 to f, got a whole number. | livery messages import writes this file. Take the entry out: the translation is then taken to be current.',
        ],
      },
    ],
    [
      'is for a language of the brand',
      {
        files: { 'lotus/messages/VN.sources.json': {} },
        want: [
          'brands/lotus/messages/VN.sources.json:1:1 message-file-unknown The brand does not support the language "VN"; nothing reads this file. | Did you mean "VI"?',
        ],
      },
    ],
  ])('%s', (_name, { files, want }) => {
    expect(textsIn({ ...ownFiles, ...files }, two)).toEqual(want);
  });

  test('is stale in an inherited file, too, whichever brand is looked at first', () => {
    const files = { 'house/messages/VI.sources.json': { a: digestOf('Play') } };
    const want = [expect.stringMatching(/^brands\/house\/messages\/VI\.json:2:8 message-outdated a: /)];
    expect(textsIn(files, two)).toEqual(want);
    expect(textsIn({ ...files, 'lotus/messages/VI.json': { b: 'Thôi' } }, two)).toEqual(want);
    expect(textsIn({ ...files, 'lotus/messages/VI.json': { a: 'Thôi' } }, two)).toEqual([]);
  });
});

describe('a content that the brand says anew', () => {
  const contents = {
    'house/content/terms.EN.md': 'Play fair.',
    'house/content/terms.VI.md': 'Chơi đẹp.',
    'house/content/terms.ES.md': 'Juega limpio.',
  };
  const use = { value: 'terms', pointer: '', values: [], route: 'terms', besidesOthers: false };
  const contentsIn = (files: Files) =>
    issueLines(
      resolveContents({
        files: filesOf({ ...contents, ...files }),
        chain,
        languages: { ...languages, supported: languages.supported.slice(0, 3) },
        uses: [use],
        routes: [],
        assets: [],
        placeOf,
        pathOf: (pointer) => pointer,
      }).issues,
    );
  test.each<[string, { files: Files; want: string[] }]>([
    ['is in order while all is inherited', { files: {}, want: [] }],
    [
      'in the default language alone is told at its file, with the command',
      {
        files: { 'lotus/content/terms.EN.md': 'Play fairly.' },
        want: [
          'brands/lotus/content/terms.EN.md:1:1 content-overridden The brand says the content "terms" anew in EN, and visitors in VI and 1 more language still read the inherited one. | livery messages export VI --brand lotus --missing writes what is stale for a translator. Or write brands/lotus/content/terms.VI.md.',
        ],
      },
    ],
    [
      'is in order in all languages',
      {
        files: {
          'lotus/content/terms.EN.md': 'Play fairly.',
          'lotus/content/terms.VI.md': 'Chơi cho đẹp.',
          'lotus/content/terms.ES.md': 'Juega con limpieza.',
        },
        want: [],
      },
    ],
    [
      'is stale when its source has changed since it was translated',
      {
        files: {
          'lotus/content/terms.EN.md': 'Play fairly.',
          'lotus/content/terms.VI.md': 'Chơi cho đẹp.',
          'lotus/messages/VI.sources.json': { 'content/terms': digestOf('Play.') },
          'lotus/messages/ES.sources.json': { 'content/terms': digestOf('Play fairly.') },
        },
        want: [
          'brands/lotus/content/terms.VI.md:1:1 content-outdated The content "terms" was translated to VI from another text than EN has now. | livery messages export VI --brand lotus --missing writes what is stale for a translator, and livery messages import takes it back: changed, or in the state translated where it still holds.',
        ],
      },
    ],
  ])('%s', (_name, { files, want }) => {
    expect(contentsIn(files)).toEqual(want);
  });
});

test('digests are of sixteen digits, and those of like texts are unlike', () => {
  const texts = [
    '',
    'a',
    'b',
    'ab',
    'ba',
    'Play on',
    'Play on.',
    'Chơi tiếp',
    '\u0000',
    ...Array.from({ length: 5000 }, (_, index) => `text ${index}`),
  ];
  const digests = texts.map(digestOf);
  expect(digests.every((digest) => /^[0-9a-f]{16}$/.test(digest))).toBe(true);
  expect(new Set(digests).size).toBe(texts.length);
});
