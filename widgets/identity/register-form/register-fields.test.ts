import { expect, test } from 'vitest';
import { type RegisterField, wideFields } from './register-fields.ts';

test.each<[fields: RegisterField[], wide: RegisterField[]]>([
  [['username', 'password', 'confirmPassword'], ['username']],
  [
    ['username', 'password', 'confirmPassword', 'payeeName'],
    ['username', 'payeeName'],
  ],
  [
    ['payeeName', 'mobileNum', 'password', 'confirmPassword'],
    ['mobileNum', 'payeeName'],
  ],
  [[], []],
])('of %j a whole row belongs to %j', (fields, wide) => {
  expect([...wideFields(fields)]).toEqual(wide);
});
