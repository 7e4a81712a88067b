import { CallError } from '@liveryjs/engine/kit/plain';

const KEYS: Readonly<Record<string, string>> = {
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
};

/** Key of what visitors read when a deposit was refused; undefined for what is not of deposits alone. */
export function depositRefusal(error: unknown): string | undefined {
  return error instanceof CallError && error.code !== undefined ? KEYS[error.code] : undefined;
}
