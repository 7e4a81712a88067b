import type { transferToMember } from '@liveryjs/schemas/calls/team';
import type { transferWallet } from '@liveryjs/schemas/calls/wallet';
import type { RefusalKeys } from '#client/session/refusal-key.ts';

/** Keys of the refusals of moving money. */
export const transferRefusals: RefusalKeys<typeof transferWallet | typeof transferToMember> = {
  insufficient_funds: 'transfer.notEnough',
  nothing_to_move: 'transfer.nothing',
  wallet_closed: 'transfer.walletClosed',
  single_wallet: 'transfer.walletClosed',
  no_upline: 'transfer.noUpline',
  not_in_team: 'transfer.notInTeam',
  account_closed: 'transfer.accountClosed',
  turnover_left: 'transfer.turnoverLeft',
  need_true_account: 'modal.needTrueAccountText',
  request_given_up: 'outcome.void',
};
