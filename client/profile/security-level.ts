import { pageTime } from '@liveryjs/engine/kit/plain';
import type { MemberSecurity } from '@liveryjs/schemas/platform';

/** The protections of an account. */
export const PROTECTIONS = ['password', 'paymentPassword', 'mobile', 'email', 'twoFactor'] as const;
export type Protection = (typeof PROTECTIONS)[number];

export interface SecurityLevel {
  readonly word: 'weak' | 'fair' | 'good' | 'strong';
  /** The protections that are still missing. */
  readonly missing: readonly Protection[];
  /** The protections that are there, and due to be changed: a password that is old. */
  readonly due: readonly Protection[];
}

/** Days after which a password is old. */
const FRESH_DAYS = 180;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Rates the protection of an account, by how much of it is set.
 *
 * @param counted what of it the brand offers
 * @param now milliseconds since 1970
 */
export function securityLevel(
  security: MemberSecurity,
  counted: readonly Protection[] = PROTECTIONS,
  now: number = pageTime(),
): SecurityLevel {
  const missing = counted.filter((protection) => !isSet(protection, security));
  const due = counted.filter((protection) => protection === 'password' && isOld(security, now));
  const sound = counted.length - missing.length - due.length;
  if (sound === counted.length) return { word: 'strong', missing, due };
  const share = sound / counted.length;
  return { word: share >= 0.8 ? 'good' : share >= 0.4 ? 'fair' : 'weak', missing, due };
}

function isSet(protection: Protection, security: MemberSecurity): boolean {
  switch (protection) {
    case 'password':
      return security.hasPassword;
    case 'paymentPassword':
      return security.hasPaymentPassword;
    case 'twoFactor':
      return security.twoFactor;
    default:
      return security[protection] !== undefined;
  }
}

/** A password of which nobody knows how old it is counts as an old one. */
function isOld({ hasPassword, passwordSetAt }: MemberSecurity, now: number): boolean {
  const fresh = passwordSetAt !== undefined && now - Date.parse(passwordSetAt) < FRESH_DAYS * DAY;
  return hasPassword && !fresh;
}
