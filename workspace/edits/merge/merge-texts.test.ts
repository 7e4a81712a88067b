import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isList, isObject, type JsonValue, ownText } from '@liveryjs/compiler/manifest';
import fc from 'fast-check';
import type { JSONPath } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { insertIn, removeIn, setIn, textAt } from '#workspace/edits/json-text.ts';
import { tries } from '#workspace/test-tries.ts';
import { collisionSentence, mergeSides } from './merge-texts.ts';
import { stepsBetween, takeSteps } from './steps.ts';

const brands = resolve(import.meta.dirname, '../../../brands');
const read = (path: string) => readFileSync(resolve(brands, path), 'utf8');
const texts = [
  'jade/brand.json',
  'kiosk/brand.json',
  'jade/tokens.json',
  'harbor/tokens.json',
  'kiosk/messages/EN.json',
].map(read);

interface Spot {
  readonly path: JSONPath;
  /** The keys with items named by id, in one text. */
  readonly name: string;
  readonly value: JsonValue;
}

/** Every value of a text, the outer ones first. */
function spots(value: JsonValue, path: JSONPath = [], name = ''): Spot[] {
  const members: [string | number, string, JsonValue][] = isList(value)
    ? value.map((item, index) => [index, ownText(item, 'id') ?? ownText(item, 'code') ?? `${index}`, item])
    : Object.entries(isObject(value) ? value : {}).map(([key, member]) => [key, key, member]);
  return [
    { path, name, value },
    ...members.flatMap(([key, step, inner]) => spots(inner, [...path, key], `${name}/${step}`)),
  ];
}
const isNamed = (value: JsonValue): value is JsonValue[] =>
  isList(value) &&
  value.length > 0 &&
  value.every((item) => (ownText(item, 'id') ?? ownText(item, 'code')) !== undefined);
const valueIn = (text: string) => JSON.parse(text.replace(/^\ufeff/, '')) as JsonValue;
const namesIn = (value: JsonValue) =>
  isNamed(value) ? value.map((item) => ownText(item, 'id') ?? ownText(item, 'code') ?? '') : [];

/** One thing that an editor does: which of the places that fit, and with which value. */
interface Action {
  readonly kind: 'set' | 'remove' | 'add' | 'move';
  readonly place: number;
  readonly value: string | number;
}
const action = fc.record<Action>({
  kind: fc.constantFrom('set', 'set', 'remove', 'add', 'move'),
  place: fc.nat(),
  value: fc.oneof(fc.nat({ max: 3 }), fc.constantFrom('a', 'b', 'c')),
});

function acted(text: string, { kind, place, value }: Action): string {
  const all = spots(valueIn(text)).slice(1);
  const isName = ({ path }: Spot) => ['id', 'code', '$schema'].includes(String(path.at(-1)));
  const leaves = all.filter((spot) => !isObject(spot.value) && !isNamed(spot.value) && !isName(spot));
  const pick = (from: readonly Spot[]) => from[place % Math.max(1, from.length)];
  const lists = all.filter((spot) => isNamed(spot.value));
  if (kind === 'set') {
    const spot = pick(leaves);
    return spot ? setIn(text, spot.path, value) : text;
  }
  if (kind === 'remove') {
    const items = all.filter(({ path }) => typeof path.at(-1) === 'number' && isNamed(spotsAt(all, path)));
    const spot = pick([...leaves.filter(({ path }) => typeof path.at(-1) === 'string'), ...items]);
    return spot ? removeIn(text, spot.path) : text;
  }
  const list = pick(lists);
  if (list === undefined || !isNamed(list.value))
    return setIn(
      text,
      [...(pick(all.filter(({ value: inner }) => isObject(inner)))?.path ?? []), `new-${value}`],
      value,
    );
  if (kind === 'move') {
    const item = textAt(text, [...list.path, 0]) ?? '{}';
    if (list.value.length < 2) return text;
    return insertIn(removeIn(text, [...list.path, 0]), list.path, list.value.length - 1, { text: item });
  }
  if (namesIn(list.value).includes(`new-${value}`)) return text;
  return insertIn(text, list.path, place % (list.value.length + 1), {
    value: { id: `new-${value}`, size: value },
  });
}
const spotsAt = (all: readonly Spot[], path: JSONPath): JsonValue =>
  all.find(
    (spot) => spot.path.length === path.length - 1 && spot.path.every((key, index) => key === path[index]),
  )?.value ?? null;

/** All that a side has changed of a text: each place with its value, undefined where it is gone, and orders of lists. */
function changesOf(base: string, side: string): [name: string, value: unknown][] {
  const leavesOf = (text: string) =>
    new Map(
      spots(valueIn(text)).flatMap(({ name, value }): [string, unknown][] =>
        isObject(value) || (isList(value) && value.length === 0) || isNamed(value) ? [] : [[name, value]],
      ),
    );
  const [before, after] = [leavesOf(base), leavesOf(side)];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name): [string, unknown][] =>
    JSON.stringify(before.get(name)) === JSON.stringify(after.get(name)) ? [] : [[name, after.get(name)]],
  );
}

/** Each list whose items stand in another order than before, with the order. */
function movesOf(base: string, side: string): [name: string, order: string[]][] {
  const before = new Map(spots(valueIn(base)).map(({ name, value }) => [name, namesIn(value)]));
  return spots(valueIn(side)).flatMap(({ name, value }): [string, string[]][] => {
    const old = before.get(name) ?? [];
    const order = namesIn(value).filter((id) => old.includes(id));
    return order.join() === old.filter((id) => order.includes(id)).join() ? [] : [[name, order]];
  });
}

