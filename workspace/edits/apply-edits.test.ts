import { resolve } from 'node:path';
import { isList, isObject, type JsonValue, ownText, pointerTo, valueAt } from '@liveryjs/compiler/manifest';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openWorkspace, withChanged } from '#workspace/open/index.ts';
import { tries } from '#workspace/test-tries.ts';
import { applyEdits } from './apply-edits.ts';
import type { PlaceEdit } from './edit.ts';
import { changeOf, takenBack } from './text-change.ts';

const root = resolve(import.meta.dirname, '../..');
const workspace = openWorkspace({ root });
const brands = ['aurora', 'harbor', 'house', 'jade', 'kiosk'];

/** Every place of a manifest, its items of lists named by id. */
function places(value: JsonValue, pointer = ''): string[] {
  const steps = isList(value)
    ? value.map((item, index) => [ownText(item, 'id') ?? String(index), item] as const)
    : Object.entries(isObject(value) ? value : {});
  return steps.flatMap(([key, inner]) => {
    const memberPointer = pointerTo(pointer, key);
    const isName = ['id', 'extends', 'schemaVersion', '$schema', 'abstract'].includes(key);
    return isName
      ? []
      : [...(isObject(inner) || isList(inner) ? places(inner, memberPointer) : [memberPointer])];
  });
}

const mergedOf = (id: string, from = workspace) => from.resolver.inherit(id).document?.value ?? null;
const all = new Map(brands.map((id) => [id, places(mergedOf(id))]));
const edited = fc
  .constantFrom(...brands)
  .chain((brand) => fc.record({ brand: fc.constant(brand), at: fc.constantFrom(...(all.get(brand) ?? [])) }));

it('a value set at any place of any brand is there, alone in its file, and reset gives the inherited one', () => {
  fc.assert(
    fc.property(edited, fc.constantFrom<JsonValue>('x-1', 7, true, ['a']), ({ brand, at }, value) => {
      const { files, wrong } = applyEdits(workspace, [{ op: 'set', brand, at, value }]);
      expect(wrong).toEqual([]);
      const [file] = files;
      if (file === undefined) {
        expect(valueAt(mergedOf(brand), at)).toEqual(value);
        return;
      }
      expect(file.path).toBe(`brands/${brand}/brand.json`);
      const after = withChanged(workspace, files);
      expect(valueAt(mergedOf(brand, after), at)).toEqual(value);
      // Nothing else of the brand is another one.
      const others = (id: string, from = workspace) =>
        places(mergedOf(id, from)).filter((place) => !place.startsWith(at));
      expect(others(brand, after)).toEqual(others(brand));
      expect(takenBack(file.after, changeOf(file.before ?? '', file.after))).toBe(file.before);
      const { files: reset } = applyEdits(after, [{ op: 'reset', brand, at }]);
      const again = withChanged(after, reset);
      const above = workspace.resolver.inherit(brand).chain.at(-2)?.id;
      const inherited = above === undefined ? undefined : valueAt(mergedOf(above), at);
      if (
        inherited !== undefined &&
        !/\/\d+(\/|$)/.test(at) &&
        !['name', 'domains'].includes(at.split('/')[1] ?? '')
      )
        expect(valueAt(mergedOf(brand, again), at)).toEqual(inherited);
    }),
    { numRuns: tries(12) },
  );
});

it('an item that a path names in brackets stands in a list, also where nothing of it is there yet', () => {
  const when = { audience: ['member'] };
  const edit = { op: 'set', brand: 'aurora', at: 'vendors.offered[DS88].when', value: when } as const;
  const { files, wrong } = applyEdits(workspace, [edit]);
  expect(wrong).toEqual([]);
  const after = withChanged(workspace, files);
  expect(valueAt(mergedOf('aurora', after), '/vendors/offered')).toEqual([{ id: 'DS88', when }]);
});

