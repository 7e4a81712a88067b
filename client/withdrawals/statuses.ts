import { getUnreadCount } from '@liveryjs/schemas/calls/member';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import {
  getWithdrawals,
  getWithdrawalTransfers,
  getWithdrawConfig,
} from '@liveryjs/schemas/calls/withdrawals';
import type { WithdrawalStatus, WithdrawalTransfer } from '@liveryjs/schemas/platform';

/** Message keys of how withdrawals stand. */
export const STATUSES: Readonly<Record<WithdrawalStatus, string>> = {
  PENDING: 'withdrawals.pending',
  APPROVED: 'withdrawals.approved',
  PAYING: 'withdrawals.paying',
  PAID: 'withdrawals.paid',
  DISPUTED: 'withdrawals.disputed',
  RECEIVED: 'withdrawals.received',
  REJECTED: 'withdrawals.rejected',
  CANCELLED: 'withdrawals.cancelled',
};

/** Message keys of how their transfers stand [4.22]. */
export const TRANSFER_STATUSES: Readonly<Record<WithdrawalTransfer['status'], string>> = {
  SENT: 'withdrawals.transferSent',
  RECEIVED: 'withdrawals.received',
  RECEIVED_BY_TIME: 'withdrawals.transferByTime',
  DISPUTED: 'withdrawals.disputed',
  FORCED: 'withdrawals.transferForced',
  REPLACED: 'withdrawals.transferReplaced',
  RETURNED: 'withdrawals.transferReturned',
};

/** The calls whose answers a withdrawal changes. */
export const CHANGED = [
  getBalance,
  getWithdrawConfig,
  getWithdrawals,
  getWithdrawalTransfers,
  getUnreadCount,
] as const;
