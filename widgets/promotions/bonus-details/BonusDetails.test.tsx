// @vitest-environment jsdom

import { ciphers } from '@liveryjs/client/calls/cipher';
import { connection } from '@liveryjs/client/calls/connection';
import { endSession, startSession } from '@liveryjs/client/session/session';
import { loginResult, stubPlatform, tenant } from '@liveryjs/client/testing';
import { tabStorage } from '@liveryjs/engine/kit/plain';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import BonusDetails from './BonusDetails.tsx';

beforeEach(() => {
  stubWindow();
  connection.cipher = ciphers.none;
  startSession(loginResult());
});
afterEach(() => {
  cleanup();
  endSession(tenant);
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const LIST = 'GET /wps/bonuses';
const OUTCOME = 'POST /wps/member/request/outcome';

/** Renders the widget, which asks for the unheard outcome of giving up a bonus on an earlier page of this tab. */
function show(outcome: object) {
  const calls = stubPlatform({
    [LIST]: { list: [], total: 0, totalPages: 0, turnoverLeft: '0.00', currency: 'USD' },
    [OUTCOME]: outcome,
  });
  const app = testApp({ brand: { ...emptyBrand, tenant } as object });
  render(
    <TestPortal app={app}>
      <BonusDetails id="bonuses" props={{ pageSize: 10 }} slot={() => null} />
    </TestPortal>,
  );
  return { app, lists: () => calls.filter(({ name }) => name === LIST).length };
}

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
  const { app, lists } = show(
    new Promise<object>((resolve) => {
      tell = resolve;
    }),
  );
  await screen.findByText('bonusDetails.empty');
  const before = lists();
  tell({ state: 'DONE', answer: bonus });
  await waitFor(() => expect(app.state.notices).toMatchObject([{ messageKey: 'bonusDetails.gaveUp' }]));
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
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
