import { CallError } from '@liveryjs/engine/kit/plain';

/** The message keys for a visitor whom a third party could not verify [8.02], by its code. */
const KEYS = {
  invalid_phone_number: 'identity.invalidPhoneNumber',
  missing_phone_number: 'identity.missingPhoneNumber',
  too_many_requests: 'identity.tooManyRequests',
  unknown: 'identity.unknown',
  invalid_verification_code: 'identity.invalidVerificationCode',
  missing_verification_code: 'identity.missingVerificationCode',
  captcha_check_failed: 'identity.captchaCheckFailed',
  quota_exceeded: 'identity.quotaExceeded',
  operation_not_allowed: 'identity.operationNotAllowed',
  code_expired: 'identity.codeExpired',
  popup_closed_by_user: 'identity.popupClosed',
  // The browser's, not the third party's [8.03].
  popup_blocked: 'identity.popupBlocked',
} as const;

export type IdentityCode = keyof typeof KEYS;

/** A third party that could not verify a visitor. */
export class IdentityError extends Error {
  readonly code: IdentityCode;

  /** @param code one that is not known counts as `unknown` */
  constructor(code: string | undefined, options?: ErrorOptions) {
    const knownCode = isKnown(code) ? code : 'unknown';
    super(`The third party did not verify the visitor: ${knownCode}.`, options);
    this.name = 'IdentityError';
    this.code = knownCode;
  }

  /** Key of the message that visitors read. */
  get messageKey(): string {
    return KEYS[this.code];
  }
}

/** Translates a refused call to a third party; calls that did not get through stay as they are. */
export function identityError(error: unknown): unknown {
  const answered = error instanceof CallError && error.code !== undefined;
  return answered ? new IdentityError(error.code, { cause: error }) : error;
}

function isKnown(code: string | undefined): code is IdentityCode {
  return code !== undefined && Object.hasOwn(KEYS, code);
}
