import { expect, test } from 'vitest';
import { type ContactValues, checkContact, proofOf, readContact } from './contact-form.model.ts';

const form = new FormData();
for (const [name, value] of [
  ['countryCode', 'VN'],
  ['mobileNum', ' 0977 000-111 '],
  ['verificationCode', ' 123456 '],
  ['password', ' secret '],
] as const) {
  form.set(name, value);
}
const values: ContactValues = readContact(form, (country) => (country === 'VN' ? '84' : undefined));

test('numbers go without what sets their digits apart, passwords without the space around them', () => {
  expect(values).toEqual({
    countryDialingCode: '84',
    mobileNum: '0977000111',
    email: '',
    verificationCode: '123456',
    password: 'secret',
    oldCode: '',
  });
});

test.each([
  [{}, 'mobile', 'password', {}],
  [{ mobileNum: '' }, 'mobile', 'none', { mobileNum: 'form.notEmpty' }],
  [{ mobileNum: '12' }, 'mobile', 'none', { mobileNum: 'security.badNumber' }],
  [{ countryDialingCode: '' }, 'mobile', 'none', { mobileNum: 'security.badNumber' }],
  [{}, 'email', 'none', { email: 'form.notEmpty' }],
  [{ email: 'mai@nowhere' }, 'email', 'none', { email: 'security.badAddress' }],
  [{ email: 'mai@example.net' }, 'email', 'none', {}],
  [{ verificationCode: '' }, 'mobile', 'none', { verificationCode: 'security.codeMissing' }],
  [{ password: '' }, 'mobile', 'password', { password: 'form.notEmpty' }],
  [{}, 'mobile', 'code', { oldCode: 'security.codeMissing' }],
] as const)('%j of a %s, by %s', (change, contact, way, want) => {
  const problems = checkContact({ ...values, ...change }, contact, way);
  const keys = Object.entries(problems).map(([field, problem]) => [field, problem.key]);
  expect(Object.fromEntries(keys)).toEqual(want);
});

test('only what the way asks for goes along', () => {
  expect(proofOf(values, 'none')).toEqual({ verificationCode: '123456' });
  expect(proofOf(values, 'password')).toEqual({ verificationCode: '123456', password: 'secret' });
  expect(proofOf(values, 'code')).toEqual({ verificationCode: '123456', oldCode: '' });
});
