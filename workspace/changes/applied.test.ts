import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftEdits } from '#workspace/edits/draft-edits.ts';
import type { PlaceEdit } from '#workspace/edits/edit.ts';
import { setIn } from '#workspace/edits/json-text.ts';
import { openWorkspace } from '#workspace/open/index.ts';
import { tries } from '#workspace/test-tries.ts';
import { recordOf, textBack } from './applied.ts';
import { type LogLine, lineBehind } from './log.ts';

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const brand = fc.constantFrom('jade', 'harbor', 'kiosk');
const LIST = 'routes[home].main';
const edit: fc.Arbitrary<PlaceEdit> = fc.oneof(
  fc.record({
    op: fc.constant('set' as const),
    brand,
    at: fc.constantFrom('/theme/defaultMode', `${LIST}[fresh-1].props.pageSize`, 'seasons.fair', '/name'),
    value: fc.constantFrom<string | number | { from: string }>('light', 7, { from: '2027-02-06' }),
  }),
  fc.record({
    op: fc.constant('reset' as const),
    brand,
    at: fc.constantFrom('/theme/defaultMode', '/theme', '/routes', 'color.brand.500'),
  }),
  fc.record({
    op: fc.constant('add' as const),
    brand,
    at: fc.constant(LIST),
    value: fc.constantFrom(
      { id: 'fresh-1', widget: 'announcements' },
      { id: 'fresh-2', widget: 'game-grid' },
    ),
  }),
  fc.record({
    op: fc.constant('set' as const),
    brand,
    at: fc.constant('color.brand.500'),
    value: fc.constant('#123456'),
  }),
  fc.record({
    op: fc.constant('set' as const),
    brand,
    at: fc.constantFrom('nav.home', 'nav.slots'),
    language: fc.constantFrom('EN', 'VI'),
    value: fc.constantFrom('A', 'B'),
  }),
);

it('edits of manifests, tokens and messages and their inverse give the same bytes, and what others add meanwhile stays', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
      for (const change of draftEdits(workspace, edits).files) {
        const { before, after } = change;
        // As the file of the set has it.
        const stored = JSON.parse(JSON.stringify(recordOf(change)));
        expect(textBack(stored, after)).toEqual({ text: before, collisions: [] });
        const theirs = setIn(after, ['x-theirs'], { kept: true });
        const merged = textBack(stored, theirs);
        expect(merged.collisions).toEqual([]);
        expect(JSON.parse(merged.text ?? '')).toEqual({
          ...(before === undefined ? { $schema: JSON.parse(after).$schema } : JSON.parse(before)),
          'x-theirs': { kept: true },
        });
      }
    }),
    { numRuns: tries(15) },
  );
});

it('a line of the log begins a line of its own, also behind one that lacks its end', () => {
  const line: LogLine = {
    at: '2026-12-01T00:00:00.000Z',
    by: 'Ana',
    did: 'applied',
    change: 'x',
    brands: [],
  };
  const text = `${JSON.stringify(line)}\n`;
  expect(['', 'a\n', 'a'].map((before) => lineBehind(before, line))).toEqual([text, text, `\n${text}`]);
});

const MAIN = '{ "main": [{ "id": "a" }, { "id": "b" }] }';
const record = recordOf({
  path: 'brands/jade/brand.json',
  before: '{ "main": [{ "id": "a" }] }',
  after: MAIN,
});

it.each<[name: string, now: string | undefined, place: readonly string[]]>([
  ['has an id twice where a set has added it', '{ "main": [{ "id": "b" }, { "id": "b" }] }', ['main', 'b']],
  ['is no JSON any more', '{', []],
  ['is gone', undefined, []],
])('nothing of a file that %s is said to be taken back', (_name, now, place) => {
  for (const take of [undefined, 'mine'] as const) {
    const { text, collisions } = textBack(record, now, take);
    expect([text, collisions.map((each) => each.at)]).toEqual([now, [place]]);
  }
});
