import { captcha } from 'virtual:stories/seed';
import type { Captcha, LoginResult } from '#schemas/generated/platform.ts';
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

export const sessionAnswers: Answers = {
  'GET /wps/system/publicKey': publicKey,
  'GET /wps/captcha': { captchaId: 'story', image: captcha } satisfies Captcha,
  'POST /wps/session/login': (call: StoryCall) => entered(logins.member, call),
  'POST /wps/session/login/freeplay': (call: StoryCall) => entered(logins.trial, call),
};
