import type { FaultRow } from '#tests/harness/fault-walk.ts';
import { contentRows } from './content.ts';
import { contractRows } from './contracts.ts';
import { depositRows } from './deposits.ts';
import { gameRows } from './games.ts';
import { lotteryRows } from './lottery.ts';
import { pointsRows } from './points.ts';
import { profileRows } from './profile.ts';
import { recordRows } from './records.ts';
import { rewardRows } from './rewards.ts';
import { shellRows } from './shell.ts';
import { teamRows } from './team.ts';
import { walletRows } from './wallets.ts';
import { withdrawalRows } from './withdrawals.ts';

/** Every call that a page shows the failing of, by subject. */
export const faultRows: Readonly<Record<string, readonly FaultRow[]>> = {
  shell: shellRows,
  content: contentRows,
  games: gameRows,
  lotteries: lotteryRows,
  points: pointsRows,
  deposits: depositRows,
  records: recordRows,
  rewards: rewardRows,
  teams: teamRows,
  contracts: contractRows,
  wallets: walletRows,
  withdrawals: withdrawalRows,
  profiles: profileRows,
};
