import { CallError } from '@liveryjs/engine/kit/plain';
import { IdentityError } from '#platform/verification/identity-error.ts';
import { asksForCaptcha } from './captcha.ts';

const KEYS: Readonly<Record<string, string>> = {
  wrong_credentials: 'session.wrongCredentials',
  code_wrong: 'session.codeWrong',
  captcha_required: 'session.captchaRequired',
  captcha_wrong: 'session.captchaWrong',
  verification_required: 'session.verificationRequired',
  verification_wrong: 'session.verificationWrong',
  challenge_over: 'session.challengeOver',
  identity_wrong: 'session.identityWrong',
  too_many_requests: 'session.tooManyRequests',
  replayed: 'session.replayed',
  account_closed: 'session.accountClosed',
  member_no_enter: 'session.memberNoEnter',
  error_not_agent: 'session.errorNotAgent',
  module_off: 'session.unavailable',
  outcome_unknown: 'session.outcomeUnknown',
};

/**
 * Key of what visitors read when they could not be logged in or verified [8.03].
 *
 * @returns undefined for a refusal that only the platform has words for
 */
export function refusalKey(error: unknown): string | undefined {
  if (error instanceof IdentityError) return error.messageKey;
  if (!(error instanceof CallError)) return 'engine.actionFailed';
  const known = error.code && KEYS[error.code];
  if (known) return known;
  if (error.kind === 'network') return navigator.onLine ? error.messageKey : 'session.offline';
  if (error.kind === 'timeout') return error.messageKey;
  if (error.kind === 'refused' && error.serverMessage) return undefined;
  return asksForCaptcha(error) ? 'session.captchaRequired' : 'engine.actionFailed';
}
