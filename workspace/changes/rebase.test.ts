import { resolve } from 'node:path';
import { isObject, type JsonValue, pointerKeys, valueAt } from '@liveryjs/compiler/manifest';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textOf } from '#workspace/edits/apply-edits.ts';
import { type DraftedEdit, draftEdits } from '#workspace/edits/draft-edits.ts';
import type { PlaceEdit } from '#workspace/edits/edit.ts';
import { parsed, pathIn, pointerFor } from '#workspace/edits/json-text.ts';
import { openWorkspace, type Workspace, withChanged } from '#workspace/open/index.ts';
import { tries } from '#workspace/test-tries.ts';
import { addEdits } from './add-edits.ts';
import { rebase } from './rebase.ts';

const root = resolve(import.meta.dirname, '../..');
const workspace = openWorkspace({ root });
const brand = fc.constantFrom('jade', 'kiosk');
const LIST = 'routes[home].main';
const edit: fc.Arbitrary<PlaceEdit> = fc.oneof(
  fc.record({
    op: fc.constant('set' as const),
    brand,
    at: fc.constantFrom('/theme/defaultMode', '/name', 'seasons.fair', 'seasons', 'color.brand.500'),
    value: fc.constantFrom<JsonValue>('a', 'b', { from: '2027-02-06' }, { until: '2027-02-08' }),
  }),
  fc.record({
    op: fc.constant('set' as const),
    brand,
    at: fc.constantFrom('nav.home', 'nav.slots'),
    language: fc.constantFrom('EN', 'VI'),
    value: fc.constantFrom('A', 'B'),
  }),
  fc.record({
    op: fc.constant('reset' as const),
    brand,
    at: fc.constantFrom('/theme/defaultMode', '/name', 'color.brand.500'),
  }),
  fc.record({
    op: fc.constant('add' as const),
    brand,
    at: fc.constant(LIST),
    value: fc.constantFrom({ id: 'fresh', widget: 'announcements' }, { id: 'fresh', widget: 'game-grid' }),
  }),
  fc.record({ op: fc.constant('remove' as const), brand, at: fc.constant(`${LIST}[fresh]`) }),
);

/** The value that the file of a brand has where an edit is; a reset leaves none. */
function ownAt(from: Workspace, { file, pointer }: Pick<DraftedEdit, 'file' | 'pointer'>) {
  const value = parsed(textOf(from, file) ?? '{}') ?? null;
  const path = pathIn(value, pointerKeys(pointer));
  return path && valueAt(value, pointerFor(path));
}
const isAround = (a: string, b: string) => `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);

it('a set and somebody else’s edits of the same brands lose none of them: each holds, or is told as a collision', () => {
  fc.assert(
    fc.property(
      fc.array(edit, { minLength: 1, maxLength: 5 }),
      fc.array(edit, { minLength: 1, maxLength: 5 }),
      (ours, others) => {
        const sides = [ours, others].map((edits) => {
          const draft = draftEdits(workspace);
          for (const each of edits) draft.add(each);
          return draft;
        });
        const mine = sides[0]?.edits.filter(({ isWrong }) => !isWrong) ?? [];
        const theirs = sides[1]?.edits.filter(({ isWrong }) => !isWrong) ?? [];
        const added = addEdits(
          workspace,
          { title: 'x', edits: [], from: {} },
          mine.map((each) => each.edit),
        );
        if ('wrong' in added) throw new Error(added.wrong.join());
        const saved = withChanged(workspace, sides[1]?.files ?? []);
        const { set, collisions } = rebase(saved, added.set);
        if (collisions.length > 0) {
          // Each is of a place that both have changed.
          for (const { pointer, gone } of collisions)
            expect([
              gone !== undefined || theirs.some((each) => isAround(each.pointer, pointer)),
              pointer,
            ]).toEqual([true, pointer]);
          expect(rebase(saved, added.set, 'mine').collisions.every(({ gone }) => gone !== undefined)).toBe(
            true,
          );
          expect(rebase(saved, added.set, 'theirs').collisions).toEqual([]);
          return;
        }
        const draft = draftEdits(saved, set.edits);
        expect(draft.edits.filter(({ isWrong }) => isWrong)).toEqual([]);
        const whole = withChanged(saved, draft.files);
        const alone = withChanged(workspace, added.draft.files);
        for (const place of [...mine, ...theirs]) {
          const [before, ofMine, ofTheirs, merged] = [workspace, alone, saved, whole].map((each) =>
            ownAt(each, place),
          );
          // One side alone has changed the place: its value holds. Inside of objects both may have.
          const isMine = JSON.stringify(ofMine) !== JSON.stringify(before);
          const isTheirs = JSON.stringify(ofTheirs) !== JSON.stringify(before);
          const isSame = JSON.stringify(ofMine) === JSON.stringify(ofTheirs);
          if (isMine && isTheirs && !isSame)
            expect([place.edit, isObject(ofMine) && isObject(ofTheirs)]).toEqual([place.edit, true]);
          if (isMine !== isTheirs)
            expect([place.edit, merged]).toEqual([place.edit, isMine ? ofMine : ofTheirs]);
        }
      },
    ),
    { numRuns: tries(10) },
  );
});

it('an edit inside of an object that somebody else has replaced with a text is told, and theirs stays', () => {
  const added = addEdits(workspace, { title: 'x', edits: [], from: {} }, [
    { op: 'set', brand: 'kiosk', at: 'seasons.fair', value: { from: '2027-02-06' } },
  ]);
  if ('wrong' in added) throw new Error(added.wrong.join());
  const { files } = draftEdits(workspace, [{ op: 'set', brand: 'kiosk', at: 'seasons', value: 'a' }]);
  const saved = withChanged(workspace, files);
  const gone = expect.stringContaining('lies inside of "a" (brands/kiosk/brand.json)');
  for (const take of [undefined, 'mine'] as const)
    expect(rebase(saved, added.set, take).collisions).toMatchObject([{ edit: 1, gone }]);
  expect(rebase(saved, added.set, 'theirs')).toMatchObject({ collisions: [], set: { edits: [] } });
});
