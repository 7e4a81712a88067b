import type { JsonValue } from '@liveryjs/compiler/manifest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { home, manifest, resolveBrand, said, smallest } from './fixture.ts';

describe('a manifest that cannot be read', () => {
  it.each<[name: string, text: string | Uint8Array, want: string[]]>([
    ['is empty', '', ['aurora:1 «» file-empty The file is empty. Write a JSON object: at least {}.']],
    [
      'is a list',
      '[]',
      [
        'aurora:1 «[]» json-not-object Expected an object, got a list. The outermost brackets must be { and }.',
      ],
    ],
    [
      'is a text',
      '"aurora"',
      [
        'aurora:1 «"aurora"» json-not-object Expected an object, got a string. The outermost brackets must be { and }.',
      ],
    ],
    [
      'has a trailing comma',
      manifest().replace('\n}', ',\n}'),
      ['aurora:9 «,» json-syntax A comma stands before the closing }. Remove the comma.'],
    ],
    [
      'is of a later version',
      manifest({ schemaVersion: 2 }),
      [
        'aurora:2 «2» schema-version-unknown schemaVersion: expected a whole number from 1 to 1, got 2. This version of Livery reads manifests up to version 1.',
      ],
    ],
    [
      'is 100,000 levels deep',
      `{"a":${'['.repeat(100_000)}`,
      [
        'aurora:1 «[» json-depth Objects and lists are nested more than 100 deep. Nothing in this file needs to stand that deep; look for brackets that are opened by mistake.',
      ],
    ],
  ])('because it %s', (_name, text, want) => {
    const result = resolveBrand({ aurora: text });
    expect(said(result)).toEqual(want);
    expect(result.brand).toBe(undefined);
  });

  it('because it does not exist', () => {
    const result = resolveBrand({});
    expect(result.issues.map(({ file, message, hint }) => `${file} ${message} ${hint}`)).toEqual([
      'brands/aurora/brand.json brands/aurora/brand.json does not exist. A brand is a folder of brands/ with a brand.json in it.',
    ]);
    expect(result.origins.of('/id')).toBe(undefined);
  });
});

describe('inheritance', () => {
  const extending = (id: string, parent: unknown) =>
    manifest({ id, extends: parent as JsonValue, domains: [`${id}.localhost`] });

  it.each<[name: string, brands: Record<string, string>, want: string[]]>([
    [
      'of itself',
      { aurora: extending('aurora', 'aurora') },
      [
        'aurora:10 «"aurora"» extends-cycle extends: aurora → aurora goes in a circle. Take "extends" out of one of them.',
      ],
    ],
    [
      'in a circle',
      { aurora: extending('aurora', 'b'), b: extending('b', 'c'), c: extending('c', 'b') },
      ['c:10 «"b"» extends-cycle extends: b → c → b goes in a circle. Take "extends" out of one of them.'],
    ],
    [
      'of nothing',
      { aurora: extending('aurora', 'huose'), house: manifest({ id: 'house' }) },
      [
        'aurora:10 «"huose"» extends-unknown extends: there is no brand "huose" (brands/huose/brand.json). Did you mean "house"?',
      ],
    ],
    [
      'of a path',
      { aurora: extending('aurora', '../../etc') },
      [
        'aurora:10 «"../../etc"» extends-unknown extends: there is no brand "../../etc" (brands/../../etc/brand.json). There is none to choose from.',
      ],
    ],
    [
      'of a number',
      { aurora: extending('aurora', 7) },
      [
        'aurora:10 «7» extends-form extends: expected the id of one brand, got 7 (a whole number). Write "extends": "house", the id of the brand that this one inherits from.',
      ],
    ],
    [
      'of what cannot be read',
      { aurora: extending('aurora', 'house'), house: '{' },
      ['house:1 «{» json-syntax The file ends too early. Look for a bracket or quote that is not closed.'],
    ],
    [
      'with the id of another folder',
      { aurora: manifest({ id: 'lotus' }) },
      [
        'aurora:3 «"lotus"» brand-folder id: expected "aurora", the name of the folder, got "lotus". Write "id": "aurora" or rename the folder.',
      ],
    ],
  ])('%s', (_name, brands, want) => {
    const result = resolveBrand(brands);
    expect(said(result)).toEqual(want);
    expect(result.brand).toBe(undefined);
  });

  it('over more steps than anybody needs', () => {
    const brands = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`b${index}`, extending(`b${index}`, `b${index + 1}`)]),
    );
    expect(said(resolveBrand(brands, { id: 'b0' }))).toEqual([
      'b19:10 «"b20"» extends-depth extends: the chain of brands has more than 20 steps. Extend a brand that stands nearer to the root.',
    ]);
  });

  it('takes no identity from the parent', () => {
    const house = manifest({ id: 'house', abstract: true });
    const { issues, brand } = resolveBrand({
      house,
      aurora: '{ "schemaVersion": 1, "id": "aurora", "extends": "house" }',
    });
    expect(brand).toBe(undefined);
    expect(issues.map(({ message }) => message)).toEqual([
      'the manifest: "domains" is missing.',
      'the manifest: "name" is missing.',
    ]);
  });

  it('refers in list directives to what is inherited', () => {
    const house = manifest({ id: 'house', abstract: true });
    const aurora = manifest({
      extends: 'house',
      routes: [
        {
          id: 'home',
          main: [
            { id: 'intor', $remove: true },
            { id: 'more', widget: 'text', $before: 'intro' },
          ],
        },
      ],
    });
    expect(said(resolveBrand({ house, aurora }))).toEqual([
      'aurora:9 «"intor"» list-remove routes[home].main[intor]: there is no inherited item "intor" to remove. Did you mean "intro"?',
    ]);
  });
});

