import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testFirstOf } from '#tests/harness/first-of-many.ts';
import { HANDS, isFocused } from '#tests/harness/hands.ts';
import { accountMenu, openLogin, openSmsLogin, PASSWORD, sendLogin } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const REFUSED = /answered 4\d\d: POST /;
const SECOND = '/wps/session/login/twoFactor';
const FIREBASE = '/wps/session/login/firebase';

const called = async (path: string) => (await aurora.journal()).filter((call) => call.path === path);
const alertOf = (part: Locator | Page) => part.getByRole('alert').innerText();
const secondStep = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });
const submit = (panel: Locator) => panel.getByRole('button', { name: 'Log in', exact: true });
const lastCode = async (to: string) => {
  const [message] = await aurora.outbox(to);
  return /\d{4,8}/.exec(message?.text ?? '')?.[0] ?? 'none';
};

testFirstOf(
  1,
  [['pointer'], ['keyboard']] as const,
  '[2.37] a login in two steps by %s: a code by mail, a wrong one, the right one',
  async (hands) => {
    aurora.expectProblem(REFUSED);
    const { press } = HANDS[hands];
    const page = await aurora.open('/', { size: hands === 'pointer' ? [1440, 900] : [390, 844] });
    await openLogin(page);
    await sendLogin(page, 'linh');
    const step = secondStep(page);
    const code = step.getByLabel('Verification code');
    await step.getByText(/We sent a code by email to l.*@/).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await expect.poll(() => isFocused(code)).toBe(true);

    await page.keyboard.press('Enter');
    await step.getByText('Please enter a valid verification code').waitFor();
    expect(await called(SECOND)).toEqual([]);
    await page.keyboard.type('000000');
    await press(step.getByRole('button', { name: 'Confirm' }));
    await expect.poll(() => alertOf(step)).toMatch(/That code is not correct/);
    await expect.poll(() => isFocused(code)).toBe(true);
    await expect.poll(() => code.inputValue()).toBe('');

    await page.keyboard.type(await lastCode('linh@example.com'));
    await press(step.getByRole('button', { name: 'Confirm' }));
    await page.getByRole('button', { name: 'Account menu of Linh' }).waitFor();
    expect((await called(SECOND)).map(({ encrypted, status }) => [encrypted, status])).toEqual([
      [true, 403],
      [true, 200],
    ]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toContain(PASSWORD);
  },
);

test('[2.37] another code waits its time; one that is asked for too soon is a warning', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(REFUSED);
  const page = await aurora.open('/');
  await openLogin(page);
  await page.clock.install();
  await sendLogin(page, 'linh');
  const again = secondStep(page).getByRole('button', { name: /^Send again/ });
  await expect.poll(() => again.innerText()).toMatch(/\d+ s/);
  await expect.poll(() => again.getAttribute('aria-disabled')).toBe('true');
  await page.clock.fastForward(61_000);
  await expect.poll(() => again.innerText()).toBe('Send again');
  // By the platform’s clock it is still too soon.
  await again.click();
  const warning = page.getByRole('alertdialog', { name: 'Verification code' });
  await warning.getByText(/^No code was sent\./).waitFor();
  await warning.getByRole('button', { name: 'Submit' }).click();
  expect(await called(`${SECOND}/code`)).toHaveLength(1);
});

test('[2.37] the way back begins anew, and so does a login that is over, which says why', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(REFUSED);
  const page = await aurora.open('/');
  const popup = await openLogin(page);
  await sendLogin(page, 'linh');
  await secondStep(page).getByRole('button', { name: 'Back to login' }).click();
  await popup.getByLabel('Username').waitFor();
  const body = JSON.stringify({ success: false, message: 'Over.', error: { code: 'challenge_over' } });
  await aurora.state({ faults: [{ call: `POST ${SECOND}`, status: 403, body }] });
  await sendLogin(page, 'linh');
  await secondStep(page).getByLabel('Verification code').fill('123456');
  await page.keyboard.press('Enter');
  await popup.getByText('This login took too long or had too many attempts. Please log in again.').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
});

test('[8.02] where the third party sends no code, it is said why, in words', { tags: 'matrix' }, async () => {
  aurora.expectProblem(REFUSED);
  await aurora.state({ identityProvider: ['sms'] });
  const page = await aurora.open('/');
  const panel = await openSmsLogin(page);
  await page.clock.install();
  for (const [ending, words] of [
    ['5550001', 'Something went wrong. Please try again.'],
    ['5550002', 'The security check failed. Reload the page and try again.'],
    ['5550003', 'No more codes can be sent right now. Please contact customer service.'],
    ['5550004', 'This way of logging in is not available here. Please choose another.'],
    ['5550005', 'Too many requests. Please try again in 5 minutes.'],
    ['5550006', 'That mobile number is not valid. Check it and try again.'],
  ] as const) {
    await panel.getByLabel('Mobile number').fill(`90${ending}`);
    await panel.getByRole('button', { name: /^Send code/ }).click();
    const warning = page.getByRole('alertdialog', { name: 'Verification code' });
    await warning.getByText(words).waitFor();
    await page.keyboard.press('Escape');
    await warning.waitFor({ state: 'detached' });
    // The button takes a press a second.
    await page.clock.fastForward(1000);
  }
});

