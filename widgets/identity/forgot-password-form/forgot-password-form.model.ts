import { checkNewPassword } from '@liveryjs/client/password/password-rule';
import {
  checkField,
  type FieldProblem,
  verificationCodeRule,
} from '@liveryjs/client/registration/check-field';
import { EMAIL } from '@liveryjs/client/registration/pattern-families';
import { ruleOf } from '@liveryjs/client/registration/rule-of';
import { byCode, type FieldRefusals } from '@liveryjs/client/session/refusal-key';
import { readMobile } from '@liveryjs/client/verification/mobile-digits';
import { readFields } from '@liveryjs/engine/kit/read-fields';
import type { mailPassword, setPassword } from '@liveryjs/schemas/calls/identity';
import type { PasswordMailRequest, PasswordPhoneRequest, RegisterRules } from '@liveryjs/schemas/platform';

/** The fields of each form, in their order. */
export const EMAIL_FIELDS = ['username', 'email'] as const;
export const PHONE_FIELDS = ['mobileNum', 'verificationCode', 'newPassword'] as const;
/** Name by which the form has the chosen country. */
export const COUNTRY = 'countryCode';

export type EmailField = (typeof EMAIL_FIELDS)[number];
export type PhoneField = (typeof PHONE_FIELDS)[number];
export type PhoneValues = Omit<PasswordPhoneRequest, 'verification'>;
export type Problems<Name extends string> = Readonly<Partial<Record<Name, FieldProblem | undefined>>>;

const MISSING: FieldProblem = { key: 'form.notEmpty', values: {} };
/** The pattern of any mobile number, where the platform does not say more. */
const NUMBER = /^[0-9]{4,15}$/;

export function readEmail(form: FormData): PasswordMailRequest {
  return readFields(form, [{ name: 'username' }, { name: 'email' }]);
}

/**
 * @param dialingCode of a country's code; undefined for one that the platform does not know
 * @param dialingCodes all that the platform knows
 */
export function readPhone(
  form: FormData,
  dialingCode: (country: string) => string | undefined,
  dialingCodes: readonly string[] = [],
): PhoneValues {
  const { countryCode, mobileNum, verificationCode, newPassword } = readFields(form, [
    { name: COUNTRY },
    { name: 'mobileNum' },
    { name: 'verificationCode', kind: 'code' },
    { name: 'newPassword', kind: 'password' },
  ]);
  return {
    ...readMobile(mobileNum, dialingCode(countryCode) ?? '', dialingCodes),
    verificationCode,
    newPassword,
  };
}

/** Returns the problems of a reset by mail [5.06]. @param rules of the registration, once they are known */
export function checkEmail(
  { username, email }: PasswordMailRequest,
  rules: RegisterRules = {},
): Problems<EmailField> {
  return { username: checkUsername(username, rules), email: checkAddress(email, rules) };
}

/** Returns the problems of a reset by phone [5.06]. @param rules of the registration, once they are known */
export function checkPhone(
  { countryDialingCode, mobileNum, verificationCode, newPassword }: PhoneValues,
  rules: RegisterRules = {},
): Problems<PhoneField> {
  return {
    mobileNum: checkNumber(mobileNum, countryDialingCode, rules),
    verificationCode:
      verificationCode === '' || checkField(verificationCodeRule, verificationCode)
        ? { key: 'forgotPasswordForm.codeInvalid', values: {} }
        : undefined,
    newPassword: checkNewPassword(rules, newPassword),
  };
}

function checkUsername(username: string, rules: RegisterRules): FieldProblem | undefined {
  if (username === '') return MISSING;
  // An account may be older than the rule: a name that is too short today is somebody's.
  return checkField({ ...ruleOf('username', rules), minLength: 1 }, username);
}

function checkAddress(email: string, { email: rule }: RegisterRules): FieldProblem | undefined {
  if (email === '') return MISSING;
  if (!EMAIL.test(email)) return { key: 'forgotPasswordForm.emailInvalid', values: {} };
  return rule && checkField(rule, email);
}

function checkNumber(
  mobileNum: string,
  dialingCode: string,
  { mobileNum: rule }: RegisterRules,
): FieldProblem | undefined {
  if (mobileNum === '') return MISSING;
  const fits = NUMBER.test(mobileNum) && dialingCode !== '' && !(rule && checkField(rule, mobileNum));
  return fits ? undefined : { key: 'forgotPasswordForm.mobileNumInvalid', values: {} };
}

const REFUSALS: FieldRefusals<typeof mailPassword | typeof setPassword, EmailField | PhoneField> = {
  no_such_account: ['username', 'forgotPasswordForm.noSuchAccount'],
  code_wrong: ['verificationCode', 'session.codeWrong'],
  rule_broken: ['newPassword', 'forgotPasswordForm.ruleBroken'],
};

/** Returns the problem of the field that the platform refuses; undefined for a refusal that is about none. */
export function refusedFields(error: unknown): Problems<EmailField | PhoneField> | undefined {
  const refusal = byCode(error, REFUSALS);
  return refusal && { [refusal[0]]: { key: refusal[1], values: {} } };
}
