import { decimalOf } from '@liveryjs/schemas/decimal';
import { placeBet } from '#sandbox/money/place-bet.ts';
import { settleBet } from '#sandbox/money/settle-bet.ts';
import type { Round } from './play-once.ts';

/** The result of a bet that ended at once, as decimals. */
export interface Outcome {
  readonly win: string;
  readonly balance: string;
}

/**
 * Takes a stake and pays at once.
 *
 * @param times what is paid, in hundredths of the stake
 * @param result how it came out, in a few words of English
 * @throws Refusal insufficient_funds
 */
export async function betNow(
  { db, play, now, reference }: Round,
  { stake, times, result }: { readonly stake: bigint; readonly times: number; readonly result: string },
): Promise<Outcome> {
  const { accountId, gameType, vendor, nodeId, name, currency } = play;
  const { betId } = await placeBet(db, {
    accountId,
    gameType,
    vendor,
    nodeId,
    title: name,
    stake,
    reference,
    at: now,
  });
  const payout = (stake * BigInt(times)) / 100n;
  const balance = await settleBet(db, { betId, payout, result, at: now });
  return { win: decimalOf(payout, currency.digits), balance: decimalOf(balance, currency.digits) };
}