/** Every list of a manifest whose items have ids, with these. */
function lists(value: JsonValue, pointer = ''): { at: string; ids: string[] }[] {
  const ids = isList(value) ? value.flatMap((item) => ownText(item, 'id') ?? []) : [];
  const isWithIds = isList(value) && value.length > 1 && ids.length === value.length;
  const steps = isList(value)
    ? value.map((item, index) => [ids[index] ?? String(index), item] as const)
    : Object.entries(isObject(value) ? value : {});
  const inside = steps.flatMap(([key, inner]) => lists(inner, pointerTo(pointer, key)));
  return isWithIds ? [{ at: pointer, ids }, ...inside] : inside;
}

const listed = fc.constantFrom(...brands).chain((brand) =>
  fc.constantFrom(...lists(mergedOf(brand))).chain(({ at, ids }) =>
    fc.record({
      brand: fc.constant(brand),
      at: fc.constant(at),
      pair: fc.shuffledSubarray(ids, { minLength: 2, maxLength: 2 }),
      side: fc.constantFrom('before' as const, 'after' as const),
    }),
  ),
);
const idsIn = (brand: string, pointer: string, from: typeof workspace) => {
  const list = valueAt(mergedOf(brand, from), pointer);
  return isList(list) ? list.map((item) => ownText(item, 'id') ?? '') : [];
};
const outside = (brand: string, pointer: string, from = workspace) =>
  places(mergedOf(brand, from)).filter((place) => !place.startsWith(`${pointer}/`));

it('an item of any list of any brand is added, moved and left out; the order is the one that was meant, and nothing else another', () => {
  fc.assert(
    fc.property(listed, ({ brand, at, pair: [id = '', beside = ''], side }) => {
      const ids = idsIn(brand, at, workspace);
      const placed = (all: readonly string[], item: string) => {
        const rest = all.filter((other) => other !== item);
        return rest.toSpliced(rest.indexOf(beside) + (side === 'after' ? 1 : 0), 0, item);
      };
      const value = { id: 'fresh-1', widget: 'none' };
      for (const [edit, want] of [
        [{ op: 'add', brand, at, value, [side]: beside }, placed(ids, 'fresh-1')],
        [{ op: 'add', brand, at, value }, [...ids, 'fresh-1']],
        [{ op: 'move', brand, at: `${at}/${id}`, [side]: beside }, placed(ids, id)],
        [{ op: 'remove', brand, at: `${at}/${id}` }, ids.filter((other) => other !== id)],
      ] as const) {
        const { files, wrong } = applyEdits(workspace, [edit]);
        // One move in a thousand would have to move others, too.
        if (edit.op === 'move' && wrong[0]?.includes('Move those first.')) continue;
        expect(wrong).toEqual([]);
        const after = withChanged(workspace, files);
        expect([edit.op, idsIn(brand, at, after)]).toEqual([edit.op, want]);
        expect(outside(brand, at, after)).toEqual(outside(brand, at));
        for (const { path, before = '', after: text } of files) {
          expect(path).toBe(`brands/${brand}/brand.json`);
          expect(takenBack(text, changeOf(before, text))).toBe(before);
        }
      }
    }),
    {
      numRuns: tries(15),
      examples: [
        [
          {
            brand: 'harbor',
            at: '/routes/home/main',
            pair: ['sports', 'esports'],
            side: 'before',
          },
        ],
        [
          {
            brand: 'harbor',
            at: '/regions/sideMenu/menu/props/items',
            pair: ['sports', 'live'],
            side: 'before',
          },
        ],
      ],
    },
  );
});

/** A brand that nobody has saved, in which an id stands twice. */
const twice = `{ "schemaVersion": 1, "id": "twice", "extends": "house", "name": "Twice", "domains": ["a.localhost", "b.localhost"],
  "routes": [{ "id": "home", "main": [{ "id": "news", "widget": "announcements" },
    { "id": "hot" }, { "id": "news", "widget": "announcements" }] }] }`;
const withTwice = withChanged(workspace, [{ path: 'brands/twice/brand.json', after: twice }]);
const LIST = 'routes[home].main';
const NEWS = `${LIST}[news]`;
const item = { id: 'fresh', widget: 'announcements' };

