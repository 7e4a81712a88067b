import type { Affiliate, BotChallenge, LoginResult, SmsSent } from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';
import { logins } from '#stories/platform/story-session.ts';
import { memberInfo } from './member.ts';
import { registerRules } from './site.ts';

function registered({ query }: StoryCall): LoginResult {
  const { token } = logins.member;
  return { token, firstTimeLogin: true, passwordExpired: false, member: memberInfo(logins.member, query) };
}

export const registrationAnswers: Answers = {
  getRegisterSettings: registerRules,
  checkAffiliate: { code: 'TOMAS1' } satisfies Affiliate,
  getBotChallenge: {
    provider: 'work',
    challengeId: 'challenge-of-stories',
    salt: 'saltsalt',
    bits: 0,
  } satisfies BotChallenge,
  sendRegisterCode: { expiredMinutes: 1 } satisfies SmsSent,
  register: registered,
  registerMobile: registered,
};
