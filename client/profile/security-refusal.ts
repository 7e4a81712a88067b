import { CallError } from '@liveryjs/engine/kit/plain';
import type {
  changeEmail,
  changeMobile,
  changeTwoFactor,
  sendAccountCode,
  setPaymentPassword,
} from '@liveryjs/schemas/calls/profile';
import { byCode, type RefusalKeys } from '#client/session/refusal-key.ts';

type Change =
  | typeof changeEmail
  | typeof changeMobile
  | typeof changeTwoFactor
  | typeof sendAccountCode
  | typeof setPaymentPassword;

const KEYS: RefusalKeys<Change> = {
  mobile_taken: 'security.taken',
  email_taken: 'security.taken',
  same_contact: 'security.sameContact',
  bad_address: 'security.badAddress',
  not_bound: 'security.notBound',
  no_password: 'security.noPassword',
  wrong_password: 'security.wrongPassword',
  same_password: 'security.samePassword',
  login_password: 'security.loginPassword',
  code_wrong: 'session.codeWrong',
  rule_broken: 'security.sixDigits',
  need_true_account: 'modal.needTrueAccountText',
  // The platform says why no code was sent.
  sms_failed: undefined,
};

/** Codes of refusals by the field that they are about, where the platform does not say. */
type RefusedFields<Field extends string> = Readonly<Partial<Record<string, Field>>>;

/** The problem of a field, or of the whole. */
interface SecurityRefusal<Field extends string> {
  readonly field: Field | undefined;
  /** Key of what visitors read. */
  readonly key: string;
}

/**
 * Reads the platform's refusal of a change of what protects the account; undefined for a refusal that is of no such kind.
 *
 * @param fields the form's own
 * @param usual where a refusal belongs that names no field, by its code
 */
export function securityRefusal<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  usual: RefusedFields<Field> = {},
): SecurityRefusal<Field> | undefined {
  const key = byCode(error, KEYS);
  if (!(error instanceof CallError) || error.code === undefined || key === undefined) return undefined;
  const named = error.details.map(({ at }) => fields.find((field) => at === `body/${field}`));
  return { key, field: named.find((field) => field !== undefined) ?? usual[error.code] };
}
