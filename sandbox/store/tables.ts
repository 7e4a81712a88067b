import type { Announcement, GameCategoryCode, IdentityProvider } from '@liveryjs/schemas/platform';
import type { ColumnType, Generated } from 'kysely';
import type { ArcadeTables } from './arcade-tables.ts';
import type { CodeTables } from './code-tables.ts';
import type { ContractTables } from './contract-tables.ts';
import type { DepositTables } from './deposit-tables.ts';
import type { HelpTables } from './help-tables.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { LedgerTables } from './ledger-tables.ts';
import type { LimitTables } from './limit-tables.ts';
import type { LotteryTables } from './lottery-tables.ts';
import type { PointsTables } from './points-tables.ts';
import type { ProfileTables } from './profile-tables.ts';
import type { RegistrationTables } from './registration-tables.ts';
import type { RewardTables } from './reward-tables.ts';
import type { TeamTables } from './team-tables.ts';
import type { WithdrawalTables } from './withdrawal-tables.ts';

/** A switch of the operator's and how it stands at the beginning. */
interface Switch {
  enabled: boolean;
  enabled_at_first: boolean;
}

/** The one row of what holds for the whole platform. */
interface SettingTable {
  maintenance: boolean;
  region_restriction: boolean;
  status: number | null;
  /** Digits that every captcha shows; null: random ones. */
  captcha: string | null;
  /** Whom the site lets in. */
  site: 'member' | 'agent';
  sms_answer: 'expiredMinutes' | 'expirationTime';
  sms_minutes: number;
  /** Zero bits that a challenge asks for. */
  bot_bits: number;
  /** What the third party is used for. */
  identity_channels: IdentityProvider['channels'];
  /** How every game ends; null: by chance. */
  luck: 'win' | 'lose' | null;
  /** Until a transfer of a withdrawal counts as received. */
  withdraw_minutes: number;
  /** All money of an account is in its main wallet. */
  single_wallet: boolean;
  /** When what a reset comes back to was marked; null: how the sandbox begins. */
  marked_at: Date | null;
}

interface ModuleTable extends Switch {
  mod_id: string;
  parent: string | null;
  position: number;
}

interface ResourceTable extends Switch {
  resource_type: string;
  url: string;
  qr_code_url: string | null;
  label_name_en: string;
  position: number;
}

interface CustomerServiceTable {
  cs_type: 'VIP' | 'LIVECHAT';
  type: 1 | 3;
  path: string;
}

interface CountryTable {
  country_code: string;
  dialing_code: string;
}

/** What must be on for a row to be shown; null: nothing. */
interface Needs {
  needs_module: string | null;
  /** Categories or kinds of games with commas between: a vendor that is on must have games of one of them. */
  needs_games: string | null;
}

interface LanguageTable extends Switch {
  code: string;
  position: number;
}

interface BannerTable extends Needs {
  banner_id: number;
  group_name: string;
  position: number;
  art: string;
  linkage_type: 'ROUTE' | 'URL' | null;
  linkage: string | null;
  /** Whose own banner it is; null: of everybody who has none of their own in the group. */
  merchant: string | null;
}

interface BannerTextTable {
  banner_id: number;
  language: string;
  title: string;
  line: string;
}

interface VendorTable extends Switch {
  code: string;
  name: string;
  position: number;
  is_hot: boolean;
  is_new: boolean;
  /** Closed for work. */
  maintenance: boolean;
  /** Does not serve the visitor's address or region. */
  restricted: boolean;
  /** Keeps money of its players in wallets of its own. */
  holds_wallets: boolean;
}

interface VendorCategoryTable {
  vendor: string;
  game_type: GameCategoryCode;
}

interface GameTable {
  node_id: number;
  vendor: string;
  game_type: GameCategoryCode;
  game_classify: string;
  name: string;
  /** The name as `fold` makes it. */
  search_name: string;
  min_bet: number;
  min_line_num: number;
  icon: string;
  theme: string;
  is_hot: boolean;
  is_new: boolean;
  /** 1 is the hottest. */
  hot_rank: number;
  /** 1 is the most played. */
  play_rank: number;
  /** The highest is the newest. */
  release_order: number;
  /** Closed for work. */
  maintenance: boolean;
}

interface GameNameTable {
  node_id: number;
  language: string;
  name: string;
  search_name: string;
}

/** The categories that come first at a merchant. */
interface MerchantCategoryTable {
  merchant: string;
  game_type: GameCategoryCode;
  position: number;
}

interface AnnouncementTable extends Needs {
  id: number;
  platform: string;
  execution: string;
  types: NonNullable<Announcement['types']>;
  /** Before today: announcements of a sandbox stay as fresh as they were. */
  days_ago: number;
}

interface AnnouncementTextTable {
  id: number;
  language: string;
  title: string;
  content: string;
}

interface AnnouncementImageTable {
  id: number;
  sequence: number;
  art: string;
}

interface PromotionTable extends Needs {
  id: number;
  category: string;
  position: number;
  art: string;
  /** From today; below 0 it has begun. */
  starts_in_days: number;
  ends_in_days: number | null;
}

interface PromotionTextTable {
  id: number;
  language: string;
  title: string;
  summary: string;
  content: string;
}

interface ChatMessageTable {
  id: Generated<number>;
  room: string;
  author: 'visitor' | 'service';
  text: string;
  sent_at: ColumnType<Date, Date, never>;
}

/** What the seed was made of, so that a changed one is sown again. */
interface SeedTable {
  fingerprint: string;
}

export interface Tables
  extends ArcadeTables,
    DepositTables,
    HelpTables,
    IdentityTables,
    RegistrationTables,
    CodeTables,
    ContractTables,
    LedgerTables,
    LimitTables,
    LotteryTables,
    PointsTables,
    ProfileTables,
    TeamTables,
    WithdrawalTables,
    RewardTables {
  setting: SettingTable;
  module: ModuleTable;
  resource: ResourceTable;
  customer_service: CustomerServiceTable;
  country: CountryTable;
  language: LanguageTable;
  banner: BannerTable;
  banner_text: BannerTextTable;
  merchant_category: MerchantCategoryTable;
  announcement: AnnouncementTable;
  announcement_text: AnnouncementTextTable;
  announcement_image: AnnouncementImageTable;
  promotion: PromotionTable;
  promotion_text: PromotionTextTable;
  vendor: VendorTable;
  vendor_category: VendorCategoryTable;
  game: GameTable;
  game_name: GameNameTable;
  chat_message: ChatMessageTable;
  seed: SeedTable;
}
