import type { Change, Finding } from '#compiler/issues/index.ts';
import { isObject, type JsonObject, type JsonValue, own, ownText } from '#compiler/manifest/json.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
import { decidedBy } from '#compiler/manifest/resolve/can-hold.ts';
import { createCheck } from './define-check.ts';
import { isImplied } from './implied.ts';
import { type ConditionKind, jointly, kindsIn } from './joint-conditions.ts';

const findings = {
  'never-first': {
    title: 'Something always stands behind another thing that shows first',
    severity: 'error',
    message: ({ path, first, same, isAlways, others }) =>
      others > 0
        ? `${path}: ${first} and ${others} more stand before it${same}, and one of them always shows when this would, so this is never shown.`
        : `${path}: ${first} stands before it${same}, and ${isAlways ? 'always shows' : 'shows whenever this would'}, so this is never shown.`,
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
    /** The number of others that it takes besides the first. */
    others: number;
    changes: readonly Change[] | undefined;
  }>,
};

export const neverFirst = createCheck({
  docs: 'No item stands behind one that shows whenever it would, where the first item shows whose `when` holds (`firstOf`).',
  findings,
  run({ manifest, schema, survey, path, report }) {
    const kinds = kindsIn(schema, decidedBy(manifest).languages);
    const conditions = new Map(survey.conditions.map(({ pointer, value }) => [pointer, value]));
    for (const { pointer: list, value: items, key, beside } of survey.firsts) {
      const shown = items.flatMap((item, index) => {
        const pointer = pointerTo(list, index);
        if (
          !isObject(item) ||
          survey.dropped.has(pointer) ||
          showsBeside(item, beside) ||
          (isMode(list) && own(item, 'when') === undefined)
        )
          return [];
        const isAlways = survey.always.has(`${pointer}/when`);
        return [{ item, pointer, when: isAlways ? undefined : conditions.get(`${pointer}/when`) }];
      });
      for (const [index, later] of shown.entries()) {
        const before = shown.slice(0, index).filter(({ item }) => isSame(item, later.item, key));
        const alone = before.find(({ when }) => isImplied(when, later.when));
        const [first] = alone ? [alone] : isCovered(later.when, before, kinds) ? before : [];
        if (first === undefined) continue;
        const others = alone ? 0 : before.length - 1;
        const id = ownText(first.item, 'id');
        const isWhole = first.when === undefined;
        const change = { pointer: `${later.pointer}/$before`, value: id ?? '' };
        report(
          'never-first',
          { pointer: id === undefined ? later.pointer : `${later.pointer}/id`, cause: first.pointer },
          {
            path: path(later.pointer),
            first: id === undefined ? path(first.pointer) : JSON.stringify(id),
            id: id ?? '',
            same: key === '' ? '' : ` with the same ${key} ${JSON.stringify(own(later.item, key))}`,
            isAlways: isWhole,
            others,
            // A group that holds for a time is the exception, and the one that was meant to show then.
            changes:
              others === 0 && id !== undefined && !isImplied(later.when, first.when) ? [change] : undefined,
          },
        );
      }
    }
  },
});

/** Tells whether one of several always shows when a condition holds. */
function isCovered(
  when: JsonObject | undefined,
  before: readonly { readonly when: JsonObject | undefined }[],
  kinds: ReadonlyMap<string, ConditionKind>,
): boolean {
  const outer = before.flatMap((item) => (item.when === undefined ? [] : [{ not: item.when }]));
  return outer.length > 0 && jointly([...(when ? [when] : []), ...outer], kinds) === 'never';
}

function showsBeside(item: JsonObject, beside: JsonObject): boolean {
  const entries = Object.entries(beside);
  return entries.length > 0 && entries.every(([key, value]) => own(item, key) === value);
}

/** A mode without a season is what seasons stand in for, and none of them. */
function isMode(list: string): boolean {
  return list === '/theme/modes';
}

function isSame(item: JsonValue, other: JsonValue, key: string): boolean {
  return key === '' || own(item, key) === own(other, key);
}
