import { tabStorage } from '@liveryjs/engine/kit/plain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '#client/calls/connection.ts';
import { endSession, lapseSession, session, startSession } from '#client/session/session.ts';
import { loginResult, Refused, type SentCall, stubPlatform, tenant } from '#client/testing.ts';
import {
  betting,
  checkNow,
  closeReview,
  confirmOrder,
  followReview,
  openReview,
  resumeOrder,
} from './betting.ts';
import { addToSlip, fillSlip, slipOf, slips } from './slips.ts';
import { lotteryBet } from './testing.ts';

const ORDERS = 'POST /lotto/lgw/orders';
const line = { playType: 'lastTwo', picks: [['1', '2'], ['3']], stake: '2.00' };
const order = { gameCode: 'FIVE', numero: '20261121-0741', prizeMode: 'Lott', bets: [line] } as const;
const placed = { orderId: 1, total: '4.00', balance: '96.00', bets: [lotteryBet()] };
const broken = new TypeError('Failed to fetch');

beforeEach(() => {
  vi.useFakeTimers();
  startSession(loginResult());
  fillSlip('FIVE', [line]);
});
afterEach(() => {
  endSession(tenant);
  closeReview();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const lines = () => slipOf(slips, 'FIVE').lines;
const keys = (calls: readonly SentCall[]) => calls.map(({ body }) => JSON.parse(body ?? '').idempotencyKey);

/** Answers in turn; the last goes on. */
function answering(...answers: readonly unknown[]): SentCall[] {
  let index = -1;
  return stubPlatform({
    get [ORDERS]() {
      index = Math.min(index + 1, answers.length - 1);
      return answers[index];
    },
  });
}

test('an order is sent once under its key, and leaves the slip when it is placed', async () => {
  const calls = answering(placed);
  openReview({ ...order, bets: [line] });
  const sending = confirmOrder();
  void confirmOrder();
  addToSlip('FIVE', { ...line, picks: [['9'], ['9']] });
  await sending;
  expect(calls).toHaveLength(1);
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    idempotencyKey: expect.stringMatching(/^[A-Za-z0-9_-]{16,64}$/),
    ...order,
  });
  expect(betting).toMatchObject({ phase: 'placed', placed });
  expect(lines()).toEqual([{ ...line, picks: [['9'], ['9']] }]);
  expect(tabStorage().getItem('lotteryOrder')).toBeNull();
});

test.each([
  ['the connection broke', broken],
  ['the platform answered 500', new Refused(500, 'internal')],
  ['no answer came in time', new DOMException('late', 'TimeoutError')],
])('an unknown outcome is asked for under the same key until it is known: %s', async (_, fault) => {
  const calls = answering(fault, broken, placed);
  openReview({ ...order, bets: [line] });
  const done = confirmOrder();
  await vi.advanceTimersByTimeAsync(0);
  expect(betting.phase).toBe('checking');
  expect(lines()).toEqual([line]);
  expect(JSON.parse(tabStorage().getItem('lotteryOrder') ?? '')).toMatchObject(order);
  closeReview();
  expect(betting.phase).toBe('checking');
  await vi.advanceTimersByTimeAsync(1999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
  checkNow();
  await done;
  expect(betting.phase).toBe('placed');
  expect(new Set(keys(calls)).size).toBe(1);
  expect(calls).toHaveLength(3);
});

test('a refusal is final: the slip stays, and the next review has a key of its own', async () => {
  const calls = answering(new Refused(409, 'draw_closed'), placed);
  openReview({ ...order, bets: [line] });
  await confirmOrder();
  expect(betting).toMatchObject({ phase: 'choosing', order: undefined });
  expect(betting.problem?.code).toBe('draw_closed');
  expect(lines()).toEqual([line]);
  openReview({ ...order, bets: [line] });
  expect(betting.problem).toBeUndefined();
  await confirmOrder();
  expect(new Set(keys(calls)).size).toBe(2);
});

test('a refusal that answers an earlier question is final too', async () => {
  answering(broken, new Refused(409, 'draw_closed'));
  openReview({ ...order, bets: [line] });
  const done = confirmOrder();
  await vi.advanceTimersByTimeAsync(2000);
  await done;
  expect(betting.phase).toBe('choosing');
  expect(lines()).toEqual([line]);
});

test.each([
  [401, 'not_logged_in'],
  [429, 'too_many_requests'],
])('what was turned away unread can be sent again under its key: %s', async (status, code) => {
  const calls = answering(new Refused(status, code), placed);
  openReview({ ...order, bets: [line] });
  await confirmOrder();
  expect(betting.phase).toBe('review');
  expect(betting.problem?.code).toBe(code);
  await confirmOrder();
  expect(betting.phase).toBe('placed');
  expect(new Set(keys(calls)).size).toBe(1);
});

test('a page that is loaded again goes on asking for the order that the one before had sent', async () => {
  const kept = { idempotencyKey: 'key-of-the-page-before', ...order };
  tabStorage().setItem('lotteryOrder', JSON.stringify(kept));
  fillSlip('FIVE', []);
  const calls = answering(new Refused(409, 'insufficient_funds'));
  const done = resumeOrder();
  expect(betting.phase).toBe('checking');
  await done;
  expect(keys(calls)).toEqual(['key-of-the-page-before']);
  expect(betting.problem?.code).toBe('insufficient_funds');
  expect(lines()).toEqual([line]);
  await resumeOrder();
  expect(calls).toHaveLength(1);
});

test('another visitor hears nothing of an order, and it is asked for no more', async () => {
  const calls = answering(broken);
  openReview({ ...order, bets: [line] });
  void confirmOrder();
  await vi.advanceTimersByTimeAsync(0);
  expect(betting.phase).toBe('checking');
  endSession(tenant);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(betting).toMatchObject({ phase: 'choosing', order: undefined });
  expect(calls).toHaveLength(1);
  expect(session.token).toBeUndefined();
});

test('a session that lapses says nothing of an order, which is asked for again once its visitor is back', async () => {
  vi.spyOn(connection, 'expired').mockImplementation(async () => lapseSession(tenant));
  const calls = answering(broken, new Refused(401, 'not_logged_in'), placed);
  openReview({ ...order, bets: [line] });
  const done = confirmOrder();
  await vi.advanceTimersByTimeAsync(2000);
  expect(betting.phase).toBe('checking');
  startSession(loginResult({ token: 'token-of-mai-again' }));
  await done;
  expect(betting.phase).toBe('placed');
  expect(new Set(keys(calls)).size).toBe(1);
  expect(calls).toHaveLength(3);
});

test('what one visitor has bet is not shown to the next', async () => {
  answering(placed);
  openReview({ ...order, bets: [line] });
  await confirmOrder();
  endSession(tenant);
  await vi.advanceTimersByTimeAsync(0);
  expect(betting).toMatchObject({ phase: 'choosing', placed: undefined });
});

test('what the tab remembers and nobody can read is no order', async () => {
  tabStorage().setItem('lotteryOrder', '{');
  const calls = answering(placed);
  await resumeOrder();
  expect(betting.phase).toBe('choosing');
  expect(calls).toEqual([]);
});

test('a draw that closes under review leads back to the slip, which stays', () => {
  openReview({ ...order, bets: [line] });
  followReview('FIVE', order.numero);
  followReview('VNMB', '20261122');
  expect(betting.phase).toBe('review');
  followReview('FIVE', '20261121-0742');
  expect(betting).toMatchObject({ phase: 'choosing', problem: { code: 'draw_closed' } });
  expect(lines()).toEqual([line]);
});
