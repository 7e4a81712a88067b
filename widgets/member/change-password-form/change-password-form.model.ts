import { checkNewPassword } from '@liveryjs/client/password/password-rule';
import type { FieldProblem } from '@liveryjs/client/registration/check-field';
import { byCode, type FieldRefusals } from '@liveryjs/client/session/refusal-key';
import type { changePassword } from '@liveryjs/schemas/calls/identity';
import type { RegisterRules } from '@liveryjs/schemas/platform';

/** The fields of the form, in their order. */
export const FIELDS = [
  { name: 'oldPassword', kind: 'password' },
  { name: 'newPassword', kind: 'password' },
  { name: 'confirmNewPassword', kind: 'password' },
] as const;
export type ChangeField = (typeof FIELDS)[number]['name'];
export type ChangeValues = Readonly<Record<ChangeField, string>>;
export type ChangeProblems = Readonly<Partial<Record<ChangeField, FieldProblem | undefined>>>;

const MISSING: FieldProblem = { key: 'form.notEmpty', values: {} };

/**
 * Returns the problems, by field [5.05].
 *
 * @param withOld whether the account has a password so far
 * @param rules of the registration, once they are known
 */
export function checkChange(
  { oldPassword, newPassword, confirmNewPassword }: ChangeValues,
  withOld: boolean,
  rules: RegisterRules | undefined,
): ChangeProblems {
  return {
    oldPassword: withOld && oldPassword === '' ? MISSING : undefined,
    newPassword: checkNewPassword(rules, newPassword),
    confirmNewPassword: checkConfirmation(newPassword, confirmNewPassword),
  };
}

function checkConfirmation(password: string, again: string): FieldProblem | undefined {
  if (again === '') return MISSING;
  return again === password ? undefined : { key: 'changePasswordForm.inconsistent', values: {} };
}

const REFUSALS: FieldRefusals<typeof changePassword, ChangeField> = {
  wrong_password: ['oldPassword', 'changePasswordForm.wrongPassword'],
  same_password: ['newPassword', 'changePasswordForm.samePassword'],
  rule_broken: ['newPassword', 'changePasswordForm.ruleBroken'],
};

/** Returns the problem of the field that the platform refuses; undefined for a refusal that is about none. */
export function refusedFields(error: unknown): ChangeProblems | undefined {
  const refusal = byCode(error, REFUSALS);
  return refusal && { [refusal[0]]: { key: refusal[1], values: {} } };
}
