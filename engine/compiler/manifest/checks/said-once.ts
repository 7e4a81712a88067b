import type { Finding } from '#compiler/issues/index.ts';
import type { JsonObject, JsonValue } from '#compiler/manifest/json.ts';
import type { Survey } from '#compiler/manifest/resolve/survey.ts';
import { createCheck } from './define-check.ts';
import { type ConditionKind, conditionKinds, jointly } from './joint-conditions.ts';
import { isReadable, timesOf } from './times-of.ts';

const findings = {
  'said-twice': {
    title: 'Two places say what one alone can have',
    severity: 'warning',
    message: ({ path, name, value, otherPath }) =>
      `${path}: the ${name} ${JSON.stringify(value)} is also said by ${otherPath}, and one of the two comes to nothing.`,
    hint: ({ name }) => `Take it out of one of them, or write another ${name}.`,
  } satisfies Finding<{ path: string; name: string; value: JsonValue; otherPath: string }>,
};

type Once = Survey['onces'][number];

export const saidOnce = createCheck({
  docs: 'No two places that show at one time say the same, where the schema lets it be said once (`once`).',
  findings,
  run({ schema, survey, now, saidBy, path, report }) {
    const kinds = conditionKinds(schema);
    for (const uses of groupsOf(survey.onces)) {
      const whens = uses.map(({ pointer }) => whensAround(survey, pointer));
      for (const [index, later] of uses.entries()) {
        const before = uses.findIndex(
          (_, place) =>
            place < index && canBoth([...(whens[place] ?? []), ...(whens[index] ?? [])], kinds, now),
        );
        const first = uses[before];
        if (first === undefined) continue;
        // The value that the brand writes itself is the one to change.
        const isFirst =
          saidBy(first.pointer)?.startsWith('brand') && !saidBy(later.pointer)?.startsWith('brand');
        const [meant, other] = isFirst ? [first, later] : [later, first];
        const { pointer, name, value } = meant;
        report(
          'said-twice',
          { pointer, cause: other.pointer },
          { path: path(pointer), name, value, otherPath: path(other.pointer) },
        );
        break;
      }
    }
  },
});

/** The values that several places say. */
function groupsOf(onces: Survey['onces']): readonly (readonly Once[])[] {
  const groups = new Map<string, Once[]>();
  for (const once of onces) {
    const key = JSON.stringify([once.name, once.within, once.value]);
    groups.set(key, [...(groups.get(key) ?? []), once]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** The conditions under which something stands. */
function whensAround({ conditions }: Survey, pointer: string): readonly JsonObject[] {
  return conditions.flatMap(({ pointer: when, value }) =>
    pointer.startsWith(when.replace(/when$/, '')) ? [value] : [],
  );
}

function canBoth(
  whens: readonly JsonObject[],
  kinds: ReadonlyMap<string, ConditionKind>,
  now: number,
): boolean {
  if (whens.length === 0) return true;
  return jointly(whens, kinds) !== 'never' && (!whens.every(isReadable) || timesOf(whens, now) !== 'never');
}
