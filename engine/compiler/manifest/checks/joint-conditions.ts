import type { Condition } from '@liveryjs/schemas/brand';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import { isList, isObject, type JsonObject, own, textsIn } from '#compiler/manifest/json.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
import { evaluateCondition, type Facts } from '#compiler/plain/evaluate-condition.ts';

/** A kind of condition, as its schema describes it. */
export interface ConditionKind {
  /** `all`: all names of a list must be facts. `one`: a visit has exactly one name. Else any of a list's names will do. */
  readonly holds: 'all' | 'one' | 'any';
  /** All names that there are; empty where they are not known. */
  readonly names: readonly string[];
}

/** The kinds of conditions that hold by lists of names. */
export const conditionKinds = byIdentity((schema: JsonSchema): ReadonlyMap<string, ConditionKind> => {
  const properties = own(own(own(schema, '$defs'), 'condition'), 'properties');
  return new Map(
    Object.entries(isObject(properties) ? properties : {}).flatMap(([kind, description]) => {
      if (own(description, 'type') !== 'array') return [];
      const holds = own(description, 'holds');
      const names = textsIn(own(own(description, 'items'), 'enum'));
      return [[kind, { holds: holds === 'all' || holds === 'one' ? holds : 'any', names }]];
    }),
  );
});

/** The kinds in a brand, whose languages are all that there are. */
export function kindsIn(
  schema: JsonSchema,
  languages: readonly string[],
): ReadonlyMap<string, ConditionKind> {
  const kinds = conditionKinds(schema);
  const spoken = kinds.get('languages');
  return spoken === undefined || languages.length === 0
    ? kinds
    : new Map([...kinds, ['languages', { ...spoken, names: languages }]]);
}

/** The most names of a kind for which all visits are tried: nobody writes more. */
const MOST_NAMES = 6;
const MOST_VISITS = 1024;

/**
 * Tells whether some conditions hold together for every visit that there may be, or for none; undefined where it depends on the
 * visit, or takes too long to say. Times may hold or not.
 */
export function jointly(
  conditions: readonly JsonObject[],
  kinds: ReadonlyMap<string, ConditionKind>,
): 'always' | 'never' | undefined {
  if (!conditions.every((condition) => isSound(condition, kinds))) return undefined;
  let visits: Facts[] = [{}];
  for (const [kind, { holds, names }] of kinds) {
    const written = [...new Set(conditions.flatMap((condition) => namesIn(condition, kind)))];
    if (written.length === 0) continue;
    if (holds !== 'one' && written.length > MOST_NAMES) return undefined;
    // One of the names that no condition has stands for all of them.
    const [rest] = names.length > 0 ? names.filter((name) => !written.includes(name)) : [''];
    const others = written.filter((name) => names.length === 0 || names.includes(name)).concat(rest ?? []);
    const facts = holds === 'one' ? others.map((name) => [name]) : subsets(written);
    if (visits.length * facts.length > MOST_VISITS) return undefined;
    visits = visits.flatMap((visit) => facts.map((fact) => ({ ...visit, [kind]: fact })));
  }
  const allOf = [...kinds].flatMap(([kind, { holds }]) => (holds === 'all' ? [kind] : []));
  const answers = visits.map((visit) => {
    const each = conditions.map((condition) => evaluateCondition(condition as Condition, visit, allOf));
    return each.includes(false) ? false : each.every((answer) => answer === true) ? true : undefined;
  });
  if (answers.every((answer) => answer === false)) return 'never';
  return answers.every((answer) => answer === true) ? 'always' : undefined;
}

/** The kinds without which some conditions that never hold together would. */
export function kindsAtFault(
  conditions: readonly JsonObject[],
  kinds: ReadonlyMap<string, ConditionKind>,
): readonly string[] {
  return [...kinds.keys()].filter((kind) => {
    const others = new Map([...kinds].filter(([other]) => other !== kind));
    return jointly(conditions, others) !== 'never';
  });
}

function namesIn(condition: JsonObject, kind: string): readonly string[] {
  const { [kind]: names, not } = condition;
  return [...textsIn(names), ...(isObject(not) ? namesIn(not, kind) : [])];
}

function isSound(condition: JsonObject, kinds: ReadonlyMap<string, ConditionKind>): boolean {
  return Object.entries(condition).every(([kind, value]) =>
    kind === 'not' ? isObject(value) && isSound(value, kinds) : isList(value) || !kinds.has(kind),
  );
}

function subsets(names: readonly string[]): string[][] {
  const [name, ...others] = names;
  if (name === undefined) return [[]];
  return subsets(others).flatMap((subset) => [subset, [name, ...subset]]);
}
