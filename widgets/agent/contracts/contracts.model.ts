import type {
  Contract,
  ContractPeriod,
  ContractState,
  ContractTier,
  ContractType,
} from '@liveryjs/schemas/platform';

/** Message keys of the states of contracts, in the order in which they are offered as filters. */
export const STATES = {
  OFFERED: 'contracts.offered',
  ACTIVE: 'contracts.active',
  REJECTED: 'contracts.rejected',
  TERMINATED: 'contracts.terminated',
  SUPERSEDED: 'contracts.superseded',
  EXPIRED: 'contracts.expired',
} as const satisfies Record<ContractState, string>;

/** Message keys of what contracts are settled for. */
export const PERIODS = {
  DAILY: 'contracts.daily',
  WEEKLY: 'contracts.weekly',
  SEMIMONTHLY: 'contracts.semimonthly',
  MONTHLY: 'contracts.monthly',
  HOURLY: 'contracts.hourly',
  FIVE_MINUTES: 'contracts.fiveMinutes',
} as const satisfies Record<ContractPeriod, string>;

/** Tiers that an offer can have. */
export const MOST_TIERS = 10;
/** Contracts that a question names; of more it says how many. */
const NAMED = 6;

type Amount = 'periodValidBet' | 'periodProfitAndLoss' | 'betAmount';

/** The amounts that a tier of a type asks for, with the message keys of their names. */
export function amountsOf(type: ContractType): readonly (readonly [name: Amount, label: string])[] {
  switch (type) {
    case 'DIVIDEND':
      return [
        ['periodValidBet', 'contracts.periodValidBet'],
        ['periodProfitAndLoss', 'contracts.periodProfitAndLoss'],
      ];
    case 'HOURLY_SALARY':
      return [['betAmount', 'contracts.betAmountHour']];
    default:
      return [['betAmount', 'contracts.betAmountDay']];
  }
}

/** Returns the name of a tier's field in a form. */
export function fieldOf(name: string, tier: number): string {
  return `${name}-${tier}`;
}

/** The tiers of an offer from the exact decimals of its fields, from the lowest rate to the highest. */
export function tiersOf(
  type: ContractType,
  tiers: readonly number[],
  read: (field: string) => string,
): [ContractTier, ...ContractTier[]] {
  const list = tiers.map(
    (tier): ContractTier => ({
      rate: read(fieldOf('rate', tier)),
      activeMembers: Number(read(fieldOf('activeMembers', tier))),
      ...Object.fromEntries(amountsOf(type).map(([name]) => [name, read(fieldOf(name, tier))])),
    }),
  );
  list.sort((tier, other) => Number(tier.rate) - Number(other.rate));
  return list as [ContractTier, ...ContractTier[]];
}

/** The highest rate of tiers, in percent. */
export function topRate(tiers: readonly Pick<ContractTier, 'rate'>[]): string {
  return tiers.at(-1)?.rate ?? '0';
}

/** The contracts that a question names, and how many more there are. */
export function namesOf(
  contracts: readonly Contract[],
  percent: (rate: string) => string,
): { readonly names: readonly string[]; readonly more: number } {
  const names = contracts.map(
    ({ upline, downline, tiers }) => `${upline} → ${downline} (${percent(topRate(tiers))})`,
  );
  return { names: names.slice(0, NAMED), more: Math.max(0, names.length - NAMED) };
}
