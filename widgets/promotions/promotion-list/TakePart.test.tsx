// @vitest-environment jsdom

import type { ShownPromotion } from '@liveryjs/client/promotions/shown-promotions';
import { promotion } from '@liveryjs/client/promotions/testing';
import { type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import type { Activity, ActivityStatus, Promotion } from '@liveryjs/schemas/platform';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STATUSES } from './promotion-list.model.ts';
import { TakePart } from './TakePart.tsx';

const ACTIVITIES = 'GET /wps/promotion/activities';
const JOIN = 'POST /wps/promotion/activities/join';

const offered = (activity: Promotion['activity'] = { kind: 'join' }) =>
  promotion(6, activity ? { activity } : {});
const ownActivity = (status: ActivityStatus, rest: Partial<Activity> = {}) => ({
  list: [{ promotionId: 6, status, ...rest }],
});
const visit = (shown: ShownPromotion) => mountWidget(<TakePart promotion={shown} />);
const signIn = (shown: ShownPromotion, answers: Answers) =>
  mountWidget(<TakePart promotion={shown} />, { answers, session: true });

test.each(Object.keys(STATUSES).filter((status) => !['JOIN', 'CLAIM'].includes(status)) as ActivityStatus[])(
  '[4.20] %s is said, and nothing can be pressed',
  async (status) => {
    signIn(offered(), { [ACTIVITIES]: ownActivity(status, { remark: 'Why so.' }) });
    await screen.findByText(STATUSES[status]);
    screen.getByText('Why so.');
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('[4.20] Join is sent once, and how it stands then is asked for', async () => {
  const { sent } = signIn(offered(), {
    [ACTIVITIES]: ownActivity('JOIN'),
    [JOIN]: { promotionId: 6, status: 'JOINED' },
  });
  const button = await screen.findByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(sent(ACTIVITIES)).toHaveLength(2));
  expect(sent(JOIN)).toHaveLength(1);
});

test('[4.20] a visitor is offered what is open, and reads that the rest comes soon, without a call', async () => {
  const { app } = visit(offered());
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(app.state.modal).toBe('loginPopupModal'));
  cleanup();
  const { calls } = visit(offered({ kind: 'join', startsAt: '2999-01-01T00:00:00Z' }));
  screen.getByText('activity.comingSoon');
  expect(calls).toEqual([]);
});

test('a promotion that nobody takes part in has no button', () => {
  const { activity: _, ...plain } = offered();
  const { container } = visit(plain);
  expect(container.textContent).toBe('');
});

test('[4.20] how somebody stands that does not load can be tried again', async () => {
  let answer: object = new Refused(500, 'failed');
  signIn(offered(), { [ACTIVITIES]: () => answer });
  const retry = await screen.findByRole('button', { name: 'engine.retry' });
  answer = ownActivity('CLAIMED');
  fireEvent.click(retry);
  await screen.findByText('activity.claimed');
});

test('a raffle says how many tickets are left', async () => {
  signIn(offered({ kind: 'raffle' }), { [ACTIVITIES]: ownActivity('CLAIM', { tickets: 2 }) });
  await screen.findByText('activity.tickets');
});
