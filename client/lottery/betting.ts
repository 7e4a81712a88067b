import { CallError } from '@liveryjs/engine/kit/plain';
import { placeLotteryOrder } from '@liveryjs/schemas/calls/lottery';
import type { LotteryOrder, LotteryOrderRequest } from '@liveryjs/schemas/platform';
import { proxy, ref } from 'valtio/vanilla';
import { call } from '#client/calls/call.ts';
import { newKey } from '#client/calls/new-key.ts';
import { payment } from '#client/calls/payment.ts';
import { session } from '#client/session/session.ts';
import { lookAgain } from './draws.ts';
import { lineId } from './slip.ts';
import { fillSlip, slipOf, slips } from './slips.ts';

/**
 * The progress of an order. review: it waits for a yes. sending: it is on its way for the first time. checking: nobody knows
 * whether it arrived, so it is sent again under its key until there is an answer. placed: it was taken.
 */
export type BettingPhase = 'choosing' | 'review' | 'sending' | 'checking' | 'placed';

/**
 * The order that is out of the visitor's hands. It is asked after by sending it again: an order that did not arrive is
 * still wanted, for as long as its draw takes bets.
 */
const paying = payment<LotteryOrder>({
  kept: 'lotteryOrder',
  ask: (sent) => call(placeLotteryOrder, JSON.parse(sent)),
  asksBySending: true,
});

const PHASES: Readonly<Partial<Record<typeof paying.state.at, BettingPhase>>> = {
  sending: 'sending',
  checking: 'checking',
  stuck: 'checking',
  done: 'placed',
};

type Order = ReturnType<typeof ref<LotteryOrderRequest>>;

/** The order that the visitor is about to place, one at a time, and what became of it. */
export const betting = proxy({
  payment: paying.state,
  review: undefined as Order | undefined,
  /** The draw closed under review. */
  closed: undefined as CallError | undefined,
  get phase(): BettingPhase {
    return PHASES[this.payment.at] ?? (this.order ? 'review' : 'choosing');
  },
  /** The order under review or on its way. */
  get order(): Order | undefined {
    const { at, sent, error } = this.payment;
    const isOver = at === 'done' || (at === 'refused' && !isTurnedAway(error));
    return isOver ? undefined : (this.review ?? readOrder(sent));
  },
  get placed(): ReturnType<typeof ref<LotteryOrder>> | undefined {
    return this.payment.answer && ref(this.payment.answer);
  },
  /** Why the last order was not taken. */
  get problem(): CallError | undefined {
    return this.payment.error ?? this.closed;
  },
});

/** Tells whether an order is out of the visitor's hands. */
export function isUnderWay(phase: BettingPhase): boolean {
  return phase === 'sending' || phase === 'checking';
}

/** Opens the review of an order, and makes the key that it keeps until it has a final answer. */
export function openReview(order: Omit<LotteryOrderRequest, 'idempotencyKey'>): void {
  if (isUnderWay(betting.phase)) return;
  closeReview();
  betting.review = ref({ idempotencyKey: newKey(), ...order });
}

/** Goes back to the slip, or puts away what was placed. */
export function closeReview(): void {
  if (isUnderWay(betting.phase)) return;
  paying.clear();
  Object.assign(betting, { review: undefined, closed: undefined });
}

/** Goes back to the slip when the draw under review takes no more bets. @param numero the draw that does now */
export function followReview(gameCode: string, numero: string): void {
  const { phase, order } = betting;
  if (phase !== 'review' || order?.gameCode !== gameCode || order.numero === numero) return;
  closeReview();
  betting.closed = new CallError('refused', 'The draw under review has closed.', { code: 'draw_closed' });
}

/** Sends the order that is under review, once; done when there is an answer to it. */
export async function confirmOrder(): Promise<void> {
  const { phase, order } = betting;
  if (phase !== 'review' || !order) return;
  betting.review = undefined;
  const sent = JSON.stringify(order);
  await paying.send(sent, () => call(placeLotteryOrder, order));
  finish(order);
}

/** Goes on with an order that an earlier page of this tab has sent without hearing of it again. */
export async function resumeOrder(): Promise<void> {
  const order = readOrder(paying.remembered());
  if (betting.phase !== 'choosing' || session.token === undefined || !order) return;
  const { gameCode, bets } = order;
  if (slipOf(slips, gameCode).lines.length === 0) fillSlip(gameCode, bets);
  await paying.resume();
  finish(order);
}

/** Asks at once whether the order arrived. */
export function checkNow(): void {
  paying.check();
}

/** Carries out the changes that an answer to this order brings beside it; none where the page has another visitor by now. */
function finish(order: LotteryOrderRequest): void {
  const { at, sent, error } = paying.state;
  if (sent !== JSON.stringify(order)) return;
  if (at === 'done') takeFromSlip(order);
  if (error?.code === 'draw_closed') lookAgain(order.gameCode);
}

/** The platform has not looked at the order: whose it is, or how many come, stood in the way. */
function isTurnedAway(error: CallError | undefined): boolean {
  return error?.status === 401 || error?.status === 429;
}

function takeFromSlip({ gameCode, bets }: LotteryOrderRequest): void {
  const placed = new Set(bets.map(lineId));
  fillSlip(
    gameCode,
    slipOf(slips, gameCode).lines.filter((line) => !placed.has(lineId(line))),
  );
}

function readOrder(sent: string | undefined): Order | undefined {
  try {
    const order: LotteryOrderRequest | null = JSON.parse(sent ?? 'null');
    return order ? ref(order) : undefined;
  } catch {
    return undefined;
  }
}
