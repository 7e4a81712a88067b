import type { RegisterRules } from '@liveryjs/schemas/platform';
import { checkField, type FieldProblem } from '#client/registration/check-field.ts';
import { ruleOf } from '#client/registration/rule-of.ts';

/**
 * Checks a new password against the rule of the registration [5.05], [5.06]. There has to be one.
 *
 * @param rules of the registration, once they are known
 */
export function checkNewPassword(
  rules: RegisterRules | undefined,
  password: string,
): FieldProblem | undefined {
  return checkField({ ...ruleOf('password', rules), required: true }, password);
}
