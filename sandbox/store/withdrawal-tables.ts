import type { WithdrawalStatus, WithdrawalTransfer } from '@liveryjs/schemas/platform';
import type { ColumnType, Generated } from 'kysely';

/** In the currency's smallest unit, as whole digits: it may be larger than a number is exact. */
type Money = ColumnType<string, string, never>;

interface PayoutAccountTable {
  id: Generated<number>;
  account_id: number;
  /** Code of the bank or wallet. */
  provider: string;
  holder: string;
  /** The whole number, which no answer shows. */
  number: string;
  is_default: boolean;
  added_at: Date;
  /** null: it is there. */
  removed_at: Date | null;
}

interface WithdrawalTable {
  reference: string;
  account_id: number;
  payout_account_id: number;
  /** What left the wallet, with the fee. */
  amount: Money;
  fee: Money;
  status: WithdrawalStatus;
  remark: string | null;
  applied_at: Date;
}

interface WithdrawalTransferTable {
  reference: string;
  part: number;
  amount: Money;
  status: WithdrawalTransfer['status'];
  sent_at: Date;
  /** From then on it counts as received. */
  confirm_by: Date;
  /** What the member says of one that has not come. */
  text: string | null;
  remark: string | null;
}

export interface WithdrawalTables {
  payout_account: PayoutAccountTable;
  withdrawal: WithdrawalTable;
  withdrawal_transfer: WithdrawalTransferTable;
}
