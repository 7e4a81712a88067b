import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import type { Platform } from '#sandbox/http/platform.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';

/**
 * Ends the bets that have waited for the time, which count for missions.
 *
 * @throws Refusal where there are no missions, and for accounts that only try the games
 */
export async function requireMissions(
  platform: Pick<Platform, 'db' | 'clock'>,
  accountId: number,
): Promise<void> {
  await requireModule(platform.db, 'MISSION3');
  await requireTrueAccount(platform, accountId);
  await openDueDraws(platform);
  await settleRounds(platform.db, accountId, platform.clock());
}
