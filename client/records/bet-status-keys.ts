import type { Bet } from '@liveryjs/schemas/platform';

/** Message keys of how a bet stands. */
export const BET_STATUSES = {
  OPEN: 'betRecords.open',
  WON: 'betRecords.won',
  LOST: 'betRecords.lost',
  VOID: 'betRecords.void',
} as const satisfies Record<Bet['status'], string>;
