import type { Bet } from '#schemas/generated/platform.ts';

/** Message keys of how a bet stands. */
export const BET_STATUSES = {
  OPEN: 'betRecords.open',
  WON: 'betRecords.won',
  LOST: 'betRecords.lost',
  VOID: 'betRecords.void',
} as const satisfies Record<Bet['status'], string>;
