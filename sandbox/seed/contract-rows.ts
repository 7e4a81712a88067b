import type { ContractPeriod, ContractState, ContractType } from '@liveryjs/schemas/platform';
import { OFFER_MS } from '#sandbox/contracts/contract-types.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Rate in basis points, least active members, least valid bet and least loss in cents. */
type TierSeed = readonly [rate: number, members: number, validBet: number, loss?: number];

interface ContractSeed {
  readonly id: number;
  readonly type: ContractType;
  /** null: the house. */
  readonly upline: number | null;
  readonly downline: number;
  readonly period: ContractPeriod;
  readonly state: ContractState;
  /** Days before today when it was offered, accepted and ended. */
  readonly offered: number;
  readonly accepted?: number;
  readonly ended?: number;
  readonly tiers: readonly TierSeed[];
}

const [TOMAS, AMARA, INGRID, BRUNO, KOFI] = [1003, 1009, 1010, 1021, 1025];

const seeds: readonly ContractSeed[] = [
  {
    ...house(401, 'DIVIDEND', 'MONTHLY', TOMAS),
    tiers: [
      [1000, 1, 10_000, 0],
      [2000, 5, 50_000, 10_000],
      [3000, 8, 150_000, 40_000],
    ],
  },
  {
    ...house(402, 'DAILY_SALARY', 'DAILY', TOMAS),
    tiers: [
      [60, 1, 0],
      [120, 2, 5_000],
    ],
  },
  {
    ...house(403, 'HOURLY_SALARY', 'HOURLY', TOMAS),
    tiers: [
      [30, 1, 0],
      [60, 2, 4_000],
    ],
  },
  {
    ...house(404, 'REALTIME_SALARY', 'FIVE_MINUTES', TOMAS),
    tiers: [
      [20, 1, 0],
      [50, 3, 10_000],
    ],
  },
  { ...house(405, 'DIVIDEND', 'MONTHLY', INGRID), tiers: [[1500, 1, 5_000, 0]] },
  { ...house(406, 'DAILY_SALARY', 'DAILY', INGRID), tiers: [[80, 1, 0]] },
  {
    id: 411,
    type: 'DIVIDEND',
    upline: TOMAS,
    downline: AMARA,
    period: 'WEEKLY',
    state: 'ACTIVE',
    offered: 36,
    accepted: 35,
    tiers: [
      [800, 1, 5_000, 0],
      [1500, 3, 20_000, 5_000],
    ],
  },
  {
    id: 412,
    type: 'DIVIDEND',
    upline: AMARA,
    downline: KOFI,
    period: 'WEEKLY',
    state: 'ACTIVE',
    offered: 22,
    accepted: 21,
    tiers: [
      [500, 1, 0, 0],
      [1200, 2, 10_000, 2_000],
    ],
  },
  {
    id: 413,
    type: 'DIVIDEND',
    upline: TOMAS,
    downline: BRUNO,
    period: 'MONTHLY',
    state: 'REJECTED',
    offered: 12,
    ended: 11,
    tiers: [[500, 1, 10_000, 0]],
  },
  {
    id: 414,
    type: 'DIVIDEND',
    upline: TOMAS,
    downline: BRUNO,
    period: 'SEMIMONTHLY',
    state: 'OFFERED',
    offered: 1,
    tiers: [
      [600, 1, 10_000, 0],
      [1200, 3, 30_000, 10_000],
    ],
  },
  {
    id: 415,
    type: 'DAILY_SALARY',
    upline: TOMAS,
    downline: AMARA,
    period: 'DAILY',
    state: 'TERMINATED',
    offered: 24,
    accepted: 23,
    ended: 18,
    tiers: [[40, 1, 0]],
  },
  {
    id: 416,
    type: 'DAILY_SALARY',
    upline: TOMAS,
    downline: BRUNO,
    period: 'DAILY',
    state: 'ACTIVE',
    offered: 17,
    accepted: 16,
    tiers: [
      [50, 1, 0],
      [90, 2, 5_000],
    ],
  },
  {
    id: 417,
    type: 'HOURLY_SALARY',
    upline: TOMAS,
    downline: AMARA,
    period: 'HOURLY',
    state: 'ACTIVE',
    offered: 4,
    accepted: 3,
    tiers: [[40, 1, 0]],
  },
  {
    id: 418,
    type: 'REALTIME_SALARY',
    upline: TOMAS,
    downline: AMARA,
    period: 'FIVE_MINUTES',
    state: 'ACTIVE',
    offered: 4,
    accepted: 3,
    tiers: [[30, 1, 0]],
  },
];

/** The contracts that are there at first. Their days count from now; what they brought is settled when somebody asks. */
export function contractRows(now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  return {
    contract: seeds.map(({ id, type, upline, downline, period, state, offered, accepted, ended }) => ({
      id,
      type,
      upline_id: upline,
      downline_id: downline,
      period,
      state,
      offered_at: before(offered),
      expires_at: before(offered - OFFER_MS / DAY),
      active_from: accepted === undefined ? null : before(accepted),
      ended_at: ended === undefined ? null : before(ended),
    })),
    contract_tier: seeds.flatMap(({ id, tiers }) =>
      tiers.map(([rate, active_members, valid_bet, loss = 0], position) => ({
        contract_id: id,
        position,
        rate,
        active_members,
        valid_bet,
        loss,
      })),
    ),
  };
}

function house(id: number, type: ContractType, period: ContractPeriod, downline: number) {
  const accepted = { DIVIDEND: 50, DAILY_SALARY: 20, HOURLY_SALARY: 4, REALTIME_SALARY: 3 }[type];
  const offered = accepted + 1;
  return { id, type, upline: null, downline, period, state: 'ACTIVE', offered, accepted } as const;
}
