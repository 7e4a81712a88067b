import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logIn } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

/** Offers Redcomb Arena and Lotus Draws to members only, and Velvet Hall to nobody. */
const probe = portal('probe');

const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link', { name, exact: true });
const providers = (page: Page) =>
  page.getByRole('contentinfo').getByRole('region', { name: 'Game providers' });

async function launches() {
  const journal = await probe.journal();
  return journal.filter(({ path }) => path.endsWith('/game/launchGame'));
}

test('a vendor for members comes with the login, and one whose condition can never hold is hidden', async () => {
  const page = await probe.open('/');
  await category(page, 'Sports').waitFor();
  expect(await category(page, 'Cockfight').count()).toBe(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await providers(page).getByText('Deepbell').waitFor({ state: 'attached' });
  expect(await providers(page).getByText('Redcomb Arena').count()).toBe(0);
  await page.evaluate(() => Object.assign(window, { mark: true }));

  await logIn(page, 'mai');
  await category(page, 'Cockfight').waitFor();
  await providers(page).getByText('Redcomb Arena').waitFor({ state: 'attached' });
  expect(await providers(page).getByText('Velvet Hall').count()).toBe(0);
  await category(page, 'Cockfight').click();
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
});

test('addresses of what is for members start nothing for a visitor, who reads why and logs in', async () => {
  const page = await probe.open('/cockfight?vassalage=DS88');
  await page.getByText('No games match.').first().waitFor();
  expect(await page.getByRole('main').getByRole('article').count()).toBe(0);

  await page.goto(probe.url('/vnlottery?gameCode=VNSOUTH'));
  const main = page.getByRole('main');
  await main.getByText('This game is for players with an account. Log in to play.').waitFor();
  await main.getByRole('button', { name: 'Log in' }).click();
  const popup = page.getByRole('dialog', { name: 'Log in' });
  await popup.getByText('This game is for players with an account. Log in to play.').waitFor();
  expect(await launches()).toEqual([]);
  await popup.getByLabel('Username').waitFor();
  await page.keyboard.press('Escape');

  await logIn(page, 'mai');
  await page.goto(probe.url('/vnlottery?gameCode=VNSOUTH'));
  await main.getByRole('button', { name: 'Add to slip' }).waitFor();
});
