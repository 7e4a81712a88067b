// @vitest-environment jsdom

import { endSession, startSession } from '@liveryjs/client/session/session';
import { loginResult, member, Refused, stubPlatform, tenant } from '@liveryjs/client/testing';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { withdrawConfig } from '@liveryjs/stories/platform/answers/withdrawals';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import UplineTransfer from './UplineTransfer.tsx';

afterEach(() => {
  cleanup();
  endSession(tenant);
  vi.unstubAllGlobals();
});

test.each<[string, unknown, RegExp | null]>([
  ['something is left to bet', { ...withdrawConfig, turnoverLeft: '150.00' }, /^Bet .*150.* first$/],
  ['nothing is left to bet', { ...withdrawConfig, turnoverLeft: '0.00' }, null],
  ['nobody knows', new Refused(500, 'internal'), null],
])('[6.03] where %s, that is said before the form is filled in', async (_, config, want) => {
  stubPlatform({
    'GET /wps/v2/wallets': {
      isSingle: true,
      wallets: [{ place: 'MAIN', amount: '200.00', canTransfer: true }],
      currency: 'USD',
    },
    'GET /wps/member/security': { hasPassword: true, hasPaymentPassword: true, twoFactor: false },
    'GET /wps/withdraw/config': config,
  });
  startSession(loginResult({ member: member({ toUpline: true, upline: 'Tomás' }) }));
  const messages = { 'uplineTransfer.turnover': 'Bet {left} first' };
  render(
    <TestPortal app={testApp({ brand: { ...emptyBrand, tenant } as object, messages })}>
      <UplineTransfer />
    </TestPortal>,
  );
  await screen.findByLabelText('transfer.amount');
  if (want === null) expect(screen.queryByText(/^Bet/)).toBeNull();
  else expect(await screen.findByText(want)).toBeTruthy();
});

test('without any wallet there is a failure to try again after, not a place that waits for ever', async () => {
  stubPlatform({
    'GET /wps/v2/wallets': { isSingle: true, currency: 'USD', wallets: [] },
    'GET /wps/member/security': { hasPassword: true, hasPaymentPassword: true, twoFactor: false },
    'GET /wps/withdraw/config': withdrawConfig,
  });
  startSession(loginResult({ member: member({ toUpline: true, upline: 'Tomás' }) }));
  render(
    <TestPortal app={testApp({ brand: { ...emptyBrand, tenant } as object })}>
      <UplineTransfer />
    </TestPortal>,
  );
  expect(await screen.findByRole('button', { name: 'engine.retry' })).toBeTruthy();
});
