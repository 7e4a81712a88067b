import type {
  AgentIncome,
  Contract,
  ContractList,
  ContractSettlement,
  ContractSettlementList,
  ContractState,
  ContractTerms,
  ContractTier,
  ContractType,
} from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';

const DAY = 24 * 60 * 60 * 1000;
const before = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const typeOf = (query: URLSearchParams) => (query.get('type') ?? 'DIVIDEND') as ContractType;

function tier(type: ContractType, rate: string, activeMembers: number, amount: string): ContractTier {
  return type === 'DIVIDEND'
    ? { rate, activeMembers, periodValidBet: amount, periodProfitAndLoss: '1000.00' }
    : { rate, activeMembers, betAmount: amount };
}

const PERIODS = {
  DIVIDEND: 'WEEKLY',
  DAILY_SALARY: 'DAILY',
  HOURLY_SALARY: 'HOURLY',
  REALTIME_SALARY: 'FIVE_MINUTES',
} as const;

/** A contract between tomas and somebody. */
export function storyContract(
  type: ContractType,
  state: ContractState,
  more: Partial<Contract> = {},
): Contract {
  const open = state === 'OFFERED' || state === 'ACTIVE';
  return {
    id: 500_001,
    type,
    period: PERIODS[type],
    state,
    upline: 'tomas',
    downline: 'amara',
    tiers: [tier(type, '8.00', 1, '500.00'), tier(type, '15.00', 12, '125000.00')],
    offeredAt: before(9),
    ...(state === 'OFFERED' && { expiresAt: before(-5) }),
    ...(state !== 'OFFERED' && state !== 'REJECTED' && state !== 'EXPIRED' && { activeFrom: before(8) }),
    ...(!open && { endedAt: before(2) }),
    ...more,
  };
}

/** Returns the contract terms that the agent of the stories has and can offer. */
export function storyTerms(type: ContractType, more: Partial<ContractTerms> = {}): ContractTerms {
  return {
    active: storyContract(type, 'ACTIVE', { upline: null, downline: 'tomas' }),
    offered: null,
    rate: '15.00',
    periods: type === 'DIVIDEND' ? ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] : [PERIODS[type]],
    downlines: [
      { account: 'amara', nickname: 'Amara', rate: '8.00' },
      { account: 'bruno', nickname: 'Bruno', rate: null },
    ],
    currency: 'USD',
    ...more,
  };
}

const STATES = ['OFFERED', 'ACTIVE', 'REJECTED', 'TERMINATED', 'SUPERSEDED', 'EXPIRED'] as const;

function given({ query }: StoryCall): ContractList {
  const state = query.get('state');
  const list = STATES.filter((candidate) => state === null || candidate === state).map(
    (contractState, index) =>
      storyContract(typeOf(query), contractState, {
        id: 500_100 - index,
        downline: ['amara', 'bruno', 'a.very.long.name.of.an.agent'][index % 3] ?? 'amara',
      }),
  );
  return { list, total: list.length, totalPages: list.length === 0 ? 0 : 1 };
}

function settlements({ query }: StoryCall): ContractSettlementList {
  const side = query.get('side');
  const all = Array.from({ length: 8 }, (_, index): ContractSettlement => {
    const state = index === 1 ? 'DUE' : index === 4 ? 'NOTHING' : 'PAID';
    const end = Date.now() - (index + 1) * DAY;
    return {
      id: 500_100 - index,
      contractId: 500_001,
      side: index % 2 === 0 ? 'RECEIVED' : 'PAID',
      account: index % 2 === 0 ? null : 'amara',
      period: PERIODS[typeOf(query)],
      from: new Date(end - DAY).toISOString(),
      to: new Date(end).toISOString(),
      activeMembers: 3 + index,
      validBet: `${12_400 + index * 310}.00`,
      profitAndLoss: index === 4 ? '210.00' : `-${2_400 + index * 90}.00`,
      rate: state === 'NOTHING' ? '0.00' : '8.00',
      amount: state === 'NOTHING' ? '0.00' : `${192 + index * 7}.20`,
      state,
      ...(state === 'PAID' && { paidAt: new Date(end + 10_000).toISOString() }),
    };
  }).filter((settlement) => side === null || settlement.side === side);
  return {
    list: all,
    total: all.length,
    totalPages: 1,
    received: '618.60',
    paid: '446.40',
    due: '199.20',
    currency: 'USD',
  };
}

function income(): AgentIncome {
  const list = Array.from({ length: 6 }, (_, index) => ({
    day: before(index).slice(0, 10),
    dividend: index === 3 ? '1250.50' : '0.00',
    dailySalary: `${140 + index * 35}.25`,
    hourlySalary: '0.00',
    realTimeSalary: `${index * 12}.00`,
    paid: `${60 + index * 5}.00`,
    net: `${80 + index * 42 + (index === 3 ? 1250 : 0)}.25`,
  }));
  const sums = {
    dividend: '1250.50',
    dailySalary: '1366.50',
    hourlySalary: '0.00',
    realTimeSalary: '180.00',
    paid: '435.00',
    net: '2362.00',
  };
  return { list, sums, currency: 'USD' };
}

export const contractAnswers: Answers = {
  getConsolidated: {
    dailysalreqtype: '1',
    divtypereq: '1',
    contracthoursalreq: '1',
    realtimesalreqtype: '1',
    info: { agent: true, upline: false, offered: false },
  },
  getContractTerms: ({ query }: StoryCall) => storyTerms(typeOf(query)),
  getGivenContracts: given,
  getContractEndings: { list: [] },
  offerContract: storyContract('DIVIDEND', 'OFFERED'),
  answerContract: storyContract('DIVIDEND', 'ACTIVE'),
  getContractSettlements: settlements,
  getAgentIncome: income,
};
