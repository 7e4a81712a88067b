import { expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { HANDS, isFocused, tabTo } from '#tests/harness/hands.ts';
import { accountMenu, logIn, PASSWORD, sendLogin } from '#tests/harness/log-in.ts';
import { openInEnglish } from '#tests/harness/open-in-english.ts';
import { field, loginModal, NEW_PASSWORD, openChange, openForgot } from '#tests/harness/passwords.ts';
import { portal } from '#tests/harness/portal.ts';

const brands = { aurora: portal('aurora'), jade: portal('jade'), harbor: portal('harbor') };
const { aurora } = brands;

const CHANGE = '/wps/member/password';
const BY_EMAIL = '/wps/member/password/email';
const BY_PHONE = '/wps/member/password/verification';
const SEND = '/wps/verification/sms/noLogin';
const LOGIN = '/wps/session/login';

const called = async (path: string) => (await aurora.journal()).filter((call) => call.path === path);

const openIn = (brand: keyof typeof brands, size: readonly [number, number]) =>
  openInEnglish(brands[brand], size);

/** The code of the last SMS to quynh's number. */
async function lastCode(): Promise<string> {
  await expect.poll(() => aurora.outbox('84912345678')).not.toEqual([]);
  const [sms] = await aurora.outbox('84912345678');
  return /\d{4,8}/.exec(sms?.text ?? '')?.[0] ?? '';
}

const WAYS = [
  ['aurora', [1440, 900], 'keyboard'],
  ['jade', [390, 844], 'pointer'],
  ['harbor', [390, 844], 'keyboard'],
  ['harbor', [1440, 900], 'pointer'],
] as const;

test.each(WAYS)(
  '[2.34] [4.12] in %s at %j by %s: a changed password ends the session, and lets in again',
  async (brand, size, by) => {
    const hands = HANDS[by];
    const page = await openIn(brand, size);
    await logIn(page, 'quynh');
    const modal = await openChange(page, hands);
    await expect.poll(() => isFocused(field(modal, 'Current password'))).toBe(true);
    expect(await axe(page)).toEqual([]);
    await hands.type(field(modal, 'Current password'), PASSWORD);
    await hands.type(field(modal, 'New password'), NEW_PASSWORD);
    await hands.type(field(modal, 'New password again'), NEW_PASSWORD);
    await hands.press(modal.getByRole('button', { name: 'Change password' }));
    await loginModal(page).getByText('Your password is changed.').waitFor();
    await expect.poll(() => modal.count()).toBe(0);
    expect(await called(CHANGE)).toMatchObject([
      {
        method: 'POST',
        authorized: true,
        encrypted: true,
        status: 200,
        body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD },
      },
    ]);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await sendLogin(page, 'quynh', NEW_PASSWORD);
    await accountMenu(page).waitFor();
  },
);

test.each(WAYS)('[2.33] [5.06] [4.12] in %s at %j by %s: a new password by mail', async (brand, size, by) => {
  const hands = HANDS[by];
  const page = await openIn(brand, size);
  const modal = await openForgot(page, hands);
  await expect.poll(() => isFocused(field(modal, 'Username'))).toBe(true);
  expect(await axe(page)).toEqual([]);
  await hands.type(field(modal, 'Username'), 'quynh');
  await hands.type(field(modal, 'Email'), 'quynh@example.com');
  await hands.press(modal.getByRole('button', { name: 'Send a new password' }));
  const box = page.getByRole('alertdialog', { name: 'Check your email' });
  await box.getByText('quynh@example.com').waitFor();
  await expect.poll(() => modal.count()).toBe(0);
  await hands.press(box.getByRole('button', { name: 'Confirm' }));
  await box.waitFor({ state: 'detached' });
  const [sent] = await called(BY_EMAIL);
  expect(sent).toMatchObject({ method: 'POST', status: 200 });
  expect(new URLSearchParams(sent?.body as never)).toEqual(
    new URLSearchParams({ username: 'quynh', email: 'quynh@example.com' }),
  );
  expect(await aurora.outbox('quynh@example.com')).toMatchObject([{ channel: 'EMAIL' }]);
});

test.each(WAYS)(
  '[2.33] [5.06] [4.10] [4.12] in %s at %j by %s: a new password by phone logs in and goes home',
  async (brand, size, by) => {
    const hands = HANDS[by];
    const page = await openIn(brand, size);
    const modal = await openForgot(page, hands);
    const tab = modal.getByRole('tab', { name: 'By phone' });
    if (by === 'pointer') await tab.click();
    else {
      await tabTo(modal.getByRole('tab', { name: 'By email' }));
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => isFocused(tab)).toBe(true);
    }
    await hands.type(field(modal, 'Mobile number'), '912 345 678');
    const send = modal.getByRole('button', { name: /^Send code/ });
    await hands.press(send);
    await modal.getByText('The code is on its way to +84 912345678.').waitFor();
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => send.innerText()).toMatch(/5\d s|60 s/);
    expect(await axe(page)).toEqual([]);
    await hands.type(field(modal, 'Verification code'), await lastCode());
    await hands.type(field(modal, 'New password'), NEW_PASSWORD);
    await hands.press(modal.getByRole('button', { name: 'Change password and log in' }));
    await accountMenu(page).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/');
    const proof = { challengeId: expect.any(String), solution: expect.any(String) };
    expect(await called(SEND)).toMatchObject([
      {
        method: 'POST',
        status: 200,
        body: { countryDialingCode: '84', mobileNum: '912345678', purpose: 'password', verification: proof },
      },
    ]);
    expect(await called(BY_PHONE)).toMatchObject([
      {
        method: 'POST',
        encrypted: true,
        status: 200,
        body: {
          mobileNum: '912345678',
          newPassword: NEW_PASSWORD,
          verificationCode: expect.any(String),
          verification: proof,
        },
      },
    ]);
    expect(await called(LOGIN)).toMatchObject([
      {
        encrypted: true,
        status: 200,
        body: { username: '912345678', password: NEW_PASSWORD, type: 'username' },
      },
    ]);
  },
);
