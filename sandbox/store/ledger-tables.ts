import type { Bet, GameCategoryCode, TransactionKind } from '@liveryjs/schemas/platform';
import type { ColumnType, Generated } from 'kysely';

/** In the currency's smallest unit, as whole digits: it may be larger than a number is exact. */
type Money = ColumnType<string, string, string>;

interface LedgerTransactionTable {
  id: Generated<number>;
  account_id: number;
  kind: TransactionKind;
  reference: string;
  at: Date;
}

interface LedgerEntryTable {
  transaction_id: number;
  /** null: the other side is the house's. */
  wallet_id: number | null;
  /** The house's account; null: the other side is a wallet. */
  house: string | null;
  currency: string;
  amount: Money;
  /** What the wallet holds afterwards. */
  balance: Money | null;
}

interface BetTable {
  id: Generated<number>;
  account_id: number;
  game_type: GameCategoryCode;
  vendor: string;
  node_id: number | null;
  lottery_code: string | null;
  /** What was bet on, in English: a game's own name stands in `game_name` too. */
  title: string;
  stake: Money;
  payout: Money;
  status: Bet['status'];
  reference: string;
  /** The wallet that the stake came from: MAIN, or the vendor's own. */
  place: Generated<string>;
  result: string | null;
  placed_at: Date;
  settled_at: Date | null;
}

interface MemberTransferTable {
  /** Of both movements. */
  reference: string;
  from_id: number;
  to_id: number;
  remark: string | null;
}

export interface LedgerTables {
  ledger_transaction: LedgerTransactionTable;
  ledger_entry: LedgerEntryTable;
  bet: BetTable;
  member_transfer: MemberTransferTable;
}
