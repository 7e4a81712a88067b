import type { GameCategoryCode } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { requireNotExcluded } from '#sandbox/limits/play-break.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { lockWallets } from './lock-wallets.ts';
import { moveMoney } from './move-money.ts';
import { readPlayable } from './read-playable.ts';

export interface NewBet {
  readonly accountId: number;
  readonly gameType: GameCategoryCode;
  /** Code of the vendor. */
  readonly vendor: string;
  /** Number of the game; undefined for a lottery. */
  readonly nodeId?: number;
  readonly lotteryCode?: string;
  /** The subject of the bet, in English, as the record shows it. */
  readonly title: string;
  /** In the currency's smallest unit, above 0. */
  readonly stake: bigint;
  /** The bettor's own name of it: the same again is the same bet. */
  readonly reference: string;
  readonly at: Date;
}

export interface PlacedBet {
  readonly betId: number;
  /** The playable balance after the bet, in the currency's smallest unit. */
  readonly balance: bigint;
}

/**
 * Takes a stake and writes the bet down. The vendor's own wallet pays where it holds enough, else MAIN.
 *
 * @param db a transaction of the caller's
 * @throws Refusal insufficient_funds; play_break for who has chosen not to play
 */
export async function placeBet(db: Kysely<Tables>, bet: NewBet): Promise<PlacedBet> {
  const { accountId, vendor, stake, reference, at } = bet;
  const wallets = await lockWallets(db, [accountId]);
  const pays = wallets.some(({ place, amount }) => place === vendor && amount >= stake);
  const place = pays ? vendor : 'MAIN';
  const made = await db
    .insertInto('bet')
    .values({
      account_id: accountId,
      game_type: bet.gameType,
      vendor,
      node_id: bet.nodeId ?? null,
      lottery_code: bet.lotteryCode ?? null,
      title: bet.title,
      stake: String(stake),
      payout: '0',
      status: 'OPEN',
      reference,
      place,
      result: null,
      placed_at: at,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) {
    const { id } = await db
      .selectFrom('bet')
      .select('id')
      .where('account_id', '=', accountId)
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { betId: id, balance: await readPlayable(db, accountId, vendor) };
  }
  await requireNotExcluded(db, accountId, at);
  const against = bet.lotteryCode === undefined ? 'games' : 'lottery';
  await moveMoney(db, { accountId, place, amount: -stake, against, kind: 'BET', reference, at });
  return { betId: made.id, balance: await readPlayable(db, accountId, vendor) };
}
