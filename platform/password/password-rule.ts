import { checkField, type FieldProblem } from '#platform/registration/check-field.ts';
import { patternFamilies } from '#platform/registration/pattern-families.ts';
import type { RegisterRule } from '#schemas/generated/platform.ts';

/** Characters of a password that the platform takes at all. */
export const LONGEST_PASSWORD = 200;

/** What holds while nobody knows the platform's rule, which has the last word. */
const ANY: RegisterRule = {
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: LONGEST_PASSWORD,
  patternId: 1,
  acceptedPattern: '*',
};

/** Checks a new password against the rule of the registration [5.05], [5.06]. There has to be one. */
export function checkNewPassword(rule: RegisterRule = ANY, password: string): FieldProblem | undefined {
  return checkField({ ...rule, required: true }, password);
}

/** What a new password has to be, in words: a message key and its values. */
export function describePasswords({ patternId, minLength: min, maxLength: max }: RegisterRule): FieldProblem {
  const { key } = patternFamilies[patternId] ?? { key: 'rule.any' };
  return { key, values: { min, max, same: min === max ? 'yes' : 'no' } };
}
