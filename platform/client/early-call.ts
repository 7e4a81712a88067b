import type { EarlyCall } from '#engine/kit/plain.ts';
import { headersOf } from './exchange.ts';
import { type Fields, queryText } from './request.ts';

/**
 * A call as `request` would send it, for the document to send before the portal's code is here.
 *
 * @param picture where in the envelope the address of the page's first picture stands
 */
export function earlyCall(
  path: string,
  query: Fields,
  { merchant, language }: { readonly merchant?: string; readonly language?: string },
  picture: EarlyCall['picture'],
): EarlyCall {
  return { url: path + queryText(query), headers: headersOf(merchant, language), picture };
}
