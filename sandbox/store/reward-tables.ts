import type { GameCategoryCode, Mission } from '@liveryjs/schemas/platform';
import type { ColumnType, Generated } from 'kysely';

/** In the currency's smallest unit, as whole digits: it may be larger than a number is exact. */
type Money = ColumnType<string, string, string>;

/** The code of a member's own link. */
interface ReferralCodeTable {
  account_id: number;
  code: string;
  /** As `nameKey` makes it. */
  code_key: string;
}

/** Whom a member brought. */
interface ReferralTable {
  account_id: number;
  referrer_id: number;
  since: Date;
}

/** What a friend's bets of a day earned; paid. */
interface ReferralEarningTable {
  account_id: number;
  friend_id: number;
  /** Of UTC, as 2026-11-20. */
  day: string;
  level: number;
  turnover: Money;
  /** Basis points. */
  rate: number;
  amount: Money;
  paid_at: Date;
}

/** Valid bets of a day of UTC. */
interface BettingBonusDayTable {
  account_id: number;
  day: string;
  game_type: GameCategoryCode;
  turnover: Money;
  /** Basis points. */
  rate: number;
}

interface BettingBonusClaimTable {
  id: Generated<number>;
  account_id: number;
  game_type: GameCategoryCode;
  amount: Money;
  at: Date;
}

interface MissionTable {
  id: number;
  position: number;
  art: string;
  kind: Mission['kind'];
  span: Mission['span'];
  /** Only bets on games of this kind count. */
  game_type: GameCategoryCode | null;
  /** In the currency's smallest unit where it is money. */
  goal: Money;
  reward: Money;
}

interface MissionTextTable {
  id: number;
  language: string;
  title: string;
}

interface MissionClaimTable {
  account_id: number;
  mission_id: number;
  /** First day of the span; empty for what is there once. */
  span_start: string;
  at: Date;
}

export interface RewardTables {
  referral_code: ReferralCodeTable;
  referral: ReferralTable;
  referral_earning: ReferralEarningTable;
  betting_bonus_day: BettingBonusDayTable;
  betting_bonus_claim: BettingBonusClaimTable;
  mission: MissionTable;
  mission_text: MissionTextTable;
  mission_claim: MissionClaimTable;
}
