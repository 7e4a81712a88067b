import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isObject, type JsonValue } from '#compiler/manifest/json.ts';
import { parseJson } from '#compiler/manifest/parse/parse-json.ts';
import type { Traced } from '#compiler/manifest/parse/traced.ts';
import { merge } from './merge.ts';
import type { MergeFinding } from './merge-finding.ts';
import { mergeIssue } from './merge-issue.ts';

function traced(value: JsonValue, file = 'a.json'): Traced {
  const { traced: tracedValue } = parseJson(new TextEncoder().encode(JSON.stringify(value, null, 1)), file);
  if (tracedValue === undefined) throw new Error(`not JSON: ${JSON.stringify(value)}`);
  return tracedValue;
}

function merged(parent: JsonValue, child: JsonValue): { value: JsonValue | undefined; said: string[] } {
  const findings: MergeFinding[] = [];
  const over = traced(child, 'child.json');
  const result = merge(traced(parent, 'parent.json'), over, '', (finding) => findings.push(finding));
  const findingLines = findings.map((finding) => {
    const { file, line, message, hint } = mergeIssue(finding, over.value);
    return `${file}:${line} ${message} ${hint}`;
  });
  return { value: result?.value, said: findingLines };
}

const items = (...ids: string[]) => ids.map((id) => ({ id }));

