import { captcha } from 'virtual:stories/seed';
import type { BotChallenge, Captcha, LoginResult, SmsSent } from '@liveryjs/schemas/platform';
import { publicKey } from '#stories/platform/cipher.ts';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';
import { type Login, logins } from '#stories/platform/story-session.ts';
import { memberInfo } from './member.ts';

function entered(login: Login, { query }: StoryCall): LoginResult {
  return {
    token: login.token,
    firstTimeLogin: false,
    passwordExpired: false,
    member: memberInfo(login, query),
  };
}

/** A bot check that any number passes. */
const botChallenge: BotChallenge = {
  provider: 'work',
  challengeId: 'challenge-of-a-story',
  salt: 'salt-of-a-story',
  bits: 0,
};

export const sessionAnswers: Answers = {
  getPublicKey: publicKey,
  getCaptcha: { captchaId: 'story', image: captcha } satisfies Captcha,
  logIn: (call: StoryCall) => entered(logins.member, call),
  logInByIdentity: (call: StoryCall) => entered(logins.member, call),
  logInSecondStep: (call: StoryCall) => entered(logins.member, call),
  sendSecondCode: { expiredMinutes: 1 } satisfies SmsSent,
  getBotChallenge: botChallenge,
  sendLoginCode: { expiredMinutes: 1 } satisfies SmsSent,
  startFreePlay: (call: StoryCall) => entered(logins.trial, call),
};
