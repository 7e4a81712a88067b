import { type Resource, useResource } from '#engine/kit/index.ts';
import { call } from '#platform/client/call.ts';
import { keyOf } from '#platform/client/key-of.ts';
import type { AnswerOf, Call, CallTypes, ParamsOf } from '#schemas/contract/call.ts';
import { useSession } from './use-session.ts';

type Rest<Params> = object extends Params
  ? [params?: Params | null, options?: { readonly keep?: boolean }]
  : [params: Params | null, options?: { readonly keep?: boolean }];

/**
 * Makes a call of the contract for a widget, and shares its answer with every widget that asks the same.
 *
 * @param declared one of `#schemas/generated/calls/…` that only reads
 * @param params null makes no call; neither does a call that needs a session where there is none
 * @param options keep: until other parameters have brought something, the answer of the earlier ones stays
 */
export function useCall<Types extends CallTypes>(
  declared: Call<Types>,
  ...[params, options]: Rest<ParamsOf<Types>>
): Resource<AnswerOf<Types>> {
  const { token, number } = useSession();
  const key = params === null ? null : keyOf(declared, params, { token, number });
  return useResource(
    key,
    (signal) => (call as (...rest: unknown[]) => Promise<AnswerOf<Types>>)(declared, params, { signal }),
    options,
  );
}
