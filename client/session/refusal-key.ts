import { CallError } from '@liveryjs/engine/kit/plain';

const KEYS: Readonly<Record<string, string>> = {
  too_many_requests: 'session.tooManyRequests',
  replayed: 'session.replayed',
  account_closed: 'session.accountClosed',
  module_off: 'session.unavailable',
  outcome_unknown: 'session.outcomeUnknown',
};

/**
 * Key of what visitors read when any call failed. Where they log in or prove who they are, `signInRefusalKey` knows more.
 *
 * @returns undefined for a refusal that only the platform has words for
 */
export function refusalKey(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return 'engine.actionFailed';
  const codeKey = error.code && KEYS[error.code];
  if (codeKey) return codeKey;
  if (error.kind === 'network') return navigator.onLine ? error.messageKey : 'session.offline';
  if (error.kind === 'timeout') return error.messageKey;
  return error.kind === 'refused' && error.serverMessage ? undefined : 'engine.actionFailed';
}
