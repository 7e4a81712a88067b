import type { LimitPeriod, PlayBreak } from '@liveryjs/schemas/platform';
import type { ColumnType } from 'kysely';

/** In the currency's smallest unit, as whole digits. */
type Money = ColumnType<string | null, string | null, string | null>;

interface DepositLimitTable {
  account_id: number;
  period: LimitPeriod;
  /** null: there is none. */
  amount: Money;
  /** What counts from `next_at` on; null: there is none then. */
  next_amount: Money;
  /** null: nothing changes. */
  next_at: Date | null;
}

interface PlayBreakTable {
  account_id: number;
  kind: PlayBreak['kind'];
  begun_at: Date;
  /** null: never. */
  ends_at: Date | null;
}

export interface LimitTables {
  deposit_limit: DepositLimitTable;
  play_break: PlayBreakTable;
}
