import { expect } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { HANDS, isFocused } from '#tests/harness/hands.ts';
import { accountMenu } from '#tests/harness/log-in.ts';
import { changeModal, field, loginModal, openChange, openForgot } from '#tests/harness/passwords.ts';
import { lastCode } from '#tests/harness/register.ts';
import { chooseSecondTab, sendPassword, type Visitor } from './visitor.ts';

/** A forgotten password by phone: the new one logs in, and goes home. */
export async function forgetByPhone(visitor: Visitor, next: string): Promise<void> {
  const { page, by } = visitor;
  const { press, type } = HANDS[by];
  const modal = await openForgot(page, HANDS[by]);
  await expect.poll(() => isFocused(field(modal, 'Username'))).toBe(true);
  await chooseSecondTab(visitor, modal, 'By phone');
  await type(field(modal, 'Mobile number'), '912 345 678');
  const send = modal.getByRole('button', { name: /^Send code/ });
  await press(send);
  await modal.getByText('We sent a code to +84 912345678.').waitFor();
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => send.innerText()).toMatch(/\d s$/);
  expect(await axe(page)).toEqual([]);
  await type(field(modal, 'Verification code'), await lastCode(page, '84912345678'));
  await type(field(modal, 'New password'), next);
  await press(modal.getByRole('button', { name: 'Change password and log in' }));
  await accountMenu(page).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/');
}

/** A change of the password in the member centre, which ends the session; the new one lets in again. */
export async function changePassword(visitor: Visitor, old: string, next: string): Promise<void> {
  const { page, by } = visitor;
  const modal = await openChange(page, HANDS[by]);
  await expect.poll(() => isFocused(field(modal, 'Current password'))).toBe(true);
  await sendChange(visitor, old, next);
}

/** Who has to change the password is told why, and does. */
export async function changeAsAsked(visitor: Visitor, old: string, next: string): Promise<void> {
  await changeModal(visitor.page).getByText('It’s time for a new password.').waitFor();
  await sendChange(visitor, old, next);
}

async function sendChange(visitor: Visitor, old: string, next: string): Promise<void> {
  const { page, by } = visitor;
  const { press, type } = HANDS[by];
  const modal = changeModal(page);
  expect(await axe(page)).toEqual([]);
  await type(field(modal, 'Current password'), old);
  await type(field(modal, 'New password'), next);
  await type(field(modal, 'Confirm new password'), next);
  await press(modal.getByRole('button', { name: 'Change password' }));
  await loginModal(page).getByText('Password changed.').waitFor();
  await expect.poll(() => modal.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await sendPassword(visitor, 'quynh', next);
  await accountMenu(page).waitFor();
}

/** A forgotten password by mail. @returns the password that came */
export async function forgetByMail({ brand, page, by }: Visitor): Promise<string> {
  const { press, type } = HANDS[by];
  const modal = await openForgot(page, HANDS[by]);
  await expect.poll(() => isFocused(field(modal, 'Username'))).toBe(true);
  expect(await axe(page)).toEqual([]);
  await type(field(modal, 'Username'), 'quynh');
  await type(field(modal, 'Email'), 'quynh@example.com');
  await press(modal.getByRole('button', { name: 'Send new password' }));
  const box = page.getByRole('alertdialog', { name: 'Check your email' });
  await box.getByText('quynh@example.com').waitFor();
  await expect.poll(() => modal.count()).toBe(0);
  await press(box.getByRole('button', { name: 'Confirm' }));
  await box.waitFor({ state: 'detached' });
  const [mail] = await brand.outbox('quynh@example.com');
  expect(mail?.channel).toBe('EMAIL');
  return /(?:mật khẩu|password) (\w{8,})/.exec(mail?.text ?? '')?.[1] ?? '';
}
