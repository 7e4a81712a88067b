// @vitest-environment jsdom

import { type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget, user } from '@liveryjs/parts/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import PointsConvert from './PointsConvert.tsx';
import { checkPoints } from './points-convert.model.ts';

const CONVERT = 'POST /wps/points/convert';
const CONFIG = 'GET /wps/points/config';
const config = { ratio: 100, convertMinimum: 100, currency: 'USD', passwordKind: 'login' };

const show = (answers: Answers = {}) =>
  mountWidget(<PointsConvert />, {
    answers: {
      'GET /wps/relay/MCSFE_points': { points: 480, ratio: 100 },
      [CONFIG]: config,
      ...answers,
    },
    session: true,
  });
const points = () => screen.findByLabelText<HTMLInputElement>('pointsConvert.points');
const secret = () => screen.getByLabelText<HTMLInputElement>('points.password.login');
const send = async (many: string, sure = true) => {
  await user.type(await points(), many);
  await user.type(secret(), 'secret{Enter}');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: sure ? 'pointsConvert.submit' : 'engine.cancel' }));
};

test('[7.04] points are converted after a yes; the sums on the page are asked for anew', async () => {
  const { sent } = show({
    [CONVERT]: { reference: 'PC261121-1', points: 250, amount: '2.50', currency: 'USD' },
  });
  await user.type(await points(), '250');
  screen.getByText('$2.50');
  await user.clear(await points());
  await send('250');
  await screen.findByText('pointsConvert.done');
  expect(sent(CONVERT)).toEqual([{ points: 250, password: 'secret', idempotencyKey: expect.any(String) }]);
  expect([(await points()).value, secret().value]).toEqual(['', '']);
  expect(sent('GET /wps/relay/MCSFE_points')).toHaveLength(2);
});

test('[7.04] a no sends nothing and keeps what was typed', async () => {
  const { sent } = show();
  await send('250', false);
  expect(sent(CONVERT)).toEqual([]);
  expect((await points()).value).toBe('250');
});

test('[7.04] all points are there at a press', async () => {
  show();
  await points();
  await user.click(screen.getByRole('button', { name: 'pointsConvert.all' }));
  expect((await points()).value).toBe('480');
  screen.getByText('$4.80');
});

test.each([
  [new Refused(403, 'wrong_password'), 'points.wrongPassword', ''],
  [new Refused(409, 'insufficient_points'), 'points.notEnough', 'secret'],
  [new Refused(500, 'failed'), 'engine.actionFailed', 'secret'],
])('[7.04] what %o says, with the points still there', async (refused, key, left) => {
  show({ [CONVERT]: refused });
  await send('250');
  await screen.findByText(key);
  expect([(await points()).value, secret().value]).toEqual(['250', left]);
});

test('[7.04] a platform that names the ratio alone is enough', async () => {
  show({
    [CONFIG]: { ratio: '100' },
    [CONVERT]: { reference: 'PC261121-1', points: 1, amount: '0.01', currency: 'USD' },
  });
  await user.type(await points(), '1');
  screen.getByText('$0.01');
  await user.clear(await points());
  await send('1');
  await screen.findByText('pointsConvert.done');
});

test.each([{}, null, 'text', { ratio: null }])(
  '%j as what holds for points can be tried again',
  async (value) => {
    show({ [CONFIG]: value });
    await screen.findByRole('button', { name: 'engine.retry' });
  },
);

test('what does not load can be tried again', async () => {
  let answer: object = new Refused(500, 'failed');
  show({ [CONFIG]: () => answer });
  const retry = await screen.findByRole('button', { name: 'engine.retry' });
  answer = config;
  await user.click(retry);
  await points();
});

test.each([
  ['', 'notEmpty'],
  ['99', 'tooFew'],
  ['x', 'tooFew'],
  ['100.5', 'tooFew'],
  ['100', undefined],
  ['480', undefined],
  ['481', 'tooMany'],
])('[7.04] %j of 480 points, 100 at least: %s', (text, problem) => {
  expect(checkPoints(text, 100, 480)).toBe(problem);
});
