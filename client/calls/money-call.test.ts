import { tabStorage } from '@liveryjs/engine/kit/plain';
import type { Call } from '@liveryjs/schemas/contract/call';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, lapseSession, startSession } from '#client/session/session.ts';
import { loginResult, member, Refused, type SentCall, stubPlatform, tenant } from '#client/testing.ts';
import { connection } from './connection.ts';
import { moneyCall } from './money-call.ts';

const PAY = 'POST /wps/test/pay';
const OUTCOME = 'POST /wps/member/request/outcome';
const paid = { number: 'P1' };
const unreached = new TypeError('Failed to fetch');

interface Paid {
  readonly number: string;
}
const keyOf = ({ body }: SentCall) => JSON.parse(body ?? '').idempotencyKey;

/** Answers each call in turn; the last goes on. */
function answering(answers: Readonly<Record<string, readonly unknown[]>>): SentCall[] {
  const positions = new Map<string, number>();
  const next = (name: string, all: readonly unknown[]) => {
    const now = positions.get(name) ?? 0;
    positions.set(name, now + 1);
    return all[Math.min(now, all.length - 1)];
  };
  return stubPlatform(
    Object.defineProperties(
      {},
      Object.fromEntries(
        Object.entries(answers).map(([name, all]) => [
          name,
          { enumerable: true, get: () => next(name, all) },
        ]),
      ),
    ),
  );
}

let name = 0;
const pay: Call<{ body: { idempotencyKey: string }; answer: Paid; session: 'required' }> = {
  name: 'pay',
  method: 'POST',
  path: '/wps/test/pay',
  session: 'required',
  answer: { number: 'S' },
};
const call = () => moneyCall(`test${name}`, pay);

beforeEach(() => {
  vi.useFakeTimers();
  name += 1;
  startSession(loginResult());
});
afterEach(() => {
  endSession(tenant);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a payment is sent once, however often one presses', async () => {
  const calls = answering({ [PAY]: [paid] });
  const payment = call();
  const [first, second] = await Promise.all([payment.send({}), payment.send({})]);
  expect(first).toBe(second);
  expect(payment.state).toMatchObject({ at: 'done', answer: paid });
  expect(calls.map(keyOf)).toEqual([expect.stringMatching(/^[\w-]{24}$/)]);
  payment.clear();
  expect(payment.state).toMatchObject({ at: 'ready', answer: undefined });
});

test('a payment that is refused has its reason, and the next has a key of its own', async () => {
  const calls = answering({ [PAY]: [new Refused(409, 'insufficient_funds'), paid] });
  const payment = call();
  await payment.send({});
  expect(payment.state).toMatchObject({ at: 'refused', error: { code: 'insufficient_funds' } });
  await payment.send({});
  expect(payment.state.at).toBe('done');
  expect(new Set(calls.map(keyOf)).size).toBe(2);
});

test.each([
  ['no connection', unreached],
  ['an error', new Refused(500, 'internal')],
])('a payment that got %s is asked after by its key', async (_, failure) => {
  const calls = answering({ [PAY]: [failure], [OUTCOME]: [{ state: 'DONE', answer: paid }] });
  const payment = call();
  await payment.send({});
  expect(payment.state).toMatchObject({ at: 'done', answer: paid });
  expect(calls.map((sent) => sent.name)).toEqual([PAY, OUTCOME]);
  expect(new Set(calls.map(keyOf)).size).toBe(1);
});

test('an outcome with fields of the platform’s own is read without them', async () => {
  const answer = { ...paid, bank: 'of the platform' };
  answering({ [PAY]: [unreached], [OUTCOME]: [{ state: 'DONE', answer, at: 'noon' }] });
  const { send, state } = call();
  await send({});
  expect(state).toMatchObject({ at: 'done', answer: paid });
});

test('a payment that has not arrived is void', async () => {
  answering({ [PAY]: [unreached], [OUTCOME]: [{ state: 'VOID' }] });
  const payment = call();
  await payment.send({});
  expect(payment.state.at).toBe('void');
});

