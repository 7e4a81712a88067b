import { CallError } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import type { Redeem, Reward } from '@liveryjs/schemas/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ciphers } from '#client/calls/cipher.ts';
import { connection } from '#client/calls/connection.ts';
import { byCode } from '#client/session/refusal-key.ts';
import { endSession, startSession } from '#client/session/session.ts';
import {
  type Answers,
  loginResult,
  member,
  Refused,
  type SentCall,
  stubPlatform,
  tenant,
  testContext,
} from '#client/testing.ts';
import { convertPoints } from './convert-points.ts';
import { openRedeem, redeeming } from './open-redeem.ts';
import { isWrongPassword, pointsRefusals } from './points-refusals.ts';
import { pointsWorth } from './points-worth.ts';
import { redeemReward } from './redeem-reward.ts';

let calls: SentCall[] = [];
const answer = (answers: Answers) => {
  calls = stubPlatform(answers);
};
const redeem: Redeem = {
  reference: 'RD261121-1',
  appliedAt: '2026-11-21T10:00:00Z',
  type: 'VOUCHER',
  name: 'Ten free spins',
  quantity: 2,
  points: 300,
  status: 'IN_PROCESS',
};
const bodies = () => calls.map(({ body }) => JSON.parse(body ?? '{}'));

beforeEach(() => {
  connection.cipher = ciphers.none;
  startSession(loginResult());
});
afterEach(() => {
  endSession(tenant);
  vi.unstubAllGlobals();
});

test('[7.04] what is not known to have arrived is sent again under the same key, and nothing else is', async () => {
  const what = { rewardId: 301, quantity: 2, password: 'secret' };
  answer({ 'POST /wps/points/redeem': new Refused(500, 'failed') });
  await expect(redeemReward(what)).rejects.toThrow();
  await expect(redeemReward({ ...what, password: 'another' })).rejects.toThrow();
  await expect(redeemReward({ ...what, quantity: 1 })).rejects.toThrow();
  const [first, second, other] = bodies();
  expect(first).toEqual({ ...what, idempotencyKey: expect.stringMatching(/^[\w-]{24}$/) });
  expect(second.idempotencyKey).toBe(first.idempotencyKey);
  expect(other.idempotencyKey).not.toBe(first.idempotencyKey);

  answer({ 'POST /wps/points/redeem': redeem });
  await redeemReward(what);
  await redeemReward(what);
  const [last, next] = bodies();
  expect(last.idempotencyKey).toBe(first.idempotencyKey);
  expect(next.idempotencyKey).not.toBe(first.idempotencyKey);
});

test('[7.04] a refusal is a final answer: the next try has a key of its own', async () => {
  answer({ 'POST /wps/points/convert': new Refused(409, 'insufficient_points') });
  await expect(convertPoints({ points: 100, password: 'x' })).rejects.toThrow();
  await expect(convertPoints({ points: 100, password: 'x' })).rejects.toThrow();
  const [first, second] = bodies();
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
});

test('[7.04] a refusal of a later try, as of a mistyped password, leaves the first one under its key', async () => {
  const keys: string[] = [];
  for (const given of [
    new Refused(500, 'failed'),
    new Refused(401, 'wrong_password'),
    { reference: 'PC261121-1', points: 100, amount: '1.00', currency: 'USD' },
  ]) {
    answer({ 'POST /wps/points/convert': given });
    await convertPoints({ points: 100, password: 'x' }).catch(() => {});
    keys.push(...bodies().map(({ idempotencyKey }) => idempotencyKey));
  }
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('[7.04] another session never has the keys of the one before', async () => {
  answer({ 'POST /wps/points/convert': new Refused(500, 'failed') });
  await expect(convertPoints({ points: 100, password: 'x' })).rejects.toThrow();
  endSession(tenant);
  startSession(loginResult());
  await expect(convertPoints({ points: 100, password: 'x' })).rejects.toThrow();
  const [first, second] = bodies();
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
});

const reward: Reward = {
  id: 301,
  type: 'VOUCHER',
  name: 'Ten free spins',
  description: '',
  image: '/a.svg',
  points: 150,
  stock: 4,
};

test.each([
  ['a member gets the dialog', 0, { modal: 'redeemReward' }, [], true],
  ['an agent gets the dialog', 1, { modal: 'redeemReward' }, [], true],
  ['[6.04] a trial account is told that it needs one of its own', 4, { modal: 'needTrueAccount' }, [], false],
  [
    'a visitor is asked to log in',
    undefined,
    { modal: 'loginPopupModal' },
    ['points.signedOut', expect.any(Function)],
    false,
  ],
])('[7.04] %s', (_, type, target, note, chosen) => {
  endSession(tenant);
  Object.assign(redeeming, { reward: undefined });
  if (type !== undefined) startSession(loginResult({ member: member({ type }) }));
  const context = testContext(emptyBrand);
  openRedeem(reward, context);
  expect(context.open.mock.calls).toEqual([[target, ...note]]);
  expect(redeeming.reward?.id).toBe(chosen ? 301 : undefined);
});

test.each([
  [480, 100, '4.80'],
  [333, 100, '3.33'],
  [7, 3, '2.33'],
  [0, 100, '0.00'],
  [480, 0, '0.00'],
  [-250, 100, '0.00'],
  [2_000_000_000, 100, '20000000.00'],
])('[7.04] %i points at %i for one are worth %s', (points, ratio, want) => {
  expect(pointsWorth(points, ratio)).toBe(want);
});

test.each([
  ['insufficient_points', 'points.notEnough'],
  ['sold_out', 'points.soldOut'],
  ['reward_gone', 'points.gone'],
  ['below_minimum', 'points.belowMinimum'],
  ['too_many_requests', undefined],
])('what %s says', (code, key) => {
  expect(byCode(new CallError('refused', 'no', { code }), pointsRefusals)).toBe(key);
});

test('a wrong password is known from other refusals', () => {
  expect(isWrongPassword(new CallError('refused', 'no', { code: 'wrong_password' }))).toBe(true);
  expect(isWrongPassword(new Error('wrong_password'))).toBe(false);
});
