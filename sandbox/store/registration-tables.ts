import type { JWK } from 'jose';
import type { ColumnType } from 'kysely';

/** Challenges that wait for their solution. */
interface BotChallengeTable {
  id_hash: string;
  bits: number;
  ends_at: Date;
}

interface RegisterRuleTable {
  /** A merchant's code; * holds for everybody who has no rule of their own for the field. */
  merchant: string;
  field: string;
  enabled: boolean;
  required: boolean;
  min_length: number;
  max_length: number;
  pattern_id: number;
  accepted_pattern: string;
}

/** Codes by which an agent brings accounts. */
interface AffiliateCodeTable {
  /** As the platform writes it. */
  code: string;
  /** As `nameKey` makes it. */
  code_key: string;
  account_id: number;
  /** The only host that it is good on; null: every host. */
  domain: string | null;
}

interface RegistrationTable {
  account_id: number;
  registered_at: Date;
  method: string;
  address: string;
  domain: string | null;
  url: string | null;
  affiliate_code: string | null;
  referral_code: string | null;
  recommender_id: string | null;
  payee_name: string | null;
  id_number: string | null;
  qq_num: string | null;
  line: string | null;
  whatsapp: string | null;
  zalo: string | null;
  facebook: string | null;
  wechat: string | null;
}

/** Whom the third party knows by name. */
interface IdentityPersonTable {
  subject: string;
  name: string;
  email: string;
  position: number;
}

interface IdentityCodeTable {
  /** All of its digits, with those of its country. */
  mobile: string;
  code_hash: string;
  tries: number;
  ends_at: Date;
}

/** The one key that the third party signs with. */
interface IdentityKeyTable {
  only_one: boolean;
  kid: string;
  private_jwk: ColumnType<JWK, string, never>;
}

interface AccountIdentityTable {
  channel: string;
  subject: string;
  account_id: number;
}

interface UsedIdentityTable {
  token_hash: string;
  ends_at: Date;
}

export interface RegistrationTables {
  bot_challenge: BotChallengeTable;
  register_rule: RegisterRuleTable;
  affiliate_code: AffiliateCodeTable;
  registration: RegistrationTable;
  identity_person: IdentityPersonTable;
  identity_code: IdentityCodeTable;
  identity_key: IdentityKeyTable;
  account_identity: AccountIdentityTable;
  used_identity: UsedIdentityTable;
}
