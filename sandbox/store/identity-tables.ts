import type { SandboxMessage } from '@liveryjs/schemas/platform';
import type { JWK } from 'jose';
import type { ColumnType, Generated } from 'kysely';

/** The one key that encrypted bodies are opened with. */
interface CipherKeyTable {
  only_one: boolean;
  kid: string;
  private_jwk: ColumnType<JWK, string, never>;
  made_at: Date;
}

interface ClubLabelTable {
  rank_level: number;
  color: string;
  color2: string;
  points_needed: number;
}

interface ClubLabelNameTable {
  rank_level: number;
  language: string;
  name: string;
}

interface AccountTable {
  id: Generated<number>;
  /** As `nameKey` makes it. */
  username: string;
  type: number;
  nickname: string;
  /** As `hashPassword` makes it; null: there is no password to log in with. */
  password_hash: string | null;
  password_expires_at: Date | null;
  email: string | null;
  /** Of the mobile number; null without one. */
  dialing_code: string | null;
  /** As `mobileKey` makes it. */
  mobile_num: string | null;
  /** Whether a login takes a code by mail too. */
  two_factor: Generated<boolean>;
  language: string;
  avatar: string | null;
  to_upline: boolean;
  rank_level: number;
  points: number;
  closed: boolean;
  last_login_at: Date | null;
  expires_at: Date | null;
  /** null: not since the account came about. */
  password_set_at: Generated<Date | null>;
  /** As `hashPassword` makes it; null: there is none. */
  payment_password_hash: Generated<string | null>;
  /** The agent who brought the account; null: it came by itself. */
  upline_id: Generated<number | null>;
}

interface AccountLabelTable {
  account_id: number;
  position: number;
  label: string;
}

interface AccountAddressTable {
  account_id: number;
  address: string;
}

interface CurrencyTable {
  code: string;
  /** Digits after the decimal point. */
  digits: number;
}

interface WalletTable {
  id: Generated<number>;
  account_id: number;
  /** MAIN, or the code of the vendor who holds the money. */
  place: string;
  currency: string;
  /** In the currency's smallest unit, as whole digits: it may be larger than a number is exact. */
  amount: ColumnType<string, string | number, string>;
}

interface MessageTable {
  id: Generated<number>;
  account_id: number;
  title: string;
  text: string;
  sent_at: Date;
  read_at: Date | null;
}

interface SessionTable {
  token_hash: string;
  /** Names it to its owner. */
  id: Generated<string>;
  account_id: number;
  began_at: Date;
  ends_at: Date;
  address: Generated<string>;
  /** What the browser called itself. */
  agent: Generated<string>;
}

interface CaptchaTable {
  id_hash: string;
  answer_hash: string;
  ends_at: Date;
}

interface UsedNonceTable {
  nonce_hash: string;
}

interface TallyTable {
  kind: string;
  key: string;
  count: number;
  ends_at: Date;
}

interface OutboxTable {
  id: Generated<number>;
  sent_at: Date;
  channel: SandboxMessage['channel'];
  recipient: string;
  subject: string | null;
  text: string;
}

export interface IdentityTables {
  cipher_key: CipherKeyTable;
  club_label: ClubLabelTable;
  club_label_name: ClubLabelNameTable;
  account: AccountTable;
  account_label: AccountLabelTable;
  account_address: AccountAddressTable;
  currency: CurrencyTable;
  wallet: WalletTable;
  message: MessageTable;
  session: SessionTable;
  captcha: CaptchaTable;
  used_nonce: UsedNonceTable;
  tally: TallyTable;
  outbox: OutboxTable;
}
