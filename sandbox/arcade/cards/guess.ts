import { randomInt } from 'node:crypto';
import { betNow, type Outcome } from '#sandbox/arcade/bet-now.ts';
import { type Below, drawFor, readLuck } from '#sandbox/arcade/luck.ts';
import type { Round } from '#sandbox/arcade/play-once.ts';
import { remember } from '#sandbox/arcade/remember.ts';
import { Refusal } from '#sandbox/http/refusal.ts';

export interface Card {
  /** From 1, an ace, to 13, a king. */
  readonly rank: number;
  readonly suit: 'S' | 'H' | 'D' | 'C';
}

export type Guess = 'high' | 'low';

export interface GuessAnswer extends Outcome {
  readonly from: Card;
  readonly to: Card;
  readonly odds: Odds;
}

/** The payout of each guess, in hundredths of the stake; 0: it cannot come true. */
export type Odds = Readonly<Record<Guess, number>>;

const RANKS = 13;
const suits = ['S', 'H', 'D', 'C'] as const;
/** In a hundred, what guesses pay back in the long run. */
const RETURN = 96;

export function drawCard(below: Below = randomInt): Card {
  return { rank: below(RANKS) + 1, suit: suits[below(suits.length)] ?? 'S' };
}

/** The next card as high as the last one is no luck for either guess. */
export function oddsOf({ rank }: Card): Odds {
  const pay = (chances: number) => (chances === 0 ? 0 : Math.floor((RETURN * RANKS) / chances));
  return { high: pay(RANKS - rank), low: pay(rank - 1) };
}

/** The card on the table of a play; undefined before the first. */
export function cardOf(memory: unknown): Card | undefined {
  return (memory as { card?: Card } | null)?.card;
}

/** Bets that the next card is higher, or lower, than the one on the table, and puts it there. */
export async function guess(round: Round, stake: bigint, guessed: Guess): Promise<GuessAnswer> {
  // Two guesses at once: the second waits, and is about the card that the first one brought.
  const { memory } = await round.db
    .selectFrom('play')
    .select('memory')
    .where('id', '=', round.play.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const from = cardOf(memory) ?? drawCard();
  const times = oddsOf(from)[guessed];
  if (times === 0) throw new Refusal(409, 'This guess cannot win.', { code: 'cannot_be' });
  const comesTrue = (card: Card) => (guessed === 'high' ? card.rank > from.rank : card.rank < from.rank);
  const to = drawFor(await readLuck(round.db), drawCard, comesTrue);
  const won = comesTrue(to);
  const result = `${nameOf(from)}, then ${nameOf(to)}`;
  const outcome = await betNow(round, { stake, times: won ? times : 0, result });
  await remember(round.db, round.play, { card: to });
  return { ...outcome, from, to, odds: oddsOf(to) };
}

function nameOf({ rank, suit }: Card): string {
  return (['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][rank - 1] ?? '') + suit;
}
