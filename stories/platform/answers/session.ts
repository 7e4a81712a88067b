import { captcha } from 'virtual:stories/seed';
import type { BotChallenge, Captcha, LoginResult, SmsSent } from '#schemas/generated/platform.ts';
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
  'GET /wps/system/publicKey': publicKey,
  'GET /wps/captcha': { captchaId: 'story', image: captcha } satisfies Captcha,
  'POST /wps/session/login': (call: StoryCall) => entered(logins.member, call),
  'POST /wps/session/login/firebase': (call: StoryCall) => entered(logins.member, call),
  'POST /wps/session/login/twoFactor': (call: StoryCall) => entered(logins.member, call),
  'POST /wps/session/login/twoFactor/code': { expiredMinutes: 1 } satisfies SmsSent,
  'GET /wps/verification/challenge': botChallenge,
  'POST /wps/verification/sms/noLogin': { expiredMinutes: 1 } satisfies SmsSent,
  'POST /wps/session/login/freeplay': (call: StoryCall) => entered(logins.trial, call),
};
