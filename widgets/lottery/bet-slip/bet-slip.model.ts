import type { RefusalKeys } from '@liveryjs/client/session/refusal-key';
import type { placeLotteryOrder } from '@liveryjs/schemas/calls/lottery';
import type { LotteryBet } from '@liveryjs/schemas/platform';

/** Keys of what visitors read when their order was not taken. */
export const ORDER_REFUSALS: RefusalKeys<typeof placeLotteryOrder> & {
  readonly in_need_true_account: string;
} = {
  draw_closed: 'betSlip.refused.closed',
  insufficient_funds: 'betSlip.refused.funds',
  stake_out_of_range: 'betSlip.refused.stake',
  invalid_bet: 'betSlip.refused.bet',
  invalid_game: 'betSlip.refused.other',
  idempotency_key_reused: 'betSlip.refused.other',
  play_break: 'betSlip.refused.break',
  need_true_account: 'betSlip.refused.trial',
  // The word of the specification for the same [8.01].
  in_need_true_account: 'betSlip.refused.trial',
  // The platform says where the game is not offered, and why it rests.
  access_restricted: undefined,
  game_maintenance: undefined,
  request_given_up: undefined,
};

/** Key of how a bet stands. */
export const STATUS_KEYS: Readonly<Record<LotteryBet['status'], string>> = {
  OPEN: 'betSlip.open',
  WON: 'betSlip.won',
  LOST: 'betSlip.lost',
  VOID: 'betSlip.void',
};

/** Tells whether a bet of `before` waits no more: its payout is in the balance. */
export function hasSettled(before: readonly LotteryBet[], now: readonly LotteryBet[]): boolean {
  return before.some(
    ({ betId, status }) =>
      status === 'OPEN' && now.some((bet) => bet.betId === betId && bet.status !== 'OPEN'),
  );
}
