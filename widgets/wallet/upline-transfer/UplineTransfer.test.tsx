// @vitest-environment jsdom

import { Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { withdrawConfig } from '@liveryjs/stories/platform/answers/withdrawals';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import UplineTransfer from './UplineTransfer.tsx';

const show = (config: unknown, wallets: readonly object[]) =>
  mountWidget(<UplineTransfer />, {
    answers: {
      'GET /wps/v2/wallets': { isSingle: true, wallets, currency: 'USD' },
      'GET /wps/member/security': { hasPassword: true, hasPaymentPassword: true, twoFactor: false },
      'GET /wps/withdraw/config': config,
    },
    session: { toUpline: true, upline: 'Tomás' },
    messages: { 'uplineTransfer.turnover': 'Bet {left} first' },
  });

test.each<[string, unknown, RegExp | null]>([
  ['something is left to bet', { ...withdrawConfig, turnoverLeft: '150.00' }, /^Bet .*150.* first$/],
  ['nothing is left to bet', { ...withdrawConfig, turnoverLeft: '0.00' }, null],
  ['nobody knows', new Refused(500, 'internal'), null],
])('[6.03] where %s, that is said before the form is filled in', async (_, config, want) => {
  show(config, [{ place: 'MAIN', amount: '200.00', canTransfer: true }]);
  await screen.findByLabelText('transfer.amount');
  if (want === null) expect(screen.queryByText(/^Bet/)).toBeNull();
  else expect(await screen.findByText(want)).toBeTruthy();
});

test('without any wallet there is a failure to try again after, not a place that waits for ever', async () => {
  show(withdrawConfig, []);
  expect(await screen.findByRole('button', { name: 'engine.retry' })).toBeTruthy();
});
