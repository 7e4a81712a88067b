// @vitest-environment jsdom

import { type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import WithdrawalConfirm from './WithdrawalConfirm.tsx';
import { clockText } from './withdrawal-confirm.model.ts';

const TRANSFERS = 'GET /wps/withdraw/transfers';
const MISSING = 'POST /wps/withdraw/missing';
const UPLOAD = 'POST /wps/upload/picture';
const transfer = {
  reference: 'WD261121-0000000001',
  part: 2,
  amount: '40.00',
  currency: 'USD',
  account: 'Mekong Commercial Bank ••••3456',
  sentAt: '2026-11-21T10:00:00Z',
  secondsLeft: 90,
  status: 'SENT',
};

const show = (answers: Answers = {}) =>
  mountWidget(<WithdrawalConfirm />, {
    answers: { [TRANSFERS]: { list: [transfer] }, ...answers },
    session: true,
  });
const press = (name: string) => act(async () => screen.getByText(name).click());

test('[4.22] [5.09] what has not come takes a picture as proof, and keeps what was written when it fails', async () => {
  const { sent } = show({
    [UPLOAD]: { id: 'a-picture-of-the-test-1' },
    [MISSING]: new Refused(409, 'picture_unknown'),
  });
  await screen.findByText('$40.00');
  await press('withdrawalConfirm.missing');
  const text = screen.getByLabelText<HTMLTextAreaElement>('form.optional');
  expect(text.maxLength).toBe(140);
  fireEvent.change(text, { target: { value: 'Nothing came.' } });
  await press('withdrawalConfirm.send');
  await screen.findByText('withdrawalConfirm.picturesNeeded');
  expect(sent(UPLOAD)).toEqual([]);

  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'proof.png', {
    type: 'image/png',
  });
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/pictureAdd/), { target: { files: [picture] } });
  });
  await screen.findByRole('img', { name: 'proof.png' });
  await press('withdrawalConfirm.send');
  await screen.findByText('withdrawalConfirm.picturesGone');
  expect(text.value).toBe('Nothing came.');
  expect(sent(MISSING)).toHaveLength(1);
});

test('[4.22] when its time is over the platform is asked what waits still', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sent } = show();
  await screen.findByRole('timer');
  expect(sent(TRANSFERS)).toHaveLength(1);
  await act(async () => vi.advanceTimersByTime(91_000));
  await vi.waitFor(() => expect(sent(TRANSFERS).length).toBeGreaterThan(1));
});

test('nothing shows while nothing waits', async () => {
  const { sent } = show({ [TRANSFERS]: { list: [] } });
  await vi.waitFor(() => expect(sent(TRANSFERS)).toHaveLength(1));
  expect(screen.queryByText('withdrawalConfirm.title')).toBeNull();
});

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('%i seconds are %s', (seconds, want) => {
  expect(clockText(seconds)).toBe(want);
});
