import type { FieldSpec } from '@liveryjs/engine/kit';

/** The fields of the form, in their order. */
export const FIELDS = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'captcha',
  'agreement',
] as const;
export type RegisterField = (typeof FIELDS)[number];

type Described = Omit<FieldSpec, 'name' | 'label' | 'optional' | 'hint'>;

/** The kind of input of each field; the agreement is a box to tick. */
export const FIELD_KINDS: Readonly<Record<Exclude<RegisterField, 'agreement'>, Described>> = {
  username: { kind: 'text', icon: 'user', autoComplete: 'username' },
  mobileNum: { kind: 'tel', autoComplete: 'tel-national' },
  verificationCode: { kind: 'code', icon: 'shield', autoComplete: 'one-time-code' },
  password: { kind: 'password', icon: 'lock', autoComplete: 'new-password' },
  confirmPassword: { kind: 'password', icon: 'lock', autoComplete: 'new-password' },
  payeeName: { kind: 'text', autoComplete: 'name' },
  email: { kind: 'email', icon: 'mail', autoComplete: 'email' },
  paymentPassword: { kind: 'password', icon: 'lock', autoComplete: 'off' },
  idNumber: { kind: 'text', autoComplete: 'off' },
  qqNum: { kind: 'text', inputMode: 'numeric', autoComplete: 'off' },
  line: { kind: 'text', autoComplete: 'off' },
  whatsapp: { kind: 'tel', autoComplete: 'off' },
  zalo: { kind: 'text', autoComplete: 'off' },
  facebook: { kind: 'text', autoComplete: 'off' },
  wechat: { kind: 'text', autoComplete: 'off' },
  recommenderId: { kind: 'text', autoComplete: 'off' },
  affiliateCode: { kind: 'text', autoComplete: 'off' },
  referralCode: { kind: 'text', autoComplete: 'off' },
  captcha: { kind: 'code', autoComplete: 'off' },
};

const WIDE: readonly RegisterField[] = ['username', 'mobileNum', 'verificationCode'];

/** The fields of a form that have a whole row where there is room for two: those that need it, and one without a neighbour. */
export function wideFields(fields: readonly RegisterField[]): ReadonlySet<RegisterField> {
  const wide = new Set<RegisterField>();
  let waiting: RegisterField | undefined;
  for (const field of fields) {
    const isWide = WIDE.includes(field);
    if (isWide) wide.add(field);
    if (isWide && waiting !== undefined) wide.add(waiting);
    waiting = isWide || waiting !== undefined ? undefined : field;
  }
  if (waiting !== undefined) wide.add(waiting);
  return wide;
}
