import type { LotteryPrizeMode } from '@liveryjs/schemas/platform';
import type { ColumnType, Generated } from 'kysely';

interface LotteryGroupTable {
  code: string;
  position: number;
}

interface LotteryGroupNameTable {
  code: string;
  language: string;
  name: string;
}

interface LotteryGameTable {
  code: string;
  node_id: number;
  group_code: string;
  position: number;
  /** Which rules it has. */
  family: string;
  prize_modes: LotteryPrizeMode[];
  /** Seconds from one draw to the next. */
  every_s: number;
  /** Seconds from the beginning of 1970 to a draw. */
  offset_s: number;
  /** Seconds before its opening at which a draw takes no more bets. */
  closes_s: number;
}

interface LotteryDrawTable {
  game_code: string;
  /** As the schedule has it. */
  opens_at: Date;
  numero: string;
  /** What it is to open; null: what comes. */
  forced: string[] | null;
  /** What it opened; null: it has not. */
  numbers: string[] | null;
  /** When it did. */
  opened_at: Date | null;
}

interface LotteryOrderTable {
  id: Generated<number>;
  account_id: number;
  game_code: string;
  opens_at: Date;
  prize_mode: LotteryPrizeMode;
  placed_at: Date;
}

interface LotteryBetTable {
  bet_id: number;
  order_id: number;
  play_type: string;
  picks: ColumnType<string[][], string, never>;
  combinations: number;
  /** Of one combination, in the currency's smallest unit. */
  stake: ColumnType<string, string, never>;
  /** What a stake of 1 is paid by prize, in hundredths. */
  odds: ColumnType<Record<string, number>, string, never>;
}

export interface LotteryTables {
  lottery_group: LotteryGroupTable;
  lottery_group_name: LotteryGroupNameTable;
  lottery_game: LotteryGameTable;
  lottery_draw: LotteryDrawTable;
  lottery_order: LotteryOrderTable;
  lottery_bet: LotteryBetTable;
}
