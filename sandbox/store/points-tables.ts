import type {
  ActivityStatus,
  PointsTransaction,
  Promotion,
  RafflePrize,
  Redeem,
  Reward,
} from '@liveryjs/schemas/platform';
import type { Generated } from 'kysely';

interface RewardTable {
  id: number;
  type: Reward['type'];
  position: number;
  art: string;
  points: number;
  stock: number;
  stock_at_first: number;
  /** Money that one is worth, in the currency's smallest unit, as whole digits; null for what is no money. */
  bonus: string | null;
}

interface RewardTextTable {
  id: number;
  language: string;
  name: string;
  description: string;
}

interface RedeemTable {
  reference: string;
  account_id: number;
  reward_id: number;
  quantity: number;
  points: number;
  status: Redeem['status'];
  remark: string | null;
  applied_at: Date;
}

interface PointsEntryTable {
  id: Generated<number>;
  account_id: number;
  at: Date;
  reason: PointsTransaction['reason'];
  points: number;
  balance: number;
  reference: string;
}

/** Requests that were carried out, by the key that their sender gave them. */
interface AnsweredOnceTable {
  account_id: number;
  key: string;
  request_hash: string;
  /** As JSON; null while it is carried out. */
  answer: unknown;
}

interface UploadTable {
  id_hash: string;
  account_id: number;
  type: string;
  bytes: Uint8Array;
  ends_at: Date;
  /** The request that named it; null: none has yet. */
  used_for: string | null;
}

interface PromotionActivityTable {
  promotion_id: number;
  kind: NonNullable<Promotion['activity']>['kind'];
  /** From today; below 0 it has begun. */
  starts_in_days: number;
  closes_in_days: number | null;
  /** What is claimed, in the currency's smallest unit, as whole digits; null: nothing in money. */
  bonus: string | null;
}

interface ParticipationTable {
  account_id: number;
  promotion_id: number;
  status: ActivityStatus;
  comment: string | null;
  remark: string | null;
  tickets: Generated<number>;
}

interface RafflePrizeTable {
  id: number;
  promotion_id: number;
  position: number;
  kind: RafflePrize['kind'];
  /** Points, or money in the currency's smallest unit. */
  amount: number;
  art: string;
  weight: number;
}

interface RafflePrizeTextTable {
  id: number;
  language: string;
  name: string;
}

export interface PointsTables {
  reward: RewardTable;
  reward_text: RewardTextTable;
  redeem: RedeemTable;
  points_entry: PointsEntryTable;
  answered_once: AnsweredOnceTable;
  upload: UploadTable;
  promotion_activity: PromotionActivityTable;
  participation: ParticipationTable;
  raffle_prize: RafflePrizeTable;
  raffle_prize_text: RafflePrizeTextTable;
}
