import { CallError } from '@liveryjs/engine/kit/plain';

const KEYS: Readonly<Record<string, string>> = {
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

/** Key of what visitors read when money could not be moved; undefined for what is not of transfers alone. */
export function transferRefusal(error: unknown): string | undefined {
  return error instanceof CallError && error.code !== undefined ? KEYS[error.code] : undefined;
}
