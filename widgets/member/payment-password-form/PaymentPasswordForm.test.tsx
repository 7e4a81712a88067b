// @vitest-environment jsdom

import { ciphers } from '@liveryjs/client/calls/cipher';
import { connection } from '@liveryjs/client/calls/connection';
import { endSession, startSession } from '@liveryjs/client/session/session';
import { loginResult, stubPlatform, tenant } from '@liveryjs/client/testing';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { useCall } from '@liveryjs/parts/use-call';
import { getWithdrawConfig } from '@liveryjs/schemas/calls/withdrawals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PaymentPasswordForm from './PaymentPasswordForm.tsx';

const CONFIG = 'GET /wps/withdraw/config';

beforeEach(() => {
  connection.cipher = ciphers.none;
  stubWindow();
  startSession(loginResult());
});
afterEach(() => {
  cleanup();
  endSession(tenant);
  vi.unstubAllGlobals();
});

function Below() {
  useCall(getWithdrawConfig);
  return null;
}

test('once it is set, what one may withdraw is asked anew', async () => {
  const calls = stubPlatform({
    'GET /wps/member/security': { hasPassword: true, hasPaymentPassword: false, twoFactor: false },
    'PUT /wps/member/paymentPassword': {},
    [CONFIG]: { hasPaymentPassword: false },
  });
  render(
    <TestPortal app={testApp({ brand: { ...emptyBrand, tenant } as object })}>
      <Below />
      <PaymentPasswordForm id="paymentPasswordForm" props={{}} slot={() => null} />
    </TestPortal>,
  );
  const fill = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await fill('security.password', 'Livery2026');
  await fill('paymentPasswordForm.newPassword', '246810');
  await fill('paymentPasswordForm.confirmNewPassword', '246810');
  const countRequests = () => calls.filter(({ name }) => name === CONFIG).length;
  const before = countRequests();
  await act(async () => screen.getByText('paymentPasswordForm.submit').click());
  await vi.waitFor(() => expect(countRequests()).toBe(before + 1));
});
