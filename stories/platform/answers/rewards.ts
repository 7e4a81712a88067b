import { seed } from 'virtual:stories/seed';
import type {
  BettingBonus,
  BettingBonusClaim,
  BettingBonusPayment,
  BettingBonusRecord,
  GameCategoryCode,
  Mission,
  MissionLeaderboard,
  MissionSummary,
  PersonalProfit,
  PersonalProfitDay,
  Referral,
  ReferralEarnings,
  ReferralFriends,
} from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';
import { spoken } from '#stories/platform/spoken.ts';

const DAY = 24 * 60 * 60 * 1000;
const currency = 'USD';
const { mission, mission_text } = seed;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** Days of a period, some better than others. */
function personalProfit({ query }: StoryCall): PersonalProfit {
  const from = Date.parse(query.get('from') ?? '');
  const days = Math.round((Date.parse(query.get('to') ?? '') - from) / DAY);
  const list = Array.from({ length: days }, (_, day): PersonalProfitDay => {
    const [stake, payout] = [120 + ((day * 77) % 300), (day * 131) % 500];
    const [bonus, rebate] = [day % 5 === 0 ? 10 : 0, day % 3 === 0 ? 2 : 0];
    return {
      day,
      count: 3 + (day % 9),
      stake: `${stake}.00`,
      payout: `${payout}.00`,
      bonus: `${bonus}.00`,
      rebate: `${rebate}.00`,
      result: `${payout + bonus + rebate - stake}.00`,
    };
  });
  const sum = (column: 'stake' | 'payout' | 'bonus' | 'rebate' | 'result') =>
    `${list.reduce((total, row) => total + Number(row[column]), 0)}.00`;
  return {
    list,
    count: list.reduce((total, { count }) => total + count, 0),
    stake: sum('stake'),
    payout: sum('payout'),
    bonus: sum('bonus'),
    rebate: sum('rebate'),
    result: sum('result'),
    currency,
  };
}

const referral: Referral = {
  code: 'MAI7',
  levels: [
    { level: 1, share: '0.30', friends: 12, active: 9 },
    { level: 2, share: '0.10', friends: 4, active: 1 },
    { level: 3, share: '0.05', friends: 0, active: 0 },
  ],
  earned: '128.40',
  pending: '3.15',
  currency,
};

const names = ['ho***8', 'da***y', 'h***', 'ngu***n', 'm0***4', 'bru***o'];

function referralFriends({ query }: StoryCall): ReferralFriends {
  const under = query.get('under');
  const level = under === null ? 1 : 2;
  const all = Array.from({ length: level === 1 ? 12 : 2 }, (_, index) => ({
    id: (under === null ? 100 : Number(under) * 10) + index,
    name: names[index % names.length] ?? '',
    since: ago(index * 9 + 2),
    isActive: index % 3 !== 2,
    friends: level === 1 && index % 6 === 1 ? 2 : 0,
    earned: `${(12 - index) * 3}.05`,
  }));
  return { ...page(all, query), level, currency };
}

function referralEarnings({ query }: StoryCall): ReferralEarnings {
  const all = Array.from({ length: 24 }, (_, index) => ({
    day: ago(index + 1).slice(0, 10),
    friends: 1 + (index % 4),
    turnover: `${800 + index * 35}.00`,
    amount: `${2 + (index % 5)}.40`,
    paidAt: ago(index),
  }));
  return { ...page(all, query), turnover: '28860.00', amount: '104.80', currency };
}

const stands = ['CLAIMABLE', 'OPEN', 'OPEN', 'OPEN', 'CLAIMED', 'CLAIMABLE'] as const;

