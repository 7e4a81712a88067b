import type { ActionContext } from '@liveryjs/engine/kit/plain';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import type { BotChallenge, CountryListResponse, LoginResult, MemberInfo } from '@liveryjs/schemas/platform';
import type { Tenant } from '@liveryjs/schemas/portal';
import { vi } from 'vitest';
import { identityProviders } from './verification/identity-providers.ts';

identityProviders.sandbox = () => import('./verification/providers/sandbox.ts');

export const tenant: Tenant = {
  merchantCode: 'test',
  platform: 'web',
  lotteryType: 'Lott',
  currency: { code: 'USD', symbol: '$' },
  accountTypes: { agent: [1, 2, 41, 42], trial: [4] },
};

export const member = (rest: Partial<MemberInfo> = {}): MemberInfo => ({
  id: 7,
  account: 'mai',
  nickname: 'Mai',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Bronze', color: '#aa7744', color2: '#664422', rankLevel: 0 },
  memberLabel: [],
  ...rest,
});

export const loginResult = (rest: Partial<LoginResult> = {}): LoginResult => ({
  token: 'token-of-mai-0123456789',
  firstTimeLogin: false,
  passwordExpired: false,
  member: member(),
  ...rest,
});

/** A bot check that any number passes. */
export const botChallenge: BotChallenge = {
  provider: 'work',
  challengeId: 'challenge-of-the-test',
  salt: 'salt-of-the-test',
  bits: 0,
};

/** The countries of telephone numbers, as the platform tells them to a visitor in Vietnam. */
export const countries: CountryListResponse = {
  list: [
    { countryCode: 'PH', countryDialingCode: '63' },
    { countryCode: 'VN', countryDialingCode: '84' },
  ],
  current: 'VN',
};

/** A page that remembers what was done to it, and answers questions with `sure`. */
export function testContext(brand: ResolvedBrand, { sure = true }: { sure?: boolean } = {}) {
  return {
    brand: { vendors: { map: [], shown: [], offered: [] }, ...brand, tenant },
    facts: {},
    notify: vi.fn<ActionContext['notify']>(),
    confirm: vi.fn<ActionContext['confirm']>(async () => sure),
    open: vi.fn<ActionContext['open']>(),
    resumeAim: vi.fn<ActionContext['resumeAim']>(() => false),
    close: vi.fn<ActionContext['close']>(),
    interrupt: vi.fn<ActionContext['interrupt']>(() => new Promise(() => {})),
    resume: vi.fn<ActionContext['resume']>(),
    navigate: vi.fn<ActionContext['navigate']>(),
    answers: {
      renew: vi.fn<ActionContext['answers']['renew']>(),
      replace: vi.fn<ActionContext['answers']['replace']>(),
      push: vi.fn<ActionContext['answers']['push']>(),
    },
  };
}

/** A call that reached the stubbed platform. */
export interface SentCall {
  readonly name: string;
  readonly url: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: string | undefined;
}

/** A value or a refusal, or a function that gives one for each call. A value that is an error fails the call. */
export type Answer = ((call: SentCall) => unknown) | NonNullable<unknown> | null | undefined;

/** Answers by method and path. */
export type Answers = Readonly<Record<string, Answer>>;

/** An answer other than a value. */
export class Refused {
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The platform's words on the refusal. */
  readonly said: object;
  constructor(
    status: number,
    code: string,
    headers: Readonly<Record<string, string>> = {},
    body: object = { message: `No: ${code}.`, error: { code } },
  ) {
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.said = body;
  }
}

/** Stands in for the platform; what it has no answer for is not found. Returns the calls, growing. */
export function stubPlatform(answers: Answers): SentCall[] {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const [path, query] = url.split('?', 2);
    const name = `${init.method} ${path}`;
    const body = typeof init.body === 'string' ? init.body : undefined;
    const call = { name, url, query: new URLSearchParams(query), headers: new Headers(init.headers), body };
    calls.push(call);
    const given = name in answers ? answers[name] : new Refused(404, 'not_found');
    const answer = await (typeof given === 'function' ? given(call) : given);
    if (answer instanceof Error) throw answer;
    if (!(answer instanceof Refused)) return Response.json({ success: true, value: answer });
    const { status, said, headers } = answer;
    return Response.json({ success: false, ...said }, { status, headers });
  });
  return calls;
}
