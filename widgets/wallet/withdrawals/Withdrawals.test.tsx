// @vitest-environment jsdom

import { session } from '@liveryjs/client/session/session';
import { countWaitingTransfers } from '@liveryjs/client/withdrawals/waiting-transfers';
import { mountWidget } from '@liveryjs/parts/testing';
import type { Withdrawal, WithdrawalTransfer } from '@liveryjs/schemas/platform';
import { act, screen } from '@testing-library/react';
import useSWR from 'swr';
import { expect, test, vi } from 'vitest';
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
const transfer: WithdrawalTransfer = {
  reference: withdrawal.reference,
  part: 1,
  amount: '50.00',
  currency: 'USD',
  account: withdrawal.account,
  sentAt: withdrawal.appliedAt,
  status: 'SENT',
};
const listOf = (withdrawal: Withdrawal) => ({ list: [withdrawal], total: 1, totalPages: 1 });

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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers = { [LIST]: listOf(withdrawal), [TRANSFERS]: { list: [] as object[] } };
  const { sent } = mountWidget(
    <>
      <Withdrawals id="withdrawals" props={{ pageSize: 5 }} slot={() => null} />
      <Badge />
    </>,
    { answers, session: true },
  );
  await pass(100);
  expect([step(), waiting()]).toEqual(['withdrawals.pending', '0']);
  answers[LIST] = listOf({ ...withdrawal, status: 'PAID', transfers: [transfer] });
  answers[TRANSFERS] = { list: [transfer] };
  await pass(6000);
  expect([step(), waiting()]).toEqual(['withdrawals.paid', '1']);
  answers[LIST] = listOf({ ...withdrawal, status: 'RECEIVED' });
  await pass(6000);
  expect(step()).toBeUndefined();
  const requestCount = sent(LIST).length;
  await pass(60_000);
  expect(sent(LIST)).toHaveLength(requestCount);
});