function missionOf(id: number, query: URLSearchParams): Mission {
  const missionRow = mission.find((row) => row.id === id);
  if (!missionRow) throw new Error(`The stories have no mission ${id}.`);
  const { kind, span, game_type, art, goal, reward } = missionRow;
  const isMoney = kind === 'TURNOVER' || kind === 'DEPOSIT';
  const status = stands[id - 1] ?? 'OPEN';
  const done = status === 'OPEN' ? Math.floor((goal * 2) / 5) : goal;
  const shown = (amount: number) => (isMoney ? `${(amount / 100).toFixed(2)}` : String(amount));
  return {
    id,
    title: spoken(mission_text, { id }, query)?.title ?? '',
    kind,
    span,
    ...(game_type && { gameType: game_type }),
    image: `/sandbox/img/thing/aurora/${art}.svg`,
    progress: shown(done),
    goal: shown(goal),
    reward: (reward / 100).toFixed(2),
    status,
    ...(span !== 'ONCE' && { endsAt: new Date(Math.ceil(Date.now() / DAY) * DAY).toISOString() }),
  };
}

function missionSummary({ query }: StoryCall): MissionSummary {
  const list = mission.map(({ id }) => missionOf(id, query));
  return { list, claimable: list.filter(({ status }) => status === 'CLAIMABLE').length, currency };
}

function missionLeaderboard(): MissionLeaderboard {
  const leader = (place: number) => ({
    place,
    name: names[place % names.length] ?? '',
    rankLevel: place % 7,
    turnover: `${(20 - place) * 120}.00`,
    isOwn: false,
  });
  return {
    list: Array.from({ length: 10 }, (_, index) => leader(index + 1)) as MissionLeaderboard['list'],
    own: { ...leader(17), name: 'm***', isOwn: true },
    from: ago(3),
    to: ago(-4),
    currency,
  };
}

const bonus: BettingBonus = {
  list: (
    ['RNG', 'FISH', 'LIVE', 'EGAME', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const
  ).map((gameType, index) => ({
    gameType,
    rate: (0.55 - index * 0.03).toFixed(2),
    turnover: index < 4 ? `${(4 - index) * 260}.00` : '0.00',
    claimable: index < 3 ? `${5 - index}.20` : '0.00',
    today: index < 2 ? '35.00' : '0.00',
  })),
  rankLevel: 1,
  claimable: '12.60',
  countsAt: ago(-1),
  currency,
};

const payment = (id: number, gameType: GameCategoryCode, amount: string, days = 0): BettingBonusPayment => ({
  id,
  at: ago(days),
  gameType,
  amount,
});

function claimed({ body }: StoryCall): BettingBonusClaim {
  const { gameType = 'RNG' } = body as { gameType?: GameCategoryCode };
  return { list: [payment(1, gameType, '5.20')], amount: '5.20', currency };
}

function bonusRecord({ query }: StoryCall): BettingBonusRecord {
  const all = Array.from({ length: 14 }, (_, index) =>
    payment(500 - index, index % 2 === 0 ? 'RNG' : 'LIVE', `${1 + (index % 4)}.15`, index * 2 + 1),
  );
  return { ...page(all, query), amount: '35.10', currency };
}

function page<Row>(rows: readonly Row[], query: URLSearchParams) {
  const size = Number(query.get('pageSize') ?? 20);
  const first = (Number(query.get('pageNo') ?? 1) - 1) * size;
  return {
    list: rows.slice(first, first + size),
    total: rows.length,
    totalPages: Math.ceil(rows.length / size),
  };
}

export const rewardAnswers: Answers = {
  getPersonalProfit: personalProfit,
  getReferral: referral,
  getReferralFriends: referralFriends,
  getReferralEarnings: referralEarnings,
  getMissionSummary: missionSummary,
  getMissionLeaderboard: missionLeaderboard,
  claimMission: ({ body, query }: StoryCall) =>
    ({ ...missionOf((body as { missionId: number }).missionId, query), status: 'CLAIMED' }) satisfies Mission,
  getBettingBonus: bonus,
  getBettingBonusRecord: bonusRecord,
  claimBettingBonus: claimed,
};
