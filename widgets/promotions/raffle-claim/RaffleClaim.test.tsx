// @vitest-environment jsdom

import { takingPart } from '@liveryjs/client/promotions/take-part';
import { endSession, startSession } from '@liveryjs/client/session/session';
import {
  type Answers,
  loginResult,
  Refused,
  type SentCall,
  stubPlatform,
  tenant,
} from '@liveryjs/client/testing';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
let calls: SentCall[];
let still = true;

beforeEach(() => {
  still = true;
  vi.stubGlobal('matchMedia', () => ({
    matches: still,
    addEventListener() {},
    removeEventListener() {},
  }));
  stubWindow();
  startSession(loginResult());
  takingPart.promotion = {
    id: 11,
    category: 'raffle',
    title: 'Three tickets',
    summary: '',
    content: '',
    image: '/a.svg',
    startsAt: '2026-11-01T00:00:00Z',
    activity: { kind: 'raffle' },
  };
});
afterEach(() => {
  cleanup();
  endSession(tenant);
  takingPart.promotion = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (answers: Answers = {}) => {
  calls = stubPlatform({ [PRIZES]: raffle, [ACTIVITIES]: tickets(3), ...answers });
  render(
    <TestPortal app={testApp({ brand: { ...emptyBrand, tenant } as object })}>
      <RaffleClaim />
    </TestPortal>,
  );
};
const press = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'raffleClaim.draw' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};
const lit = () => document.querySelector('[data-lit]')?.textContent;

test('who wants no motion reads at once what was drawn, and the tickets are asked for anew', async () => {
  show({ [DRAW]: { prizeId: 2, tickets: 2 } });
  await press();
  await screen.findByText('raffleClaim.won');
  expect(lit()).toBe('50 points');
  await waitFor(() => expect(calls.filter(({ name }) => name === ACTIVITIES)).toHaveLength(2));
  const [draw] = calls.filter(({ name }) => name === DRAW);
  expect(JSON.parse(draw?.body ?? '')).toEqual({ promotionId: 11, idempotencyKey: expect.any(String) });
});

test('with motion a light goes over the prizes first, and nothing is drawn twice meanwhile', async () => {
  still = false;
  show({ [DRAW]: { prizeId: 3, tickets: 2 } });
  await press();
  await waitFor(() => expect(lit()).toBeTruthy());
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'raffleClaim.busy' }));
  await screen.findByText('raffleClaim.nothing');
  expect(lit()).toBe('No prize');
  expect(calls.filter(({ name }) => name === DRAW)).toHaveLength(1);
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
  show({ [PRIZES]: new Refused(500, 'failed') });
  const retry = await screen.findByRole('button', { name: 'engine.retry' });
  stubPlatform({ [PRIZES]: raffle, [ACTIVITIES]: tickets(1) });
  fireEvent.click(retry);
  await screen.findByText('$50');
});

test('without a raffle there is nothing to draw from', () => {
  takingPart.promotion = undefined;
  show();
  screen.getByText('raffleClaim.none');
});
