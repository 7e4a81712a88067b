import type {
  Announcement,
  IdentityProvider,
  LotteryPrizeMode,
  PointsTransaction,
} from '@liveryjs/schemas/platform';
import type { JWK } from 'jose';
import type { ColumnType } from 'kysely';

export type {
  ActivityStatus,
  ContractPeriod,
  FeedbackType,
  GameCategoryCode,
  LotteryPrizeMode,
  ProfileFieldName,
  TransactionKind,
} from '@liveryjs/schemas/platform';

/** A whole number as its digits: it may be larger than a number is exact, as money in a currency's smallest unit is. */
export type Digits = ColumnType<string, string, string>;

/** Written as the text of JSON, and read as what it says. */
export type JsonText = ColumnType<unknown, string, string>;

export type PrivateKey = ColumnType<JWK, string, never>;
export type Picks = ColumnType<string[][], string, never>;
export type Odds = ColumnType<Record<string, number>, string, never>;
export type QuickAmounts = number[];
export type PrizeModes = LotteryPrizeMode[];
export type AnnouncementTypes = NonNullable<Announcement['types']>;
export type IdentityChannels = IdentityProvider['channels'];
export type PointsReason = PointsTransaction['reason'];
export type Linkage = 'ROUTE' | 'URL';
export type ServiceKind = 'VIP' | 'LIVECHAT';
export type ServiceType = 1 | 3;
