import { CallError } from '@liveryjs/engine/kit/plain';
import { session } from '#client/session/session.ts';
import { newKey } from './new-key.ts';

/** Keys of what was sent without a final answer, by session and by what was asked for. */
const keys = new Map<string, string>();

/**
 * Sends a request that must not happen twice. As long as nobody knows whether it arrived, the same request again has
 * the same idempotency key. An answer ends that, and so does a refusal of the first try: that of a later one, whose
 * password may be mistyped, says nothing about those before.
 *
 * This is not a `payment`: the visitor sends again, not the page, so many requests may be open at once, told apart by
 * what they ask for. None has phases to show, and none is asked after, since nobody may be told of it later: the form
 * that the visitor filled in says how it ended.
 *
 * @param asks what is asked for, without what only proves who asks; stays in the memory of the page
 * @throws CallError
 */
export async function sendOnce<T>(
  asks: readonly (string | number)[],
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const name = JSON.stringify([session.number, ...asks]);
  const before = keys.get(name);
  const key = before ?? newKey();
  keys.set(name, key);
  try {
    const answer = await send(key);
    keys.delete(name);
    return answer;
  } catch (error) {
    if (before === undefined && error instanceof CallError && error.kind === 'refused') keys.delete(name);
    throw error;
  }
}
