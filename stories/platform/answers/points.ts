import { seed } from 'virtual:stories/seed';
import type {
  Activity,
  ActivityListResponse,
  PointsConfig,
  PointsTransaction,
  PointsTransactionListResponse,
  Raffle,
  RaffleWin,
  Redeem,
  RedeemListResponse,
  Reward,
  RewardListResponse,
} from '@liveryjs/schemas/platform';
import { type Answers, failing, type Outcome, type StoryCall } from '#stories/platform/outcomes.ts';
import { spoken } from '#stories/platform/spoken.ts';
import { loginOf } from '#stories/platform/story-session.ts';

const { reward, reward_text } = seed;
const { redeem, points_entry } = seed;
const { promotion_activity, raffle_prize, raffle_prize_text } = seed;
/** Whose history every story's member has: it is the longest. */
const QUYNH = 1002;

/** Answers for who is signed in; a refusal for a visitor. */
function forLogin<T>(value: (call: StoryCall) => T) {
  return (call: StoryCall): T | Outcome =>
    loginOf(call.headers) ? value(call) : failing(401, { code: 'not_logged_in' });
}

function page<T>(items: readonly T[], query: URLSearchParams, size: number) {
  const pageSize = Number(query.get('pageSize') ?? size);
  const first = (Number(query.get('pageNo') ?? 1) - 1) * pageSize;
  return {
    list: items.slice(first, first + pageSize),
    total: items.length,
    totalPages: Math.ceil(items.length / pageSize),
  };
}

const thing = (art: string, query: URLSearchParams) =>
  `/sandbox/img/thing/${query.get('merchant') ?? 'house'}/${art}.svg`;

/** Rewards of the stories, in English or the call's language. */
function rewardsOf(query: URLSearchParams): Reward[] {
  return reward
    .filter(({ type }) => (query.get('type') ?? type) === type)
    .filter(({ points }) => points <= Number(query.get('maxPoints') ?? points))
    .map(({ id, type, art, points, stock }) => {
      const text = spoken(reward_text, { id }, query);
      return {
        id,
        type,
        points,
        stock,
        name: text?.name ?? '',
        description: text?.description ?? '',
        image: thing(art, query),
      };
    });
}

const redeemed = (query: URLSearchParams): Redeem[] =>
  redeem
    .filter(({ account_id }) => account_id === QUYNH)
    .filter(({ status }) => (query.get('status') ?? status) === status)
    .map(({ reference, applied_at, reward_id, quantity, points, status, remark }) => ({
      reference,
      appliedAt: applied_at,
      type: reward.find(({ id }) => id === reward_id)?.type ?? 'VOUCHER',
      name: spoken(reward_text, { id: reward_id }, query)?.name ?? '',
      quantity,
      points,
      status,
      ...(remark !== null && { remark }),
    }))
    .reverse();

const transactions = (query: URLSearchParams): PointsTransaction[] =>
  points_entry
    .filter(({ account_id, points }) => {
      const direction = query.get('direction');
      return account_id === QUYNH && (direction === null || (direction === 'earned') === points > 0);
    })
    .map(({ account_id: _, reason, ...rest }) => ({
      ...rest,
      reason: reason as PointsTransaction['reason'],
    }))
    .reverse();

/** Every state that an activity can be in, one a promotion. */
const states: readonly Activity['status'][] = [
  'CLAIM',
  'JOINED',
  'COMING_SOON',
  'JOIN',
  'PROCESS',
  'CLOSE',
  'CLAIM',
];

export const pointsAnswers: Answers = {
  getPointsConfig: forLogin(
    (): PointsConfig => ({ ratio: 100, convertMinimum: 100, currency: 'USD', passwordKind: 'login' }),
  ),
  getRewards: ({ query }: StoryCall): RewardListResponse => page(rewardsOf(query), query, 12),
  getRedeems: forLogin(({ query }): RedeemListResponse => page(redeemed(query), query, 10)),
  getPointsTransactions: forLogin(
    ({ query }): PointsTransactionListResponse => page(transactions(query), query, 10),
  ),
  redeemReward: forLogin(({ body }): Redeem => {
    const { rewardId, quantity } = body as { rewardId: number; quantity: number };
    const chosenReward = rewardsOf(new URLSearchParams()).find(({ id }) => id === rewardId);
    return {
      reference: 'RD261121-4F90C2A7B1',
      appliedAt: '2026-11-21T10:00:00Z',
      type: chosenReward?.type ?? 'VOUCHER',
      name: chosenReward?.name ?? '',
      quantity,
      points: (chosenReward?.points ?? 1) * quantity,
      status: 'IN_PROCESS',
    };
  }),
  convertPoints: forLogin(({ body }) => {
    const { points } = body as { points: number };
    return {
      reference: 'PC261121-4F90C2A7B1',
      points,
      amount: (points / 100).toFixed(2),
      currency: 'USD',
    };
  }),
  getActivities: forLogin(
    (): ActivityListResponse => ({
      list: promotion_activity.map(({ promotion_id, kind }, index) => ({
        promotionId: promotion_id,
        status: states[index] ?? 'JOIN',
        ...(kind === 'raffle' && { tickets: 3 }),
      })),
    }),
  ),
  joinActivity: forLogin(({ body }): Activity => {
    const { promotionId } = body as { promotionId: number };
    return { promotionId, status: 'JOINED' };
  }),
  claimActivity: forLogin(({ body }): Activity => {
    const { promotionId } = body as { promotionId: number };
    return { promotionId, status: 'CLAIMED' };
  }),
  uploadPicture: forLogin(() => ({ id: 'a-picture-of-the-story-1' })),
  getRaffle: ({ query }: StoryCall): Raffle => ({
    prizes: raffle_prize.map(({ id, kind, art }) => ({
      id,
      kind,
      name: spoken(raffle_prize_text, { id }, query)?.name ?? '',
      image: thing(art, query),
    })),
  }),
  claimRaffle: forLogin((): RaffleWin => ({ prizeId: 3, tickets: 2 })),
};
