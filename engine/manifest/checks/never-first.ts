import type { Change, Finding } from '#engine/issues/index.ts';
import { isObject, type JsonValue, own, ownText } from '#engine/manifest/json.ts';
import { pointerTo } from '#engine/manifest/pointer.ts';
import { createCheck } from './define-check.ts';
import { isImplied } from './implied.ts';

const findings = {
  'never-first': {
    title: 'Something always stands behind another thing that shows first',
    severity: 'error',
    message: ({ path, first, same, isAlways }) =>
      `${path}: ${first} stands before it${same}, and ${isAlways ? 'always shows' : 'shows whenever this would'}, so this is never shown.`,
    hint: ({ id, changes }) =>
      changes === undefined
        ? 'Only the first one shows whose "when" holds: give the first one another "when", or take one of the two out.'
        : `Only the first one shows whose "when" holds: write "$before": ${JSON.stringify(id)} here.`,
  } satisfies Finding<{
    path: string;
    first: string;
    id: string;
    same: string;
    isAlways: boolean;
    changes: readonly Change[] | undefined;
  }>,
};

export const neverFirst = createCheck({
  docs: 'Of items of which the first one shows whose `when` holds (`firstOf`), none stands behind one that shows whenever it would.',
  findings,
  run({ survey, path, report }) {
    const conditions = new Map(survey.conditions.map(({ pointer, value }) => [pointer, value]));
    for (const { pointer: list, value: items, key } of survey.firsts) {
      const shown = items.flatMap((item, index) => {
        const pointer = pointerTo(list, index);
        if (
          !isObject(item) ||
          survey.dropped.has(pointer) ||
          (isMode(list) && own(item, 'when') === undefined)
        )
          return [];
        const isAlways = survey.always.has(`${pointer}/when`);
        return [{ item, pointer, when: isAlways ? undefined : conditions.get(`${pointer}/when`) }];
      });
      for (const [index, later] of shown.entries()) {
        const first = shown
          .slice(0, index)
          .find(({ item, when }) => isSame(item, later.item, key) && isImplied(when, later.when));
        if (first === undefined) continue;
        const id = ownText(first.item, 'id');
        const isWhole = first.when === undefined;
        const change = { pointer: `${later.pointer}/$before`, value: id ?? '' };
        report(
          'never-first',
          { pointer: id === undefined ? later.pointer : `${later.pointer}/id` },
          {
            path: path(later.pointer),
            first: id === undefined ? path(first.pointer) : JSON.stringify(id),
            id: id ?? '',
            same: key === '' ? '' : ` with the same ${key} ${JSON.stringify(own(later.item, key))}`,
            isAlways: isWhole,
            // A group that holds for a time is the exception, and the one that was meant to show then.
            changes: id !== undefined && !isImplied(later.when, first.when) ? [change] : undefined,
          },
        );
      }
    }
  },
});

/** A mode without a season is what seasons stand in for, and none of them. */
function isMode(list: string): boolean {
  return list === '/theme/modes';
}

function isSame(item: JsonValue, other: JsonValue, key: string): boolean {
  return key === '' || own(item, key) === own(other, key);
}