describe('a child over its parent', () => {
  it.each<[name: string, parent: JsonValue, child: JsonValue, want: JsonValue]>([
    [
      'adds and replaces keys, the order of the parent first',
      { a: 1, b: 2 },
      { c: 4, b: 3 },
      { a: 1, b: 3, c: 4 },
    ],
    ['goes inside objects', { a: { b: 1, c: 2 } }, { a: { c: 3 } }, { a: { b: 1, c: 3 } }],
    [
      'replaces what is of another kind',
      { a: { b: 1 }, c: [1] },
      { a: [1], c: { d: 1 } },
      { a: [1], c: { d: 1 } },
    ],
    ['replaces lists of plain values', { a: [1, 2, 3] }, { a: [4] }, { a: [4] }],
    [
      'replaces lists whose items have no id',
      { a: [{ code: 'EN' }] },
      { a: [{ code: 'VI' }] },
      { a: [{ code: 'VI' }] },
    ],
    ['empties a list with an empty list', { a: items('x') }, { a: [] }, { a: [] }],
    ['takes a value back with null', { a: 1, b: 2 }, { a: null }, { b: 2 }],
    [
      'takes a value back deep inside',
      { a: [{ id: 'x', b: 1, c: 2 }] },
      { a: [{ id: 'x', b: null }] },
      { a: [{ id: 'x', c: 2 }] },
    ],
    ['drops null where there is nothing to take back', {}, { a: { b: null } }, { a: {} }],
    [
      'keeps what is inherited beside items whose id is wrong, which stand at the end',
      { a: items('x', 'y') },
      { a: [{ id: 'x', v: 1 }, { di: 'y' }, 'z'] },
      { a: [{ id: 'x', v: 1 }, { id: 'y' }, { di: 'y' }, 'z'] },
    ],
    ['appends new items', { a: items('x', 'y') }, { a: items('z', 'w') }, { a: items('x', 'y', 'z', 'w') }],
    [
      'merges items of one id where the parent has them',
      { a: [{ id: 'x', v: 1 }, { id: 'y' }] },
      { a: [{ id: 'x', w: 2 }] },
      { a: [{ id: 'x', v: 1, w: 2 }, { id: 'y' }] },
    ],
    ['drops an item', { a: items('x', 'y') }, { a: [{ id: 'x', $remove: true }] }, { a: items('y') }],
    [
      'puts an item before another',
      { a: items('x', 'y') },
      { a: [{ id: 'z', $before: 'y' }] },
      { a: items('x', 'z', 'y') },
    ],
    [
      'puts an item after another',
      { a: items('x', 'y') },
      { a: [{ id: 'z', $after: 'x' }] },
      { a: items('x', 'z', 'y') },
    ],
    [
      'moves an inherited item',
      { a: items('x', 'y', 'z') },
      { a: [{ id: 'z', $before: 'x' }] },
      { a: items('z', 'x', 'y') },
    ],
    [
      'keeps the written order of items before one',
      { a: items('x') },
      {
        a: [
          { id: 'p', $before: 'x' },
          { id: 'q', $before: 'x' },
        ],
      },
      { a: items('p', 'q', 'x') },
    ],
    [
      'keeps the written order of items after one',
      { a: items('x', 'y') },
      {
        a: [
          { id: 'p', $after: 'x' },
          { id: 'q', $after: 'x' },
        ],
      },
      { a: items('x', 'p', 'q', 'y') },
    ],
    [
      'puts an item after one that is put elsewhere',
      { a: items('x', 'y') },
      {
        a: [
          { id: 'p', $after: 'x' },
          { id: 'q', $after: 'p' },
        ],
      },
      { a: items('x', 'p', 'q', 'y') },
    ],
    [
      'puts an item before one that is written later',
      { a: items('x') },
      { a: [{ id: 'p', $before: 'q' }, { id: 'q' }] },
      { a: items('x', 'p', 'q') },
    ],
    [
      'takes directives out of a list without parent',
      {},
      { a: [{ id: 'p' }, { id: 'q', $before: 'p' }] },
      { a: items('q', 'p') },
    ],
    [
      'merges lists inside items',
      { a: [{ id: 'x', b: items('1x') }] },
      { a: [{ id: 'x', b: items('2x') }] },
      { a: [{ id: 'x', b: items('1x', '2x') }] },
    ],
  ])('%s', (_name, parent, child, want) => {
    const { value, said } = merged(parent, child);
    expect(said).toEqual([]);
    expect(JSON.stringify(value)).toBe(JSON.stringify(want));
  });

  it.each<[name: string, parent: JsonValue, child: JsonValue, want: string[]]>([
    [
      'an id twice',
      {},
      { a: [{ id: 'x' }, { id: 'x' }] },
      ['child.json:7 a[x]: the id "x" is used twice; first at 4:10. Give one of the two another id.'],
    ],
    [
      'the removal of what is not there',
      { a: items('hero', 'hot') },
      { a: [{ id: 'hott', $remove: true }] },
      ['child.json:4 a[hott]: there is no inherited item "hott" to remove. Did you mean "hot"?'],
    ],
    [
      'an anchor that is not there',
      { a: items('hero') },
      { a: [{ id: 'x', $before: 'hreo' }] },
      ['child.json:5 a[x].$before: the list has no other item "hreo". Did you mean "hero"?'],
    ],
    [
      'an anchor on itself',
      { a: items('x') },
      { a: [{ id: 'x', $after: 'x' }] },
      [
        'child.json:5 a[x].$after: "x" behind "x" is a circle, and no order. Write the id of another item, or leave it out: then the item keeps its place.',
      ],
    ],
    [
      'anchors in a circle',
      { a: items('x', 'y', 'z') },
      {
        a: [
          { id: 'x', $before: 'y' },
          { id: 'y', $before: 'z' },
          { id: 'z', $before: 'x' },
          { id: 'w', $before: 'x' },
        ],
      },
      [
        'child.json:13 a[z].$before: "z" before "x" before "y" before "z" is a circle, and no order. Take "$before" out of one of them: the others stand beside it.',
      ],
    ],
    [
      'two items that say the same of their order',
      { a: items('x', 'y') },
      {
        a: [
          { id: 'x', $before: 'y' },
          { id: 'y', $after: 'x' },
        ],
      },
      [],
    ],
    [
      'an anchor that is removed',
      { a: items('x', 'y') },
      {
        a: [
          { id: 'x', $remove: true },
          { id: 'z', $after: 'x' },
        ],
      },
      ['child.json:9 a[z].$after: the list has no other item "x". Known: "y".'],
    ],
    [
      'an anchor that is no text',
      { a: items('x') },
      { a: [{ id: 'z', $after: 1 }] },
      ['child.json:5 a[z]: "$after" is not an id. Write the id of another item: "$after": "hero".'],
    ],
    [
      'two anchors',
      { a: items('x') },
      { a: [{ id: 'z', $after: 'x', $before: 'x' }] },
      [
        'child.json:6 a[z]: "$before" and "$after" stand together. An item has one place in its list: keep one of the two.',
      ],
    ],
    [
      '$remove that is not true',
      { a: items('x') },
      { a: [{ id: 'x', $remove: false }] },
      ['child.json:5 a[x]: "$remove" is false. Write "$remove": true, or leave it out.'],
    ],
  ])('tells %s', (_name, parent, child, want) => {
    expect(merged(parent, child).said).toEqual(want);
  });

  it('says who wrote a value before', () => {
    const first = merge(traced({ a: 1 }, 'root.json'), traced({ a: 2 }, 'middle.json'), '', () => {});
    const last = merge(first, traced({ a: 3 }, 'brand.json'), '', () => {});
    const a = last?.members?.get('a');
    expect([a?.mark, ...(a?.overrode ?? [])].map((mark) => mark?.source.file)).toEqual([
      'brand.json',
      'middle.json',
      'root.json',
    ]);
  });
});

