import type { cancelDeposit, orderDeposit } from '@liveryjs/schemas/calls/deposits';
import type { RefusalKeys } from '#client/session/refusal-key.ts';

/** Keys of the refusals of deposits. */
export const depositRefusals: RefusalKeys<typeof orderDeposit | typeof cancelDeposit> = {
  channel_gone: 'deposit.refused.channel',
  below_minimum: 'deposit.refused.amount',
  above_maximum: 'deposit.refused.amount',
  over_day_limit: 'deposit.refused.day',
  too_many_pending: 'deposit.refused.waiting',
  bonus_unavailable: 'deposit.refused.bonus',
  below_bonus_minimum: 'deposit.refused.bonusMinimum',
  deposit_state: 'deposit.refused.state',
  deposit_gone: 'deposit.gone',
  limit_reached: 'deposit.refused.ownLimit',
  play_break: 'deposit.refused.break',
  need_true_account: 'modal.needTrueAccountText',
  request_given_up: undefined,
};
