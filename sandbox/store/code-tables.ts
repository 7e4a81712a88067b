import type { Generated } from 'kysely';

/** A password that came by mail: good for one login, then the old password of the change that follows. */
interface MailedPasswordTable {
  account_id: number;
  /** As `hashPassword` makes it. */
  password_hash: string;
  ends_at: Date;
  used_at: Date | null;
}

/** The last code of a number for a purpose, whether or not an account has the number. */
interface SmsCodeTable {
  purpose: 'login' | 'password' | 'register';
  dialing_code: string;
  /** As `mobileKey` makes it. */
  mobile_num: string;
  /** As `hashPassword` makes it; null: none is good. */
  code_hash: string | null;
  tries: number;
  ends_at: Date;
  /** When another may be asked for. */
  next_at: Date;
}

/** A login that waits for its second step. */
interface TwoFactorTable {
  id_hash: string;
  account_id: number;
  /** As `digest` makes it, with the id. */
  code_hash: string;
  tries: Generated<number>;
  password_expired: boolean;
  ends_at: Date;
  next_at: Date;
}

/** A sealed body that came in, for as long as its age would not refuse it. */
interface SeenSealTable {
  jti_hash: string;
  ends_at: Date;
}

export interface CodeTables {
  mailed_password: MailedPasswordTable;
  sms_code: SmsCodeTable;
  two_factor: TwoFactorTable;
  seen_seal: SeenSealTable;
}