test.each([
  ['nothing of what is needed', { state: 'DONE', answer: {} }],
  ['that it was carried out, and no more', { state: 'DONE' }],
  ['a state of its own', { state: 'LATER', answer: paid }],
  ['no state', {}],
  ['nothing', null],
])('an outcome with %s is asked for again, and never shown', async (_, outcome) => {
  const calls = answering({ [PAY]: [unreached], [OUTCOME]: [outcome, { state: 'DONE', answer: paid }] });
  const payment = call();
  const sending = payment.send({});
  await vi.waitFor(() => expect(payment.state.at).toBe('stuck'));
  payment.check();
  await sending;
  expect(payment.state).toMatchObject({ at: 'done', answer: paid });
  expect(calls.map((sent) => sent.name)).toEqual([PAY, OUTCOME, OUTCOME]);
});

test('nothing is sent while nobody knows what became of a payment, and it is asked again', async () => {
  const calls = answering({ [PAY]: [unreached], [OUTCOME]: [unreached, unreached, { state: 'VOID' }] });
  const payment = call();
  const sending = payment.send({});
  await vi.waitFor(() => expect(payment.state.at).toBe('stuck'));
  void payment.send({});
  payment.clear();
  expect(payment.state.at).toBe('stuck');
  payment.check();
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  await vi.advanceTimersByTimeAsync(4000);
  await sending;
  expect(payment.state.at).toBe('void');
  expect(calls.map((sent) => sent.name)).toEqual([PAY, OUTCOME, OUTCOME, OUTCOME]);
});

test('a page that opens anew asks after what the one before it has sent', async () => {
  const calls = answering({ [PAY]: [unreached], [OUTCOME]: [unreached, { state: 'DONE', answer: paid }] });
  const before = call();
  void before.send({});
  await vi.waitFor(() => expect(before.state.at).toBe('stuck'));
  const after = call();
  await after.resume();
  expect(after.state).toMatchObject({ at: 'done', answer: paid });
  expect(new Set(calls.map(keyOf)).size).toBe(1);
  await call().resume();
  expect(calls).toHaveLength(3);
});

test('what one visitor was told is not told to the next', async () => {
  answering({ [PAY]: [paid] });
  const payment = call();
  await payment.send({});
  endSession(tenant);
  startSession(loginResult());
  await payment.resume();
  expect(payment.state).toMatchObject({ at: 'ready', answer: undefined });
});

test('a session that lapses before the outcome is known goes on asking once its visitor is back', async () => {
  const calls = answering({
    [PAY]: [unreached],
    [OUTCOME]: [new Refused(401, 'not_logged_in'), unreached, { state: 'DONE', answer: paid }],
  });
  vi.spyOn(connection, 'expired').mockImplementation(async () => lapseSession(tenant));
  const payment = call();
  const sending = payment.send({});
  await vi.waitFor(() => expect(payment.state.at).toBe('stuck'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(payment.state.at).toBe('stuck');
  expect(connection.expired).toHaveBeenCalledOnce();
  expect(tabStorage().getItem(`money:test${name}`)).toBeNull();
  startSession(loginResult({ token: 'token-of-mai-again' }));
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  // The tab remembers it again, for a page that opens anew.
  expect(tabStorage().getItem(`money:test${name}`)).toBe(keyOf(calls[0] as SentCall));
  await vi.advanceTimersByTimeAsync(60_000);
  await sending;
  expect(payment.state).toMatchObject({ at: 'done', answer: paid });
  expect(calls.map((sent) => sent.name)).toEqual([PAY, OUTCOME, OUTCOME, OUTCOME]);
  expect(new Set(calls.map(keyOf)).size).toBe(1);
});

test('what is under way for one visitor ends with the session, and the next sends at once', async () => {
  const calls = answering({ [PAY]: [unreached, paid], [OUTCOME]: [new Refused(401, 'not_logged_in')] });
  vi.spyOn(connection, 'expired').mockImplementation(async () => lapseSession(tenant));
  const payment = call();
  const sending = payment.send({});
  await vi.waitFor(() => expect(payment.state.at).toBe('stuck'));
  startSession(loginResult({ member: member({ id: 8 }) }));
  await sending;
  expect(payment.state.at).toBe('ready');
  await payment.send({});
  expect(payment.state).toMatchObject({ at: 'done', answer: paid });
  expect(calls.map((sent) => sent.name)).toEqual([PAY, OUTCOME, PAY]);
});

test('what one visitor was told is gone before anybody asks', async () => {
  answering({ [PAY]: [paid] });
  const payment = call();
  await payment.send({});
  endSession(tenant);
  startSession(loginResult({ member: member({ id: 8 }) }));
  await vi.advanceTimersByTimeAsync(0);
  expect(payment.state).toMatchObject({ at: 'ready', answer: undefined });
});
