import { CallError } from '@liveryjs/engine/kit/plain';

const KEYS: Readonly<Record<string, string>> = {
  payment_password_missing: 'withdraw.paymentMissing',
  payout_account_unknown: 'withdraw.accountGone',
  payout_holder_wrong: 'withdraw.holderWrong',
  payout_accounts_full: 'withdraw.accountsFull',
  count_limit: 'withdraw.countLimit',
  day_limit: 'withdraw.dayLimit',
  turnover_left: 'withdraw.turnover',
  fee_changed: 'withdraw.feeChanged',
  insufficient_funds: 'withdraw.notEnough',
  need_true_account: 'modal.needTrueAccountText',
  withdrawal_decided: 'withdraw.decided',
  transfer_over: 'withdraw.transferOver',
  request_given_up: 'outcome.void',
};

/** Key of what visitors read when money could not be withdrawn; undefined for what is not of withdrawals alone. */
export function withdrawRefusal(error: unknown): string | undefined {
  return error instanceof CallError && error.code !== undefined ? KEYS[error.code] : undefined;
}