test('[8.02] [4.10] a code of the third party: an expired one, a wrong one, and the right one logs in', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(REFUSED);
  await aurora.state({ identityProvider: ['sms'], smsMinutes: 5 });
  const page = await aurora.open('/');
  const panel = await openSmsLogin(page);
  const number = panel.getByLabel('Mobile number');
  const code = panel.getByLabel('Verification code');
  await number.fill('905550007');
  await code.fill('123456');
  await submit(panel).click();
  await panel.getByText('The code has expired. Please send a new one.').waitFor();
  await expect.poll(() => isFocused(code)).toBe(true);

  await number.fill('901234567');
  await panel.getByRole('button', { name: /^Send code/ }).click();
  await panel.getByText('We sent a code').waitFor();
  const again = panel.getByRole('button', { name: /^Send code/ });
  await expect.poll(async () => Number(/(\d+) s/.exec(await again.innerText())?.[1])).toBeLessThanOrEqual(60);
  await code.fill('000000');
  await submit(panel).click();
  await panel.getByText('That code is not correct. Check it and try again.').waitFor();
  await code.fill(await lastCode('84901234567'));
  await submit(panel).click();
  await page.getByRole('button', { name: 'Account menu of Mai' }).waitFor();
  expect(await called(FIREBASE)).toMatchObject([
    { encrypted: true, status: 200, body: { channel: 'sms', domain: 'aurora.localhost' } },
  ]);
  expect(await called('/wps/verification/sms/noLogin')).toEqual([]);
});

const social = {
  identityProvider: ['google', 'facebook'],
  modules: { GOOGLEREG3: true, FACEBOOKREG3: true },
} as const;

async function openWindow(page: Page, channel: string): Promise<Page> {
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Log in with ${channel}` }).click(),
  ]);
  await window.getByRole('heading', { name: `Log in with ${channel}` }).waitFor();
  return window;
}

test('[2.31] a sign-in by Google opens a window, and logs in whom it names', async () => {
  await aurora.state({ ...social, identityProvider: [...social.identityProvider] });
  const page = await aurora.open('/');
  await openLogin(page);
  const window = await openWindow(page, 'Google');
  await window.locator('button[name=subject]').first().click();
  await accountMenu(page).waitFor();
  expect(await called(FIREBASE)).toMatchObject([{ encrypted: true, body: { channel: 'google' } }]);
  expect(page.url()).not.toContain('idToken');
});

test('[8.02] a sign-in that ends with an error says which, in words, and can be tried again', {
  tags: 'matrix',
}, async () => {
  await aurora.state({ ...social, identityProvider: [...social.identityProvider] });
  const page = await aurora.open('/');
  const popup = await openLogin(page);
  for (const [error, words] of [
    ['too_many_requests', 'Too many requests. Please try again in 5 minutes.'],
    ['captcha_check_failed', 'The security check failed. Reload the page and try again.'],
    ['quota_exceeded', 'No more codes can be sent right now. Please contact customer service.'],
    ['operation_not_allowed', 'This way of logging in is not available here. Please choose another.'],
    ['unknown', 'Something went wrong. Please try again.'],
    ['popup_closed_by_user', 'Login failed because the window was closed. Please try again.'],
  ] as const) {
    const window = await openWindow(page, 'Facebook');
    const button = window.locator(`button[name=error][value=${error}]`);
    if (!(await button.isVisible())) await window.locator('summary').click();
    await button.click();
    await expect.poll(() => alertOf(popup)).toBe(words);
  }
});

test('[8.02] [8.03] a window that is closed, and one that is blocked, can be tried again', {
  tags: 'matrix',
}, async () => {
  await aurora.state({ ...social, identityProvider: [...social.identityProvider] });
  const page = await aurora.open('/');
  const popup = await openLogin(page);
  const window = await openWindow(page, 'Google');
  await popup.getByText('Waiting for the other window…').waitFor();
  await window.close();
  await expect
    .poll(() => alertOf(popup))
    .toBe('Login failed because the window was closed. Please try again.');
  await page.evaluate(() => {
    Object.assign(globalThis, { open: () => null });
  });
  const here = page.getByRole('alertdialog');
  await popup.getByRole('button', { name: 'Log in with Google' }).click();
  await here.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => alertOf(popup)).toBe('Popup blocked. Please allow popups and try again.');

  // In the window of the page: there, and back to the form, which goes on.
  for (const choice of ['button[name=error][value=popup_closed_by_user]', 'button[name=subject]']) {
    await popup.getByRole('button', { name: 'Log in with Google' }).click();
    await here.getByRole('button', { name: 'Open here' }).click();
    await page.getByRole('heading', { name: 'Log in with Google' }).waitFor();
    await page.locator(choice).first().click();
    if (choice.includes('subject')) break;
    await expect
      .poll(() => alertOf(popup))
      .toBe('Login failed because the window was closed. Please try again.');
    await page.evaluate(() => {
      Object.assign(globalThis, { open: () => null });
    });
  }
  await accountMenu(page).waitFor();
  expect(page.url()).toBe(aurora.url('/'));
});
