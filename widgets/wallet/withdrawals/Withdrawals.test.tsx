// @vitest-environment jsdom

import { endSession, session, startSession } from '@liveryjs/client/session/session';
import { loginResult, stubPlatform, tenant } from '@liveryjs/client/testing';
import { countWaitingTransfers } from '@liveryjs/client/withdrawals/waiting-transfers';
import { TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import type { Withdrawal, WithdrawalTransfer } from '@liveryjs/schemas/platform';
import { act, cleanup, render, screen } from '@testing-library/react';
import useSWR from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Withdrawals from './Withdrawals.tsx';

const LIST = 'GET /wps/withdraw/requests';
const TRANSFERS = 'GET /wps/withdraw/transfers';
const withdrawal: Withdrawal = {
  reference: 'WD261121-0A1B2C3D4E',
  appliedAt: '2026-11-21T10:00:00.000Z',
  amount: '50.00',
  fee: '0.00',
  arrives: '50.00',
  currency: 'USD',
  account: 'Bank ••••3456',
  status: 'PENDING',
  transfers: [],
};
const sent: WithdrawalTransfer = {
  reference: withdrawal.reference,
  part: 1,
  amount: '50.00',
  currency: 'USD',
  account: withdrawal.account,
  sentAt: withdrawal.appliedAt,
  status: 'SENT',
};
const answers: Record<string, unknown> = {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  startSession(loginResult());
  answers[LIST] = { list: [withdrawal], total: 1, totalPages: 1 };
  answers[TRANSFERS] = { list: [] };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  endSession(tenant);
  vi.unstubAllGlobals();
});

/** Shows a number beside a link, as the centre does. */
function Badge() {
  const { data } = useSWR(['getWithdrawalTransfers', 'count', session.number], () =>
    countWaitingTransfers(AbortSignal.timeout(1000)),
  );
  return <output aria-label="waiting">{data}</output>;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const waiting = () => screen.getByRole('status', { name: 'waiting' }).textContent;
const step = () => document.querySelector('[aria-current=step]')?.textContent;

test('[4.22] a withdrawal follows the platform while the page is open, and so does the number of what waits', async () => {
  const calls = stubPlatform(answers);
  render(
    <TestPortal app={testApp({ brand: { tenant } as object })}>
      <Withdrawals id="withdrawals" props={{ pageSize: 5 }} slot={() => null} />
      <Badge />
    </TestPortal>,
  );
  await pass(100);
  expect([step(), waiting()]).toEqual(['withdrawals.pending', '0']);
  answers[LIST] = { list: [{ ...withdrawal, status: 'PAID', transfers: [sent] }], total: 1, totalPages: 1 };
  answers[TRANSFERS] = { list: [sent] };
  await pass(6000);
  expect([step(), waiting()]).toEqual(['withdrawals.paid', '1']);
  answers[LIST] = { list: [{ ...withdrawal, status: 'RECEIVED' }], total: 1, totalPages: 1 };
  await pass(6000);
  expect(step()).toBeUndefined();
  const requestCount = calls.filter(({ name }) => name === LIST).length;
  await pass(60_000);
  expect(calls.filter(({ name }) => name === LIST)).toHaveLength(requestCount);
});
