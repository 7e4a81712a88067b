import type { CallError } from '@liveryjs/engine/kit/plain';
import type { LotteryBet } from '@liveryjs/schemas/platform';

const REFUSALS: Readonly<Record<string, string>> = {
  draw_closed: 'betSlip.refused.closed',
  insufficient_funds: 'betSlip.refused.funds',
  stake_out_of_range: 'betSlip.refused.stake',
  invalid_bet: 'betSlip.refused.bet',
  invalid_game: 'betSlip.refused.other',
  idempotency_key_reused: 'betSlip.refused.other',
  play_break: 'betSlip.refused.break',
  in_need_true_account: 'betSlip.refused.trial',
};

/** Key of what visitors read when their order was not taken; undefined where others have the words. */
export function refusedKey({ code }: Pick<CallError, 'code'>): string | undefined {
  return code === undefined ? undefined : REFUSALS[code];
}

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
