// @vitest-environment jsdom

import { takingPart } from '@liveryjs/client/promotions/take-part';
import { promotion } from '@liveryjs/client/promotions/testing';
import { type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import RaffleClaim from './RaffleClaim.tsx';

const PRIZES = 'GET /wps/promotion/raffle';
const DRAW = 'POST /wps/promotion/raffle/claim';
const ACTIVITIES = 'GET /wps/promotion/activities';
const raffle = {
  prizes: [
    { id: 1, kind: 'MONEY', name: '$50', image: '/a.svg' },
    { id: 2, kind: 'POINTS', name: '50 points', image: '/b.svg' },
    { id: 3, kind: 'NOTHING', name: 'No prize', image: '/c.svg' },
  ],
};
const tickets = (count: number) => ({ list: [{ promotionId: 11, status: 'CLAIM', tickets: count }] });
const STILL = ['(prefers-reduced-motion: reduce)'];

beforeEach(() => {
  takingPart.promotion = promotion(11, { activity: { kind: 'raffle' } });
});

const show = (answers: Answers = {}, media = STILL) =>
  mountWidget(<RaffleClaim />, {
    answers: { [PRIZES]: raffle, [ACTIVITIES]: tickets(3), ...answers },
    session: true,
    media,
  });
const press = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'raffleClaim.draw' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};
const lit = () => document.querySelector('[data-lit]')?.textContent;

test('who wants no motion reads at once what was drawn, and the tickets are asked for anew', async () => {
  const { sent } = show({ [DRAW]: { prizeId: 2, tickets: 2 } });
  await press();
  await screen.findByText('raffleClaim.won');
  expect(lit()).toBe('50 points');
  await waitFor(() => expect(sent(ACTIVITIES)).toHaveLength(2));
  expect(sent(DRAW)).toEqual([{ promotionId: 11, idempotencyKey: expect.any(String) }]);
});

test('with motion a light goes over the prizes first, and nothing is drawn twice meanwhile', async () => {
  const { sent } = show({ [DRAW]: { prizeId: 3, tickets: 2 } }, []);
  await press();
  await waitFor(() => expect(lit()).toBeTruthy());
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'raffleClaim.busy' }));
  await screen.findByText('raffleClaim.nothing');
  expect(lit()).toBe('No prize');
  expect(sent(DRAW)).toHaveLength(1);
});

test('without a ticket there is nothing to draw with', async () => {
  show({ [ACTIVITIES]: tickets(0) });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'raffleClaim.draw' });
  await screen.findByText('activity.tickets');
  expect(button.disabled).toBe(true);
});

test.each([
  ['no_ticket', 409, 'activity.noTicket'],
  ['failed', 500, 'engine.actionFailed'],
])('a draw that is refused for %s says so, and can be tried again', async (code, status, key) => {
  show({ [DRAW]: new Refused(status, code) });
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(key);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'raffleClaim.draw' }).disabled).toBe(false);
});

test('prizes that do not load can be tried again', async () => {
  let prizes: object = new Refused(500, 'failed');
  show({ [PRIZES]: () => prizes });
  const retry = await screen.findByRole('button', { name: 'engine.retry' });
  prizes = raffle;
  fireEvent.click(retry);
  await screen.findByText('$50');
});

test('without a raffle there is nothing to draw from', () => {
  takingPart.promotion = undefined;
  show();
  screen.getByText('raffleClaim.none');
});
