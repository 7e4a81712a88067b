import type { Finding } from '#compiler/issues/index.ts';
import { isList, isObject, type JsonObject, type JsonValue } from '#compiler/manifest/json.ts';
import { createCheck } from './define-check.ts';
import { type ConditionKind, conditionKinds } from './joint-conditions.ts';

const findings = {
  'contradictory-when': {
    title: 'A condition can never hold',
    severity: 'error',
    message: ({ path, kind, names }) =>
      `${path}: ${kind} ${names.map((name) => JSON.stringify(name)).join(', ')} must hold and must not hold, so this is never shown.`,
    hint: ({ around }) =>
      around
        ? 'What stands around it has a "when", too. Take one of the two out.'
        : 'Take one of the two out.',
  } satisfies Finding<{ path: string; kind: string; names: readonly JsonValue[]; around: boolean }>,
};

export const soundConditions = createCheck({
  docs: 'A condition does not ask for what it, or one around it, rules out.',
  findings,
  run({ schema, survey, path, report }) {
    const kinds = conditionKinds(schema);
    for (const { pointer, value, around } of survey.conditions) {
      const conflict = contradiction([value], kinds) ?? contradiction([value, ...around], kinds);
      if (conflict === undefined || contradiction(around, kinds) !== undefined) continue;
      const isOwn = contradiction([value], kinds) !== undefined;
      report('contradictory-when', { pointer }, { path: path(pointer), ...conflict, around: !isOwn });
    }
  },
});

interface Contradiction {
  readonly kind: string;
  readonly names: readonly JsonValue[];
}

/**
 * Finds a thing that all of some conditions ask for, and one of them rules out. A list holds by any of its names, or by all
 * of them.
 */
export function contradiction(
  conditions: readonly JsonObject[],
  kinds: ReadonlyMap<string, ConditionKind>,
): Contradiction | undefined {
  for (const { not } of conditions) {
    // More than one kind under `not` is ruled out only together.
    const [entry, second] = isObject(not) ? Object.entries(not) : [];
    if (entry === undefined || second !== undefined || !isList(entry[1])) continue;
    const [kind, names] = entry;
    for (const requirement of conditions.map((condition) => condition[kind]))
      if (isList(requirement) && requirement.length > 0 && requirement.every((name) => names.includes(name)))
        if (kinds.get(kind)?.holds !== 'all' || names.every((name) => requirement.includes(name)))
          // Names that hold together: to rule out several of them rules out none alone.
          return { kind, names: requirement };
  }
  return undefined;
}
