import { callIfOffered } from '@liveryjs/client/calls/call-if-offered';
import { type Resource, useResource } from '@liveryjs/engine/kit';
import type { AnswerOf, Call, CallTypes, ParamsOf } from '@liveryjs/schemas/contract/call';

/**
 * Makes a call that is this project's own and needs no session: null is the answer of a platform that does not have it.
 * Until other parameters have brought something, the answer of the earlier ones stays.
 *
 * @param params null makes no call
 */
export function useOfferedCall<Types extends CallTypes>(
  declared: Call<Types>,
  params: ParamsOf<Types> | null,
): Resource<AnswerOf<Types> | null> {
  return useResource(
    params && [declared.name, params],
    (signal) => callIfOffered(declared, params as ParamsOf<Types>, signal),
    { keep: true },
  );
}
