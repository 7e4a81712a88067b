import {
  checkField,
  type FieldProblem,
  verificationCodeRule,
} from '@liveryjs/client/registration/check-field';
import type { RegisterMode, Registration } from '@liveryjs/client/registration/register';
import { ruleOf } from '@liveryjs/client/registration/rule-of';
import { byCode, type FieldRefusals } from '@liveryjs/client/session/refusal-key';
import { readMobile } from '@liveryjs/client/verification/mobile-digits';
import { readFields } from '@liveryjs/engine/kit';
import { CallError } from '@liveryjs/engine/kit/plain';
import type { register, registerMobile } from '@liveryjs/schemas/calls/identity';
import type { RegisterRules } from '@liveryjs/schemas/platform';
import { FIELD_KINDS, FIELDS, type RegisterField } from './register-fields.ts';

/** The values of the form: empty where a field does not show, or is not ticked. */
export type RegisterValues = Readonly<Record<RegisterField | 'countryDialingCode', string>>;
export type FieldProblems = Readonly<Partial<Record<RegisterField, FieldProblem>>>;

/** The conditions that decide which fields show. */
export interface Wanted {
  readonly mode: RegisterMode;
  readonly rules: RegisterRules;
  /** Numbers are confirmed by a code (REGMOBVERF3). */
  readonly verification: boolean;
  /** Who registers by a number chooses a password (MOBILENUMPASSREG3). */
  readonly mobilePassword: boolean;
  /** No site code is known, or it is not good [4.09]. */
  readonly withoutSiteCode: boolean;
  /** The platform asks for a captcha beside its rules. */
  readonly captchaAsked: boolean;
  /** Years that the agreement confirms. */
  readonly minimumAge: number;
}

/** Fields that must be filled in wherever they show [5.03]. */
const ALWAYS: readonly RegisterField[] = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'paymentPassword',
];

/** Tells whether a field shows [2.31]. */
export function shows(field: RegisterField, requirements: Wanted): boolean {
  const { mode, rules } = requirements;
  const enabled = rules[field]?.enabled ?? false;
  switch (field) {
    case 'username':
      return mode === 'username';
    case 'mobileNum':
      return mode === 'mobile' || enabled;
    case 'verificationCode':
      return requirements.verification && shows('mobileNum', requirements);
    case 'password':
    case 'confirmPassword':
      return mode === 'username' || requirements.mobilePassword;
    case 'affiliateCode':
      return enabled && requirements.withoutSiteCode;
    // The platform has no rule for it where it does not care.
    case 'referralCode':
      return rules.referralCode?.enabled ?? true;
    case 'captcha':
      return enabled || requirements.captchaAsked;
    case 'agreement':
      return true;
    default:
      return enabled;
  }
}

/** Tells whether a field that shows must be filled in. */
export function isNeeded(field: RegisterField, { rules, captchaAsked }: Wanted): boolean {
  const always = field === 'captcha' ? captchaAsked : ALWAYS.includes(field);
  return always || (rules[field]?.required ?? false);
}

/**
 * Reads the values of the form; digits as the platform knows them.
 *
 * @param dialingCode of a country, which the form holds by its code
 * @param dialingCodes all that the platform knows
 */
export function registerValues(
  data: FormData,
  dialingCode: (country: string) => string | undefined,
  dialingCodes: readonly string[] = [],
): RegisterValues {
  const inputs = FIELDS.map(
    (name) => ({ name, kind: name === 'agreement' ? 'text' : FIELD_KINDS[name].kind }) as const,
  );
  const { country, ...typed } = readFields<RegisterField | 'country'>(data, [...inputs, { name: 'country' }]);
  return {
    ...typed,
    ...readMobile(typed.mobileNum, dialingCode(country) ?? '', dialingCodes),
  };
}

/** Returns the problems of the fields that show [5.03], [5.04]. */
export function fieldProblems(values: RegisterValues, requirements: Wanted): FieldProblems {
  const problems = FIELDS.filter((field) => shows(field, requirements)).flatMap((field) => {
    const problem = problemOf(field, values, requirements);
    return problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(problems);
}

function problemOf(
  field: RegisterField,
  values: RegisterValues,
  requirements: Wanted,
): FieldProblem | undefined {
  if (field === 'agreement') {
    const { minimumAge: age } = requirements;
    return values.agreement === '' ? { key: 'registerForm.ageMissing', values: { age } } : undefined;
  }
  const rule = {
    ...(ruleOf(field, requirements.rules) ?? verificationCodeRule),
    required: isNeeded(field, requirements),
  };
  const problem = checkField(rule, values[field]);
  if (problem) return problem;
  if (field === 'confirmPassword' && values.confirmPassword !== values.password)
    return { key: 'registerForm.inconsistentTwice', values: {} };
  if (field === 'mobileNum' && !(values.countryDialingCode && /^[0-9]{4,15}$/.test(values.mobileNum)))
    return { key: 'registerForm.mobileNumWrong', values: {} };
  return undefined;
}

/** Returns the values that are sent to the platform: of every field that shows and is not empty. */
export function filledIn(values: RegisterValues, requirements: Wanted): Registration['values'] {
  const { countryDialingCode } = values;
  const fields = FIELDS.filter(
    (field) => field !== 'agreement' && shows(field, requirements) && values[field] !== '',
  );
  return {
    ...Object.fromEntries(fields.map((field) => [field, values[field]])),
    ...(fields.includes('mobileNum') && { countryDialingCode }),
  };
}

/** The fields that refusals are about, and what is said below them. */
const REFUSED: FieldRefusals<typeof register | typeof registerMobile, RegisterField> = {
  username_taken: ['username', 'registerForm.usernameTaken'],
  mobile_taken: ['mobileNum', 'registerForm.mobileNumTaken'],
  email_taken: ['email', 'registerForm.emailTaken'],
  code_wrong: ['verificationCode', 'registerForm.verificationCodeWrong'],
  invalid_affiliate: ['affiliateCode', 'registration.invalidInvitationCode'],
  invalid_referral: ['referralCode', 'registration.invalidReferralCode'],
  captcha_required: ['captcha', 'session.captchaRequired'],
  captcha_wrong: ['captcha', 'session.captchaWrong'],
};

/** The message keys below fields that the platform does not accept though the rules do. */
const NOT_ACCEPTED: Readonly<Partial<Record<RegisterField, string>>> = {
  payeeName: 'registerForm.realName',
  mobileNum: 'registerForm.mobileNumWrong',
  verificationCode: 'registerForm.verificationCodeWrong',
};

/** Message keys by field that a refusal is about; none where it is about no field. */
export function refusedFields(error: unknown): Readonly<Partial<Record<RegisterField, string>>> {
  if (!(error instanceof CallError) || error.code === undefined) return {};
  const refusal = byCode(error, REFUSED);
  if (refusal) return { [refusal[0]]: refusal[1] };
  if (error.code !== 'rule_broken') return {};
  const places = error.details.map(({ at }) => at.replace('countryDialingCode', 'mobileNum'));
  const fields = FIELDS.filter((field) => places.includes(`body/${field}`));
  return Object.fromEntries(
    fields.map((field) => [field, NOT_ACCEPTED[field] ?? 'registerForm.notAccepted']),
  );
}
