import { seed } from 'virtual:stories/seed';
import type {
  Balance,
  ClubLabelListResponse,
  MemberInfo,
  MemberPicture,
  Message,
  MessageListResponse,
  PointsBalance,
  UnreadCount,
} from '@liveryjs/schemas/platform';
import { type Answers, failing, type Outcome, type StoryCall } from '#stories/platform/outcomes.ts';
import { spoken } from '#stories/platform/spoken.ts';
import { type Login, loginOf } from '#stories/platform/story-session.ts';

const { club_label, club_label_name, message } = seed;

/** The platform's messages to the account: three it has not read, of thirteen. */
const messages = Array.from({ length: 13 }, (_, index): Message => {
  const { title = '', text = '' } = message[index % message.length] ?? {};
  return {
    id: 900 - index,
    title,
    text,
    sentAt: new Date(2026, 10, 20 - index, 9).toISOString(),
    read: index > 2,
  };
});

/** Answers for who is signed in; a refusal for a visitor. */
function forLogin<T>(value: (login: Login, call: StoryCall) => T) {
  return (call: StoryCall): T | Outcome => {
    const login = loginOf(call.headers);
    return login ? value(login, call) : failing(401, { code: 'not_logged_in' });
  };
}

/** Who the account of a story is, as the platform tells it. */
export function memberInfo({ id, account, nickname, type, rank }: Login, query: URLSearchParams): MemberInfo {
  const label = club_label.find(({ rank_level }) => rank_level === rank);
  return {
    id,
    account,
    nickname,
    type,
    toUpline: type === 0,
    ...(type === 0 && { upline: 'Tomás' }),
    clubLabel: {
      labelName: spoken(club_label_name, { rank_level: rank }, query)?.name ?? '',
      color: label?.color ?? '',
      color2: label?.color2 ?? '',
      rankLevel: rank,
    },
    memberLabel: [],
  };
}

/** The picture of the account of a story; none for a trial account. */
function pictureOf({ avatar }: Login): MemberPicture {
  return avatar === undefined ? {} : { url: `/sandbox/img/avatar/${avatar}.svg` };
}

export const memberAnswers: Answers = {
  getMemberInfo: forLogin((login, { query }) => memberInfo(login, query)),
  getMemberIcon: forLogin(pictureOf),
  getPlayerAvatar: forLogin(pictureOf),
  getBalance: forLogin(({ balance }): Balance => ({ sumBalance: balance, currency: 'USD' })),
  getPoints: forLogin(({ points }): PointsBalance => ({ points, gathered: points + 3_000, ratio: 100 })),
  getUnreadCount: forLogin((): UnreadCount => ({ count: 3 })),
  getMessages: forLogin((_, { query }): MessageListResponse => {
    const [page, size] = [Number(query.get('pageNo')), Number(query.get('pageSize'))];
    return {
      list: messages.slice((page - 1) * size, page * size),
      totalPages: Math.ceil(messages.length / size),
    };
  }),
  readMessages: forLogin((): UnreadCount => ({ count: 2 })),
  getClubLabels: ({ query }: StoryCall): ClubLabelListResponse =>
    club_label.map(({ rank_level, color, color2, points_needed }) => ({
      labelName: spoken(club_label_name, { rank_level }, query)?.name ?? '',
      color,
      color2,
      rankLevel: rank_level,
      pointsNeeded: points_needed,
      monthlyReward: `${rank_level}.00`,
      bettingBonus: (0.5 + rank_level / 20).toFixed(2),
    })),
  updateLanguage: forLogin(() => null),
  logOut: forLogin(() => null),
};
