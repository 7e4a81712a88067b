import type { FieldProblem } from '@liveryjs/client/registration/check-field';
import { EMAIL } from '@liveryjs/client/registration/pattern-families';
import { readMobile } from '@liveryjs/client/verification/mobile-digits';
import { readFields } from '@liveryjs/engine/kit/read-fields';

/** The kind of contact that is bound. */
type Contact = 'mobile' | 'email';
/** The proof of being the owner, where another contact is bound so far. */
export type Way = 'none' | 'password' | 'code';

/** Name by which the form has the chosen country. */
export const COUNTRY = 'countryCode';
/** The fields, in their order. */
export const FIELDS = ['mobileNum', 'email', 'verificationCode', 'password', 'oldCode'] as const;
export type ContactField = (typeof FIELDS)[number];
export type ContactValues = Readonly<Record<ContactField | 'countryDialingCode', string>>;
type ContactProblems = Partial<Record<ContactField, FieldProblem>>;

const NUMBER = /^[0-9]{4,15}$/;

/**
 * @param dialingCode of a country's code; undefined for one that the platform does not know
 * @param dialingCodes all that the platform knows
 */
export function readContact(
  form: FormData,
  dialingCode: (country: string) => string | undefined,
  dialingCodes: readonly string[] = [],
): ContactValues {
  const { countryCode, mobileNum, ...others } = readFields(form, [
    { name: COUNTRY },
    { name: 'mobileNum' },
    { name: 'email' },
    { name: 'verificationCode', kind: 'code' },
    { name: 'password', kind: 'password' },
    { name: 'oldCode', kind: 'code' },
  ]);
  return {
    ...others,
    ...readMobile(mobileNum, dialingCode(countryCode) ?? '', dialingCodes),
  };
}

export function checkContact(values: ContactValues, contact: Contact, way: Way): ContactProblems {
  const missing: FieldProblem = { key: 'form.notEmpty', values: {} };
  const noCode: FieldProblem = { key: 'security.codeMissing', values: {} };
  const problems: ContactProblems = {};
  const { mobileNum, email, countryDialingCode } = values;
  if (contact === 'mobile') {
    if (mobileNum === '') problems.mobileNum = missing;
    else if (!NUMBER.test(mobileNum) || countryDialingCode === '') {
      problems.mobileNum = { key: 'security.badNumber', values: {} };
    }
  } else if (email === '') problems.email = missing;
  else if (!EMAIL.test(email)) {
    problems.email = { key: 'security.badAddress', values: {} };
  }
  if (values.verificationCode === '') problems.verificationCode = noCode;
  if (way === 'password' && values.password === '') problems.password = missing;
  if (way === 'code' && values.oldCode === '') problems.oldCode = noCode;
  return problems;
}

/** Returns the proof of being the owner, as it is sent. */
export function proofOf({ verificationCode, password, oldCode }: ContactValues, way: Way) {
  return {
    verificationCode,
    ...(way === 'password' && { password }),
    ...(way === 'code' && { oldCode }),
  };
}
