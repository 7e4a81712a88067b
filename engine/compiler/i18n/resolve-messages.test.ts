import { createIntl, type IntlConfig } from '@formatjs/intl';
import type { Languages } from '@liveryjs/schemas/brand';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type FileSystem, memoryFiles } from '#compiler/manifest/index.ts';
import { pluralForms } from './plural-forms.ts';
import { resolveMessages } from './resolve-messages.ts';

type Texts = Record<string, unknown>;
const english: Languages = { default: 'EN', supported: [{ code: 'EN', locale: 'en' }] };
const both: Languages = { default: 'EN', supported: [...english.supported, { code: 'VI', locale: 'vi' }] };

/**
 * Resolves message files given by path, for the brands root and leaf. The keys are used by the home page.
 * @param fills names of the placeholders that a setting fills. Default: code says the keys
 */
function resolve(
  files: Record<string, Texts | string>,
  keys: readonly string[],
  languages = english,
  others = [''],
  fills?: readonly string[],
) {
  const texts = Object.entries(files).map(([path, file]) => [
    `brands/${path}.json`,
    typeof file === 'string' ? file : JSON.stringify(file, null, 2),
  ]);
  return resolveMessages({
    files: memoryFiles(Object.fromEntries(texts)),
    chain: [{ folder: 'brands/root' }, { folder: 'brands/leaf' }],
    languages,
    keys: keys.map((value) => ({ value, pointer: '/routes/0/title', ...(fills && { fills }) })),
    otherKeys: new Set(others),
    placeOf: (pointer) => ({ file: 'brands/leaf/brand.json', line: 7, column: 3, pointer }),
    pathOf: (pointer) => (pointer.startsWith('/routes') ? 'routes[home].title' : pointer),
  });
}

/**
 * Returns the findings in the last of some brands that extend each other, in two languages. Another portal uses the key c.
 */
function foundIn(files: FileSystem, brands: readonly string[], keys: readonly string[]) {
  const { issues } = resolveMessages({
    files,
    chain: brands.map((brand) => ({ folder: `brands/${brand}` })),
    languages: both,
    keys: keys.map((value) => ({ value, pointer: '/routes/0/title' })),
    otherKeys: new Set(['c']),
    placeOf: (pointer) => ({ file: 'brands/leaf/brand.json', line: 7, column: 3, pointer }),
    pathOf: (pointer) => pointer,
  });
  return issues;
}

function issueLines({ issues }: Pick<ReturnType<typeof resolve>, 'issues'>): string[] {
  return issues.map(
    ({ file, line, column, code, message, hint }) => `${file}:${line}:${column} ${code} ${message} | ${hint}`,
  );
}

describe('the texts of a brand', () => {
  it('lie over those of its parents, and the bundle gets those in use', () => {
    const result = resolve(
      {
        'root/messages/EN': { 'a.b': 'Root', 'a.c': 'Kept', 'a.d': 'Idle' },
        'leaf/messages/EN': { 'a.b': 'Leaf' },
      },
      ['a.c', 'a.b'],
    );
    expect(issueLines(result)).toEqual([]);
    expect(result.messages).toEqual({ EN: { 'a.b': 'Leaf', 'a.c': 'Kept', 'a.d': 'Idle' } });
    expect(JSON.stringify(result.compiled)).toBe('{"EN":{"a.b":"Leaf","a.c":"Kept"}}');
    expect(result.inputs).toEqual(['brands/root/messages/EN.json', 'brands/leaf/messages/EN.json']);
  });

  it('are shown as they were written', () => {
    const text = '{count, plural, one {# page} other {# pages}} for {name} <b>';
    const { compiled } = resolve({ 'root/messages/EN': { a: text, b: "It's '{'here'}'" } }, ['a', 'b']);
    const { formatMessage } = createIntl({
      locale: 'en',
      messages: compiled.EN as NonNullable<IntlConfig['messages']>,
    });
    const t = (id: string, values?: Readonly<Record<string, string | number>>) =>
      formatMessage({ id }, values);
    expect(t('a', { count: 1200, name: 'you' })).toBe('1,200 pages for you <b>');
    expect(t('a', { count: 1, name: 'me' })).toBe('1 page for me <b>');
    expect(t('b')).toBe("It's {here}");
  });
});

