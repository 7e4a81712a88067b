import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { HANDS, isFocused, tabTo } from '#tests/harness/hands.ts';
import { accountMenu } from '#tests/harness/log-in.ts';
import { loginModal } from '#tests/harness/passwords.ts';
import type { Portal } from '#tests/harness/portal.ts';

/** Who walks through a portal, and how. */
export interface Visitor {
  readonly brand: Portal;
  readonly page: Page;
  readonly by: keyof typeof HANDS;
}

export const header = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

export async function signOut({ page, by }: Visitor): Promise<void> {
  const { press } = HANDS[by];
  await press(accountMenu(page));
  await press(header(page, 'Log out'));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }));
  await header(page, 'Log in').waitFor();
}

/** Fills in the login form that is open, and sends it. */
export async function sendPassword({ page, by }: Visitor, username: string, password: string): Promise<void> {
  const { press, type } = HANDS[by];
  const login = loginModal(page);
  await type(login.getByLabel('Username'), username);
  // A tab may be named so, too.
  await type(login.getByLabel('Password', { exact: true }).and(page.locator('input')), password);
  expect(await axe(page)).toEqual([]);
  await press(login.getByRole('button', { name: 'Log in', exact: true }));
}

/** Chooses the tab that follows the first. */
export async function chooseSecondTab({ page, by }: Visitor, popup: Locator, name: string): Promise<void> {
  const tab = popup.getByRole('tab', { name });
  if (by === 'pointer') return tab.click();
  await tabTo(popup.getByRole('tab').first());
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => isFocused(tab)).toBe(true);
}
