import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dismissNotices } from '#tests/harness/dismiss-notices.ts';
import { testFirstOf } from '#tests/harness/first-of-many.ts';
import {
  accountMenu,
  fromAccountMenu,
  logIn,
  openLogin,
  PASSWORD,
  sendLogin,
} from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const REFUSED = /answered 40[13]: POST .*\/wps\/session\/login$/;
const NAMES = 'token account nickname customerId isAgent merchant platform cpw username'.split(' ');

const stored = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(
    (names) => Object.fromEntries(names.map((name) => [name, sessionStorage.getItem(name)])),
    NAMES,
  );
const nobody = {
  ...Object.fromEntries(NAMES.map((name) => [name, null])),
  merchant: 'aurora',
  platform: 'web',
};
const called = async (path: string) => (await aurora.journal()).filter((call) => call.path === path);
const path = (page: Page) => new URL(page.url()).pathname;

test('[4.02] [3.03] [6.02] a member logs in from the popup, lands on the home page, and the tab remembers them', async () => {
  const page = await aurora.open('/rng');
  await expect.poll(() => stored(page)).toEqual(nobody);
  const popup = await openLogin(page);
  await expect
    .poll(() => page.getByLabel('Username').evaluate((input) => input === document.activeElement))
    .toBe(true);
  await sendLogin(page, ' mai ');
  await popup.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Account menu of Mai' }).waitFor();
  expect(path(page)).toBe('/');
  const { token, ...rest } = await stored(page);
  expect(token?.length).toBeGreaterThan(20);
  expect(rest).toEqual({
    account: 'mai',
    nickname: 'Mai',
    customerId: '1001',
    isAgent: '0',
    merchant: 'aurora',
    platform: 'web',
    cpw: null,
    username: 'mai',
  });
  await expect.poll(() => called('/wps/member/info')).toMatchObject([{ authorized: true, status: 200 }]);
});

test('a login goes over the wire as a JWE of four parts and a head, and the token never in an address', {
  tags: 'matrix',
}, async () => {
  const page = await aurora.open('/');
  const urls: string[] = [];
  const sent: { type: string | undefined; body: string | null }[] = [];
  page.on('request', (request) => {
    urls.push(request.url());
    if (request.method() !== 'POST' || !request.url().endsWith('/wps/session/login')) return;
    sent.push({ type: request.headers()['content-type'], body: request.postData() });
  });
  await logIn(page, 'mai');
  const { token } = await stored(page);
  await page.reload();
  await accountMenu(page).waitFor();
  await fromAccountMenu(page, 'Log out');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => called('/wps/session/logout')).toHaveLength(1);

  expect(sent).toHaveLength(1);
  expect(sent[0]?.type).toBe('application/jose');
  expect(sent[0]?.body).toMatch(/^[\w-]+(\.[\w-]+){4}$/);
  const [login] = await called('/wps/session/login');
  expect(login).toMatchObject({
    encrypted: true,
    headers: { merchant: 'aurora' },
    body: { username: 'mai', password: PASSWORD, type: 'username' },
  });
  const secrets = [token ?? 'none', PASSWORD];
  expect(urls.filter((url) => secrets.some((secret) => decodeURIComponent(url).includes(secret)))).toEqual(
    [],
  );
});

test('the code that seals comes when somebody logs in, not before', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/');
  // Code is fetched and then imported, under one address.
  const scripts = new Set<string>();
  page.on('request', (request) => void scripts.add(new URL(request.url()).pathname));
  await page.getByRole('heading', { name: 'Hot games' }).waitFor();
  await openLogin(page);
  const sealing = () => [...scripts].filter((name) => /seal-jwe/.test(name));
  expect(sealing()).toEqual([]);
  await sendLogin(page, 'mai');
  await accountMenu(page).waitFor();
  expect(sealing()).toHaveLength(1);
});

test('[7.03] start-up with a token loads member info, without one does not', async () => {
  const page = await aurora.open('/');
  await page.getByRole('heading', { name: 'Hot games' }).waitFor();
  await expect.poll(() => called('/wps/system/countries')).toHaveLength(1);
  expect(await called('/wps/member/info')).toEqual([]);
  await logIn(page, 'quynh');
  await expect.poll(() => called('/wps/member/info')).toHaveLength(1);
  await page.reload();
  await page.getByRole('button', { name: /^Account menu of/ }).waitFor();
  await expect.poll(() => called('/wps/member/info')).toHaveLength(2);
  expect((await called('/wps/member/info')).at(-1)).toMatchObject({
    authorized: true,
    query: { language: 'EN' },
    status: 200,
  });
});

test('[7.03] member info that cannot be loaded logs nobody out', { tags: 'matrix' }, async () => {
  aurora.expectProblem(/answered 500: GET .*\/wps\/member\/info/);
  const page = await aurora.open('/');
  await logIn(page, 'mai');
  await aurora.state({ faults: [{ call: 'GET /wps/member/info', status: 500 }] });
  await page.reload();
  await page.getByRole('button', { name: 'Account menu of Mai' }).waitFor();
  await expect
    .poll(async () => (await called('/wps/member/info')).some(({ status }) => status === 500))
    .toBe(true);
  await expect.poll(async () => (await stored(page)).token).not.toBeNull();
});

