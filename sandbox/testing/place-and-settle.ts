import { randomUUID } from 'node:crypto';
import type { GameCategoryCode } from '@liveryjs/schemas/platform';
import { placeBet } from '#sandbox/money/place-bet.ts';
import { settleBet } from '#sandbox/money/settle-bet.ts';
import type { TestPlatform } from './describe-platform.ts';

interface Outcome {
  readonly accountId: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly isVoid?: boolean;
  readonly gameType?: GameCategoryCode;
}

/** A bet, on a slot unless it says otherwise, that is over at once. */
export async function placeAndSettle(
  platform: TestPlatform,
  { accountId, stake, payout, isVoid = false, gameType = 'RNG' }: Outcome,
): Promise<void> {
  const now = platform.now();
  await platform.store.db.transaction().execute(async (db) => {
    const { betId } = await placeBet(db, {
      accountId,
      gameType,
      vendor: 'QLMR',
      title: 'Something',
      stake,
      reference: randomUUID(),
      at: now,
    });
    await settleBet(db, { betId, payout, isVoid, at: now });
  });
}
