import type { EarlyCall } from '@liveryjs/engine/kit/plain';
import type { Call, CallTypes, ParamsOf } from '@liveryjs/schemas/contract/call';
import { headersOf } from './exchange.ts';
import { type Fields, queryText } from './request.ts';

/**
 * A call of the contract as `call` would send it, for the document to send before the portal's code is here.
 *
 * @param declared a call that asks by its address alone, and needs no session
 * @param params parameters of the address, in the order in which the page's own call has them
 * @param pictures where in the envelope the address of the page's first picture stands, and of the one for narrow windows
 */
export function earlyCall<Types extends CallTypes>(
  { path, fixed }: Call<Types>,
  params: ParamsOf<Types> & { readonly merchant?: string; readonly language?: string },
  pictures: Pick<EarlyCall, 'picture' | 'narrow'>,
): EarlyCall {
  const { merchant, language } = params;
  return {
    url: path + queryText({ ...fixed, ...params } as Fields),
    headers: headersOf(merchant, language),
    ...pictures,
  };
}
