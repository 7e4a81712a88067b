import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountMenu, fromAccountMenu, logIn, openAs, openLogin, sendLogin } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');
const gated = portal('gated');

const stored = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));
const called = async (path: string) => (await aurora.journal()).filter((call) => call.path === path);
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Log out' });

test('[4.07] signing out asks, tells the platform, clears the tab but for the merchant, and goes home', async () => {
  const page = await openAs(aurora, 'mai');
  await page
    .getByRole('navigation', { name: 'Menu', exact: true })
    .getByRole('link', { name: 'Slots' })
    .click();
  await page.waitForURL('**/rng');
  await page.evaluate(() => sessionStorage.setItem('gameUrl', 'https://games.example/1'));
  await fromAccountMenu(page, 'Log out');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await question(page).waitFor({ state: 'detached' });
  expect(await called('/wps/session/logout')).toEqual([]);
  expect(await accountMenu(page).count()).toBe(1);

  await fromAccountMenu(page, 'Log out');
  await question(page).getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
  await page.waitForURL(aurora.url('/'));
  await expect.poll(() => stored(page)).toEqual({ merchant: 'aurora', platform: 'web' });
  await expect
    .poll(() => called('/wps/session/logout'))
    .toMatchObject([{ method: 'DELETE', authorized: true, status: 200 }]);
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
  await expect.poll(() => accountMenu(page).count()).toBe(0);
});

test('a session that the platform has ended ends here once, is said to, and can begin again', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(/answered 401: GET /);
  const page = await openAs(aurora, 'mai');
  // The reload is what meets the end, and no call of the page before it.
  await page.waitForLoadState('networkidle');
  await aurora.state({ reset: true });
  await page.reload();
  const popup = page.getByRole('dialog', { name: 'Log in' });
  await popup.getByLabel('Username').waitFor();
  const notice = page.getByRole('status').filter({ hasText: 'Your session has ended.' });
  await expect.poll(() => notice.count()).toBe(1);
  await expect.poll(() => stored(page)).toEqual({ merchant: 'aurora', platform: 'web' });
  await sendLogin(page, 'mai');
  await accountMenu(page).waitFor();
});

test('a visitor without a network is told so, and logs in once there is one', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(/request failed: .*ERR_INTERNET_DISCONNECTED/);
  const page = await aurora.open('/');
  const popup = await openLogin(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await sendLogin(page, 'mai');
  await popup.getByRole('tabpanel').getByRole('alert').filter({ hasText: 'You are offline.' }).waitFor();
  await page.context().setOffline(false);
  await popup.getByRole('button', { name: 'Log in', exact: true }).click();
  await accountMenu(page).waitFor();
});

test('a member’s choice of language goes to the platform, a visitor’s does not', {
  tags: 'matrix',
}, async () => {
  const page = await aurora.open('/');
  const choose = (code: string) =>
    page
      .getByRole('banner')
      .getByRole('combobox', { name: /Language|Wika/ })
      .selectOption(code);
  await choose('TY');
  await page.getByRole('banner').getByRole('button', { name: 'Mag-log in' }).waitFor();
  await choose('EN');
  await logIn(page, 'mai');
  expect(await called('/wps/member/language')).toEqual([]);
  await choose('VI');
  await expect
    .poll(() => called('/wps/member/language'))
    .toMatchObject([{ method: 'PUT', authorized: true, body: { language: 'VI' }, status: 200 }]);
  await expect.poll(async () => (await called('/wps/member/info')).at(-1)?.query).toEqual({ language: 'VI' });
});

test('[2.13] a brand that asks for a login first leads who logs in to the page that was asked for, and out again', {
  tags: 'matrix',
}, async () => {
  const page = await gated.open('/rng');
  await page.waitForURL('**/login');
  await sendLogin(page, 'mai');
  await page.waitForURL(gated.url('/rng'));
  await page.getByRole('heading', { name: 'Slots', exact: true }).first().waitFor();
  await accountMenu(page).waitFor();
  await fromAccountMenu(page, 'Log out');
  await question(page).getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('Username').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});
