// @vitest-environment jsdom

import { mountWidget } from '@liveryjs/parts/testing';
import { useCall } from '@liveryjs/parts/use-call';
import { getWithdrawConfig } from '@liveryjs/schemas/calls/withdrawals';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import PaymentPasswordForm from './PaymentPasswordForm.tsx';

const CONFIG = 'GET /wps/withdraw/config';

function Below() {
  useCall(getWithdrawConfig);
  return null;
}

test('once it is set, what one may withdraw is asked anew', async () => {
  const { sent } = mountWidget(
    <>
      <Below />
      <PaymentPasswordForm id="paymentPasswordForm" props={{}} slot={() => null} />
    </>,
    {
      answers: {
        'GET /wps/member/security': { hasPassword: true, hasPaymentPassword: false, twoFactor: false },
        'PUT /wps/member/paymentPassword': {},
        [CONFIG]: { hasPaymentPassword: false },
      },
      session: true,
    },
  );
  const fill = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await fill('security.password', 'Livery2026');
  await fill('paymentPasswordForm.newPassword', '246810');
  await fill('paymentPasswordForm.confirmNewPassword', '246810');
  const before = sent(CONFIG).length;
  await act(async () => screen.getByText('paymentPasswordForm.submit').click());
  await vi.waitFor(() => expect(sent(CONFIG)).toHaveLength(before + 1));
});
