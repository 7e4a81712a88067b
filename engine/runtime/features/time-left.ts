import { evaluateCondition, type Facts } from '@liveryjs/compiler/plain/evaluate-condition';
import { isTime } from '@liveryjs/compiler/plain/times';
import type { Condition } from '@liveryjs/schemas/brand';

/**
 * Returns the part of a condition that still depends on the time, once all else that is known has been held against it.
 *
 * @param unknownAs what counts for the rest, which is not known: false gives when the condition surely holds
 * @returns a condition of nothing but time; true or false where the time does not matter
 */
export function timeLeft(
  condition: Condition,
  facts: Facts,
  allOf: readonly string[],
  unknownAs = false,
): Condition | boolean {
  const { not, ...rest } = condition;
  const parts = Object.entries(rest);
  const others = Object.fromEntries(parts.filter(([kind]) => !isTime(kind)));
  if (!(evaluateCondition(others, facts, allOf) ?? unknownAs)) return false;
  const inner = not === undefined ? false : timeLeft(not, facts, allOf, !unknownAs);
  if (inner === true) return false;
  const time: Condition = {
    ...Object.fromEntries(parts.filter(([kind]) => isTime(kind))),
    ...(inner && { not: inner }),
  };
  return Object.keys(time).length === 0 || time;
}
