import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { isFocused } from '#tests/harness/hands.ts';
import { accountMenu, logIn, openAs, openLogin, PASSWORD, sendLogin } from '#tests/harness/log-in.ts';
import {
  changeModal,
  field,
  fillChange,
  loginModal,
  NEW_PASSWORD,
  openChange,
  openForgot,
} from '#tests/harness/passwords.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const CHANGE = '/wps/member/password';
const REFUSED = /answered 4\d\d: POST /;

const called = async (path: string) => (await aurora.journal()).filter((call) => call.path === path);

test('[5.05] [5.10] a change that is not filled in, breaks the rule or is not confirmed goes nowhere', {
  tags: 'matrix',
}, async () => {
  const page = await openAs(aurora, 'quynh');
  const modal = await openChange(page);
  const submit = modal.getByRole('button', { name: 'Change password' });
  const messageOf = (name: string) =>
    field(modal, name).evaluate((input) =>
      input.ariaInvalid === 'true'
        ? document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
        : null,
    );
  const all = () => Promise.all(['Current password', 'New password', 'Confirm new password'].map(messageOf));
  await submit.click();
  await expect
    .poll(all)
    .toEqual([
      'Please fill in “Current password”',
      'Please fill in “New password”',
      'Please fill in “Confirm new password”',
    ]);
  await expect.poll(() => isFocused(field(modal, 'Current password'))).toBe(true);
  await field(modal, 'Current password').fill(PASSWORD);
  for (const [password, again, want] of [
    ['abc12', 'abc12', [null, expect.stringMatching(/Length: 6–20/), null]],
    ['abcdef', 'abcdef', [null, expect.stringMatching(/at least one of each/), null]],
    [NEW_PASSWORD, `${NEW_PASSWORD}x`, [null, null, 'Incorrect confirmation input']],
  ] as const) {
    await field(modal, 'New password').fill(password);
    await field(modal, 'Confirm new password').fill(again);
    await submit.click();
    await expect.poll(all).toEqual(want);
  }
  expect(await called(CHANGE)).toEqual([]);
});

test('[5.05] what the platform refuses stands under its field, and nothing typed is lost', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(REFUSED);
  const page = await openAs(aurora, 'quynh');
  const modal = await openChange(page);
  const submit = modal.getByRole('button', { name: 'Change password' });
  await fillChange(modal, 'Wrong2026', PASSWORD);
  await submit.click();
  await modal.getByText('That is not your current password. Check it and try again.').waitFor();
  await expect.poll(() => isFocused(field(modal, 'Current password'))).toBe(true);
  await expect.poll(() => field(modal, 'New password').inputValue()).toBe(PASSWORD);
  await field(modal, 'Current password').fill(PASSWORD);
  await submit.click();
  await modal.getByText('This is your current password.').waitFor();
  await expect.poll(() => isFocused(field(modal, 'New password'))).toBe(true);
  expect(await axe(page)).toEqual([]);
  await aurora.state({ faults: [{ call: `POST ${CHANGE}`, status: 429, times: 1 }] });
  await field(modal, 'New password').fill(NEW_PASSWORD);
  await field(modal, 'Confirm new password').fill(NEW_PASSWORD);
  await submit.click();
  await modal.getByRole('alert').waitFor();
  await submit.click();
  await loginModal(page).waitFor();
});

test('[5.05] an account that has no password is not asked for the old one', { tags: 'matrix' }, async () => {
  aurora.expectProblem(REFUSED);
  const page = await openAs(aurora, 'quynh');
  const info = await page.evaluate(async () => {
    const authorization = `Bearer ${sessionStorage.getItem('token')}`;
    return (await fetch('/wps/member/info', { headers: { authorization, merchant: 'aurora' } })).json();
  });
  const value = { ...info.value, hasPassword: false };
  await aurora.state({
    faults: [{ call: 'GET /wps/member/info', body: JSON.stringify({ success: true, value }) }],
  });
  await page.reload();
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'My account', exact: true }).click();
  await page.getByRole('button', { name: 'Change: Login password' }).click();
  const modal = changeModal(page);
  await field(modal, 'New password').fill(NEW_PASSWORD);
  await expect.poll(() => field(modal, 'Current password').count()).toBe(0);
  await field(modal, 'Confirm new password').fill(NEW_PASSWORD);
  await modal.getByRole('button', { name: 'Change password' }).click();
  // This account has one after all.
  await modal.getByText('That is not your current password. Check it and try again.').waitFor();
  await expect.poll(() => isFocused(field(modal, 'Current password'))).toBe(true);
  expect((await called(CHANGE)).map(({ body }) => body)).toEqual([
    { newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD },
  ]);
});

test('[4.03] who has to change the password is told why, may close that, and goes on', async () => {
  const page = await aurora.open('/');
  await openLogin(page);
  await sendLogin(page, 'old');
  const modal = changeModal(page);
  await modal.getByText('It’s time for a new password.').waitFor();
  expect(await axe(page)).toEqual([]);
  await modal.getByRole('button', { name: 'Close' }).click();
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'My account', exact: true }).click();
  await page.getByRole('dialog', { name: 'Member centre' }).waitFor();
});

test.each(['changePassModal', 'forgetPassModal'])(
  '[2.28] %s has a name and a title, locks the page, and closes by button, Escape and a click outside',
  { tags: 'matrix' },
  async (id) => {
    const page = await aurora.open('/');
    const change = id === 'changePassModal';
    if (change) await logIn(page, 'quynh');
    const open = () => (change ? openChange(page) : openForgot(page));
    const closes: readonly ((modal: Locator) => Promise<void>)[] = [
      (modal) => modal.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ];
    for (const close of closes) {
      const modal = await open();
      await modal.getByRole('heading', { level: 2 }).waitFor();
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
        .toBe('hidden');
      await close(modal);
      await modal.waitFor({ state: 'detached' });
      if (change) await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
      .not.toBe('hidden');
  },
);

test('however often one presses, a password is changed once', { tags: 'matrix' }, async () => {
  const page = await openAs(aurora, 'quynh');
  const modal = await openChange(page);
  await fillChange(modal, PASSWORD, NEW_PASSWORD);
  const submit = modal.getByRole('button', { name: 'Change password' });
  await submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.form?.requestSubmit();
    button.click();
  });
  await loginModal(page).waitFor();
  expect(await called(CHANGE)).toHaveLength(1);
});
