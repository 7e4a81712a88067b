import type { RegisterRule } from '@liveryjs/schemas/platform';
import { familyKeys, familyPatterns } from './pattern-families.ts';
import { safePattern } from './safe-pattern.ts';

/** The problem of a field: a message key and its values. */
export interface FieldProblem {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Characters that the platform takes in any field. */
const LONGEST = 255;
/** Number of the family that any characters are of. */
const ANYTHING = 1;
/** A code that was sent may have any length that the platform takes [5.04]. */
export const verificationCodeRule: RegisterRule = { required: true };

/**
 * Checks what stands in a field against its rule [5.04]. Characters are counted as people see most of them: an emoji of
 * two code units is one. A pattern that could hang the page is not tried; in its place stands that of the family.
 *
 * @returns undefined when all is well; `form.notEmpty` wants the field's label besides, as `field`
 */
export function checkField(rule: RegisterRule, value: string): FieldProblem | undefined {
  if (value === '') return rule.required ? { key: 'form.notEmpty', values: {} } : undefined;
  return fitsRule(rule, value) ? undefined : inWords(rule);
}

/**
 * Tells whether the value of a field has the length and the characters that its rule wants, as `checkField` says it in
 * words.
 */
export function fitsRule(rule: RegisterRule, value: string): boolean {
  const { min, max } = boundsOf(rule);
  // Longer than all its characters could be: not looked at one by one.
  const length = value.length > 2 * LONGEST ? value.length : [...value].length;
  return length >= min && length <= max && accepts(rule, value);
}

/** Returns the inputs that a rule accepts, as a message key and its values. */
export function inWords(rule: RegisterRule): FieldProblem {
  const { min, max } = boundsOf(rule);
  const { patternId = ANYTHING } = rule;
  return { key: familyKeys[patternId] ?? 'rule.any', values: { min, max, same: min === max ? 'yes' : 'no' } };
}

function boundsOf({ minLength = 0, maxLength = LONGEST }: RegisterRule) {
  const max = Math.min(maxLength, LONGEST);
  return { min: Math.max(0, Math.min(minLength, max)), max };
}

function accepts(
  { acceptedPattern: pattern = '*', patternId = ANYTHING }: RegisterRule,
  value: string,
): boolean {
  if (pattern === '*' || pattern === '') return true;
  return (safePattern(pattern) ?? familyPatterns[patternId])?.test(value) ?? true;
}
