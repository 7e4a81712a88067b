import type {
  ContractPeriod,
  ContractSettlement,
  ContractState,
  ContractType,
} from '@liveryjs/schemas/platform';
import type { ColumnType, Generated } from 'kysely';

/** In the currency's smallest unit, as whole digits: it may be larger than a number is exact. */
type Money = ColumnType<string, string, string>;

interface ContractTable {
  id: Generated<number>;
  type: ContractType;
  /** null: the house. */
  upline_id: number | null;
  downline_id: number;
  period: ContractPeriod;
  state: ContractState;
  offered_at: Date;
  /** When the offer is no longer good. */
  expires_at: Date;
  active_from: Date | null;
  ended_at: Date | null;
  /** Periods that began before then have been settled; null: none has. */
  settled_until: Date | null;
}

interface ContractTierTable {
  contract_id: number;
  /** From the lowest rate on. */
  position: number;
  /** In basis points. */
  rate: number;
  active_members: number;
  valid_bet: Money;
  loss: Money;
}

interface ContractSettlementTable {
  id: Generated<number>;
  contract_id: number;
  from_at: Date;
  to_at: Date;
  active_members: number;
  valid_bet: Money;
  /** What the team won; below 0 it lost. */
  profit: Money;
  /** In basis points; 0: no tier was reached. */
  rate: number;
  amount: Money;
  state: ContractSettlement['state'];
  paid_at: Date | null;
}

export interface ContractTables {
  contract: ContractTable;
  contract_tier: ContractTierTable;
  contract_settlement: ContractSettlementTable;
}
