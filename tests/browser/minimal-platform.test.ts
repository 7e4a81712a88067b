import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  accountMenu,
  fromAccountMenu,
  openAs,
  openLogin,
  openSmsLogin,
  PASSWORD,
  sendLogin,
} from '#tests/harness/log-in.ts';
import { expectWhole, minimalPortals, stored, TOKEN } from '#tests/harness/minimal-portal.ts';
import { field, openForgot } from '#tests/harness/passwords.ts';
import { fillName, NEW_PASSWORD, openRegister, submit } from '#tests/harness/register.ts';

const { portal, platform, called } = minimalPortals();

const LOGIN = 'POST /wps/session/login';
const INFO = 'GET /wps/member/info';
/** A number that no account has. */
const NEW_NUMBER = '912000111';
/** The mobile number of mai. */
const NUMBER = { countryDialingCode: '84', mobileNum: '901234567' };

const loginButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' });
/** The balance in the header; the account's menu has the balance, too. */
const balance = (page: Page) =>
  page.getByRole('banner').getByText('1,234.50').filter({ visible: true }).first();

/** The visitor is wholly in: on the page, in the tab's storage, and with what the platform tells of the member. */
async function expectIn(page: Page, account: string): Promise<void> {
  await accountMenu(page).waitFor();
  await expect.poll(() => stored(page)).toMatchObject({ token: expect.any(String), account });
  await balance(page).waitFor();
  expect(called(INFO).at(-1)).toMatchObject({ headers: TOKEN });
  await expectWhole(page);
}

/** The visitor is wholly out. */
async function expectOut(page: Page): Promise<void> {
  await expect.poll(() => accountMenu(page).count()).toBe(0);
  expect(await stored(page)).not.toHaveProperty('token');
  expect(called(INFO)).toEqual([]);
}

/** The code that went to mai's number, which the form at hand asked for. */
async function askForCode(form: Locator): Promise<string> {
  await form.getByLabel('Mobile number').fill(NUMBER.mobileNum);
  await form.getByRole('button', { name: /^Send code/ }).click();
  await expect.poll(() => platform().messages.length).toBe(1);
  expect(called('POST /wps/verification/sms/noLogin')).toMatchObject([{ body: NUMBER }]);
  return platform().messages[0]?.code ?? '';
}

