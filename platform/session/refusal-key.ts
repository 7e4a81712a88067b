import { CallError } from '#engine/kit/plain.ts';

const KEYS: Readonly<Record<string, string>> = {
  wrong_credentials: 'session.wrongCredentials',
  captcha_required: 'session.captchaRequired',
  captcha_wrong: 'session.captchaWrong',
  too_many_requests: 'session.tooManyRequests',
  account_closed: 'session.accountClosed',
  module_off: 'session.unavailable',
};

/**
 * Key of what visitors read when they could not be logged in.
 *
 * @returns undefined for a refusal that only the platform has words for
 */
export function refusalKey(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return 'engine.actionFailed';
  const known = error.code && KEYS[error.code];
  if (known) return known;
  if (error.kind === 'network') return navigator.onLine ? error.messageKey : 'session.offline';
  if (error.kind === 'timeout') return error.messageKey;
  return error.kind === 'refused' && error.serverMessage ? undefined : 'engine.actionFailed';
}
