import type { Balance, MemberInfo, PointsBalance, UnreadCount } from '#schemas/generated/platform.ts';
import { type Answers, failing, type Outcome, type StoryCall } from '#stories/platform/outcomes.ts';
import { sessionOf } from '#stories/platform/story-session.ts';

const mai: MemberInfo = {
  id: 101,
  account: 'mai',
  nickname: 'Mai',
  type: 0,
  toUpline: true,
  clubLabel: { labelName: 'Silver', color: '#c3cbd9', color2: '#8791a5', rankLevel: 2 },
  memberLabel: [],
};

/** By session. */
export const members: Readonly<Record<'member' | 'agent' | 'trial', MemberInfo>> = {
  member: mai,
  agent: { ...mai, id: 102, account: 'tomas', nickname: 'Tomas', type: 1 },
  trial: { ...mai, id: 103, account: 'guest4711', nickname: 'Guest', type: 4, toUpline: false },
};

/** An answer for who is signed in; a refusal for a visitor. */
function signedIn<T>(value: (member: MemberInfo) => T) {
  return ({ headers }: StoryCall): T | Outcome => {
    const session = sessionOf(headers);
    return session ? value(members[session]) : failing(401, { code: 'not_logged_in' });
  };
}

export const memberAnswers: Answers = {
  'GET /wps/member/info': signedIn((member) => member),
  'GET /wps/v2/wallets/balance': signedIn(
    ({ type }): Balance => ({ sumBalance: type === 4 ? '2000.00' : '1250.50', currency: 'VND' }),
  ),
  'GET /wps/relay/MCSFE_points': signedIn(
    ({ type }): PointsBalance => ({ points: type === 4 ? 0 : 3480, ratio: 100 }),
  ),
  'GET /wps/relay/CSP_unreadCount': signedIn((): UnreadCount => ({ count: 3 })),
  'PUT /wps/member/language': signedIn(() => null),
  'DELETE /wps/session/logout': signedIn(() => null),
};
