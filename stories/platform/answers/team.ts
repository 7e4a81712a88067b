import type {
  TeamDay,
  TeamFigures,
  TeamLink,
  TeamLinkList,
  TeamList,
  TeamMember,
  TeamMemberDetails,
  TeamOpened,
  TeamOverview,
} from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';

const DAY = 24 * 60 * 60 * 1000;
const MEMBERS = 43;
const currency = 'USD';

/** The members of a story's team, some of them agents; one has a long name, one has never come, one is closed. */
function members(upline: string): TeamMember[] {
  return Array.from({ length: MEMBERS }, (_, index): TeamMember => {
    const isAgent = index % 6 === 0;
    const people = isAgent ? 4 + index : 0;
    const joined = new Date(Date.now() - index * 3 * DAY).toISOString();
    return {
      username:
        index === 2 ? 'thequickbrownfoxjumpsoverthelazydog2026' : `${upline.slice(0, 8)}${100 + index}`,
      nickname: `Member ${index}`,
      kind: isAgent ? 'AGENT' : 'MEMBER',
      upline,
      direct: people,
      people,
      balance: `${(index * 13_417) % 90_000}.50`,
      rebateRate: isAgent ? '0.80' : '0.30',
      ...(index !== 3 && { lastLoginAt: joined }),
      joinedAt: joined,
      closed: index === 4,
    };
  });
}

const figures: TeamFigures = {
  people: 1284,
  active: 312,
  joined: 27,
  deposits: '184200.00',
  withdrawals: '97310.50',
  validBets: '1204518.00',
  payouts: '1151240.25',
  bonuses: '18400.00',
  result: '-34877.75',
  income: '4120.80',
};
const before: TeamFigures = {
  ...figures,
  people: 1257,
  active: 340,
  joined: 0,
  validBets: '998200.00',
  payouts: '1002400.00',
  bonuses: '18400.00',
  result: '22600.00',
  income: '0.00',
};

function overview({ query }: StoryCall): TeamOverview {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''].map((text) => Date.parse(text));
  const days = Math.max(1, Math.round(((to ?? 0) - (from ?? 0)) / DAY)) || 7;
  return {
    current: figures,
    before,
    days: Array.from(
      { length: days },
      (_, index): TeamDay => ({
        from: new Date((from || Date.now()) + index * DAY).toISOString(),
        validBets: `${24_000 + ((index * 7919) % 30_000)}.00`,
        payouts: `${20_000 + ((index * 6131) % 34_000)}.00`,
        deposits: `${4000 + ((index * 1543) % 6000)}.00`,
        withdrawals: `${2000 + ((index * 977) % 5000)}.00`,
      }),
    ),
    top: members('tomas')
      .slice(0, 4)
      .map(({ username, nickname, kind, people }, index) => ({
        username,
        ...(nickname !== undefined && { nickname }),
        kind,
        people: people + 1,
        active: 1 + index,
        validBets: `${90_000 - index * 21_000}.00`,
        result: index % 2 === 0 ? '-1240.00' : '845.50',
      })),
    currency,
  };
}

function list({ query }: StoryCall): TeamList {
  const [page, size] = [Number(query.get('pageNo') ?? 1), Number(query.get('pageSize') ?? 20)];
  const upline = query.get('upline');
  const search = query.get('search');
  const all = members(upline ?? 'tomas').filter(({ username }) => username.includes(search ?? ''));
  return {
    list: all.slice((page - 1) * size, page * size),
    total: all.length,
    totalPages: Math.ceil(all.length / size),
    path: upline === null ? [] : [upline],
    currency,
  };
}

/** Returns the details of somebody that a story's agent knows. */
export function memberDetails(username: string): TeamMemberDetails {
  const [member] = members('tomas');
  return {
    member: { ...(member as TeamMember), username },
    path: [username],
    mobile: '+84 ****567',
    email: 'm****@example.com',
    validBets: '48200.00',
    result: '-1250.50',
    deposits: '9000.00',
    mostRate: '1.20',
    givenRate: '0.60',
    mayRate: true,
    currency,
  };
}

const link = (daysAgo: number, more: Partial<TeamLink> = {}): TeamLink => ({
  code: 'KX7PQ2MA',
  name: 'Thursday evening group',
  kind: 'AGENT',
  rebateRate: '0.80',
  uses: 14,
  madeAt: new Date(Date.now() - daysAgo * DAY).toISOString(),
  on: true,
  ...more,
});

const links: readonly TeamLink[] = [
  link(0),
  link(40, {
    code: 'TOMAS2026',
    name: 'Campaign 2026',
    kind: 'MEMBER',
    rebateRate: '0.40',
    uses: 1,
    domain: 'aurora.localhost',
  }),
  link(80, {
    code: 'TOMAS1',
    name: 'A link with a long name that fills its line',
    kind: 'MEMBER',
    rebateRate: '0.30',
    uses: 0,
    on: false,
  }),
];

const bodyOf = ({ body }: StoryCall) => body as Record<string, string>;

export const teamAnswers: Answers = {
  getTeamOverview: overview,
  getTeamMembers: list,
  getTeamMember: ({ query }: StoryCall) => memberDetails(query.get('username') ?? ''),
  setTeamRate: (call: StoryCall) => memberDetails(bodyOf(call).username ?? ''),
  getTeamLinks: (): TeamLinkList => ({ list: [...links], ownRate: '1.20' }),
  makeTeamLink: link(0),
  switchTeamLink: link(0, { on: false }),
  openTeamMember: (call: StoryCall): TeamOpened => ({
    username: bodyOf(call).username ?? '',
    kind: 'MEMBER',
    rebateRate: '0.50',
  }),
};
