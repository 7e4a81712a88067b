import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { testFirstOf } from '#tests/harness/first-of-many.ts';
import { HANDS, isFocused } from '#tests/harness/hands.ts';
import { accountMenu, openLogin, openSmsLogin, PASSWORD, sendLogin } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const DESK = [1440, 900] as const;
const PHONE = [390, 844] as const;
const REFUSED = /answered 4\d\d: POST /;
const LOGIN = '/wps/session/login';
const CODE = '/wps/verification/sms/noLogin';
const CHALLENGE = '/wps/verification/challenge';
/** The mobile number of mai. */
const NUMBER = { countryDialingCode: '84', mobileNum: '901234567' };

const called = async (path: string) => (await aurora.journal()).filter((call) => call.path === path);
const alertOf = (part: Locator | Page) => part.getByRole('alert').innerText();
const sendButton = (panel: Locator) => panel.getByRole('button', { name: /^Send code/ });
const loginModal = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
const refusal = (call: string, code: string, message = 'Words of the platform.') => ({
  call: `POST ${call}`,
  status: 403,
  body: JSON.stringify({ success: false, message, error: { code } }),
  times: 1,
});
const lastCode = async (to: string) => {
  const [message] = await aurora.outbox(to);
  return /\d{4,8}/.exec(message?.text ?? '')?.[0] ?? 'none';
};

test('[2.32] the SMS tab is there only with MOBILEVERCODELOGIN3, the way to a new account only with DIRECTREG3', async () => {
  await aurora.state({ modules: { MOBILEVERCODELOGIN3: false, DIRECTREG3: false } });
  const page = await aurora.open('/');
  const popup = await openLogin(page);
  await popup.getByRole('button', { name: 'Forgot password?' }).waitFor();
  await expect.poll(() => popup.getByRole('tab').count()).toBe(0);
  await expect.poll(() => popup.getByRole('button', { name: 'Create an account' }).count()).toBe(0);

  await aurora.state({ reset: true });
  await page.reload();
  await openLogin(page);
  await expect.poll(() => popup.getByRole('tab').allInnerTexts()).toEqual(['By password', 'By SMS']);
  await popup.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('dialog', { name: 'Forgot your password?' }).waitFor();
  await page.keyboard.press('Escape');
  await openLogin(page);
  await popup.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('dialog', { name: 'Register' }).waitFor();
});

test('[2.32] the countries open with the focus, are searched by typing, and close when they are left', {
  tags: 'matrix',
}, async () => {
  const page = await aurora.open('/');
  const panel = await openSmsLogin(page);
  const country = panel.getByRole('combobox', { name: 'Country code' });
  const list = panel.getByRole('listbox');
  await expect.poll(() => country.inputValue()).toBe('+84');
  await expect.poll(() => list.count()).toBe(0);
  await country.focus();
  await list.getByRole('option', { name: 'Vietnam' }).waitFor();
  await page.keyboard.type('philip');
  const matchingOptions = list.getByRole('option');
  await expect.poll(() => matchingOptions.count()).toBe(1);
  await expect.poll(() => matchingOptions.innerText()).toMatch(/Philippines\s+\+63/);
  const flag = () => matchingOptions.locator('img').getAttribute('src');
  await expect.poll(flag).toMatch(/COUNTRY_FLAG\/CIRCLE\/PH\.svg$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => country.inputValue()).toBe('+63');
  expect(await called(LOGIN)).toEqual([]);

  await panel.getByLabel('Mobile number').focus();
  await expect.poll(() => list.count()).toBe(0);
});

