interface AffiliateSeed {
  readonly code: string;
  /** The agent. */
  readonly accountId: number;
  /** The only host that it is good on. */
  readonly domain?: string;
}

/** Codes by which agents bring accounts. */
export const affiliates: readonly AffiliateSeed[] = [
  { code: 'TOMAS1', accountId: 1003 },
  { code: 'TOMAS2026', accountId: 1003 },
  { code: 'PORT77', accountId: 1003, domain: 'harbor.localhost' },
  { code: 'AMARA1', accountId: 1009 },
  { code: 'JADE88', accountId: 1009, domain: 'jade.localhost' },
];
