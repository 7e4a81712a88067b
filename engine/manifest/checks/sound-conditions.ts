import type { Finding } from '#engine/issues/index.ts';
import { isList, isObject, type JsonObject, type JsonValue } from '#engine/manifest/json.ts';
import { createCheck } from './define-check.ts';

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
  run({ survey, path, report }) {
    for (const { pointer, value, around } of survey.conditions) {
      const found = contradiction([value]) ?? contradiction([value, ...around]);
      if (found === undefined || contradiction(around) !== undefined) continue;
      const isOwn = contradiction([value]) !== undefined;
      report('contradictory-when', { pointer }, { path: path(pointer), ...found, around: !isOwn });
    }
  },
});

interface Contradiction {
  readonly kind: string;
  readonly names: readonly JsonValue[];
}

/** What all of some conditions ask for, and one of them rules out. A list holds by any of its names, or by all of them. */
function contradiction(conditions: readonly JsonObject[]): Contradiction | undefined {
  for (const { not } of conditions) {
    // More than one kind under `not` is ruled out only together.
    const [entry, second] = isObject(not) ? Object.entries(not) : [];
    if (entry === undefined || second !== undefined || !isList(entry[1])) continue;
    const [kind, names] = entry;
    for (const wanted of conditions.map((condition) => condition[kind]))
      if (isList(wanted) && wanted.length > 0 && wanted.every((name) => names.includes(name)))
        if (kind !== 'features' || names.every((name) => wanted.includes(name)))
          // Features hold together: to rule out several of them rules out none alone.
          return { kind, names: wanted };
  }
  return undefined;
}
