import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { openLogin, openSmsLogin, sendLogin } from '#tests/harness/log-in.ts';
import { openInEnglish } from '#tests/harness/open-in-english.ts';
import { portal } from '#tests/harness/portal.ts';

const brands = { aurora: portal('aurora'), jade: portal('jade') };
const { aurora } = brands;

async function fits(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  const over = () => document.documentElement.scrollWidth - window.innerWidth;
  await expect.poll(() => page.evaluate(over)).toBeLessThanOrEqual(0);
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
}

test('axe finds nothing in the login popup with all that it can show, 320 pixels wide', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(/answered 403: POST .*\/wps\/session\/login$/);
  const page = await aurora.open('/', { size: [320, 800], chosen: { mode: 'light' } });
  const popup = await openLogin(page);
  await page.locator('header').getByText('Register', { exact: true }).waitFor({ state: 'hidden' });
  for (let tries = 0; tries < 4; tries += 1) {
    const answered = page.waitForResponse(/\/wps\/session\/login$/);
    await sendLogin(page, 'mai', 'wrong');
    await answered;
    await popup
      .getByRole('button', { name: 'Log in', exact: true })
      .and(page.locator(':not([aria-disabled=true])'))
      .waitFor();
  }
  await popup.locator('canvas').waitFor();
  await popup.getByLabel('Username').fill('');
  await popup.getByRole('button', { name: 'Log in', exact: true }).click();
  await popup.getByText('Enter your username').waitFor();
  expect(await axe(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  await expect
    .poll(() => popup.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth))
    .toBeLessThanOrEqual(0);
});

test.each([
  ['aurora', 1440, 900],
  ['jade', 390, 844],
] as const)(
  'axe finds nothing in the SMS login and the second step of %s, %i pixels wide',
  { tags: 'matrix' },
  async (brand, width, height) => {
    await aurora.state({
      identityProvider: ['google', 'facebook'],
      modules: { GOOGLEREG3: true, FACEBOOKREG3: true },
    });
    const page = await openInEnglish(brands[brand], [width, height]);
    const panel = await openSmsLogin(page);
    await panel.getByRole('button', { name: 'Log in', exact: true }).click();
    await panel.getByText('Input cannot be empty').waitFor();
    await fits(page);
    await panel.getByRole('combobox', { name: 'Country code' }).focus();
    await panel.getByRole('option', { name: 'Vietnam' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.getByRole('listbox').waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'By password' }).click();
    await sendLogin(page, 'linh');
    await page.getByRole('dialog', { name: 'Confirm it’s you' }).waitFor();
    await fits(page);
  },
);
