import type { ConsolidatedInfo, ContractPeriod, ContractType } from '@liveryjs/schemas/platform';

interface TypeRules {
  /** The whitelabel module that offers it. */
  readonly module: string;
  /** Its flag in the consolidated information. */
  readonly flag: Exclude<keyof ConsolidatedInfo, 'info'>;
  /** The periods that it can be settled for. */
  readonly periods: readonly [ContractPeriod, ...ContractPeriod[]];
  /** The kind of its payments in account records. */
  readonly kind: 'DIVIDEND' | 'SALARY';
}

/** The types of contracts, in the order of the agent centre's pages. */
export const contractTypes: Readonly<Record<ContractType, TypeRules>> = {
  DIVIDEND: {
    module: 'DIVIDEND3',
    flag: 'divtypereq',
    periods: ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'],
    kind: 'DIVIDEND',
  },
  DAILY_SALARY: { module: 'DAILYSALARY3', flag: 'dailysalreqtype', periods: ['DAILY'], kind: 'SALARY' },
  HOURLY_SALARY: {
    module: 'HOURLYSALARY3',
    flag: 'contracthoursalreq',
    periods: ['HOURLY'],
    kind: 'SALARY',
  },
  REALTIME_SALARY: {
    module: 'REALTIMESALARY3',
    flag: 'realtimesalreqtype',
    periods: ['FIVE_MINUTES'],
    kind: 'SALARY',
  },
};

/** The time that an offer waits for its answer. */
export const OFFER_MS = 7 * 24 * 60 * 60 * 1000;
/** The time from a period's end to its settlement: bets of its last moments are written down by then. */
export const SETTLES_AFTER_MS = 10_000;
