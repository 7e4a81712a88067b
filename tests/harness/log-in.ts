import type { Page } from 'playwright-core';
import type { OpenOptions, PortalPages } from './portal.ts';

/** Password of every account that the sandbox begins with. */
export const PASSWORD = 'Livery2026';

/** Opens the login popup from the header. */
export async function openLogin(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const popup = page.getByRole('dialog', { name: 'Log in' });
  await popup.getByLabel('Username').waitFor();
  return popup;
}

/** Fills in the login form of the page and sends it. */
export async function sendLogin(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username);
  // A tab may be named so, too.
  const secret = page.getByLabel('Password', { exact: true }).and(page.locator('input'));
  await secret.fill(password);
  await secret.press('Enter');
}

/** Logs in through the popup; done when the header shows the account. */
export async function logIn(page: Page, username: string): Promise<void> {
  await openLogin(page);
  await sendLogin(page, username);
  await accountMenu(page).waitFor();
}

/** Opens a page of a brand for an account that is logged in already; done when the header shows the account. */
export async function openAs(
  brand: Pick<PortalPages, 'open'>,
  username: string,
  options?: OpenOptions,
  path = '/',
): Promise<Page> {
  const page = await brand.open(path, { ...options, as: username });
  await accountMenu(page).waitFor();
  return page;
}

export function accountMenu(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Account menu of/ });
}

/** Follows an entry of the account's menu. */
export async function fromAccountMenu(page: Page, name: string): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
}

/** Opens the login popup at the tab for mobile numbers, and returns what is behind it. */
export async function openSmsLogin(page: Page) {
  const popup = await openLogin(page);
  await popup.getByRole('tab', { name: 'By SMS' }).click();
  const panel = popup.getByRole('tabpanel', { name: 'By SMS' });
  await panel.getByLabel('Mobile number').waitFor();
  return panel;
}
