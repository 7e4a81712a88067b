import { fitsRule } from '@liveryjs/client/registration/check-field';
import { type IdentityCode, IdentityError } from '@liveryjs/client/verification/identity-error';
import { readMobile } from '@liveryjs/client/verification/mobile-digits';
import type { MobileNumber } from '@liveryjs/client/verification/send-code';
import { CallError } from '@liveryjs/engine/kit/plain';
import { readFields } from '@liveryjs/engine/kit/read-fields';
import type { RegisterRule } from '@liveryjs/schemas/platform';

/** The fields of each form, in their order. */
export const NAME_FIELDS = ['username', 'password', 'captcha'] as const;
export const SMS_FIELDS = ['mobileNum', 'verificationCode', 'captcha'] as const;

export type NameField = (typeof NAME_FIELDS)[number];
export type SmsField = (typeof SMS_FIELDS)[number];
/** Message keys by field that something is wrong with. */
export type Wrong<Field extends string> = Readonly<Partial<Record<Field, string>>>;

export type NameValues = Readonly<Record<NameField, string>>;
export interface SmsValues extends MobileNumber {
  readonly verificationCode: string;
  readonly captcha: string;
}

/** Name by which the form has the chosen country. */
export const COUNTRY = 'countryCode';
/** The most that a verification code may have [5.04]. */
const LONGEST_CODE = 255;
/** The pattern of any mobile number, where the platform does not say more. */
const NUMBER = /^[0-9]{4,15}$/;

/** Reads the values of the form, without the space around them [5.01]. */
export function readName(form: FormData): NameValues {
  return readFields(form, [
    { name: 'username' },
    { name: 'password', kind: 'password' },
    { name: 'captcha', kind: 'code' },
  ]);
}

/**
 * @param dialingCode of a country's code; undefined for a country that the platform does not know
 * @param dialingCodes all that the platform knows
 */
export function readSms(
  form: FormData,
  dialingCode: (country: string) => string | undefined,
  dialingCodes: readonly string[] = [],
): SmsValues {
  const fields = [
    { name: COUNTRY },
    { name: 'mobileNum' },
    { name: 'verificationCode', kind: 'code' },
    { name: 'captcha', kind: 'code' },
  ] as const;
  const { countryCode, mobileNum, verificationCode, captcha } = readFields(form, fields);
  return {
    ...readMobile(mobileNum, dialingCode(countryCode) ?? '', dialingCodes),
    verificationCode,
    captcha,
  };
}

/** Returns the errors of fields that have to be filled in, but are not [5.01]. */
export function checkName(values: NameValues, withCaptcha: boolean): Wrong<NameField> {
  return {
    ...(values.username === '' && { username: 'loginForm.usernameMissing' }),
    ...(values.password === '' && { password: 'loginForm.passwordMissing' }),
    ...checkCaptcha(values, withCaptcha),
  };
}

/** Returns the errors of an SMS login [5.01]. @param rule what the platform takes as a number, once it is known */
export function checkSms(
  values: SmsValues,
  withCaptcha: boolean,
  rule: RegisterRule | undefined,
): Wrong<SmsField> {
  const { verificationCode: code } = values;
  const number = checkNumber(values, rule);
  return {
    ...(number !== undefined && { mobileNum: number }),
    ...((code === '' || code.length > LONGEST_CODE) && { verificationCode: 'loginForm.codeInvalid' }),
    ...checkCaptcha(values, withCaptcha),
  };
}

function checkNumber(
  { countryDialingCode, mobileNum }: MobileNumber,
  rule: RegisterRule | undefined,
): string | undefined {
  if (mobileNum === '') return 'loginForm.mobileNumMissing';
  const fits = NUMBER.test(mobileNum) && (!rule || fitsRule(rule, mobileNum));
  return fits && countryDialingCode !== '' ? undefined : 'loginForm.mobileNumInvalid';
}

function checkCaptcha({ captcha }: { readonly captcha: string }, isRequired: boolean): Wrong<'captcha'> {
  return isRequired && captcha === '' ? { captcha: 'loginForm.captchaMissing' } : {};
}

/** Returns the errors in words. @param t texts by message key */
export function inWords<Field extends string>(wrong: Wrong<Field>, t: (key: string) => string): Wrong<Field> {
  const entries = Object.entries<string | undefined>(wrong);
  return Object.fromEntries(entries.map(([name, key]) => [name, key && t(key)])) as Wrong<Field>;
}

/** Tells whether the password or code was wrong: it is of no more use. */
export function isWrongSecret(error: unknown): boolean {
  return error instanceof CallError && ['wrong_credentials', 'code_wrong'].includes(error.code ?? '');
}

const FIELD_OF: Readonly<Partial<Record<IdentityCode, SmsField>>> = {
  invalid_phone_number: 'mobileNum',
  missing_phone_number: 'mobileNum',
  invalid_verification_code: 'verificationCode',
  missing_verification_code: 'verificationCode',
  code_expired: 'verificationCode',
};

/** The field that a third party's refusal is about [8.02]. */
export function fieldOfRefusal(error: unknown): SmsField | undefined {
  return error instanceof IdentityError ? FIELD_OF[error.code] : undefined;
}
