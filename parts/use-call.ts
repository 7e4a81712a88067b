import { call } from '@liveryjs/client/calls/call';
import { keyOf } from '@liveryjs/client/calls/key-of';
import { type Resource, useResource } from '@liveryjs/engine/kit';
import type { AnswerOf, Call, CallTypes, ParamsOf } from '@liveryjs/schemas/contract/call';
import { useSession } from './use-session.ts';

type Rest<Params> = object extends Params
  ? [params?: Params | null, options?: { readonly keep?: boolean }]
  : [params: Params | null, options?: { readonly keep?: boolean }];

/**
 * Makes a call of the contract for a widget, and shares its answer with every widget that asks the same.
 *
 * @param declared one of `@liveryjs/schemas/calls/…` that only reads
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
