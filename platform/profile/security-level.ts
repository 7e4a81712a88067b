import type { MemberSecurity } from '#schemas/generated/platform.ts';

/** What protects an account. */
export const PROTECTIONS = ['password', 'paymentPassword', 'mobile', 'email', 'twoFactor'] as const;
export type Protection = (typeof PROTECTIONS)[number];

export interface SecurityLevel {
  readonly word: 'weak' | 'fair' | 'good' | 'strong';
  /** What is still missing. */
  readonly missing: readonly Protection[];
}

/** Days after which a password counts no more. */
const FRESH_DAYS = 180;
const DAY = 24 * 60 * 60 * 1000;

/**
 * How well an account is protected, by how much of it is set.
 *
 * @param counted what of it the brand offers
 * @param now milliseconds since 1970
 */
export function securityLevel(
  security: MemberSecurity,
  counted: readonly Protection[] = PROTECTIONS,
  now: number = Date.now(),
): SecurityLevel {
  const missing = counted.filter((protection) => !isSet(protection, security, now));
  if (missing.length === 0) return { word: 'strong', missing };
  const share = (counted.length - missing.length) / counted.length;
  return { word: share >= 0.8 ? 'good' : share >= 0.4 ? 'fair' : 'weak', missing };
}

function isSet(protection: Protection, security: MemberSecurity, now: number): boolean {
  switch (protection) {
    case 'password':
      return isFresh(security, now);
    case 'paymentPassword':
      return security.hasPaymentPassword;
    case 'twoFactor':
      return security.twoFactor;
    default:
      return security[protection] !== undefined;
  }
}

/** A password of which nobody knows how old it is counts as an old one. */
function isFresh({ hasPassword, passwordSetAt }: MemberSecurity, now: number): boolean {
  return hasPassword && passwordSetAt !== undefined && now - Date.parse(passwordSetAt) < FRESH_DAYS * DAY;
}
