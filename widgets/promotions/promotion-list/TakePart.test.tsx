// @vitest-environment jsdom

import type { ShownPromotion } from '@liveryjs/client/promotions/shown-promotions';
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
import type { Activity, ActivityStatus, Promotion } from '@liveryjs/schemas/platform';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STATUSES } from './promotion-list.model.ts';
import { TakePart } from './TakePart.tsx';

const ACTIVITIES = 'GET /wps/promotion/activities';
const JOIN = 'POST /wps/promotion/activities/join';
let calls: SentCall[];

beforeEach(() => stubWindow());
afterEach(() => {
  cleanup();
  endSession(tenant);
  vi.unstubAllGlobals();
});

const promotion = (activity: Promotion['activity'] = { kind: 'join' }): ShownPromotion => ({
  id: 6,
  category: 'sports',
  title: 'A title',
  summary: '',
  content: '',
  image: '/a.svg',
  startsAt: '2026-11-01T00:00:00Z',
  ...(activity && { activity }),
});
const ownActivity = (status: ActivityStatus, rest: Partial<Activity> = {}) => ({
  list: [{ promotionId: 6, status, ...rest }],
});
const show = (shown: ShownPromotion, answers: Answers = {}) => {
  calls = stubPlatform(answers);
  const app = testApp({ brand: { ...emptyBrand, tenant } as object });
  const { container } = render(
    <TestPortal app={app}>
      <TakePart promotion={shown} />
    </TestPortal>,
  );
  return { app, container };
};

test.each(Object.keys(STATUSES).filter((status) => !['JOIN', 'CLAIM'].includes(status)) as ActivityStatus[])(
  '[4.20] %s is said, and nothing can be pressed',
  async (status) => {
    startSession(loginResult());
    show(promotion(), { [ACTIVITIES]: ownActivity(status, { remark: 'Why so.' }) });
    await screen.findByText(STATUSES[status]);
    screen.getByText('Why so.');
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('[4.20] Join is sent once, and how it stands then is asked for', async () => {
  startSession(loginResult());
  show(promotion(), { [ACTIVITIES]: ownActivity('JOIN'), [JOIN]: { promotionId: 6, status: 'JOINED' } });
  const button = await screen.findByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(calls.filter(({ name }) => name === ACTIVITIES)).toHaveLength(2));
  expect(calls.filter(({ name }) => name === JOIN)).toHaveLength(1);
});

test('[4.20] a visitor is offered what is open, and reads that the rest comes soon, without a call', async () => {
  const { app } = show(promotion());
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(app.state.modal).toBe('loginPopupModal'));
  cleanup();
  show(promotion({ kind: 'join', startsAt: '2999-01-01T00:00:00Z' }));
  screen.getByText('activity.comingSoon');
  expect(calls).toEqual([]);
});

test('a promotion that nobody takes part in has no button', () => {
  const { activity: _, ...plain } = promotion();
  const { container } = show(plain);
  expect(container.textContent).toBe('');
});

test('[4.20] how somebody stands that does not load can be tried again', async () => {
  startSession(loginResult());
  show(promotion(), { [ACTIVITIES]: new Refused(500, 'failed') });
  const retry = await screen.findByRole('button', { name: 'engine.retry' });
  stubPlatform({ [ACTIVITIES]: ownActivity('CLAIMED') });
  fireEvent.click(retry);
  await screen.findByText('activity.claimed');
});

test('a raffle says how many tickets are left', async () => {
  startSession(loginResult());
  show(promotion({ kind: 'raffle' }), { [ACTIVITIES]: ownActivity('CLAIM', { tickets: 2 }) });
  await screen.findByText('activity.tickets');
});