function lost(base: string, side: string, merged: string, told: readonly string[]): string[] {
  const isTold = (name: string) =>
    told.some((place) => `${name}/`.startsWith(`${place}/`) || `${place}/`.startsWith(`${name}/`));
  const mergedValues = new Map(spots(valueIn(merged)).map(({ name, value }) => [name, value]));
  const values = changesOf(base, side).filter(
    ([name, value]) => JSON.stringify(mergedValues.get(name)) !== JSON.stringify(value) && !isTold(name),
  );
  const orders = movesOf(base, side).filter(
    ([name, order]) =>
      namesIn(mergedValues.get(name) ?? null)
        .filter((id) => order.includes(id))
        .join() !== order.filter((id) => namesIn(mergedValues.get(name) ?? null).includes(id)).join() &&
      !isTold(name),
  );
  return [...values, ...orders].map(([name]) => name);
}

const twoEditors = fc.record({
  base: fc.constantFrom(...texts),
  mine: fc.array(action, { minLength: 1, maxLength: 6 }),
  theirs: fc.array(action, { minLength: 1, maxLength: 6 }),
  /** Few places, so that both often change the same ones. */
  near: fc.boolean(),
});

describe('two editors of one file', () => {
  it('lose no edit: each is in the merged text, or told as a collision; and either side can be taken', () => {
    fc.assert(
      fc.property(twoEditors, ({ base, mine: ours, theirs: others, near }) => {
        const by = (actions: readonly Action[]) =>
          actions.reduce((text, each) => acted(text, near ? { ...each, place: each.place % 7 } : each), base);
        const [mine, theirs] = [by(ours), by(others)];
        const { text = '', collisions } = mergeSides(base, mine, theirs);
        const told = collisions.map(({ at }) => ['', ...at].join('/'));
        expect([lost(base, mine, text, told), lost(base, theirs, text, told)]).toEqual([[], []]);
        expect(lost(base, theirs, mergeSides(base, mine, theirs, 'theirs').text ?? '', [])).toEqual([]);
        const taken = mergeSides(base, mine, theirs, 'mine');
        expect([taken.collisions, lost(base, mine, taken.text ?? '', [])]).toEqual([[], []]);
      }),
      { numRuns: tries(60) },
    );
  });

  it('a step back gives what was there before, whatever was done', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(action, { maxLength: 6 }), (base, actions) => {
        const after = actions.reduce(acted, base);
        const back = takeSteps(after, stepsBetween(valueIn(after), valueIn(base)));
        expect([back.collisions, valueIn(back.text)]).toEqual([[], valueIn(base)]);
      }),
      { numRuns: tries(50) },
    );
  });
});

it.each<
  [
    name: string,
    sides: [base: string | undefined, mine: string | undefined, theirs: string | undefined],
    want: string | undefined,
    told?: string[],
  ]
>([
  [
    'changes at two places',
    ['{\r\n\t"a": 1,\r\n\t"b": 1\r\n}', '{"a":2,"b":1}', '{\r\n\t"a": 1,\r\n\t"b": 3\r\n}'],
    '{\r\n\t"a": 2,\r\n\t"b": 3\r\n}',
  ],
  ['the same change', ['{"a":1}', '{"a":2}', '{ "a": 2 }'], '{ "a": 2 }'],
  ['one value', ['{"a":1}', '{"a":2}', '{"a":3}'], '{"a":3}', ['/a: mine is 2, theirs is 3.']],
  [
    'what one takes out',
    ['{"a":{"b":1}}', '{}', '{"a":{"b":2}}'],
    '{"a":{"b":2}}',
    ['/a: mine is nothing, theirs is {"b":2}.'],
  ],
  ['new sections', ['{}', '{"s":{"x":1}}', '{"s":{"y":2}}'], '{"s":{"y":2,"x": 1}}'],
  ['new files', [undefined, '{"x":"X"}', '{"y":"Y"}'], '{"y":"Y","x": "X"}'],
  [
    'new items',
    ['[{"id":"a"}]', '[{"id":"b"},{"id":"a"}]', '[{"id":"a"},{"id":"c"}]'],
    '[{ "id": "b" },{"id":"a"},{"id":"c"}]',
  ],
  [
    'two orders',
    [
      '[{"id":"a"},{"id":"b"},{"id":"c"}]',
      '[{"id":"b"},{"id":"a"},{"id":"c"}]',
      '[{"id":"a"},{"id":"c"},{"id":"b"}]',
    ],
    '[{"id":"a"},{"id":"c"},{"id":"b"}]',
    ['the whole file: mine is ["b","a","c"], theirs is ["a","c","b"].'],
  ],
  [
    'a file that is gone',
    ['{"a":1}', '{"a":2}', undefined],
    undefined,
    ['the whole file: mine is {"a":2}, theirs is nothing.'],
  ],
  [
    'a text that is no JSON',
    ['{"a":1}', '{"a":2}', '{"a":'],
    '{"a":',
    ['the whole file: mine is {"a":2}, theirs is "{\\"a\\":".'],
  ],
])('%s are merged, and what collides is told', (_name, [base, mine, theirs], want, told = []) => {
  const { text, collisions } = mergeSides(base, mine, theirs);
  expect([text, collisions.map(collisionSentence)]).toEqual([want, told]);
});
