import { request } from '#platform/client/request.ts';
import type { Raffle, RaffleRequest } from '#schemas/generated/platform.ts';

/** What can be won in a raffle. */
export function getRaffle(params: RaffleRequest, signal: AbortSignal): Promise<Raffle> {
  return request('/wps/promotion/raffle', { query: { ...params }, signal });
}

export function raffleKey(params: RaffleRequest) {
  return ['getRaffle', params] as const;
}