test('[4.02] who logs in for the first time is welcomed, the next time not', async () => {
  const page = await aurora.open('/');
  await logIn(page, 'sofia');
  const welcome = page.getByRole('status').filter({ hasText: 'Welcome.' });
  await welcome.waitFor();
  await fromAccountMenu(page, 'Log out');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await dismissNotices(page);
  await logIn(page, 'sofia');
  await expect.poll(() => welcome.count()).toBe(0);
});

testFirstOf(
  1,
  [
    ['mai', '0', ['My account', 'Bet history', 'Transactions', 'Log out']],
    ['tomas', '1', ['My account', 'Bet history', 'Transactions', 'Agent centre', 'Log out']],
  ] as const,
  '[4.01] the account type of %s is %s: the menu offers %j',
  async (name, type, entries) => {
    const page = await aurora.open('/');
    await logIn(page, name);
    await expect.poll(async () => (await stored(page)).isAgent).toBe(type);
    await accountMenu(page).click();
    const shown = page.getByRole('banner').locator('[popover] ul').getByRole('button');
    await expect.poll(() => shown.allInnerTexts()).toEqual(entries);
  },
);

test('[4.04] [4.11] [8.01] after three failures the popup asks for a captcha, and lets in who reads it', async () => {
  aurora.expectProblem(REFUSED);
  await aurora.state({ captcha: '4711' });
  const page = await aurora.open('/');
  const popup = await openLogin(page);
  const password = popup.getByLabel('Password', { exact: true });
  for (let failures = 1; failures <= 3; failures += 1) {
    await sendLogin(page, 'mai', `wrong ${failures}`);
    await expect.poll(() => called('/wps/session/login')).toHaveLength(failures);
    await expect.poll(() => password.inputValue()).toBe('');
  }
  await expect
    .poll(() => popup.getByRole('alert').innerText())
    .toBe('The username or password is not correct. Check both and try again.');
  expect(await called('/wps/captcha')).toEqual([]);

  await sendLogin(page, 'mai');
  const digits = popup.getByLabel('Digits in the picture');
  await digits.waitFor();
  await expect.poll(() => popup.getByRole('alert').innerText()).toMatch(/digits in the picture/);
  await expect.poll(() => password.inputValue()).toBe(PASSWORD);
  await expect.poll(() => called('/wps/captcha')).toHaveLength(1);
  const drawn = () =>
    popup.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return new Set(pixels).size;
    });
  await expect.poll(drawn).toBeGreaterThan(2);

  await digits.fill('0000');
  await digits.press('Enter');
  await expect.poll(() => called('/wps/captcha')).toHaveLength(2);
  await expect.poll(() => popup.getByRole('alert').innerText()).toMatch(/digits were not correct/);
  await expect.poll(() => digits.inputValue()).toBe('');

  await page.waitForFunction(() => document.querySelector('canvas') !== null);
  await digits.fill('4711');
  await digits.press('Enter');
  await accountMenu(page).waitFor();
  expect((await called('/wps/session/login')).at(-1)?.body).toMatchObject({ captcha: '4711' });
});

test('[6.01] a visitor can log in and try the demo, and the demo only while it is on', async () => {
  const page = await aurora.open('/');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Free demo' }).waitFor();
  const popup = await openLogin(page);
  await popup.getByRole('button', { name: 'Free demo' }).waitFor();

  await aurora.state({ modules: { FREEPLAY3: false } });
  await page.reload();
  await openLogin(page);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByRole('button', { name: 'Free demo' }).count()).toBe(0);
});

testFirstOf(
  1,
  [
    ['header', (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Free demo' }).click()],
    [
      'login popup',
      async (page: Page) => (await openLogin(page)).getByRole('button', { name: 'Free demo' }).click(),
    ],
  ] as const,
  '[4.06] [7.02] the free demo from the %s: a sealed nonce read backwards, and a trial account',
  async (_, start) => {
    const page = await aurora.open('/rng');
    await start(page);
    await accountMenu(page).waitFor();
    expect(path(page)).toBe('/');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    const calls = await called('/wps/session/login/freeplay');
    expect(calls).toMatchObject([
      { method: 'POST', status: 200, headers: { 'x-gateway-version': '3', merchant: 'aurora' } },
    ]);
    expect(calls[0]?.body).toMatchObject({
      os: 'Linux',
      platform: 'W',
      nonce: expect.stringMatching(/^\w{16,}$/),
      proof: expect.stringMatching(/^[\w-]+(\.[\w-]+){4}$/),
    });
    await expect.poll(() => stored(page)).toMatchObject({ isAgent: '4', cpw: null });
  },
);

test('[6.04] [1.04] a trial account is told that a real one is needed, and loads no messages', async () => {
  const page = await aurora.open('/');
  await page.getByRole('banner').getByRole('button', { name: 'Free demo' }).click();
  await fromAccountMenu(page, 'My account');
  const box = page.getByRole('dialog', { name: 'Real account needed' });
  await box.getByText('You need a real account').waitFor();
  await box.getByRole('button', { name: 'Confirm' }).click();
  await box.waitFor({ state: 'detached' });
  await expect.poll(() => called('/wps/v2/wallets/balance')).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(await called('/wps/relay/CSP_unreadCount')).toEqual([]);
});

test('[6.05] what needs a login opens the login popup while there is no token', async () => {
  const page = await aurora.open('/');
  await page
    .getByRole('navigation', { name: 'Menu', exact: true })
    .getByRole('button', { name: 'VIP rank' })
    .click();
  await page.getByRole('dialog', { name: 'Log in' }).getByLabel('Username').waitFor();
});
