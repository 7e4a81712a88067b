import { randomBytes, randomInt } from 'node:crypto';

/** An account of the platform. */
export interface Account {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  /** 0 is a member, 1 an agent, 4 a trial account (section 4). */
  readonly type: number;
  password: string;
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly email: string;
  readonly favourites: Set<number>;
  /** Numbers of the games that the account launched, the latest first. */
  recent: number[];
}

/** A code that went out by SMS. */
export interface SentMessage {
  /** Dialling code and number, digits only. */
  readonly to: string;
  readonly code: string;
}

export type World = ReturnType<typeof createWorld>;

/** Password of every account that the platform begins with. */
export const PASSWORD = 'Livery2026';

/** After so many wrong passwords of one name, a login needs a captcha. */
const WRONG_TRIES = 2;

/** Everything that the platform keeps, in memory: accounts, sessions, codes and captchas. */
export function createWorld() {
  const accounts: Account[] = [];
  const sessions = new Map<string, Account>();
  const wrongTries = new Map<string, number>();
  /** Digits of the captchas that nobody has used yet, the latest last. */
  const captchas: string[] = [];
  const messages: SentMessage[] = [];

  const add = (rest: Partial<Account> & Pick<Account, 'account'>): Account => {
    const account = {
      id: 100 + accounts.length,
      nickname: rest.account,
      type: 0,
      password: PASSWORD,
      mobileNum: '',
      countryDialingCode: '',
      email: '',
      favourites: new Set<number>(),
      recent: [],
      ...rest,
    };
    accounts.push(account);
    return account;
  };

  add({
    account: 'mai',
    nickname: 'Mai',
    mobileNum: '901234567',
    countryDialingCode: '84',
    email: 'mai@example.com',
  });
  add({ account: 'tomas', nickname: 'Tomas', type: 1 });

  return {
    captchas,
    messages,
    add,
    /** The account of a name or of a mobile number. */
    find: (name: string) =>
      name === ''
        ? undefined
        : accounts.find(({ account, mobileNum }) => account === name || mobileNum === name),
    /** @returns what a login answers (section 3) */
    begin(account: Account, firstTimeLogin = false) {
      const token = randomBytes(16).toString('hex');
      sessions.set(token, account);
      return { token, firstTimeLogin, passwordExpired: false };
    },
    end: (token: string) => sessions.delete(token),
    holderOf: (token: string) => sessions.get(token),
    needsCaptcha: (name: string) => (wrongTries.get(name) ?? 0) >= WRONG_TRIES,
    countWrong: (name: string) => wrongTries.set(name, (wrongTries.get(name) ?? 0) + 1),
    forgetWrong: (name: string) => wrongTries.delete(name),
    /** @returns the digits of a new captcha, which is good for one try */
    newCaptcha(): string {
      const digits = String(randomInt(1000, 10_000));
      captchas.push(digits);
      return digits;
    },
    takeCaptcha(digits: string): boolean {
      const index = captchas.indexOf(digits);
      if (index >= 0) captchas.splice(index, 1);
      return index >= 0;
    },
    sendCode: (to: string) => messages.push({ to, code: String(randomInt(100_000, 1_000_000)) }),
    /** Tells whether this is the last code that went to a number, which is good once. */
    takeCode(to: string, code: string): boolean {
      const index = messages.findLastIndex((message) => message.to === to);
      if (messages[index]?.code !== code) return false;
      messages.splice(index, 1);
      return true;
    },
  };
}
