import { expect, test } from 'vitest';
import { checkPayment, type PaymentValues, paymentRequest, wayOf } from './payment-password-form.model.ts';

const values: PaymentValues = {
  password: 'Livery2026',
  oldPassword: '135790',
  verificationCode: '123456',
  newPassword: '246801',
  confirmNewPassword: '246801',
};
const none: PaymentValues = { ...values, password: '', oldPassword: '', verificationCode: '' };
const account = { hasPassword: true, hasPaymentPassword: true, twoFactor: false };

test.each([
  [account, false, 'old'],
  [account, true, 'code'],
  [{ ...account, hasPaymentPassword: false }, true, 'password'],
  [{ ...account, hasPaymentPassword: false, hasPassword: false }, false, 'none'],
] as const)('%j (forgotten: %s) shows its owner by %s', (security, forgotten, way) => {
  expect(wayOf(security, forgotten)).toBe(way);
});

test.each([
  ['none', {}, []],
  ['password', { password: 'Livery2026' }, ['password']],
  ['old', { oldPassword: '135790' }, ['oldPassword']],
  ['code', { channel: 'EMAIL', verificationCode: '123456' }, ['verificationCode']],
] as const)('[7.04] by %s only that goes along, and may not be missing', (way, proof, missing) => {
  const expected = { newPassword: '246801', confirmNewPassword: '246801', ...proof };
  expect(paymentRequest(values, way, 'EMAIL')).toEqual(expected);
  expect(checkPayment(values, way)).toEqual({});
  expect(Object.keys(checkPayment(none, way))).toEqual(missing);
});

test.each([
  ['24680', '24680', { newPassword: { key: 'security.sixDigits', values: {} } }],
  ['24680a', '24680a', { newPassword: { key: 'security.sixDigits', values: {} } }],
  ['246801', '246802', { confirmNewPassword: { key: 'paymentPasswordForm.inconsistent', values: {} } }],
])('%s and %s are not taken', (newPassword, confirmNewPassword, problems) => {
  expect(checkPayment({ ...values, newPassword, confirmNewPassword }, 'old')).toEqual(problems);
});
