import type { AccountCodeRequest, ProfileFieldName } from '@liveryjs/schemas/platform';
import type { Generated } from 'kysely';

/** A login that succeeded. */
interface AccountLoginTable {
  id: Generated<number>;
  account_id: number;
  at: Date;
  address: string;
  /** What the browser called itself. */
  agent: string;
}

/** What an account says of itself beside its nickname; null: nothing. */
interface ProfileTable {
  account_id: number;
  real_name: string | null;
  full_name: string | null;
  telegram: string | null;
  /** A day of the calendar: year, month, day. */
  birthday: string | null;
  address: string | null;
  nationality: string | null;
  occupation: string | null;
  income_source: string | null;
}

interface ProfileRuleTable {
  /** A merchant's code; * holds for everybody who has no rule of their own for the field. */
  merchant: string;
  field: ProfileFieldName;
  enabled: boolean;
  required: boolean;
  /** What was once said stays. */
  locked: boolean;
  /** Of the birthday. */
  minimum_age: number | null;
}

/** The last code of an account for a purpose. */
interface AccountCodeTable {
  account_id: number;
  purpose: AccountCodeRequest['purpose'];
  channel: AccountCodeRequest['channel'];
  recipient: string;
  /** As `hashPassword` makes it. */
  code_hash: string;
  tries: number;
  ends_at: Date;
  /** When another may be asked for. */
  next_at: Date;
}

export interface ProfileTables {
  account_login: AccountLoginTable;
  profile: ProfileTable;
  profile_rule: ProfileRuleTable;
  account_code: AccountCodeTable;
}