it('what a list says inside of a key with a slip is not told beside it, wherever inherited items stand', () => {
  const page = { id: 'page', path: '/page', title: 'a.b', entry: true, main: [{ id: 't', widget: 'text' }] };
  const house = manifest({ id: 'house', abstract: true, routes: [home, page] });
  const directives = [
    { id: 't', $remove: true },
    { id: 'u', widget: 'text', $before: 't' },
  ];
  const aurora = manifest({
    extends: 'house',
    routes: [{ id: 'page', main: [{ id: 't', slotz: { tools: directives } }] }],
  });
  expect(resolveBrand({ house, aurora }).issues.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['unknown-key', '/routes/1/main/0/slotz'],
  ]);
});

describe('a condition that names what cannot be made a text, among', () => {
  const none = { toString: 0, valueOf: 0 };

  it.each<[kind: string, when: Record<string, JsonValue>, want: string[]]>([
    [
      'features',
      { features: [none] },
      [
        'aurora:9 «{"toString":0,"valueOf":0}» manifest-shape routes[home].main[more].when.features[0]: expected a string, got an object. Write a string.',
      ],
    ],
    [
      'days',
      { days: [none], timeZone: 'Asia/Tokyo' },
      [
        'aurora:9 «{"toString":0,"valueOf":0}» manifest-shape routes[home].main[more].when.days[0]: expected "monday", "tuesday", "wednesday", "thursday", "friday", "saturday" or "sunday", got an object. Write "monday", "tuesday", "wednesday", "thursday", "friday", "saturday" or "sunday".',
      ],
    ],
  ])('%s', (_kind, when, want) => {
    const aurora = manifest({
      extends: 'house',
      routes: [{ id: 'home', main: [{ id: 'more', widget: 'text', when }] }],
    });
    const house = manifest({ id: 'house', abstract: true });
    expect(said(resolveBrand({ house, aurora }))).toEqual(want);
  });
});

describe('any JSON at all', { timeout: 60_000 }, () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(...Object.values(smallest)),
    fc.constant(null),
  ) as fc.Arbitrary<JsonValue>;
  const keys = fc.constantFrom(
    ...Object.keys(smallest),
    'regions',
    'modals',
    'panels',
    'features',
    'access',
    'banners',
    'vendors',
    'assets',
    'extends',
  );
  const members = fc.dictionary(keys, anything, { maxKeys: 6 }).map((object) => ({ ...object }));

  it('gives a brand or an issue with a place, and never throws', () => {
    fc.assert(
      fc.property(members, members, (parent, child) => {
        const house = manifest({ id: 'house', abstract: true, ...parent });
        const { brand, issues, abstract } = resolveBrand({
          house,
          aurora: manifest({ extends: 'house', ...child }),
        });
        const errors = issues.filter(({ severity }) => severity === 'error');
        expect(brand === undefined).toBe(abstract || errors.length > 0);
        for (const { file, line, column, message, hint } of issues) {
          expect(file.endsWith('brand.json') && line > 0 && column > 0 && message !== '' && hint !== '').toBe(
            true,
          );
        }
      }),
      { numRuns: 150 },
    );
  });
});
