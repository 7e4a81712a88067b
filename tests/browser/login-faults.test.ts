/** @module-tag matrix */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { type FaultRow, NOT_SENT, walkFaults } from '#tests/harness/fault-walk.ts';
import { typeWhenFocused } from '#tests/harness/hands.ts';
import { accountMenu, openLogin, openSmsLogin, PASSWORD, sendLogin } from '#tests/harness/log-in.ts';
import { loginModal } from '#tests/harness/passwords.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Verification code' });
const submit = (page: Page) => loginModal(page).getByRole('button', { name: 'Log in', exact: true });
const send = (page: Page) => loginModal(page).getByRole('button', { name: /^Send code/ });

const byName: Omit<FaultRow, 'call'> = {
  async open(page) {
    await openLogin(page);
    await sendLogin(page, 'mai');
  },
  part: (page) => loginModal(page).getByRole('alert'),
  content: accountMenu,
  retry: submit,
  said: NOT_SENT,
  typed: [(page) => page.locator('input[name=password]'), PASSWORD],
};

const rows: readonly FaultRow[] = [
  { ...byName, call: 'GET /wps/verification/challenge' },
  { ...byName, call: 'GET /wps/system/publicKey' },
  { ...byName, call: 'POST /wps/session/login' },
  {
    call: 'POST /wps/verification/sms/noLogin',
    async open(page) {
      const panel = await openSmsLogin(page);
      await panel.getByLabel('Mobile number').fill('901234567');
      await page.clock.install();
      await send(page).click();
    },
    part: warning,
    content: (page) => loginModal(page).getByText('We sent a code'),
    retry: (page) => warning(page).getByRole('button', { name: 'Submit' }),
    async again(page) {
      await warning(page).getByRole('button', { name: 'Submit' }).click();
      // The button takes a press a second.
      await page.clock.fastForward(1000);
      await send(page).click();
    },
    said: NOT_SENT,
    typed: [(page) => page.locator('input[name=mobileNum]'), '901234567'],
  },
  {
    call: 'POST /wps/session/login/twoFactor',
    async open(page) {
      await openLogin(page);
      await sendLogin(page, 'linh');
      const code = page.locator('input[name=verificationCode]');
      await code.waitFor();
      const [mail] = await aurora.outbox('linh@example.com');
      await typeWhenFocused(code, /\d{4,8}/.exec(mail?.text ?? '')?.[0] ?? 'none');
      await page.keyboard.press('Enter');
    },
    // The code is not typed again: it stays.
    part: (page) => page.getByRole('dialog').getByRole('alert'),
    content: accountMenu,
    retry: (page) => page.getByRole('button', { name: 'Confirm' }),
    said: NOT_SENT,
  },
];

test.each(rows)(
  '[8.03] $call fails in every way: a clear message, nothing typed is lost, and the next try works',
  (row) => walkFaults(aurora, [row]),
);

test('[8.03] where the network fails, that is said, and whether it is the visitor’s own', async () => {
  aurora.expectProblem(/request failed/);
  const page = await aurora.open('/');
  const popup = await openLogin(page);
  await page.route('**/wps/session/login', (route) => route.abort('connectionreset'));
  await sendLogin(page, 'mai');
  await popup.getByRole('alert').getByText('Network link is abnormal, please try again').waitFor();
  await page.unroute('**/wps/session/login');
  await page.context().setOffline(true);
  await submit(page).click();
  await popup
    .getByRole('alert')
    .getByText('You are offline. Connect to the internet and try again.')
    .waitFor();
  await page.context().setOffline(false);
  await submit(page).click();
  await accountMenu(page).waitFor();
});
