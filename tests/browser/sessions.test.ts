import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountMenu, fromAccountMenu, logIn, openAs, PASSWORD, sendLogin } from '#tests/harness/log-in.ts';
import { fillChange, NEW_PASSWORD, openChange } from '#tests/harness/passwords.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');
const gated = portal('gated');

const OVER = /answered 401: /;

const stored = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));
const called = async (path: string) => (await aurora.journal()).filter((call) => call.path === path);
const loginButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' });
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Log in' });

async function another(context: BrowserContext, path = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(aurora.url(path));
  return page;
}

async function signOut(page: Page): Promise<void> {
  await fromAccountMenu(page, 'Log out');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await loginButton(page).waitFor();
}

/** The form to change the password, in a panel and a modal, half filled. */
async function halfFilled(page: Page) {
  const form = await openChange(page);
  await fillChange(form, PASSWORD, NEW_PASSWORD);
  return { centre: page.getByRole('dialog', { name: 'Member centre' }), form };
}

const passwords = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Change password', includeHidden: true })
    .locator('input[type="password"]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test('[4.07] [3.03] who signs out in one tab is signed out in all of the same account; a tab that opens beside those of one account is in it', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(OVER);
  const first = await aurora.open('/');
  const context = first.context();
  const other = await another(context);
  await loginButton(other).waitFor();
  await logIn(first, 'mai');
  // Opened as by Ctrl and a click: a session is its tab's, and comes to one that opens beside it.
  const second = await another(context, '/rng');
  await accountMenu(second).waitFor();
  const { token, account } = await stored(second);
  expect(account).toBe('mai');
  expect(token).toBe((await stored(first)).token);
  const elsewhere = [await context.cookies(), await second.evaluate(() => ({ ...localStorage }))];
  expect(JSON.stringify(elsewhere)).not.toContain(token);
  await logIn(other, 'quynh');
  await second
    .getByRole('navigation', { name: 'Menu', exact: true })
    .getByRole('link', { name: 'Slots' })
    .click();
  const visitor = await another(context);
  await loginButton(visitor).click();
  await prompt(visitor).getByText('Another account is open in a tab').waitFor();
  await expect.poll(() => stored(visitor)).toEqual({ merchant: 'aurora', platform: 'web' });
  await visitor.evaluate(() => {
    const heard: unknown[] = [];
    new BroadcastChannel('livery:aurora').onmessage = ({ data }) => void heard.push(data);
    Object.assign(window, { heard });
  });
  expect(await accountMenu(first).count()).toBe(1);

  await signOut(first);
  await loginButton(second).waitFor();
  await second.getByRole('status').filter({ hasText: 'You logged out in another tab.' }).waitFor();
  await second.waitForURL(aurora.url('/'));
  await expect.poll(() => stored(second)).toEqual({ merchant: 'aurora', platform: 'web' });
  await expect
    .poll(() => visitor.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
    .toMatchObject([{ news: 'signedOut' }]);
  expect(await accountMenu(other).count()).toBe(1);
  await expect
    .poll(() => called('/wps/session/logout'))
    .toMatchObject([
      { method: 'DELETE', authorized: true, status: 200 },
      { method: 'DELETE', authorized: true, status: 401 },
    ]);
});

test('a session that ends under a half-filled form asks to log in over it, and nothing typed is lost', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(OVER);
  const page = await openAs(aurora, 'mai');
  await page
    .getByRole('navigation', { name: 'Menu', exact: true })
    .getByRole('link', { name: 'Slots' })
    .click();
  await page.waitForURL('**/rng');
  const { centre, form } = await halfFilled(page);
  await aurora.state({ endSessions: ['mai'] });
  await form.getByRole('button', { name: 'Change password' }).click();
  await prompt(page).getByText('Your session has ended. Please log in again.').waitFor();
  await expect.poll(() => stored(page)).toEqual({ merchant: 'aurora', platform: 'web' });

  await sendLogin(page, 'mai');
  await prompt(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/rng');
  await expect.poll(() => passwords(page)).toEqual([PASSWORD, NEW_PASSWORD, NEW_PASSWORD]);
  await expect.poll(() => centre.count()).toBe(1);
  await expect.poll(async () => (await stored(page)).account).toBe('mai');
  await form.getByRole('button', { name: 'Change password' }).click();
  await prompt(page).getByText('Password changed.').waitFor();
  expect((await called('/wps/member/password')).map(({ status }) => status)).toEqual([401, 200]);
});

