import type { TestPlatform } from './describe-platform.ts';
import { number, registrantOf } from './registrant.ts';
import { type Answer, visitorOf } from './visitor.ts';

export const MOBILE = `+${number.countryDialingCode}${number.mobileNum}`;
/** The state that a portal sends with its request. */
export const STATE = 'b7c0b0a4-9a0f-4a0e-8a53-1f8f8d9d8f11';
/** The third party is used for everything. */
export const EVERYTHING = {
  identityProvider: ['sms', 'google', 'facebook'],
  modules: { GOOGLEREG3: true, FACEBOOKREG3: true },
};

const AUTHORIZE = '/sandbox/identity/authorize';

/** Returns the answer that a window gives the page that opened it; undefined while it is asking. */
export function answerIn(html: string): { state: string; idToken?: string; error?: string } | undefined {
  const data = /<body data-answer="([^"]*)">/.exec(html)?.[1];
  return data === undefined ? undefined : JSON.parse(data.replaceAll('&quot;', '"'));
}

/** The third party as portals and visitors use it. */
export function thirdPartyOf(platform: TestPlatform) {
  const phone = (what: 'send' | 'confirm', body: object, address?: string) =>
    visitorOf(platform, address).ask('POST', `/sandbox/identity/phone/${what}`, { body });
  /** The last code that a number got. */
  const codeOf = async (mobile = MOBILE) => {
    const [message] = await registrantOf(platform).messages(mobile.replace('+', ''));
    return /[0-9]{6}/.exec(message?.text ?? '')?.[0] ?? '';
  };
  const open = (channel = 'google', state = STATE, headers = {}) =>
    platform.app.inject({ url: `${AUTHORIZE}?${new URLSearchParams({ channel, state })}`, headers });
  const choose = async (choice: Record<string, string>, channel = 'google', state = STATE) => {
    const { statusCode: status, body: html } = await platform.app.inject({
      method: 'POST',
      url: AUTHORIZE,
      payload: String(new URLSearchParams({ channel, state, ...choice })),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    return { status, html, answer: answerIn(html) };
  };
  return {
    phone,
    codeOf,
    open,
    choose,
    /** Has a number verified. */
    async phoneToken(mobile = MOBILE): Promise<string> {
      await phone('send', { mobile });
      return (await phone('confirm', { mobile, code: await codeOf(mobile) })).value.idToken;
    },
    /** Has a person sign in. */
    socialToken: async (subject: string, channel = 'google') =>
      (await choose({ subject }, channel)).answer?.idToken ?? '',
    logIn: (channel: string, idToken: string, more: object = {}): Promise<Answer> =>
      visitorOf(platform).seal('POST', '/wps/session/login/firebase', { channel, idToken, ...more }),
  };
}
