// @vitest-environment jsdom

import { redeeming } from '@liveryjs/client/points/open-redeem';
import { type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget, user } from '@liveryjs/parts/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import PointsRedeem from './PointsRedeem.tsx';
import { mostOf, readQuantity } from './points-redeem.model.ts';

const REDEEM = 'POST /wps/points/redeem';
const reward = {
  id: 301,
  type: 'VOUCHER',
  name: 'Ten free spins',
  description: '',
  image: '/a.svg',
  points: 150,
  stock: 400,
} as const;

beforeEach(() => {
  redeeming.reward = reward;
});

const show = (answers: Answers = {}) =>
  mountWidget(<PointsRedeem />, {
    answers: {
      'GET /wps/relay/MCSFE_points': { points: 480, ratio: 100 },
      'GET /wps/points/config': { ratio: 100, convertMinimum: 100, currency: 'USD', passwordKind: 'payment' },
      ...answers,
    },
    session: true,
    state: { modal: 'redeemReward' },
  });
const secret = () => screen.findByLabelText<HTMLInputElement>('points.password.payment');
const quantity = () => screen.getByLabelText<HTMLInputElement>('pointsRedeem.quantity');
const fill = async (many: string, password = 'secret') => {
  await secret();
  await user.clear(quantity());
  await user.type(quantity(), many);
  if (password) await user.type(await secret(), password);
  await user.keyboard('{Enter}');
};

test('[7.04] what is redeemed is sent with the payment password, and the reference number is shown', async () => {
  const redeem = {
    reference: 'RD261121-1',
    appliedAt: '2026-11-21T10:00:00Z',
    type: 'VOUCHER',
    name: 'Ten free spins',
    quantity: 3,
    points: 450,
    status: 'IN_PROCESS',
  };
  const { app, sent } = show({ [REDEEM]: redeem });
  await fill('3');
  await screen.findByText('RD261121-1');
  expect(sent(REDEEM)).toEqual([
    { rewardId: 301, quantity: 3, password: 'secret', idempotencyKey: expect.any(String) },
  ]);
  await user.click(screen.getByRole('button', { name: 'pointsRedeem.close' }));
  expect(app.state.modal).toBeUndefined();
});

test('[7.04] more than the points are enough for, and no password, are said before anything is sent', async () => {
  const { sent } = show();
  await screen.findByText('pointsRedeem.left');
  await fill('4', '');
  await screen.findByText('pointsRedeem.wrongQuantity');
  screen.getByText('form.notEmpty');
  expect(sent(REDEEM)).toEqual([]);
});

test('[7.04] a wrong password empties its field alone', async () => {
  show({ [REDEEM]: new Refused(403, 'wrong_password') });
  await fill('2');
  await screen.findByText('points.wrongPassword');
  expect((await secret()).value).toBe('');
  expect(quantity().value).toBe('2');
  await waitFor(async () => expect(document.activeElement).toBe(await secret()));
});

test.each([
  [new Refused(409, 'sold_out'), 'points.soldOut'],
  [new Refused(409, 'insufficient_points'), 'points.notEnough'],
  [new Refused(404, 'reward_gone'), 'points.gone'],
  [new Refused(429, 'too_many_requests'), 'session.tooManyRequests'],
  [new Refused(500, 'failed'), 'engine.actionFailed'],
])('[7.04] what %o says, with all that was typed still there', async (refused, key) => {
  show({ [REDEEM]: refused });
  await fill('2');
  expect((await screen.findByRole('alert')).textContent).toBe(key);
  expect([(await secret()).value, quantity().value]).toEqual(['secret', '2']);
});

test('without a reward there is nothing to redeem', () => {
  redeeming.reward = undefined;
  show();
  screen.getByText('pointsRedeem.none');
});

test.each([
  [400, 480, 3],
  [2, 480, 2],
  [400, 149, 0],
  [400, undefined, 99],
  [400, 1_000_000, 99],
])('[7.04] of %i, with %s points, %i at most', (stock, points, most) => {
  expect(mostOf({ ...reward, stock }, points)).toBe(most);
});

test.each([
  ['1', 1],
  ['3', 3],
  ['4', undefined],
  ['0', undefined],
  ['', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['1e1', undefined],
])('a quantity typed as %j of three is %s', (text, want) => {
  expect(readQuantity(text, 3)).toBe(want);
});