describe('a text of a brand has only placeholders that are filled', () => {
  it('which are those of the text that it takes the place of', () => {
    const root = { a: '{count} items', b: 'Items' };
    expect(
      issueLines(resolve({ 'root/messages/EN': root, 'leaf/messages/EN': { a: 'All {count}' } }, ['a', 'b'])),
    ).toEqual([]);
    expect(
      issueLines(
        resolve({ 'root/messages/EN': root, 'leaf/messages/EN': { a: '{count} of {all}', b: '{brand}' } }, [
          'a',
          'b',
        ]),
      ),
    ).toEqual([
      'brands/leaf/messages/EN.json:2:8 message-argument-unfilled a: nothing fills {all}, and pages would show the key in place of the text. | The text that this one takes the place of is "{count} items": it says what may be filled, and {brand} is the brand\'s name.',
    ]);
  });

  test.each<[string, { root?: string; leaf?: string; fills?: readonly string[]; want: string[] }]>([
    ['the name of the brand, in the title of a page', { leaf: 'The world of {brand}', want: [] }],
    [
      'nothing else in a title that is the brand’s own',
      {
        leaf: 'The world of {name}',
        want: [
          'brands/leaf/messages/EN.json:2:8 message-argument-unfilled a: nothing fills {name} in routes[home].title, and pages would show the key in place of the text. | Write the rest in plain words: only {brand} is filled there.',
        ],
      },
    ],
    [
      'a slip in the name of the brand’s placeholder',
      {
        leaf: 'The world of {brnad}',
        want: [
          'brands/leaf/messages/EN.json:2:8 message-argument-unfilled a: nothing fills {brnad} in routes[home].title, and pages would show the key in place of the text. | Did you mean {brand}? Write the rest in plain words: only {brand} is filled there.',
        ],
      },
    ],
    ['what the setting fills', { leaf: '{points, number} points of {brand}', fills: ['points'], want: [] }],
    [
      'nothing beside what the setting fills',
      {
        leaf: '{sum} points',
        fills: ['points'],
        want: [
          'brands/leaf/messages/EN.json:2:8 message-argument-unfilled a: nothing fills {sum} in routes[home].title, and pages would show the key in place of the text. | Write the rest in plain words: {points}, {brand} are filled there.',
        ],
      },
    ],
    [
      'what an inherited text has that a setting names',
      {
        root: '{days} days left',
        want: [
          'brands/leaf/brand.json:7:3 message-argument-setting routes[home].title: nothing fills {days} of "a" here, and pages would show the key in place of the text. | Name another text: this one is "{days} days left", and only {brand} is filled here.',
        ],
      },
    ],
    [
      'what a text has that takes the place of one in plain words',
      {
        root: 'Days left',
        leaf: '{days} days left',
        want: [
          'brands/leaf/messages/EN.json:2:8 message-argument-unfilled a: nothing fills {days} in routes[home].title, and pages would show the key in place of the text. | Write the rest in plain words: only {brand} is filled there.',
        ],
      },
    ],
  ])('which are, of a setting: %s', (_name, { root, leaf, fills = [], want }) => {
    const files = {
      ...(root === undefined ? {} : { 'root/messages/EN': { a: root } }),
      ...(leaf === undefined ? {} : { 'leaf/messages/EN': { a: leaf } }),
    };
    expect(issueLines(resolve(files, ['a'], english, [], fills))).toEqual(want);
  });

  test.each<[string, { root: string; leaf: string; want: string[] }]>([
    ['a number as it comes', { root: '{count, number} items', leaf: 'Items: {count}', want: [] }],
    [
      'a text as a number',
      {
        root: 'You won {amount}',
        leaf: 'You won {amount, number}',
        want: [
          'brands/leaf/messages/EN.json:2:8 message-argument-kind a: {amount} is a number in EN and plain text in the inherited text. | In the inherited text it is "You won {amount}".',
        ],
      },
    ],
    [
      'a date as it comes',
      {
        root: 'Until {day, date}',
        leaf: 'Ends {day}',
        want: [
          'brands/leaf/messages/EN.json:2:8 message-argument-kind a: {day} is plain text in EN and a date in the inherited text. | In the inherited text it is "Until {day, date}".',
        ],
      },
    ],
  ])('which are formatted as code fills them: %s', (_name, { root, leaf, want }) => {
    const files = { 'root/messages/EN': { a: root }, 'leaf/messages/EN': { a: leaf } };
    expect(issueLines(resolve(files, ['a']))).toEqual(want);
  });
});