it.each<PlaceEdit>([
  { op: 'set', brand: 'twice', at: `${NEWS}.props.limit`, value: 3 },
  { op: 'reset', brand: 'twice', at: NEWS },
  { op: 'move', brand: 'twice', at: NEWS, before: 'hot' },
  { op: 'remove', brand: 'twice', at: '/routes/home/main/news' },
  { op: 'add', brand: 'twice', at: LIST, value: item, after: 'news' },
  { op: 'move', brand: 'twice', at: `${LIST}[hot]`, before: 'news' },
])('an id that two items of a list have is told with both places ($op $at)', (edit) => {
  expect(applyEdits(withTwice, [edit])).toEqual({
    sentences: [],
    files: [],
    wrong: [
      'twice: /routes/home/main has 2 items "news", at brands/twice/brand.json:2:39 and brands/twice/brand.json:3:22, so nobody knows which is meant. Give each an id of its own, or take out all but one: livery check twice',
    ],
  });
});

it.each<[edit: PlaceEdit, want: string]>([
  [
    { op: 'add', brand: 'twice', at: 'routes[hme].main', value: item },
    'twice: /routes has no item "hme", so nothing is in it. Did you mean "home"?',
  ],
  [
    { op: 'set', brand: 'twice', at: 'routes[hme].main[news].props.limit', value: 3 },
    'twice: /routes has no item "hme", so nothing is in it. Did you mean "home"?',
  ],
  [
    { op: 'set', brand: 'twice', at: '/domains/9', value: 'c.localhost' },
    'twice: /domains has 2 items, counted from 0: a new one is /domains/2, got 9.',
  ],
  [
    { op: 'set', brand: 'twice', at: 'routes[', value: 'x' },
    'twice: "routes[" has a bracket that does not close. Write a path such as routes[home].main[hot].',
  ],
])('a place that is not there is told, with what to write ($0.at)', (edit, want) => {
  const { wrong, files } = applyEdits(withTwice, [edit]);
  expect([wrong, files]).toEqual([[want], []]);
});

it.each<[edit: PlaceEdit, path: string, text: string, is: string]>([
  [
    { op: 'set', brand: 'kiosk', at: 'seasons.fair.from', value: '2027-02-06' },
    'brand.json',
    '{ "seasons": "a" }',
    '/seasons/fair/from lies inside of "a"',
  ],
  [
    { op: 'set', brand: 'kiosk', at: 'seasons.fair', value: { from: '2027-02-06' } },
    'brand.json',
    '{ "seasons": null }',
    '/seasons/fair lies inside of null',
  ],
  [
    { op: 'set', brand: 'kiosk', at: 'color.brand.500', value: '#123456' },
    'tokens.json',
    '{ "color": { "brand": true } }',
    'color.brand.500 lies inside of true',
  ],
])('what stands where an object would have to be is not lost ($edit.at)', (edit, path, text, is) => {
  const file = `brands/kiosk/${path}`;
  const { wrong, files } = applyEdits(withChanged(workspace, [{ path: file, after: text }]), [edit]);
  expect([wrong, files]).toEqual([
    [
      `kiosk: ${is} (${file}), which is neither an object nor a list and would be lost. Set that value itself instead.`,
    ],
    [],
  ]);
});

it('what stands beside an id that is there twice is added, moved and left out', () => {
  for (const edit of [
    { op: 'add', brand: 'twice', at: LIST, value: item },
    { op: 'set', brand: 'twice', at: '/domains/2', value: 'c.localhost' },
    { op: 'remove', brand: 'twice', at: `${LIST}[hot]` },
  ] as const)
    expect(applyEdits(withTwice, [edit]).wrong).toEqual([]);
});

it('a file of JSON that is too large to be read is not changed', () => {
  const path = 'brands/jade/messages/EN.json';
  const large = withChanged(workspace, [{ path, after: `{ "a.b": "${'y'.repeat(2 ** 21)}" }` }]);
  const edit = { op: 'set', brand: 'jade', at: 'nav.home', language: 'EN', value: 'Start' } as const;
  expect(applyEdits(large, [edit]).wrong).toEqual([
    `${path}: The file has 2049 KiB; 2048 KiB is the most. Move pictures and texts into files of their own.`,
  ]);
});
