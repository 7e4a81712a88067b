import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Round } from '#sandbox/arcade/play-once.ts';
import { refuseMistakes } from '#sandbox/http/call.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { placeBet } from '#sandbox/money/place-bet.ts';
import { tableGameOf } from './games.ts';
import { timesOf } from './times-of.ts';

export interface TableBetRequest {
  readonly stake: bigint;
  readonly pick: string;
  readonly round: number;
}

/**
 * Bets on a round that is on.
 *
 * @throws Refusal round_closed for any other round, and insufficient_funds
 */
export async function placeOnTable(
  { db, play, now, reference }: Round,
  { stake, pick, round }: TableBetRequest,
): Promise<{ readonly balance: string }> {
  const { accountId, nodeId, name, gameType, vendor, classify, currency } = play;
  if (!Object.hasOwn(tableGameOf(classify).pays, pick)) {
    refuseMistakes([{ at: 'body/pick', message: 'is nothing to bet on here' }]);
  }
  const times = timesOf(now);
  if (round !== times.round || now.getTime() >= times.closesAt) {
    throw new Refusal(409, 'Betting is closed for this round.', { code: 'round_closed' });
  }
  const { betId, balance } = await placeBet(db, {
    accountId,
    gameType,
    vendor,
    nodeId,
    title: `${name}: ${pick}`,
    stake,
    reference,
    at: now,
  });
  await db
    .insertInto('table_bet')
    .values({ bet_id: betId, account_id: accountId, node_id: nodeId, round, pick })
    .execute();
  return { balance: decimalOf(balance, currency.digits) };
}
