import { expect } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { HANDS, isFocused } from '#tests/harness/hands.ts';
import { accountMenu, PASSWORD } from '#tests/harness/log-in.ts';
import { loginModal } from '#tests/harness/passwords.ts';
import { lastCode, NEW_PASSWORD } from '#tests/harness/register.ts';
import { chooseSecondTab, header, sendPassword, type Visitor } from './visitor.ts';

export async function register({ page, by }: Visitor, username: string): Promise<void> {
  const { press, type } = HANDS[by];
  await press(header(page, 'Register'));
  const form = page.getByRole('dialog', { name: 'Register' });
  await type(form.getByLabel('Username', { exact: true }), username);
  await type(form.getByLabel('Password', { exact: true }), NEW_PASSWORD);
  await type(form.getByLabel('Confirm password'), NEW_PASSWORD);
  expect(await axe(page)).toEqual([]);
  await press(form.getByRole('button', { name: 'Create account' }));
  const welcome = page.getByRole('dialog', { name: 'Account created' });
  await welcome.waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await welcome.waitFor({ state: 'detached' });
}

export async function logInByPassword(visitor: Visitor, username: string, password: string): Promise<void> {
  const { page, by } = visitor;
  await HANDS[by].press(header(page, 'Log in'));
  await sendPassword(visitor, username, password);
}

export async function logInBySms(visitor: Visitor): Promise<void> {
  const { page, by } = visitor;
  const { press, type } = HANDS[by];
  await press(header(page, 'Log in'));
  await chooseSecondTab(visitor, loginModal(page), 'By SMS');
  const panel = loginModal(page).getByRole('tabpanel', { name: 'By SMS' });
  await type(panel.getByLabel('Mobile number'), '901234567');
  await press(panel.getByRole('button', { name: /^Send code/ }));
  await panel.getByText(/^We sent a code/).waitFor();
  expect(await axe(page)).toEqual([]);
  await type(panel.getByLabel('Verification code'), await lastCode(page, '84901234567'));
  await press(panel.getByRole('button', { name: 'Log in' }));
  await accountMenu(page).waitFor();
}

/** A login of who has a second step: the code comes by mail. */
export async function logInInTwoSteps(visitor: Visitor): Promise<void> {
  const { page, by } = visitor;
  await logInByPassword(visitor, 'linh', PASSWORD);
  const step = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await step.getByText(/We sent a code by email to l.*@/).waitFor();
  await expect.poll(() => isFocused(step.getByLabel('Verification code'))).toBe(true);
  expect(await axe(page)).toEqual([]);
  await HANDS[by].type(step.getByLabel('Verification code'), await lastCode(page, 'linh@example.com'));
  await HANDS[by].press(step.getByRole('button', { name: 'Confirm' }));
  await page.getByRole('button', { name: 'Account menu of Linh' }).waitFor();
}
