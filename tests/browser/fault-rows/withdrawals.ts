import type { Page } from 'playwright-core';
import type { FaultRow } from '#tests/harness/fault-walk.ts';
import { fromAccountMenu } from '#tests/harness/log-in.ts';
import { setPaymentPassword } from '#tests/harness/payment-password.ts';
import { turnTo } from '#tests/harness/turn-to.ts';

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const part = (name: string) => (page: Page) => centre(page).getByRole('region', { name, exact: true });

async function open(page: Page): Promise<void> {
  await fromAccountMenu(page, 'My account');
  await toWithdraw(page);
}

const toWithdraw = (page: Page) => turnTo(page, 'Withdraw');

/** The page of withdrawals: what waits, the form, and what was withdrawn. */
export const withdrawalRows: readonly FaultRow[] = [
  {
    call: 'GET /wps/withdraw/config',
    as: 'mai',
    open,
    part: part('Withdraw'),
    content: (page) => centre(page).getByText(/^You need a payment password to withdraw/),
  },
  {
    call: 'GET /wps/withdraw/requests',
    as: 'mai',
    open,
    part: part('Your withdrawals'),
    content: (page) => centre(page).getByText('No withdrawals yet.'),
  },
  {
    call: 'GET /wps/withdraw/transfers',
    as: 'mai',
    open,
    part: part('Withdrawal confirmation'),
    // Nothing waits: where the failure was there is nothing any more.
    content: (page) =>
      page.locator('dialog, [role="dialog"]').filter({
        hasNot: page.getByRole('region', { name: 'Withdrawal confirmation' }),
      }),
  },
  {
    call: 'GET /wps/withdraw/accounts',
    as: 'mai',
    async open(page) {
      await fromAccountMenu(page, 'My account');
      await setPaymentPassword(page);
      await toWithdraw(page);
    },
    part: part('Withdraw'),
    content: (page) => centre(page).getByText('Add an account to withdraw to'),
  },
];
