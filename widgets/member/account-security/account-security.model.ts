import { type Protection, type SecurityLevel, securityLevel } from '@liveryjs/client/profile/security-level';
import type { MemberSecurity } from '@liveryjs/schemas/platform';

/** The state of a protection, in words: message keys, or a text of the platform. */
export interface ProtectionState {
  /** It is there, and need not be changed. */
  readonly isSet: boolean;
  /** The text about the protection: a key, with the time that it names, or the text itself. */
  readonly detail: { readonly key: string; readonly since?: string } | { readonly text: string };
  /** Key of what its button says. */
  readonly action: string;
}

/** @param level as `securityLevel` has counted it */
export function protectionState(
  protection: Protection,
  security: MemberSecurity,
  level: SecurityLevel = securityLevel(security),
): ProtectionState {
  const isSet = ![...level.missing, ...level.due].includes(protection);
  const say = (key: string, action: string, since?: string): ProtectionState => ({
    isSet,
    detail: { key: `accountSecurity.${key}`, ...(since !== undefined && { since }) },
    action: `accountSecurity.${action}`,
  });
  switch (protection) {
    case 'password': {
      const { hasPassword, passwordSetAt } = security;
      if (!hasPassword) return say('notSet', 'setShort');
      if (passwordSetAt === undefined) return say('oldUnknown', 'changeShort');
      return say(isSet ? 'setOn' : 'oldSince', 'changeShort', passwordSetAt);
    }
    case 'paymentPassword':
      return security.hasPaymentPassword ? say('paymentSet', 'changeShort') : say('notSet', 'setShort');
    case 'twoFactor':
      return security.twoFactor ? say('twoFactorOn', 'offShort') : say('twoFactorOff', 'onShort');
    default: {
      const text = security[protection];
      return text === undefined
        ? say('notLinked', 'addShort')
        : { isSet, detail: { text }, action: 'accountSecurity.changeShort' };
    }
  }
}