const scalar = fc.oneof(fc.boolean(), fc.integer(), fc.string({ maxLength: 3 }));
const name = fc.constantFrom('a', 'b', 'c');
/** Without null, empty lists and directives, for which order matters by design; a key always holds one kind of value. */
const document = fc.letrec<{ object: JsonValue; item: JsonValue; member: JsonValue }>((tie) => ({
  object: fc.record(
    {
      s: scalar,
      o: tie('object'),
      l: fc.array(scalar, { minLength: 1, maxLength: 3 }),
      i: fc.uniqueArray(tie('item'), { minLength: 1, maxLength: 3, selector: idOf }),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
  item: fc.record({ id: name, s: scalar, o: tie('object') }, { requiredKeys: ['id'], noNullPrototype: true }),
  member: scalar,
})).object;

function idOf(value: JsonValue): JsonValue | undefined {
  return isObject(value) ? value.id : undefined;
}

const over = (parent: JsonValue, child: JsonValue) => merged(parent, child).value ?? null;

describe('merging', { timeout: 60_000 }, () => {
  it('in two steps is the same from either end', () => {
    fc.assert(
      fc.property(document, document, document, (a, b, c) => {
        expect(JSON.stringify(over(over(a, b), c))).toBe(JSON.stringify(over(a, over(b, c))));
      }),
    );
  });

  it('the same again changes nothing', () => {
    fc.assert(
      fc.property(document, document, (a, b) => {
        expect(over(over(a, b), b)).toEqual(over(a, b));
        expect(over(a, {})).toEqual(a);
        expect(over({}, a)).toEqual(a);
      }),
    );
  });

  it('any JSON never throws, changes no input and pollutes no prototype', () => {
    const any = fc.oneof(fc.jsonValue(), document) as fc.Arbitrary<JsonValue>;
    fc.assert(
      fc.property(any, any, (a, b) => {
        const [parent, child] = [traced(a), traced(b)];
        const before = JSON.stringify([parent.value, child.value]);
        const result = merge(parent, child, '', () => {});
        expect(JSON.stringify([parent.value, child.value])).toBe(before);
        expect(Object.isFrozen(result?.value ?? null)).toBe(true);
      }),
    );
    const evil = '{ "__proto__": { "polluted": 1 }, "constructor": { "prototype": { "polluted": 1 } } }';
    const { traced: parsed } = parseJson(new TextEncoder().encode(evil), 'evil.json');
    expect(parsed && merge(traced({ a: 1 }), parsed, '', () => {})?.value).toEqual({ a: 1 });
    expect(({} as { polluted?: number }).polluted).toBe(undefined);
  });
});
