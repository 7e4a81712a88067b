/** @module-tag matrix */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountMenu, openLogin, PASSWORD } from '#tests/harness/log-in.ts';
import {
  field,
  fillChange,
  loginModal,
  NEW_PASSWORD,
  openChange,
  openForgot,
} from '#tests/harness/passwords.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const NUMBER = '84912345678';

/** Everything that a page lets out, but for what it sends in bodies and headers. */
function listen(page: Page): string[] {
  const out: string[] = [];
  page.on('request', (request) => void out.push(`address ${request.url()}`));
  page.on('framenavigated', (frame) => void out.push(`page ${frame.url()}`));
  page.on('pageerror', (error) => void out.push(`error ${error.message} ${error.stack}`));
  page.on('console', (message) => {
    out.push(`console ${message.text()}`);
    for (const value of message.args())
      void value
        .evaluate((what) => (what instanceof Error ? `${what.stack} ${JSON.stringify(what)}` : String(what)))
        .then(
          (text) => out.push(`console ${text}`),
          () => undefined,
        );
  });
  return out;
}

/** Returns all that stays in the browser where any tab, or any program, reads it. */
async function kept(page: Page): Promise<string[]> {
  const storage = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  const tab = await page.evaluate(() => {
    const { token: _, ...rest } = { ...sessionStorage };
    return JSON.stringify(rest);
  });
  const cookies = await page.context().cookies();
  return [
    `local storage ${storage}`,
    `tab ${tab}`,
    ...cookies.map(({ name, value }) => `cookie ${name} ${value}`),
  ];
}

test('no token, password or code is in an address, on the console, in a cookie, in storage or in the journal', async () => {
  aurora.expectProblem(/answered 4\d\d: POST /);
  const page = await aurora.open('/');
  const out = listen(page);
  const secrets = new Set([PASSWORD, NEW_PASSWORD, 'Wrong2026', 'Livery2028']);
  const noteToken = async () => {
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    if (token !== null) secrets.add(token);
  };
  const logIn = async (password: string) => {
    const popup = loginModal(page);
    await popup.getByLabel('Username').fill('quynh');
    await popup.locator('input[name="password"]').fill(password);
    await popup.getByRole('checkbox', { name: 'Remember me' }).check();
    await popup.locator('input[name="password"]').press('Enter');
  };

  await openLogin(page);
  await logIn('Wrong2026');
  await loginModal(page).getByRole('alert').waitFor();
  await logIn(PASSWORD);
  await accountMenu(page).waitFor();
  await noteToken();
  out.push(...(await kept(page)));

  await fillChange(await openChange(page), PASSWORD, NEW_PASSWORD);
  await page
    .getByRole('dialog', { name: 'Change password' })
    .getByRole('button', { name: 'Change password' })
    .click();
  await loginModal(page).getByText('Password changed.').waitFor();
  await loginModal(page).getByRole('button', { name: 'Close' }).click();

  const forgot = await openForgot(page);
  await field(forgot, 'Username').fill('quynh');
  await field(forgot, 'Email').fill('quynh@example.com');
  await forgot.getByRole('button', { name: 'Send new password' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const [mail] = await aurora.outbox('quynh@example.com');
  secrets.add(/(?:mật khẩu|password) (\w{8,})/.exec(mail?.text ?? '')?.[1] ?? '');

  const again = await openForgot(page);
  await again.getByRole('tab', { name: 'By phone' }).click();
  await field(again, 'Mobile number').fill('912345678');
  await again.getByRole('button', { name: /^Send code/ }).click();
  await expect.poll(() => aurora.outbox(NUMBER)).not.toEqual([]);
  const [sms] = await aurora.outbox(NUMBER);
  const code = /\d{4,8}/.exec(sms?.text ?? '')?.[0] ?? '';
  secrets.add(code);
  await field(again, 'Verification code').fill(code);
  await field(again, 'New password').fill('Livery2028');
  await again.getByRole('button', { name: 'Change password and log in' }).click();
  await accountMenu(page).waitFor();
  await noteToken();
  out.push(...(await kept(page)));

  const journal = await aurora.journal();
  out.push(`journal ${await page.evaluate(async () => (await fetch('/sandbox/journal')).text())}`);
  expect([...secrets].every((secret) => secret.length >= 6)).toBe(true);
  expect(secrets.size).toBe(8);
  const leaks = out.filter((text) =>
    [...secrets].some((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret))),
  );
  expect(leaks).toEqual([]);
  // Bodies that carried a secret were sealed.
  const carried = journal.filter(({ body }) =>
    [...secrets].some((secret) => JSON.stringify(body ?? '').includes(secret)),
  );
  expect(new Set(carried.map(({ path, encrypted }) => `${path} ${encrypted}`))).toEqual(
    new Set([
      '/wps/session/login true',
      '/wps/member/password true',
      '/wps/member/password/verification true',
    ]),
  );
});