describe.each([
  { name: 'aurora', tags: [] },
  { name: 'kiosk', tags: ['matrix'] },
])('$name on a platform that answers only what the specification names', ({ name, tags }) => {
  const brand = portal(name);
  const options = { tags };

  test('[3.01] the home page has its content, and no part of it is lost', options, async () => {
    const page = await brand.open('/');
    await loginButton(page).waitFor();
    await page.getByRole('main').getByRole('heading').first().waitFor();
    // A page that was written beforehand shows before its scripts ask for anything.
    await expect.poll(() => called('GET /wps/system/status')[0]?.query.url).toMatch(`${name}.localhost`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectWhole(page);
  });

  test('[4.02] a login by password', options, async () => {
    const page = await brand.open('/');
    await openLogin(page);
    await sendLogin(page, 'mai');
    await expectIn(page, 'mai');
    expect(called(LOGIN)).toMatchObject([
      { sealed: true, body: { username: 'mai', password: PASSWORD, type: 'username' } },
    ]);
    await page.reload();
    await expectIn(page, 'mai');
  });

  test('[4.08] [3.02] a registration leads into the new account', options, async () => {
    const page = await brand.open('/');
    const form = await openRegister(page);
    await fillName(form, 'linh2026');
    await form.getByLabel('Mobile number').fill(NEW_NUMBER);
    await submit(form).click();
    await page.getByRole('dialog', { name: 'Account created' }).waitFor();
    await page.keyboard.press('Escape');
    await expectIn(page, 'linh2026');
    expect(called('PUT /wps/member/register')).toMatchObject([
      {
        sealed: true,
        body: {
          username: 'linh2026',
          password: NEW_PASSWORD,
          confirmPassword: NEW_PASSWORD,
          mobileNum: NEW_NUMBER,
          countryDialingCode: '84',
          login: true,
          registerMethod: 'WEB',
          registerUrl: brand.url('/'),
          domain: `${name}.localhost`,
        },
      },
    ]);
  });
});

// The calls are those of every brand; what brands put together themselves are the home page and the registration above.
describe('aurora on such a platform', () => {
  const brand = portal('aurora');

  test('a wrong password leaves the visitor out, with the words of the platform', {
    tags: ['matrix'],
  }, async () => {
    const page = await brand.open('/');
    const popup = await openLogin(page);
    await sendLogin(page, 'mai', 'Wrong2026');
    await popup.getByRole('alert').getByText('The username or the password is wrong.').waitFor();
    await expectOut(page);
  });

  test('[4.04] [4.11] a captcha that the value of the failure asks for', async () => {
    const page = await brand.open('/');
    const popup = await openLogin(page);
    await sendLogin(page, 'mai', 'Wrong2026');
    await popup.getByRole('alert').waitFor();
    await sendLogin(page, 'mai', 'Wrong2026');
    const digits = popup.getByLabel('Digits in the picture');
    await digits.waitFor();
    await expect.poll(() => platform().captchas.length).toBe(1);
    await expectOut(page);

    // The error now says what is wrong, and another picture comes.
    await digits.fill('0');
    await sendLogin(page, 'mai');
    await expect.poll(() => platform().captchas.length).toBe(2);
    const [, second = ''] = platform().captchas;
    await digits.fill(second);
    await sendLogin(page, 'mai');
    await expectIn(page, 'mai');
    expect(called(LOGIN).at(-1)).toMatchObject({ body: { username: 'mai', captcha: second } });
    expect(called('GET /wps/captcha')).toHaveLength(2);
  });

  test('[4.05] [4.10] a login by SMS', async () => {
    const page = await brand.open('/');
    const panel = await openSmsLogin(page);
    const code = await askForCode(panel);
    await panel.getByLabel('Verification code').fill(code);
    await panel.getByLabel('Verification code').press('Enter');
    await expectIn(page, 'mai');
    expect(called(LOGIN)).toMatchObject([{ sealed: true, body: { ...NUMBER, type: 'sms', password: code } }]);
  });

  test('[8.01] an affiliate code that the platform refuses stops a registration', {
    tags: ['matrix'],
  }, async () => {
    const page = await brand.open('/?affiliateCode=NOBODY');
    const form = await openRegister(page);
    await fillName(form, 'linh2026');
    await form.getByLabel('Mobile number').fill(NEW_NUMBER);
    await submit(form).click();
    const warning = page.getByRole('alertdialog');
    await warning.getByText('Invalid invitation code').waitFor();
    await warning.getByRole('button', { name: 'Confirm' }).click();
    expect(called('GET /wps/agent/affiliate').at(-1)).toMatchObject({
      query: { code: 'NOBODY', domain: 'aurora.localhost' },
    });
    expect(called('PUT /wps/member/register')).toEqual([]);
    await expectOut(page);
  });

  test('[4.06] [7.02] free play', async () => {
    const page = await brand.open('/');
    await page.getByRole('banner').getByRole('button', { name: 'Free demo' }).click();
    await accountMenu(page).waitFor();
    await expect
      .poll(() => stored(page))
      .toMatchObject({ token: expect.any(String), isAgent: '4', account: expect.stringMatching(/^trial/) });
    expect(called('POST /wps/session/login/freeplay')).toMatchObject([
      { headers: { 'x-gateway-version': '3' }, body: { os: expect.any(String), platform: 'W' } },
    ]);
    await expectWhole(page);
  });

  test('[4.12] [5.06] a new password by mail', { tags: ['matrix'] }, async () => {
    const page = await brand.open('/');
    const modal = await openForgot(page);
    const send = modal.getByRole('button', { name: 'Send new password' });
    await field(modal, 'Username').fill('mai');
    await field(modal, 'Email').fill('else@example.com');
    await send.click();
    await modal.getByText('Username/Email does not exist').waitFor();
    await field(modal, 'Email').fill('mai@example.com');
    await send.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => modal.count()).toBe(0);
    expect(called('POST /wps/member/password/email').at(-1)).toMatchObject({
      headers: { 'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/) },
      body: { username: 'mai', email: 'mai@example.com' },
    });
  });

  test('[4.12] [5.06] a new password by phone, which logs in', async () => {
    const page = await brand.open('/');
    const modal = await openForgot(page);
    await modal.getByRole('tab', { name: 'By phone' }).click();
    const code = await askForCode(modal);
    await field(modal, 'Verification code').fill(code);
    await field(modal, 'New password').fill(NEW_PASSWORD);
    await modal.getByRole('button', { name: 'Change password and log in' }).click();
    await expectIn(page, 'mai');
    const { mobileNum } = NUMBER;
    expect(called('POST /wps/member/password/verification')).toMatchObject([
      { sealed: true, body: { mobileNum, newPassword: NEW_PASSWORD, verificationCode: code } },
    ]);
    expect(called(LOGIN)).toMatchObject([{ body: { username: mobileNum, password: NEW_PASSWORD } }]);
  });

  test('a record whose call the platform does not have fails in its place, with a way on', {
    tags: ['matrix'],
  }, async () => {
    const page = await openAs(brand, 'mai');
    await fromAccountMenu(page, 'Bet history');
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    await centre.getByRole('button', { name: 'Try again' }).first().waitFor();
    expect(called('GET /wps/relay/MCSFE_betRecord')[0]).toMatchObject({ headers: TOKEN });
    await page.keyboard.press('Escape');
    await balance(page).waitFor();
    await expectWhole(page);
  });

  test('[4.18] support opens at the path that the platform lists', async () => {
    const page = await brand.open('/');
    await page.context().route('https://chat.example/**', (route) => route.fulfill({ body: 'Hello' }));
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Customer service' });
    const [chat] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await chat.waitForURL('https://chat.example/minimal');
    await chat.close();
  });

  test('[1.06] another language keeps the member in', { tags: ['matrix'] }, async () => {
    const page = await openAs(brand, 'mai');
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('TY');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fil');
    await balance(page).waitFor();
    await page.reload();
    await balance(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fil');
    await expect.poll(() => called(INFO).at(-1)?.query.language).toBe('TY');
    await expectWhole(page);
  });

  test('[4.07] a logout ends the session on both sides', async () => {
    const page = await openAs(brand, 'mai');
    await fromAccountMenu(page, 'Log out');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await loginButton(page).waitFor();
    await expect.poll(() => stored(page)).toEqual({ merchant: 'aurora', platform: 'web' });
    await expect.poll(() => called('DELETE /wps/session/logout')).toMatchObject([{ headers: TOKEN }]);
    await expect
      .poll(() => page.getByRole('status').getByRole('button', { name: 'Dismiss' }).count())
      .toBe(0);
  });
});