testFirstOf(
  1,
  [
    ['pointer', DESK],
    ['keyboard', PHONE],
  ] as const,
  '[4.05] [4.10] [5.01] [5.02] [5.08] an SMS login by %s: a number that is one, a code that counts down, no bot check',
  async (hands, size) => {
    const { press, type } = HANDS[hands];
    const page = await aurora.open('/', { size });
    await press(page.getByRole('banner').getByRole('button', { name: 'Log in' }));
    const popup = loginModal(page);
    const tab = popup.getByRole('tab', { name: 'By SMS' });
    if (hands === 'pointer') await tab.click();
    else {
      await expect.poll(() => isFocused(popup.getByLabel('Username'))).toBe(true);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowRight');
    }
    const panel = popup.getByRole('tabpanel', { name: 'By SMS' });
    const number = panel.getByLabel('Mobile number');
    const code = panel.getByLabel('Verification code');
    await page.clock.install();

    await press(panel.getByRole('button', { name: 'Log in' }));
    await panel.getByText('Input cannot be empty').waitFor();
    await panel.getByText('Please enter a valid verification code').waitFor();
    await expect.poll(() => isFocused(number)).toBe(true);
    await page.keyboard.type('12');
    await press(sendButton(panel));
    await panel.getByText('Please enter a valid mobile number').waitFor();
    expect(await called(CODE)).toEqual([]);
    await page.clock.fastForward(1000);

    await number.fill('');
    await type(number, ` ${NUMBER.mobileNum} `);
    if (hands === 'pointer') await sendButton(panel).dblclick();
    else {
      await press(sendButton(panel));
      await page.keyboard.press('Enter');
    }
    await panel.getByText('We sent a code to +84 901234567.').waitFor();
    const wait = async () => Number(/(\d+) s/.exec(await sendButton(panel).innerText())?.[1]);
    await expect.poll(wait).toBeGreaterThan(30);
    expect(await wait()).toBeLessThanOrEqual(60);
    await expect.poll(() => sendButton(panel).getAttribute('aria-disabled')).toBe('true');
    await sendButton(panel).dispatchEvent('click');
    expect(await called(CODE)).toMatchObject([
      {
        body: { ...NUMBER, purpose: 'login', verification: { challengeId: expect.any(String) } },
        status: 200,
      },
    ]);
    await page.clock.fastForward(30_000);
    await expect.poll(wait).toBeLessThanOrEqual(30);
    await page.clock.fastForward(31_000);
    await expect.poll(() => sendButton(panel).innerText()).toBe('Send code');
    await expect.poll(() => sendButton(panel).getAttribute('aria-disabled')).toBe('false');

    await type(code, await lastCode('84901234567'));
    await page.keyboard.press('Enter');
    await accountMenu(page).waitFor();
    expect(await called(LOGIN)).toMatchObject([{ encrypted: true, status: 200 }]);
    const [login] = await called(LOGIN);
    expect(login?.body).toEqual({
      username: NUMBER.mobileNum,
      password: expect.stringMatching(/^\d+$/),
      type: 'sms',
      ...NUMBER,
    });
    expect(await called(CHALLENGE)).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/');
  },
);

test('[4.10] the button waits as long as the platform says, also where it names the time', {
  tags: 'matrix',
}, async () => {
  await aurora.state({ smsAnswer: 'expirationTime', smsMinutes: 3 });
  const page = await aurora.open('/');
  const panel = await openSmsLogin(page);
  await panel.getByLabel('Mobile number').fill(NUMBER.mobileNum);
  await sendButton(panel).click();
  await expect
    .poll(async () => Number(/(\d+) s/.exec(await sendButton(panel).innerText())?.[1]))
    .toBeGreaterThan(120);
});

test('[8.01] a code that is not sent is a warning with the platform’s words; the next try works', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(REFUSED);
  await aurora.state({ faults: [refusal(CODE, 'sms_failed', 'This network takes no SMS today.')] });
  const page = await aurora.open('/');
  const panel = await openSmsLogin(page);
  await panel.getByLabel('Mobile number').fill(NUMBER.mobileNum);
  await page.clock.install();
  await sendButton(panel).click();
  const warning = page.getByRole('alertdialog', { name: 'Verification code' });
  await warning.getByText('This network takes no SMS today.').waitFor();
  await warning.getByRole('button', { name: 'Submit' }).click();
  await warning.waitFor({ state: 'detached' });
  await expect.poll(() => panel.getByLabel('Mobile number').inputValue()).toBe(NUMBER.mobileNum);
  await page.clock.fastForward(1000);
  await sendButton(panel).click();
  await panel.getByText('We sent a code').waitFor();
});

