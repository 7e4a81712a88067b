import type {
  addPayoutAccount,
  cancelWithdrawal,
  confirmWithdrawal,
  reportMissingTransfer,
  withdraw,
} from '@liveryjs/schemas/calls/withdrawals';
import type { RefusalKeys } from '#client/session/refusal-key.ts';

type Withdrawal =
  | typeof withdraw
  | typeof addPayoutAccount
  | typeof cancelWithdrawal
  | typeof confirmWithdrawal
  | typeof reportMissingTransfer;

/** Keys of the refusals of withdrawals. */
export const withdrawRefusals: RefusalKeys<Withdrawal> = {
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
  // The platform says what its own limits and lists are.
  below_minimum: undefined,
  above_maximum: undefined,
  payout_number_wrong: undefined,
  withdrawal_unknown: undefined,
  transfer_unknown: undefined,
  picture_unknown: undefined,
};
