import { CallError } from '#engine/kit/plain.ts';
import { refusalKey } from './refusal-key.ts';

/**
 * What visitors read of a refusal, with the minutes to wait where the platform says how long.
 *
 * @param t gives the text of a message key
 * @returns undefined for a session that is over: the login that opens says so
 */
export function refusalText(
  error: unknown,
  t: (key: string, values?: Readonly<Record<string, number>>) => string,
): string | undefined {
  const call = error instanceof CallError ? error : undefined;
  if (call?.code === 'not_logged_in') return undefined;
  if (call?.code === 'too_many_requests' && call.retryAfter !== undefined)
    return t('session.wait', { minutes: Math.max(1, Math.ceil(call.retryAfter / 60)) });
  const key = refusalKey(error);
  return key === undefined ? call?.serverMessage : t(key);
}
