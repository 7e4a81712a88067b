import type { Condition } from '@liveryjs/schemas/brand';
import { isTime, type Times, timeHolds } from '#compiler/plain/times.ts';

/**
 * The known facts about the visitor and the platform: names by kind. A kind that is missing is not known yet. `now` holds
 * one, the time as an ISO text of UTC.
 */
export type Facts = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * Tells whether a condition of a resolved manifest holds: all of its parts must. A list holds when any of its names is a
 * fact, or all of them for the kinds in `allOf`.
 *
 * @returns undefined while a fact that decides is not known yet
 */
export function evaluateCondition(
  condition: Condition | undefined,
  facts: Facts,
  allOf: readonly string[],
): boolean | undefined {
  let isDecided = true;
  for (const [kind, requirement] of Object.entries(condition ?? {})) {
    const result =
      kind === 'not'
        ? negate(evaluateCondition(requirement as Condition, facts, allOf))
        : isTime(kind)
          ? facts.now && timeHolds(kind, condition as Times, String(facts.now))
          : listHolds(requirement as readonly string[], facts[kind], allOf.includes(kind));
    if (result === false) return false;
    if (result === undefined) isDecided = false;
  }
  return isDecided ? true : undefined;
}

function listHolds(requiredNames: readonly string[], have: readonly string[] | undefined, all: boolean) {
  if (!have) return undefined;
  return all
    ? requiredNames.every((name) => have.includes(name))
    : requiredNames.some((name) => have.includes(name));
}

function negate(value: boolean | undefined) {
  return value === undefined ? undefined : !value;
}