test('who logs in as somebody else finds nothing of whose session had ended', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(OVER);
  const page = await openAs(aurora, 'mai');
  const { form } = await halfFilled(page);
  await aurora.state({ endSessions: ['mai'] });
  await form.getByRole('button', { name: 'Change password' }).click();
  await prompt(page).waitFor();
  await sendLogin(page, 'quynh');
  await page.getByRole('button', { name: 'Account menu of Quỳnh' }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('who closes the question is a visitor, and nothing of the session stays', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(OVER);
  const page = await openAs(aurora, 'mai');
  const { form } = await halfFilled(page);
  await aurora.state({ endSessions: ['mai'] });
  await form.getByRole('button', { name: 'Change password' }).click();
  await prompt(page).waitFor();
  await page.keyboard.press('Escape');
  await loginButton(page).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => stored(page)).toEqual({ merchant: 'aurora', platform: 'web' });
});

test('[2.13] a brand that asks for a login first asks over the page, and sends away who does not', async () => {
  gated.expectProblem(OVER);
  const page = await gated.open('/login');
  // A page that was written beforehand takes no key before its code is there.
  await expect.poll(() => page.locator('button[type=submit]').isEnabled()).toBe(true);
  await sendLogin(page, 'mai');
  await accountMenu(page).waitFor();
  // Away from the page, which would ask the platform meanwhile.
  await page.goto('about:blank');
  await gated.state({ endSessions: ['mai'] });
  await page.goto(gated.url('/'));
  await prompt(page).getByText('Your session has ended.').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/login');
  await page.getByLabel('Username').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('the other tabs of an account whose sessions the platform has ended find out at once', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(OVER);
  const first = await aurora.open('/');
  const third = await another(first.context());
  await loginButton(third).waitFor();
  await logIn(first, 'mai');
  const second = await another(first.context());
  await accountMenu(second).waitFor();
  await logIn(third, 'quynh');
  // Nothing asks the platform meanwhile.
  await second.waitForLoadState('networkidle');
  await first.goto('about:blank');
  await aurora.state({ endSessions: ['mai'] });
  await first.goto(aurora.url('/'));
  await prompt(first).getByText('Your session has ended.').waitFor();
  await prompt(second).getByText('Your session has ended.').waitFor();
  await expect
    .poll(async () => (await called('/wps/member/info')).filter(({ status }) => status === 401))
    .toHaveLength(2);
  expect(await accountMenu(third).count()).toBe(1);
  expect(await prompt(third).count()).toBe(0);
});

test('[4.07] the page that the back button brings back shows nothing of who has signed out since', {
  tags: 'matrix',
}, async () => {
  const page = await openAs(aurora, 'mai');
  await fromAccountMenu(page, 'My account');
  await page.getByRole('dialog', { name: 'Member centre' }).waitFor();
  // The calls of the member centre are answered while there still is a session.
  await page.waitForLoadState('networkidle');
  // These are the events of a page that is put away whole, while another page of its tab signs out: not every Chromium sends
  // them itself.
  const first = await page.evaluate(async () => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const { merchant = '', platform = '' } = sessionStorage;
    sessionStorage.clear();
    Object.assign(sessionStorage, { merchant, platform });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await new Promise(requestAnimationFrame);
    return document.body.innerText;
  });
  expect(first).toContain('Log in');
  expect(first).not.toMatch(/Account menu of|Member centre|1001/);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('a page that comes back to a session that the platform has ended asks to log in', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(OVER);
  const page = await openAs(aurora, 'mai');
  await aurora.state({ endSessions: ['mai'] });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await prompt(page).getByText('Your session has ended.').waitFor();
});
