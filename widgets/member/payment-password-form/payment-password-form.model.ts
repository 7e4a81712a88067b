import type { FieldProblem } from '@liveryjs/client/registration/check-field';
import { readFields } from '@liveryjs/engine/kit/read-fields';
import type { MemberSecurity, PaymentPasswordRequest } from '@liveryjs/schemas/platform';

/** The proof of being the owner: nothing, the password to log in with, the payment password so far, or a code. */
type Way = 'none' | 'password' | 'old' | 'code';

/** The fields, in their order; which of the first three stands there is the way's. */
export const FIELDS = [
  { name: 'password', kind: 'password' },
  { name: 'oldPassword', kind: 'password' },
  { name: 'verificationCode', kind: 'code' },
  { name: 'newPassword', kind: 'password' },
  { name: 'confirmNewPassword', kind: 'password' },
] as const;

export type PaymentField = (typeof FIELDS)[number]['name'];
export type PaymentValues = Readonly<Record<PaymentField, string>>;
type PaymentProblems = Partial<Record<PaymentField, FieldProblem>>;

const SIX = /^[0-9]{6}$/;

export function readPayment(form: FormData): PaymentValues {
  return readFields(form, FIELDS);
}

/** @param forgotten the visitor has forgotten the one so far */
export function wayOf({ hasPassword, hasPaymentPassword }: MemberSecurity, forgotten: boolean): Way {
  if (hasPaymentPassword) return forgotten ? 'code' : 'old';
  return hasPassword ? 'password' : 'none';
}

export function checkPayment(values: PaymentValues, way: Way): PaymentProblems {
  const { newPassword, confirmNewPassword } = values;
  const missing: FieldProblem = { key: 'form.notEmpty', values: {} };
  const problems: PaymentProblems = {};
  if (way === 'password' && values.password === '') problems.password = missing;
  if (way === 'old' && values.oldPassword === '') problems.oldPassword = missing;
  if (way === 'code' && values.verificationCode === '') {
    problems.verificationCode = { key: 'security.codeMissing', values: {} };
  }
  if (!SIX.test(newPassword)) problems.newPassword = { key: 'security.sixDigits', values: {} };
  else if (confirmNewPassword !== newPassword) {
    problems.confirmNewPassword = { key: 'paymentPasswordForm.inconsistent', values: {} };
  }
  return problems;
}

/** Returns the request: of the proofs of being the owner, only the one that the way asks for. */
export function paymentRequest(
  { password, oldPassword, verificationCode, newPassword, confirmNewPassword }: PaymentValues,
  way: Way,
  channel: 'SMS' | 'EMAIL',
): PaymentPasswordRequest {
  return {
    newPassword,
    confirmNewPassword,
    ...(way === 'password' && { password }),
    ...(way === 'old' && { oldPassword }),
    ...(way === 'code' && { channel, verificationCode }),
  };
}
