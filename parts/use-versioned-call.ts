import { type Resource, useResource } from '#engine/kit/index.ts';
import { call } from '#platform/client/call.ts';
import { keyOf } from '#platform/client/key-of.ts';
import type { AnswerOf, Call, CallTypes, ParamsOf } from '#schemas/contract/call.ts';
import { useSession } from './use-session.ts';

/**
 * Makes a call of the contract for a widget, and makes the call again whenever something has happened that changes the
 * answer. What was there stays until the newer answer is here.
 *
 * @param declared one of `#schemas/generated/calls/…` that only reads
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
