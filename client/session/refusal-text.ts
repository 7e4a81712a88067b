import { CallError } from '@liveryjs/engine/kit/plain';
import { type KeysByCode, refusalKey } from './refusal-key.ts';

/**
 * Returns the text of a refusal for visitors, with the minutes to wait where the platform says how long. Where only the
 * platform has words for the refusal, its message stands beside a sentence of the portal, as text.
 *
 * @param t gives the text of a message key
 * @param keys the refusals of the call that was made, or what gives the key of a refusal: undefined where only the platform has words
 * @returns undefined for a session that is over: the login that opens says so
 */
export function refusalText(
  error: unknown,
  t: (key: string, values?: Readonly<Record<string, string | number>>) => string,
  keys: KeysByCode | ((error: unknown) => string | undefined) = {},
): string | undefined {
  const call = error instanceof CallError ? error : undefined;
  if (call?.code === 'not_logged_in') return undefined;
  if (call?.code === 'too_many_requests' && call.retryAfter !== undefined)
    return t('session.wait', { minutes: Math.max(1, Math.ceil(call.retryAfter / 60)) });
  const key = typeof keys === 'function' ? keys(error) : refusalKey(error, keys);
  if (key !== undefined) return t(key);
  return t('session.platformSays', { message: call?.serverMessage ?? '' });
}
