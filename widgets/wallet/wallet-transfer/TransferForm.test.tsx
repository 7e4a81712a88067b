// @vitest-environment jsdom

import { hideBalance, showBalance } from '@liveryjs/client/wallet/balance-visibility';
import { mountWidget } from '@liveryjs/parts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TransferForm } from './TransferForm.tsx';
import WalletTransfer from './WalletTransfer.tsx';

beforeEach(() => showBalance());

const main = { place: 'MAIN', amount: '100.00', canTransfer: true };
const venue = { place: 'VLVT', name: 'Velvet', amount: '0.00', canTransfer: true };
const show = () =>
  mountWidget(<TransferForm list={{ isSingle: false, wallets: [main, venue], currency: 'USD' }} />, {
    session: true,
  });

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
  const list = { isSingle: false, currency: 'USD', wallets: [{ place: 'MAIN' }] };
  mountWidget(<WalletTransfer />, { answers: { 'GET /wps/v2/wallets': list }, session: true });
  expect(await screen.findByRole('button', { name: 'engine.retry' })).toBeTruthy();
});
