import type { Locator, Page } from 'playwright-core';
import { HANDS, type Hands } from './hands.ts';
import { accountMenu } from './log-in.ts';

export const NEW_PASSWORD = 'Livery2027';

export function changeModal(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Change password' });
}

export function forgotModal(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Forgot your password?' });
}

export function loginModal(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Log in' });
}

export function field(modal: Locator, name: string): Locator {
  return modal.getByLabel(name, { exact: true });
}

/** Opens the form to change the password, in the member centre. */
export async function openChange(page: Page, { press }: Hands = HANDS.pointer): Promise<Locator> {
  await press(accountMenu(page));
  await press(page.getByRole('banner').getByRole('button', { name: 'My account', exact: true }));
  await press(
    page
      .getByRole('dialog', { name: 'Member centre' })
      .getByRole('button', { name: 'Change: Login password' }),
  );
  const modal = changeModal(page);
  await field(modal, 'Current password').waitFor();
  return modal;
}

/** Opens the form for a forgotten password, from the login. */
export async function openForgot(page: Page, { press }: Hands = HANDS.pointer): Promise<Locator> {
  await press(page.getByRole('banner').getByRole('button', { name: 'Log in' }));
  await press(loginModal(page).getByRole('button', { name: 'Forgot password?' }));
  const modal = forgotModal(page);
  await field(modal, 'Username').waitFor();
  return modal;
}

/** Fills in the form to change the password. */
export async function fillChange(modal: Locator, old: string, next: string, again = next): Promise<void> {
  await field(modal, 'Current password').fill(old);
  await field(modal, 'New password').fill(next);
  await field(modal, 'Confirm new password').fill(again);
}
