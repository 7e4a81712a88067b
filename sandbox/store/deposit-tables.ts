import type { BonusStatus, DepositChannel, DepositStatus, OwnReward } from '@liveryjs/schemas/platform';
import type { ColumnType, Generated } from 'kysely';

/** In the currency's smallest unit, as whole digits: it may be larger than a number is exact. */
type Money = ColumnType<string, string, string>;

interface DepositChannelTable {
  code: string;
  kind: DepositChannel['kind'];
  position: number;
  minimum: Money;
  maximum: Money;
  /** What may be ordered in 24 hours. */
  day_maximum: Money;
  /** Basis points of the amount. */
  fee_points: number;
  quick_amounts: number[];
  /** How long an order waits to be paid; null: it is paid at once. */
  minutes: number | null;
}

interface DepositChannelTextTable {
  code: string;
  language: string;
  name: string;
  steps: string;
}

interface BonusOfferTable {
  id: number;
  position: number;
  /** Of the deposit. */
  percent: number;
  maximum: Money;
  /** Deposit that it takes. */
  minimum: Money;
  /** How often the bonus is to be wagered. */
  times: number;
  days: number;
  /** For an account's first deposit alone. */
  first_only: boolean;
  /** Days until it can be chosen again. */
  pause_days: number;
}

interface BonusOfferTextTable {
  id: number;
  language: string;
  name: string;
}

interface DepositTable {
  number: string;
  account_id: number;
  channel: string;
  amount: Money;
  fee: Money;
  offer_id: number | null;
  status: DepositStatus;
  remark: string | null;
  ordered_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

interface BonusTable {
  number: string;
  account_id: number;
  deposit_number: string;
  offer_id: number;
  amount: Money;
  /** What has to be wagered. */
  wager: Money;
  /** Of an active one: as of the last time that somebody asked. */
  wagered: Money;
  taken_back: Money;
  status: BonusStatus;
  granted_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

interface OwnRewardTable {
  id: Generated<number>;
  account_id: number;
  kind: Exclude<OwnReward['kind'], 'PROMOTION'>;
  /** The week or month that it is for. */
  period: string;
  amount: Money;
  since: Date;
  ends_at: Date;
  claimed_at: Date | null;
}

export interface DepositTables {
  deposit_channel: DepositChannelTable;
  deposit_channel_text: DepositChannelTextTable;
  bonus_offer: BonusOfferTable;
  bonus_offer_text: BonusOfferTextTable;
  deposit: DepositTable;
  bonus: BonusTable;
  own_reward: OwnRewardTable;
}
