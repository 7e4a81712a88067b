import { expect, test } from 'vitest';
import { accountMenu, openLogin, sendLogin } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');
const HOUR = 3_600_000;

test('a device whose clock is two days ahead logs in, and has as long to pay a deposit as all others', async () => {
  const page = await aurora.open('/privacy');
  await page.clock.install({ time: Date.now() + 50 * HOUR });
  await page.goto(aurora.url('/terms'));
  await openLogin(page);
  await sendLogin(page, 'mai');
  await accountMenu(page).waitFor();
  await page.goto(aurora.url('/terms?memberCentre=depositv2&way=QR_WALLET&amount=100&step=review'));
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre.getByRole('button', { name: 'Deposit $100.00' }).click();
  await expect.poll(() => centre.getByRole('timer').textContent()).toMatch(/^(0:)?(1[0-9]|2[0-9]):\d\d$/);
});
