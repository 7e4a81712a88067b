interface AffiliateSeed {
  readonly code: string;
  /** The agent. */
  readonly accountId: number;
  /** The agent's name for the code. */
  readonly name: string;
  /** Rate of those who come by it, in basis points. */
  readonly rate: number;
  /** The only host that it is good on. */
  readonly domain?: string;
}

/** Codes by which agents bring accounts. */
export const affiliates: readonly AffiliateSeed[] = [
  { code: 'TOMAS1', name: 'Page of the club', rate: 30, accountId: 1003 },
  { code: 'TOMAS2026', name: 'Campaign 2026', rate: 40, accountId: 1003 },
  { code: 'PORT77', name: 'Harbour bar', rate: 20, accountId: 1003, domain: 'harbor.localhost' },
  { code: 'AMARA1', name: 'Friends', rate: 30, accountId: 1009 },
  { code: 'JADE88', name: 'Evening group', rate: 20, accountId: 1009, domain: 'jade.localhost' },
];
