import { request } from '#platform/client/request.ts';
import type { LotteryOrder, LotteryOrderRequest } from '#schemas/generated/platform.ts';

/** Bets on one draw, all taken or none. The same key again pays nothing again, and answers the same. */
export function placeLotteryOrder(order: LotteryOrderRequest): Promise<LotteryOrder> {
  return request('/lotto/lgw/orders', { method: 'POST', body: order, token: true });
}
