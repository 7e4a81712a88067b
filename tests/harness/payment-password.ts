import type { Page } from 'playwright-core';
import { PASSWORD } from './log-in.ts';

/** The payment password that `setPaymentPassword` sets. */
export const PAYMENT_PASSWORD = '246810';

/** Sets the first payment password of who is signed in, in the security centre that shows. */
export async function setPaymentPassword(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /payment password/i })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Payment password' });
  await form.getByLabel('Login password').fill(PASSWORD);
  await form.getByLabel('New payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await form.getByLabel('Confirm new payment password').fill(PAYMENT_PASSWORD);
  await form.getByRole('button', { name: 'Save payment password' }).click();
  await page.getByText('Your payment password is set').first().waitFor();
}
