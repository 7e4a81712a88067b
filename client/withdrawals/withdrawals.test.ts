import { CallError } from '@liveryjs/engine/kit/plain';
import type { WithdrawConfig } from '@liveryjs/schemas/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ciphers } from '#client/calls/cipher.ts';
import { connection } from '#client/calls/connection.ts';
import { byCode } from '#client/session/refusal-key.ts';
import { endSession, startSession } from '#client/session/session.ts';
import { loginResult, Refused, type SentCall, stubPlatform, tenant } from '#client/testing.ts';
import { confirmReceived, reportMissing } from './confirm-transfers.ts';
import { hindranceOf, mostToWithdraw, quoteWithdrawal } from './quote-withdrawal.ts';
import { countWaitingTransfers, loadWaitingTransfers } from './waiting-transfers.ts';
import { withdrawRefusals } from './withdraw-refusals.ts';
import { withdrawing } from './withdrawal-calls.ts';

const config: WithdrawConfig = {
  currency: 'USD',
  digits: 2,
  available: '1250.50',
  minimum: '10.00',
  maximum: '5000.00',
  dayLeft: '10000.00',
  countPerDay: 5,
  countLeft: 5,
  fee: { freePerDay: 2, freeLeft: 0, percent: '1.50', minimum: '1.00' },
  turnoverLeft: '0.00',
  hasPaymentPassword: true,
  providers: [],
  accountsMost: 5,
  confirmMinutes: 30,
};
const transfer = { reference: 'WD261121-0000000001', part: 1 };

beforeEach(() => {
  connection.cipher = ciphers.none;
  startSession(loginResult());
});
afterEach(() => {
  withdrawing.clear();
  endSession(tenant);
  vi.unstubAllGlobals();
});

test.each([
  ['10', '1.00', '9.00'],
  ['66.66', '1.00', '65.66'],
  ['66.67', '1.01', '65.66'],
  ['5000', '75.00', '4925.00'],
  ['0.5', '1.00', '0.00'],
])('of %s, %s is kept and %s arrives', (amount, fee, arrives) => {
  expect(quoteWithdrawal(amount, config)).toMatchObject({ fee, arrives });
  expect(quoteWithdrawal(amount, { ...config, fee: { ...config.fee, freeLeft: 1 } }).fee).toBe('0.00');
});

test('a quote has all digits of the currency', () => {
  expect(quoteWithdrawal('200', config)).toEqual({ amount: '200.00', fee: '3.00', arrives: '197.00' });
});

test.each([
  ['the wallet', {}, '1250.50'],
  ['one withdrawal', { available: '9000.00' }, '5000.00'],
  ['the day', { dayLeft: '0.50' }, '0.50'],
])('the most is what %s allows', (_, more, want) => {
  expect(mostToWithdraw({ ...config, ...more })).toBe(want);
});

test.each([
  [undefined, {}],
  ['turnover', { turnoverLeft: '0.01', countLeft: 0 }],
  ['count', { countLeft: 0, dayLeft: '0.00' }],
  ['day', { dayLeft: '9.99', available: '0.00' }],
  ['little', { available: '9.99' }],
])('%s stands in the way of %j', (want, more) => {
  expect(hindranceOf({ ...config, ...more })).toBe(want);
});

test('[4.22] transfers say when they count as received by the page’s own clock, and those that wait are counted', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const sent = {
    ...transfer,
    amount: '50.00',
    currency: 'USD',
    account: 'Bank ••••3456',
    sentAt: '2026-11-21T10:00:00.000Z',
  };
  stubPlatform({
    'GET /wps/withdraw/transfers': {
      list: [
        { ...sent, status: 'SENT', secondsLeft: 90 },
        { ...sent, part: 2, status: 'DISPUTED' },
      ],
    },
  });
  expect((await loadWaitingTransfers()).map(({ until }) => until)).toEqual([1_090_000, undefined]);
  expect(await countWaitingTransfers(AbortSignal.timeout(60_000))).toBe(1);
});

test('[4.22] [5.09] a report that got no answer is sent again under its key, with the pictures that are there', async () => {
  const picture = new File(['x'], 'proof.png', { type: 'image/png' });
  const report = { ...transfer, text: 'Nothing came.', pictures: [picture], uploaded: new Map() };
  const answers = { 'POST /wps/upload/picture': { id: 'a-picture-of-the-test-1' } };
  const first = stubPlatform({ ...answers, 'POST /wps/withdraw/missing': new Refused(500, 'failed') });
  await expect(reportMissing(report)).rejects.toThrow();
  const second = stubPlatform({ ...answers, 'POST /wps/withdraw/missing': { list: [] } });
  await reportMissing(report);
  const bodyOf = (calls: SentCall[]) => JSON.parse(calls.at(-1)?.body ?? '{}');
  expect(bodyOf(first)).toEqual({
    ...transfer,
    text: 'Nothing came.',
    pictures: ['a-picture-of-the-test-1'],
    idempotencyKey: expect.any(String),
  });
  expect(bodyOf(second)).toEqual(bodyOf(first));
  expect(second).toHaveLength(1);
});

test('[4.22] received is said of exactly what was shown', async () => {
  const calls = stubPlatform({ 'POST /wps/withdraw/received': { list: [] } });
  await confirmReceived([{ ...transfer, amount: '1.00' } as typeof transfer]);
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ transfers: [transfer] });
});

test('a withdrawal whose answer is lost is asked after, and found once', async () => {
  const done = {
    reference: transfer.reference,
    appliedAt: '2026-11-21T10:00:00.000Z',
    amount: '10.00',
    fee: '0.00',
    arrives: '10.00',
    currency: 'USD',
    account: 'Bank ••••3456',
    status: 'PENDING',
    transfers: [],
  };
  const calls = stubPlatform({
    'POST /wps/withdraw': new Refused(502, 'bad_gateway'),
    'POST /wps/member/request/outcome': { state: 'DONE', answer: done },
  });
  const what = { payoutAccountId: 1, amount: '10', fee: '0', password: 'x' };
  const end = await withdrawing.send(what);
  expect([end.at, end.answer]).toEqual(['done', done]);
  const keys = calls.map(({ body }) => JSON.parse(body ?? '').idempotencyKey);
  expect(calls.map(({ name }) => name)).toEqual(['POST /wps/withdraw', 'POST /wps/member/request/outcome']);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['turnover_left', 'withdraw.turnover'],
  ['fee_changed', 'withdraw.feeChanged'],
  ['too_many_requests', undefined],
])('what %s says', (code, key) => {
  expect(byCode(new CallError('refused', 'no', { code }), withdrawRefusals)).toBe(key);
});