describe('what is wrong with a text is said', () => {
  test.each<[string, { text: unknown; want: string[] }]>([
    [
      'a brace that is not closed',
      {
        text: 'Page {number',
        want: [
          "brands/root/messages/EN.json:2:14 message-syntax a: a { is not closed. | Write } after the placeholder; a brace as text is written '{'.",
        ],
      },
    ],
    [
      'a type that is not known',
      {
        text: 'Page {n, nummer}',
        want: [
          'brands/root/messages/EN.json:2:18 message-syntax a: a placeholder has a type that is not known. | Types: number, date, time, plural, selectordinal, select.',
        ],
      },
    ],
    [
      'a plural without other',
      {
        text: '{n, plural, one {# page}}',
        want: [
          'brands/root/messages/EN.json:2:33 message-syntax a: "other" is missing. | Add other {…}: it stands for every case that is not named.',
        ],
      },
    ],
    [
      'a plural that lacks a form',
      {
        text: '{n, plural, other {# pages}}',
        want: [
          'brands/root/messages/EN.json:2:8 message-plural a: the plural of {n} lacks "one", which EN tells apart. | Add one {…}.',
        ],
      },
    ],
    ...[
      ["'{name}' said so", '10', '{name}'],
      ["l'{name}", '11', '{name}'],
      ["Don''t '{ name, number } be'", '17', '{ name, number }'],
    ].map(([text, column, literal]): [string, { text: string; want: string[] }] => [
      `a placeholder that an apostrophe makes a text, ${text}`,
      {
        text: text ?? '',
        want: [
          `brands/root/messages/EN.json:2:${column} message-quoted-placeholder a: an apostrophe stands in front of ${literal}, so pages show ${literal} as it is written. | Write ’${literal} or ''${literal} for an apostrophe in front of the value; where the braces themselves are meant, quote each of them: '{'name'}'.`,
        ],
      },
    ]),
    [
      'several of them in one quote',
      {
        text: "'{from} – {to}'",
        want: ['{from}', '{to}'].map(
          (literal, index) =>
            `brands/root/messages/EN.json:2:${index === 0 ? 10 : 19} message-quoted-placeholder a: an apostrophe stands in front of ${literal}, so pages show ${literal} as it is written. | Write ’${literal} or ''${literal} for an apostrophe in front of the value; where the braces themselves are meant, quote each of them: '{'name'}'.`,
        ),
      },
    ],
    [
      'a number of a plural that an apostrophe makes a text',
      {
        text: "{n, plural, one {# page} other {l'#' pages, #}}",
        want: [
          "brands/root/messages/EN.json:2:43 message-quoted-placeholder a: an apostrophe stands in front of #, so pages show # as it is written. | Write ’# or ''# for an apostrophe in front of the number; where the sign # itself is meant, move it out of the plural.",
        ],
      },
    ],
    [
      'an apostrophe that hides the end of a plural',
      {
        text: "{n, plural, one {# page} other {l'# pages}}",
        want: [
          "brands/root/messages/EN.json:2:40 message-syntax a: a { is not closed. | Write } after the placeholder; a brace as text is written '{'.",
          "brands/root/messages/EN.json:2:43 message-quoted-placeholder a: an apostrophe stands in front of #, so pages show # as it is written. | Write ’# or ''# for an apostrophe in front of the number; where the sign # itself is meant, move it out of the plural.",
        ],
      },
    ],
    ...["{n}''{m} and {n}'s '#1' '<b'", "'{'name'}' '{}' l’{n}", "''{n}''"].map(
      (text): [string, { text: string; want: string[] }] => [
        `nothing of apostrophes that make no text of a placeholder, ${text}`,
        { text, want: [] },
      ],
    ),
    [
      'markup',
      {
        text: 'Read <a href="/help">this</a>',
        want: [
          'brands/root/messages/EN.json:2:8 message-markup a: <a href="/help"> is shown as it is written; texts are not HTML. | Leave markup to the widget; split the text in two if a part looks different.',
        ],
      },
    ],
    [
      'a group',
      {
        text: { b: 'Text' },
        want: [
          'brands/leaf/brand.json:7:3 message-missing routes[home].title: "a" has no text in EN. | Write "a" in brands/leaf/messages/EN.json.',
          'brands/root/messages/EN.json:2:8 message-shape a: expected a text, got an object. | Messages are flat: write "group.key": "text".',
        ],
      },
    ],
  ])('%s', (_, { text, want }) => {
    const other = typeof text === 'string' ? {} : { z: 'Text' };
    expect(issueLines(resolve({ 'root/messages/EN': { a: text, ...other } }, ['a']))).toEqual(want);
  });

  it('marks the whole text where escapes would shift the column', () => {
    const { issues } = resolve({ 'root/messages/EN': '{ "a": "\\u0041 {" }' }, ['a']);
    expect(issues.map(({ column, endColumn }) => [column, endColumn])).toEqual([[8, 18]]);
  });

  it('never throws and always has a place, whatever a text holds', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      'n',
      ',',
      ' ',
      'plural',
      'select',
      'number',
      '#',
      "'",
      '=1',
      'other',
      '::',
      '<b>',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const { issues } = resolve({ 'root/messages/EN': { a: pieces.join('') } }, ['a']);
        for (const { line, column, endColumn } of issues) {
          expect([line, column > 0, (endColumn ?? column + 1) > column]).toEqual([2, true, true]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('languages are held against the default one', () => {
  test.each<[string, { en: Texts; vi: Texts; want: string[] }]>([
    [
      'a text that is missing',
      {
        en: { a: 'Try again', b: 'Close' },
        vi: { b: 'Đóng' },
        want: [
          'brands/leaf/brand.json:7:3 message-missing routes[home].title: "a" has no text in VI. | Write "a" in brands/leaf/messages/VI.json; in EN it is "Try again".',
        ],
      },
    ],
    [
      'placeholders that differ',
      {
        en: { a: '{min} to {max}' },
        vi: { a: '{min} đến {maks}' },
        want: [
          'brands/root/messages/VI.json:2:8 message-arguments a: the text in VI lacks {max} and has {maks}, which EN has not. | In EN it is "{min} to {max}".',
        ],
      },
    ],
    [
      'a number that is shown as text',
      {
        en: { a: '{n, plural, one {# page} other {# pages}}' },
        vi: { a: '{n} trang' },
        want: [
          'brands/root/messages/VI.json:2:8 message-argument-kind a: {n} is plain text in VI and a number in EN. | In EN it is "{n, plural, one {# page} other {# pages}}".',
        ],
      },
    ],
    [
      'a text that is shown as a number',
      {
        en: { a: 'Page {n}' },
        vi: { a: 'Trang {n, number}' },
        want: [
          'brands/root/messages/VI.json:2:8 message-argument-kind a: {n} is a number in VI and plain text in EN. | In EN it is "Page {n}".',
        ],
      },
    ],
    [
      'a date that is shown as a number',
      {
        en: { a: 'Until {day, date}' },
        vi: { a: 'Đến {day, number}' },
        want: [
          'brands/root/messages/VI.json:2:8 message-argument-kind a: {day} is a number in VI and a date in EN. | In EN it is "Until {day, date}".',
        ],
      },
    ],
    [
      'forms that only one language has',
      {
        en: { a: '{n, plural, one {# page} other {# pages}} of {total, number}' },
        vi: { a: '{n, plural, other {# trang}} trên {total, number}' },
        want: [],
      },
    ],
  ])('%s', (_, { en, vi, want }) => {
    const result = resolve({ 'root/messages/EN': en, 'root/messages/VI': vi }, Object.keys(en), both);
    expect(issueLines(result)).toEqual(want);
  });

  test.each<[string, { en: Texts; vi: Texts; want: string[]; languages?: Languages }]>([
    [
      'the same text',
      {
        en: { a: 'Login password' },
        vi: { a: 'Login password' },
        want: [
          'brands/root/messages/VI.json:2:8 message-same a: VI has the text of EN, "Login password". | Translate it; if it is the same in both languages, name "a" in "$same" of brands/root/messages/VI.json.',
        ],
      },
    ],
    ['the same text on purpose', { en: { a: 'Telegram' }, vi: { $same: ['a'], a: 'Telegram' }, want: [] }],
    [
      'the same text on purpose, said by the other language',
      { en: { $same: ['a'], a: 'Telegram' }, vi: { a: 'Telegram' }, want: [] },
    ],
    ['the same placeholders', { en: { a: '{n, number}+' }, vi: { a: '{n, number}+' }, want: [] }],
    [
      'the same text in another English',
      {
        en: { a: 'Log in' },
        vi: { a: 'Log in' },
        want: [],
        languages: { default: 'EN', supported: [...english.supported, { code: 'VI', locale: 'en-GB' }] },
      },
    ],
    [
      'a list that is none',
      {
        en: { a: 'Log in' },
        vi: { $same: 'a', a: 'Log in' },
        want: [
          'brands/root/messages/VI.json:2:12 message-same-shape $same: expected a list of keys, got a string. | Write "$same": ["group.key"]: texts that are as in the default language on purpose.',
          'brands/root/messages/VI.json:3:8 message-same a: VI has the text of EN, "Log in". | Translate it; if it is the same in both languages, name "a" in "$same" of brands/root/messages/VI.json.',
        ],
      },
    ],
  ])('%s', (_, { en, vi, want, languages = both }) => {
    const result = resolve({ 'root/messages/EN': en, 'root/messages/VI': vi }, ['a'], languages);
    expect(issueLines(result)).toEqual(want);
  });

  it('a text that is the same is found where nothing uses it, too', () => {
    const same = { a: 'A', b: 'Log in' };
    const files = { 'root/messages/EN': same, 'root/messages/VI': { ...same, a: 'Á' } };
    expect(resolve(files, ['a'], both).issues.map(({ code, line }) => [code, line])).toEqual([
      ['message-same', 3],
    ]);
  });

  it('a language without files is one issue', () => {
    expect(issueLines(resolve({ 'root/messages/EN': { a: 'A', b: 'B' } }, ['a', 'b'], both))).toEqual([
      'brands/leaf/brand.json:7:3 message-file-missing languages.supported[VI]: there are no messages in VI. | Write brands/leaf/messages/VI.json: { "key": "text", … }.',
    ]);
  });

  it('a file of a language that the brand does not speak is noticed, but not one of the root', () => {
    const files = { 'root/messages/EN': { a: 'A' }, 'root/messages/TH': {}, 'leaf/messages/VN': { a: 'A' } };
    expect(issueLines(resolve(files, ['a'], english))).toEqual([
      'brands/leaf/messages/VN.json:1:1 message-file-unknown The brand does not support the language "VN"; nothing reads this file. | Known: "EN".',
    ]);
  });

  it('a slip in a key is found at both ends', () => {
    const files = {
      'root/messages/EN': { 'nav.home': 'Home' },
      'leaf/messages/EN': { 'nav.suport': 'Help' },
    };
    expect(issueLines(resolve(files, ['nav.home', 'nav.support']))).toEqual([
      'brands/leaf/brand.json:7:3 message-missing routes[home].title: "nav.support" has no text in EN. | Did you mean "nav.suport"? Else write "nav.support" in brands/leaf/messages/EN.json.',
      'brands/leaf/messages/EN.json:2:17 message-unused nav.suport: nothing in this brand uses this text. | Did you mean "nav.support"? Else remove it.',
    ]);
  });

  it('a text that nothing uses is told once for all languages, in the default one where it has it', () => {
    const files = {
      'leaf/messages/VI': { a: 'Ă', old: 'Cũ', other: 'Khác' },
      'leaf/messages/EN': { a: 'A', old: 'Old', older: 'Older' },
    };
    const result = resolve(files, ['a'], both);
    expect(issueLines(result)).toEqual([
      'brands/leaf/messages/EN.json:3:10 message-unused old: nothing in this brand uses this text, which is in VI as well. | Remove it in both files.',
      'brands/leaf/messages/EN.json:4:12 message-unused older: nothing in this brand uses this text. | Remove it.',
      'brands/leaf/messages/VI.json:4:12 message-unused other: nothing in this brand uses this text. | Remove it.',
    ]);
    expect(result.issues.map(({ also }) => also)).toEqual([
      ['brands/leaf/messages/VI.json'],
      undefined,
      undefined,
    ]);
  });

  it('a text for a widget that this brand does not place is not called unused', () => {
    expect(issueLines(resolve({ 'leaf/messages/EN': { a: 'A', b: 'B' } }, ['a'], english, ['b']))).toEqual(
      [],
    );
  });
});

describe('a plural says its number where a form of its language covers more than one', () => {
  const wrong = (language: string, form: string, numbers: string) =>
    `brands/root/messages/EN.json:2:8 message-plural-number a: ${form} {…} of {n} does not say the number, and ${language} reads it for ${numbers}. | Write the number as # in ${form} {…}; what is true of one number alone stands in ${form === 'two' ? '=2' : '=1'} {…}.`;
  test.each<[name: string, given: { locale: string; text: string; want: string[] }]>([
    ['one number', { locale: 'en', text: '{n, plural, one {Every day} other {Every # days}}', want: [] }],
    [
      'several',
      {
        locale: 'fil',
        text: '{n, plural, one {Araw-araw} other {Bawat # araw}}',
        want: [wrong('EN', 'one', '0, 1, 2, 3, 5, …')],
      },
    ],
    [
      'none and one',
      {
        locale: 'fr',
        text: '{n, plural, one {Un jour} other {# jours}}',
        want: [wrong('EN', 'one', '0, 1')],
      },
    ],
    [
      'a form named for two',
      {
        locale: 'sl',
        text: '{n, plural, one {#} two {oba} few {#} other {#}}',
        want: [wrong('EN', 'two', '2, 102')],
      },
    ],
    [
      'several, one of them apart',
      {
        locale: 'fil',
        text: '{n, plural, =1 {Araw-araw} one {Bawat # araw} other {Bawat # araw}}',
        want: [],
      },
    ],
    [
      'all but one apart',
      { locale: 'fr', text: '{n, plural, =0 {Jamais} one {Une fois} other {# fois}}', want: [] },
    ],
    [
      'several, beside the number',
      { locale: 'fil', text: '{n} {n, plural, one {laro} other {na laro}}', want: [] },
    ],
    [
      'several, with the number by name',
      { locale: 'fil', text: '{n, plural, one {Antas {n}} other {Antas {n}}}', want: [] },
    ],
    [
      'several, with the number of another plural',
      {
        locale: 'fil',
        text: '{n, plural, one {Araw, {m, plural, one {#} other {#}}} other {# araw, {m}}}',
        want: [wrong('EN', 'one', '0, 1, 2, 3, 5, …')],
      },
    ],
    ['an order', { locale: 'fil', text: '{n, selectordinal, one {Una} other {Ika-#}}', want: [] }],
  ])('%s', (_, { locale, text, want }) => {
    const spoken: Languages = { default: 'EN', supported: [{ code: 'EN', locale }] };
    const result = resolve({ 'root/messages/EN': { a: text } }, ['a'], spoken);
    expect(issueLines(result)).toEqual(want);
  });
});

test.each([
  ['en', ['one', 'other']],
  ['vi', ['other']],
  ['fil', ['one', 'other']],
  ['ru', ['few', 'many', 'one', 'other']],
  ['ar', ['few', 'many', 'one', 'other', 'two', 'zero']],
  // "many" stands for millions in French; nobody writes it for a count of pages.
  ['fr', ['one', 'other']],
])('[1.06] %s tells apart %j', (locale, want) => {
  expect([...pluralForms(locale)].sort()).toEqual(want);
});

test('a language that lacks some texts is one finding, which names them by part', () => {
  const { issues } = resolveMessages({
    files: memoryFiles({
      'brands/leaf/messages/EN.json':
        '{ "a.one": "One", "a.two": "Two", "b.one": "First", "b.two": "Second" }',
      'brands/leaf/messages/VI.json': '{ "a.one": "Một" }',
    }),
    chain: [{ folder: 'brands/leaf' }],
    languages: both,
    keys: ['a.one', 'a.two', 'b.two', 'b.one'].map((value) => ({ value, pointer: '/routes/0/title' })),
    placeOf: (pointer) => ({ file: 'brands/leaf/brand.json', line: 7, column: 3, pointer }),
    pathOf: (pointer) => pointer,
  });
  expect(issues.map(({ code, message, hint }) => `${code} ${message} ${hint}`)).toEqual([
    'messages-missing languages.supported[VI]: 3 of the 4 texts that the brand needs are missing in VI: b 2 ("b.one", "b.two"), a 1 ("a.two"). Write them in brands/leaf/messages/VI.json; in EN they are in brands/leaf/messages/EN.json. livery messages export VI --missing writes them for a translator. Or take the language out.',
  ]);
});

test('texts that several languages lack alike are one finding, whether one or more', () => {
  const three: Languages = { ...both, supported: [...both.supported, { code: 'ES', locale: 'es' }] };
  const files = {
    'leaf/messages/EN': { a: 'One', b: 'Two', c: 'Three' },
    'leaf/messages/VI': { a: 'Một' },
    'leaf/messages/ES': { a: 'Uno' },
  };
  expect(resolve(files, ['a', 'b'], three, ['c']).issues.map(({ message }) => message)).toEqual([
    'routes[home].title: "b" has no text in VI and 1 more language.',
  ]);
  expect(resolve(files, ['a', 'b', 'c'], three).issues.map(({ message }) => message)).toEqual([
    'languages.supported[VI]: 2 of the 3 texts that the brand needs are missing in VI: b 1 ("b"), c 1 ("c"); so it is in ES.',
  ]);
});

test('what is right for one brand is not taken to be right for the next that inherits the same texts', () => {
  const files = memoryFiles({
    'brands/root/messages/EN.json': '{ "a": "{count} items", "b": "Items" }',
    'brands/root/messages/VI.json': '{ "a": "{count} món", "b": "Món" }',
    'brands/own/messages/VI.json': '{ "a": "{number} món", "b": "Items" }',
  });
  const codes = (leaf: string, keys: readonly string[]) =>
    foundIn(files, ['root', leaf], keys).map(({ code }) => code);
  expect(codes('first', ['a', 'b'])).toEqual([]);
  expect(codes('second', ['a', 'b'])).toEqual([]);
  expect(codes('second', ['a', 'b', 'c'])).toEqual(['message-missing']);
  expect(codes('own', ['a', 'b'])).toEqual(['message-arguments', 'message-same']);
  expect(codes('second', ['a', 'b'])).toEqual([]);
});

test.for([
  ['a text of its own', '{ "b": "Món" }'],
  ['a text that it lets be the same', '{ "a": "Món", "$same": ["b"] }'],
])('a brand with %s hides no untranslated text of its parents from the next brand', ([, ownText]) => {
  const files = memoryFiles({
    'brands/root/messages/EN.json': '{ "a": "Item", "b": "Items" }',
    'brands/root/messages/VI.json': '{ "a": "Món ăn", "b": "Items" }',
    'brands/first/messages/VI.json': ownText ?? '',
    'brands/other/messages/VI.json': '{ "a": "Món" }',
  });
  const codes = (leaf: string) => foundIn(files, ['root', leaf], ['a', 'b']).map(({ code }) => code);
  expect(codes('first')).toEqual([]);
  expect(codes('other')).toEqual(['message-same']);
  expect(codes('first')).toEqual([]);
  expect(codes('inheriting')).toEqual(['message-same']);
});

test('what is right for a brand is right for those below it, and their own texts are looked at', () => {
  const files = memoryFiles({
    'brands/root/messages/EN.json': '{ "a": "{count} items", "b": "Items", "c": "Name" }',
    'brands/root/messages/VI.json': '{ "a": "{count} món", "b": "Món" }',
    'brands/middle/messages/VI.json': '{ "b": "Items", "$same": ["b"] }',
    'brands/wrong/messages/VI.json': '{ "a": "{number} món", "c": "Name" }',
    'brands/wrong/messages/EN.json': '{ "b": "{count} items" }',
  });
  const codes = (brands: readonly string[], keys: readonly string[]) =>
    foundIn(files, brands, keys).map(({ code, file }) => `${file} ${code}`);
  expect(codes(['root', 'middle'], ['a', 'b'])).toEqual([]);
  expect(codes(['root', 'middle', 'plain'], ['a', 'b'])).toEqual([]);
  expect(codes(['root', 'middle', 'plain'], ['a', 'b', 'c'])).toEqual([
    'brands/leaf/brand.json message-missing',
  ]);
  expect(codes(['root', 'middle', 'wrong'], ['a', 'b'])).toEqual([
    'brands/wrong/messages/EN.json message-argument-unfilled',
    'brands/wrong/messages/VI.json message-arguments',
    'brands/wrong/messages/VI.json message-same',
  ]);
  expect(codes(['root', 'plain'], ['a', 'b'])).toEqual([]);
});

describe('a slip in a text is told where it stands', () => {
  test.each<[string, { text: string; want: string[] }]>([
    ...(
      [
        ['Extra $\u007bbrand}', '2:15', '{brand}'],
        ['$\u007b name } won', '2:9', '{name}'],
      ] as const
    ).map(([text, position, write]): [string, { text: string; want: string[] }] => [
      text,
      {
        text,
        want: [
          `brands/root/messages/EN.json:${position} message-foreign-placeholder a: pages show the sign $ of ${/\$\{.*?\}/.exec(text)?.[0]} in front of the value. | Write ${write}. Where the sign is meant, write $'' in front of ${write}, or give the value its currency.`,
        ],
      },
    ]),
    ...(
      [
        ['Hello %s', '2:15', '%s', '{name}'],
        ['%1$d of them', '2:9', '%1$d', '{name}'],
        ['Hello %@.', '2:15', '%@', '{name}'],
        ['Extra ｛ brand ｝', '2:15', '｛ brand ｝', '{brand}'],
        ['Extra %{brand}', '2:15', '%{brand}', '{brand}'],
      ] as const
    ).map(([text, position, literal, write]): [string, { text: string; want: string[] }] => [
      text,
      {
        text,
        want: [
          `brands/root/messages/EN.json:${position} message-foreign-placeholder a: ${literal} is no placeholder, and pages show it as it is written. | Write ${write}.`,
        ],
      },
    ]),
    ...['{brand} {brand}', '{brand} and {brand}', '{n, plural, one {# {brand}/{brand}} other {#}}'].map(
      (text): [string, { text: string; want: string[] }] => [
        text,
        {
          text,
          want: [
            'brands/root/messages/EN.json:2:8 message-placeholder-twice a: {brand} stands here twice, side by side: pages say the value twice. | Keep one of the two.',
          ],
        },
      ],
    ),
    ...(
      [
        ['Extra\n', 'ends'],
        ['Extra\r\n ', 'ends'],
        ['\n Extra', 'begins'],
      ] as const
    ).map(([text, end]): [string, { text: string; want: string[] }] => [
      JSON.stringify(text),
      {
        text,
        want: [
          `brands/root/messages/EN.json:2:8 message-line-break a: the text ${end} with a line break, which no page shows. | Take it out.`,
        ],
      },
    ]),
    ...[
      'Win $\u007bsum, number} today',
      "Win $''{sum}",
      '50% sale, 100%',
      '© {brand}. {brand} is a place.',
      'From {step} to {step}',
      'One\nTwo',
    ].map((text): [string, { text: string; want: string[] }] => [text, { text, want: [] }]),
  ])('%s', (_name, { text, want }) => {
    expect(issueLines(resolve({ 'root/messages/EN': { a: text } }, ['a']))).toEqual(want);
  });

  test.each(["'{count}' of them", '%s of them', '｛count｝ of them'])(
    '%s in the default language is not told of the languages that are right',
    (text) => {
      const files = { 'root/messages/EN': { a: text }, 'root/messages/VI': { a: '{count} món' } };
      const { issues } = resolve(files, ['a'], both);
      expect(issues.filter(({ file }) => file.endsWith('VI.json'))).toEqual([]);
      expect(issues.map(({ file }) => file)).toEqual(['brands/root/messages/EN.json']);
    },
  );

  test.each([
    [
      'vi',
      '{n, plural, one {một} other {#}}',
      ['"one"'],
      'Take one {…} out: what is true of 1 alone stands in =1 {…}.',
    ],
    [
      'vi',
      '{n, plural, few {vài} many {#} other {#}}',
      ['"few" or "many"'],
      'Take few {…} and many {…} out.',
    ],
    ['ja', '{n, selectordinal, two {#} other {#}}', ['"two"'], 'Take two {…} out.'],
    ['vi', '{n, plural, =1 {một} other {#}}', [], ''],
    ['es', '{n, plural, one {# página} many {# de páginas} other {# páginas}}', [], ''],
  ])('in %s, of %s the forms %j are never read', (locale, text, forms, hint) => {
    const spoken: Languages = { default: 'EN', supported: [{ code: 'EN', locale }] };
    const { issues } = resolve({ 'root/messages/EN': { a: text } }, ['a'], spoken);
    expect(
      issues
        .filter(({ code }) => code === 'message-plural-unread')
        .map((issue) => [issue.message, issue.hint]),
    ).toEqual(forms.map((form) => [`a: the plural of {n} has ${form}, which EN never reads.`, hint]));
  });

  test('texts that are as in the default language are one finding: a count and an example', () => {
    const texts = Object.fromEntries(
      Array.from({ length: 33 }, (_, index) => [`a.k${index}`, `Text ${index} of it`]),
    );
    const files = { 'root/messages/EN': texts, 'leaf/messages/VI': texts };
    expect(issueLines(resolve(files, Object.keys(texts), both))).toEqual([
      'brands/leaf/messages/VI.json:2:11 message-same a.k0: VI has the text of EN, "Text 0 of it"; so it is with 32 more texts. | livery messages export VI --missing writes them for a translator. Name those that are the same in both languages in "$same" of brands/leaf/messages/VI.json.',
    ]);
  });

  test.each(['vi', 'Vi'])('%s.json is told to be renamed, and nothing else is', (name) => {
    const files = {
      'root/messages/EN': { a: 'One' },
      'root/messages/VI': { b: 'Hai' },
      [`leaf/messages/${name}`]: { a: 'Một' },
    };
    expect(issueLines(resolve(files, ['a'], both))).toEqual([
      `brands/leaf/messages/${name}.json:1:1 message-file-unknown The brand does not support the language "${name}"; nothing reads this file. | Rename ${name}.json to VI.json.`,
    ]);
  });

  test('a text that eleven languages lack is told with a count and an example', () => {
    const codes = ['VI', 'ES', 'AR', 'HI', 'ID', 'JA', 'KO', 'TH', 'TY', 'BR', 'CN'];
    const supported = [
      ...english.supported,
      ...codes.map((code, index) => ({
        code,
        locale: ['vi', 'es', 'ar', 'hi', 'id', 'ja', 'ko', 'th', 'fil', 'pt', 'zh'][index] ?? '',
      })),
    ];
    const files = Object.fromEntries(
      supported.map(({ code }) => [`root/messages/${code}`, { b: `Words ${code}` }]),
    );
    const [issue] = resolve(files, ['a'], { default: 'EN', supported }).issues;
    expect(issue?.message).toBe('routes[home].title: "a" has no text in EN and 11 more languages.');
    expect(issue?.hint).toBe('Write "a" in brands/leaf/messages/EN.json and 11 more files.');
  });
});
