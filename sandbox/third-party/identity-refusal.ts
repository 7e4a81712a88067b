import { Refusal } from '#sandbox/http/refusal.ts';

/** Why the third party does not verify somebody [8.02]: its codes, in its words. */
const REASONS = {
  invalid_phone_number: 'This is no mobile number.',
  missing_phone_number: 'There is no mobile number.',
  too_many_requests: 'Too many requests. Please wait 5 minutes and try again.',
  unknown: 'Something went wrong.',
  invalid_verification_code: 'This is not the code that was sent.',
  missing_verification_code: 'There is no code.',
  captcha_check_failed: 'The check for programs has failed.',
  quota_exceeded: 'The quota of messages is used up.',
  operation_not_allowed: 'The third party is not used for this here.',
  code_expired: 'The code has expired. Please ask for a new one.',
  popup_closed_by_user: 'The window was closed before it was done.',
} as const;

export type IdentityReason = keyof typeof REASONS;

export function identityRefusal(code: IdentityReason): Refusal {
  const wait = { 'retry-after': '300' };
  return code === 'too_many_requests'
    ? new Refusal(429, REASONS[code], { code }, wait)
    : new Refusal(403, REASONS[code], { code });
}
