import { decimalOf } from '@liveryjs/schemas/decimal';
import type { LotteryOrder, LotteryOrderRequest } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { notePlayed } from '#sandbox/arcade/note-played.ts';
import { refuseMistakes } from '#sandbox/http/call.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { placeBet } from '#sandbox/money/place-bet.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { type CheckedBet, checkBets } from './check-bets.ts';
import { lockDraw, openDraws } from './find-draw.ts';
import { oddsOf, prizeModes } from './prize-modes.ts';
import { readBets, selectBets } from './read-bets.ts';
import { familyOf } from './rules/index.ts';
import { say } from './rules/texts.ts';
import { findLottery, type Lottery } from './select-lotteries.ts';

/** Longest name of a bet in the betting record. */
const TITLE = 160;

interface Who {
  readonly accountId: number;
  readonly language: string;
  readonly clock: () => Date;
}

/**
 * Takes the bets of an order, all of them.
 *
 * @param db a transaction of the caller's
 * @throws Refusal invalid_game, access_restricted, game_maintenance, draw_closed, invalid_bet, stake_out_of_range or
 * insufficient_funds
 */
export async function placeOrder(
  db: Kysely<Tables>,
  { gameCode, numero, prizeMode, bets: requestedBets }: LotteryOrderRequest,
  { accountId, language, clock }: Who,
): Promise<LotteryOrder> {
  const lottery = await findLottery(db, gameCode);
  refuseClosed(lottery);
  if (!lottery.prize_modes.includes(prizeMode)) {
    refuseMistakes([{ at: 'body/prizeMode', message: `must be one of ${lottery.prize_modes.join(', ')}` }]);
  }
  const mode = prizeModes[prizeMode];
  const { digits } = await readCurrency(db, accountId);
  const bets = checkBets(requestedBets, familyOf(lottery.family), mode, digits);
  const { opensAt, now } = await takeDraw(db, lottery, numero, clock);
  const { id: orderId } = await db
    .insertInto('lottery_order')
    .values({
      account_id: accountId,
      game_code: gameCode,
      opens_at: opensAt,
      prize_mode: prizeMode,
      placed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  let [total, balance] = [0n, 0n];
  for (const [index, bet] of bets.entries()) {
    const cost = bet.stake * BigInt(bet.combinations);
    const placed = await placeBet(db, {
      accountId,
      gameType: lottery.game_type,
      vendor: lottery.vendor,
      lotteryCode: gameCode,
      title: titleOf(lottery, numero, bet),
      stake: cost,
      reference: `LO${orderId}-${index + 1}`,
      at: now,
    });
    const odds = bet.rule.prizes.map(({ prize, fair }) => [prize, Number(oddsOf(fair, mode))]);
    await db
      .insertInto('lottery_bet')
      .values({
        bet_id: placed.betId,
        order_id: orderId,
        play_type: bet.rule.playType,
        picks: JSON.stringify(bet.picks),
        combinations: bet.combinations,
        stake: String(bet.stake),
        odds: JSON.stringify(Object.fromEntries(odds)),
      })
      .execute();
    total += cost;
    balance = placed.balance;
  }
  await notePlayed(db, { accountId, nodeId: lottery.node_id, now });
  const taken = selectBets(db, accountId, language).where('placed.id', '=', orderId).orderBy('bet_id');
  return {
    orderId,
    total: decimalOf(total, digits),
    balance: decimalOf(balance, digits),
    bets: await readBets(taken, digits, language),
  };
}

/** @throws Refusal access_restricted or game_maintenance, as a launch is refused [8.03] */
function refuseClosed({ restricted, maintenance }: Lottery): void {
  if (restricted) {
    throw new Refusal(403, 'This lottery is not available where you are.', { code: 'access_restricted' });
  }
  if (maintenance) {
    throw new Refusal(409, 'This lottery is under maintenance. Please choose another.', {
      code: 'game_maintenance',
    });
  }
}

/** Keeps the draw from opening while bets on it are taken. @throws Refusal draw_closed */
async function takeDraw(db: Kysely<Tables>, lottery: Lottery, numero: string, clock: () => Date) {
  const { current: draw } = await openDraws(db, lottery, clock());
  if (draw.numero !== numero) throw drawClosed();
  const { numbers } = await lockDraw(db, lottery.code, draw);
  const now = clock();
  if (numbers || now >= draw.closesAt) throw drawClosed();
  return { opensAt: draw.opensAt, now };
}

function drawClosed(): Refusal {
  return new Refusal(409, 'Betting on this draw has closed.', { code: 'draw_closed' });
}

function titleOf({ english }: Lottery, numero: string, { rule, picks }: CheckedBet): string {
  const pickText = picks.map((row) => row.join(' ')).join(' | ');
  const title = `${english} ${numero}, ${say(rule.label, 'EN')}: ${pickText}`;
  return title.length > TITLE ? `${title.slice(0, TITLE - 1)}…` : title;
}
