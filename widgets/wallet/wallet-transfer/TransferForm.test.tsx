// @vitest-environment jsdom

import { ciphers } from '@liveryjs/client/calls/cipher';
import { connection } from '@liveryjs/client/calls/connection';
import { endSession, startSession } from '@liveryjs/client/session/session';
import { loginResult, stubPlatform, tenant } from '@liveryjs/client/testing';
import { hideBalance, showBalance } from '@liveryjs/client/wallet/balance-visibility';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TransferForm } from './TransferForm.tsx';
import WalletTransfer from './WalletTransfer.tsx';

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
  showBalance();
});

const main = { place: 'MAIN', amount: '100.00', canTransfer: true };
const venue = { place: 'VLVT', name: 'Velvet', amount: '0.00', canTransfer: true };
const show = () =>
  render(
    <TestPortal app={testApp({ brand: { ...emptyBrand, tenant } as object })}>
      <TransferForm list={{ isSingle: false, wallets: [main, venue], currency: 'USD' }} />
    </TestPortal>,
  );

test('all that a wallet holds mends what was wrong with the amount', () => {
  show();
  const field = screen.getByLabelText<HTMLInputElement>('transfer.amount');
  fireEvent.change(field, { target: { value: '100.01' } });
  fireEvent.submit(field);
  screen.getByText('form.tooMuch');
  fireEvent.click(screen.getByText('walletTransfer.all'));
  expect([field.value, document.activeElement]).toEqual(['100.00', field]);
  expect(screen.queryByText('form.tooMuch')).toBeNull();
});

test('[2.22] while the balance is hidden nothing fills it in', () => {
  hideBalance();
  show();
  expect(screen.queryByText('walletTransfer.all')).toBeNull();
});

test('without any wallet there is a failure to try again after', async () => {
  stubPlatform({ 'GET /wps/v2/wallets': { isSingle: false, currency: 'USD', wallets: [{ place: 'MAIN' }] } });
  render(
    <TestPortal app={testApp({ brand: { ...emptyBrand, tenant } as object })}>
      <WalletTransfer />
    </TestPortal>,
  );
  expect(await screen.findByRole('button', { name: 'engine.retry' })).toBeTruthy();
});
