interface RebateRateTable {
  account_id: number;
  /** Basis points of valid bets. */
  rate: number;
}

interface TeamLinkTable {
  /** An affiliate code of an agent's. */
  code: string;
  /** What its agent calls it. */
  name: string;
  /** Kind of the accounts that register by it. */
  type: number;
  /** Their rate in basis points. */
  rate: number;
  made_at: Date;
  /** null: it is on. */
  off_at: Date | null;
}

export interface TeamTables {
  rebate_rate: RebateRateTable;
  team_link: TeamLinkTable;
}
