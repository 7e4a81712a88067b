import type { RegisterMobileRequest, RegisterRequest, RegisterRules } from '@liveryjs/schemas/platform';
import type { Mistake } from '#sandbox/http/schemas.ts';
import { isPlain } from './is-plain.ts';
import { matchPattern } from './match-pattern.ts';
import { nameKey } from './name-key.ts';

/** username: the visitor chooses a name. mobile: the platform makes one, for a number. */
export type RegisterMode = 'username' | 'mobile';

/** The form of a registration. */
export interface RegisterForm {
  readonly mode: RegisterMode;
  readonly rules: RegisterRules;
  /** True when the visitor chooses the password. */
  readonly withPassword: boolean;
}

/** The fields that rules are for, but for the captcha, which is no property of an account. */
const FIELDS = [
  'username',
  'password',
  'mobileNum',
  'email',
  'payeeName',
  'affiliateCode',
  'paymentPassword',
  'idNumber',
  'recommenderId',
  'zalo',
  'facebook',
  'qqNum',
  'line',
  'whatsapp',
  'wechat',
] as const;

type Field = (typeof FIELDS)[number];

/** The values filled in: of every field that is asked for and not empty, without blanks around them but for passwords. */
export type RegisterFields = Partial<Record<Field, string>>;

/** Characters that other calls take, whatever an operator allows. */
const LONGEST: Partial<Record<Field, number>> = { username: 100, password: 200, email: 200 };
const SECRET: readonly Field[] = ['password', 'paymentPassword'];

/** The fields of a registration. An affiliate code counts without its field too: a site may have one [4.08]. */
export function readFields(
  body: RegisterRequest | RegisterMobileRequest,
  form: RegisterForm,
): RegisterFields {
  const fields: RegisterFields = {};
  for (const field of FIELDS) {
    const value = SECRET.includes(field) ? body[field] : body[field]?.trim();
    if (value && (isAsked(field, form) || field === 'affiliateCode')) fields[field] = value;
  }
  return fields;
}

/** Returns the mistakes in the fields by the merchant's rules [5.03], [5.04]. */
export function checkFields(fields: RegisterFields, form: RegisterForm): readonly Mistake[] {
  return FIELDS.filter((field) => isAsked(field, form)).flatMap((field) => {
    const message = checkField(field, fields[field], form);
    return message === undefined ? [] : [{ at: `body/${field}`, message }];
  });
}

function isAsked(field: Field, { mode, rules, withPassword }: RegisterForm): boolean {
  if (field === 'username') return mode === 'username';
  if (field === 'password') return withPassword;
  if (field === 'mobileNum' && mode === 'mobile') return true;
  return rules[field]?.enabled === true;
}

/** A number and a password for payments are needed wherever they are asked for. */
function isNeeded(field: Field, rules: RegisterRules): boolean {
  return (
    ['username', 'password', 'mobileNum', 'paymentPassword'].includes(field) ||
    rules[field]?.required === true
  );
}

/** @returns what is wrong with a field; undefined where nothing is */
export function checkField(
  field: Field,
  value: string | undefined,
  { rules }: Pick<RegisterForm, 'rules'>,
): string | undefined {
  if (value === undefined) return isNeeded(field, rules) ? 'is missing' : undefined;
  // The form of a code is not checked: its existence says more, and a site's own code has no field to mend it in.
  if (field === 'affiliateCode') return undefined;
  // Such a value could not be entered at a login again, or not be kept by a table.
  if (!isPlain(value)) return 'must not hold control characters';
  const { minLength = 0, maxLength = 255, acceptedPattern = '*' } = rules[field] ?? {};
  const most = Math.min(maxLength, LONGEST[field] ?? maxLength);
  const length = [...value].length;
  const longest = field === 'username' ? Math.max(length, [...nameKey(value)].length) : length;
  if (length < minLength || longest > most) {
    return `must have ${minLength === most ? most : `${minLength} to ${most}`} characters`;
  }
  if (!matchPattern(acceptedPattern, value)) return `must match pattern "${acceptedPattern}"`;
  if (field === 'mobileNum' && !/^[0-9]{4,15}$/.test(value)) return 'must be 4 to 15 digits';
  return undefined;
}
