// @vitest-environment jsdom

import { tabStorage } from '@liveryjs/engine/kit/plain';
import { mountWidget } from '@liveryjs/parts/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import BonusDetails from './BonusDetails.tsx';

const LIST = 'GET /wps/bonuses';
const OUTCOME = 'POST /wps/member/request/outcome';

/** Renders the widget, which asks for the unheard outcome of giving up a bonus on an earlier page of this tab. */
const show = (outcome: object) =>
  mountWidget(BonusDetails, {
    props: { pageSize: 10 },
    answers: {
      [LIST]: { list: [], total: 0, totalPages: 0, turnoverLeft: '0.00', currency: 'USD' },
      [OUTCOME]: outcome,
    },
    session: true,
  });

const bonus = {
  number: 'B1',
  name: 'Welcome',
  amount: '10',
  wager: '100',
  wagered: '5',
  returns: '10',
  status: 'CANCELLED',
  grantedAt: '2026-06-01T12:00:00Z',
  expiresAt: '2026-07-01T12:00:00Z',
};

test('what an earlier page has given up is said and shown', async () => {
  tabStorage().setItem('money:bonus', 'key-of-an-earlier-page');
  let tell: (outcome: object) => void = () => {};
  const { app, sent } = show(
    new Promise<object>((resolve) => {
      tell = resolve;
    }),
  );
  await screen.findByText('bonusDetails.empty');
  const before = sent(LIST).length;
  tell({ state: 'DONE', answer: bonus });
  await waitFor(() => expect(app.state.notices).toMatchObject([{ messageKey: 'bonusDetails.gaveUp' }]));
  await waitFor(() => expect(sent(LIST).length).toBeGreaterThan(before));
});

test('that it did not arrive is not said again on a later visit', async () => {
  tabStorage().setItem('money:bonus', 'key-of-an-earlier-page');
  show({ state: 'VOID' });
  await screen.findByText('outcome.void');
  cleanup();
  show({ state: 'VOID' });
  await screen.findByText('bonusDetails.empty');
  expect(screen.queryByText('outcome.void')).toBeNull();
});
