import { call } from '@liveryjs/client/calls/call';
import { keyOf } from '@liveryjs/client/calls/key-of';
import { type Resource, useResource } from '@liveryjs/engine/kit';
import type { AnswerOf, Call, CallTypes, ParamsOf } from '@liveryjs/schemas/contract/call';
import { useSession } from './use-session.ts';

/**
 * Makes a call of the contract for a widget, and makes the call again whenever something has happened that changes the
 * answer. What was there stays until the newer answer is here.
 *
 * @param declared one of `@liveryjs/schemas/calls/…` that only reads
 * @param version names what the answer follows, such as the last draw; null makes no call
 */
export function useVersionedCall<Types extends CallTypes>(
  declared: Call<Types>,
  params: ParamsOf<Types>,
  version: string | null,
): Resource<AnswerOf<Types>> {
  const { token, number } = useSession();
  const key = version === null ? null : keyOf(declared, params, { token, number });
  return useResource(
    key && [...key, version],
    (signal) => (call as (...rest: unknown[]) => Promise<AnswerOf<Types>>)(declared, params, { signal }),
    { keep: true },
  );
}