testFirstOf(
  1,
  [
    ['verification_required', 'Please complete verification first'],
    ['verification_wrong', 'The security check failed. Please try again.'],
  ] as const,
  '[4.05] [8.03] a login that fails by %s says so; the next brings another proof',
  async (code, words) => {
    aurora.expectProblem(REFUSED);
    await aurora.state({ faults: [refusal(LOGIN, code)] });
    const page = await aurora.open('/');
    const popup = await openLogin(page);
    await sendLogin(page, 'mai');
    await expect.poll(() => alertOf(popup)).toBe(words);
    await popup.getByRole('button', { name: 'Log in', exact: true }).click();
    await accountMenu(page).waitFor();
    expect(await called(CHALLENGE)).toHaveLength(2);
    expect((await called(LOGIN)).at(-1)).toMatchObject({
      status: 200,
      body: { verification: { challengeId: expect.any(String), solution: expect.stringMatching(/^\d+$/) } },
    });
  },
);

test.each([
  ['double click', (popup: Locator) => popup.getByRole('button', { name: 'Log in', exact: true }).dblclick()],
  [
    'double Enter',
    async (popup: Locator) => {
      await popup.page().keyboard.press('Enter');
      await popup.page().keyboard.press('Enter');
    },
  ],
])('a %s logs in once', { tags: 'matrix' }, async (_, act) => {
  await aurora.state({ faults: [{ call: `POST ${LOGIN}`, delayMs: 500 }] });
  const page = await aurora.open('/');
  const popup = await openLogin(page);
  await popup.getByLabel('Username').fill('mai');
  await popup.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await act(popup);
  await accountMenu(page).waitFor();
  expect(await called(LOGIN)).toHaveLength(1);
});

test('[6.06] non-members cannot log in, non-agents not where only agents can', async () => {
  aurora.expectProblem(REFUSED);
  const page = await aurora.open('/');
  const popup = await openLogin(page);
  await sendLogin(page, 'nadia');
  await expect.poll(() => alertOf(popup)).toBe('Non-member account unable to login');
  await aurora.state({ site: 'agent' });
  await sendLogin(page, 'mai');
  await expect.poll(() => alertOf(popup)).toBe('Non-agents cannot log in');
  await sendLogin(page, 'tomas');
  await accountMenu(page).waitFor();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('1');
});

test('[4.03] who logs in with the flagged password has to choose another, and loads nothing before', async () => {
  const page = await aurora.open('/');
  const flagged = createHash('sha256').update(PASSWORD).digest('hex');
  await page.route(/\/brand-[^/]*\.js$/, async (route) => {
    const file = join(inject('bundles'), 'aurora', new URL(route.request().url()).pathname);
    const code = readFileSync(file, 'utf8');
    const body = code.replace('"merchantCode":"aurora"', `$&,"flaggedPassword":"${flagged}"`);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.reload();
  await openLogin(page);
  await sendLogin(page, 'mai');
  await page.getByRole('dialog', { name: 'Change password' }).waitFor();
  expect(await called('/wps/member/info')).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
  );
  expect(kept).not.toContain(PASSWORD);
});

test('[3.04] who wants to be remembered finds the login again; who no longer wants to does not', {
  tags: 'matrix',
}, async () => {
  const page = await aurora.open('/');
  const popup = await openLogin(page);
  await popup.getByRole('checkbox', { name: 'Remember me' }).check();
  await sendLogin(page, 'mai');
  await accountMenu(page).waitFor();
  // Beside that tab another would be logged in.
  await page.goto('about:blank');
  const again = await page.context().newPage();
  await again.goto(aurora.url('/'));
  const filled = await openLogin(again);
  await expect.poll(() => filled.getByLabel('Username').inputValue()).toBe('mai');
  await expect.poll(() => filled.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
  await filled.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await again.reload();
  await openLogin(again);
  await expect.poll(() => filled.getByRole('checkbox', { name: 'Remember me' }).isChecked()).toBe(false);
  await expect.poll(() => filled.getByLabel('Username').inputValue()).toBe('');
});
