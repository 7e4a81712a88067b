import { CallError } from '@liveryjs/engine/kit/plain';
import type { convertPoints, redeemReward } from '@liveryjs/schemas/calls/points';
import type { RefusalKeys } from '#client/session/refusal-key.ts';

/** Keys of the refusals of spending points. */
export const pointsRefusals: RefusalKeys<typeof convertPoints | typeof redeemReward> = {
  insufficient_points: 'points.notEnough',
  sold_out: 'points.soldOut',
  reward_gone: 'points.gone',
  below_minimum: 'points.belowMinimum',
  need_true_account: 'modal.needTrueAccountText',
  idempotency_key_reused: 'points.sentBefore',
  request_given_up: undefined,
};

export function isWrongPassword(error: unknown): boolean {
  return error instanceof CallError && error.code === 'wrong_password';
}
