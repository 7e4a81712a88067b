/** @module-tag matrix */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { accountMenu, fromAccountMenu, logIn } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const showMenu = async (page: Page) => {
  await logIn(page, 'quynh');
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
};
const showRank = async (page: Page) => {
  await logIn(page, 'quynh');
  await fromAccountMenu(page, 'My account');
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre.getByText('12,480').waitFor();
  expect(await axe(page)).toEqual([]);
  await centre.getByRole('link', { name: 'VIP rank' }).click();
  await centre.getByRole('heading', { name: 'Your rank is Sapphire' }).waitFor();
};
const showDownload = async (page: Page) => {
  const opener = page.getByRole('button', { name: 'Open menu' });
  if (await opener.isVisible()) await opener.click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await menu.getByRole('button', { name: 'Promotions' }).click();
  await menu.getByRole('link', { name: 'All promotions' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await menu.getByRole('button', { name: 'Download the app' }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
};

test.each([
  ['the menu of an account', showMenu, 320, 'light'],
  ['the member centre', showRank, 1280, 'light'],
  ['the side menu and the ways to the app', showDownload, 1280, 'dark'],
] as const)(
  'axe objects to nothing in %s, and nothing is wider than the window',
  async (_, show, width, mode) => {
    const page = await aurora.open('/cockfight', { size: [width, 800], chosen: { mode } });
    await show(page);
    await page.waitForLoadState('networkidle');
    expect(await axe(page)).toEqual([]);
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    await expect.poll(() => page.evaluate(tooWide)).toBe(0);
  },
);
