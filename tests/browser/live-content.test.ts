import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAs } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');
const harbor = portal('harbor');
const kiosk = portal('kiosk');

const main = (page: Page) => page.getByRole('main');
const matches = (page: Page) => main(page).getByRole('region', { name: 'Matches', exact: true });
const winners = (page: Page) => main(page).getByRole('region', { name: 'Latest winners' });
const odds = (page: Page) => matches(page).getByRole('button', { name: /^1 / }).and(page.locator(':enabled'));

async function sent(site: typeof aurora, path: string) {
  return (await site.journal()).filter((call) => call.path === path);
}

test('[4.13] matches have odds that open the provider’s game, for those who are logged in', async () => {
  const visitor = await aurora.open('/sports');
  await matches(visitor).getByText('Football', { exact: true }).first().click();
  await expect.poll(() => new URL(visitor.url()).search).toBe('?sport=FOOTBALL');
  await expect
    .poll(async () => (await sent(aurora, '/wps/relay/GCSGAME_fixtures')).at(-1)?.query)
    .toMatchObject({ vassalage: 'BTI,GOLS', sport: 'FOOTBALL', state: 'open', language: 'EN' });
  await odds(visitor).first().click();
  await visitor
    .getByRole('dialog', { name: 'Log in' })
    .getByText('You are not logged in, please login')
    .waitFor();

  const page = await openAs(aurora, 'mai', undefined, '/sports?sport=FOOTBALL');
  await odds(page).first().click();
  await page.waitForURL('**/game');
  await main(page).frameLocator('iframe').getByRole('heading').first().waitFor();
  const [launch] = await sent(aurora, '/wps/game/launchGame');
  expect(launch?.body).toMatchObject({
    vassalage: expect.stringMatching(/^(BTI|GOLS)$/),
    nodeId: expect.any(Number),
  });
});

test('results take the place of matches, and the address keeps which ones are shown', async () => {
  const page = await aurora.open('/esports');
  await matches(page).getByRole('listitem').first().waitFor();
  await matches(page).getByText('Results', { exact: true }).click();
  await matches(page).getByText('Finished').first().waitFor();
  await expect.poll(() => matches(page).getByRole('button', { name: /^1 / }).count()).toBe(0);
  await expect.poll(() => new URL(page.url()).search).toBe('?matches=finished');
  await page.reload();
  await matches(page).getByText('Finished').first().waitFor();
});

test('[2.26] sports begin the home page of harbor with its next matches', async () => {
  const page = await harbor.open('/');
  for (const name of ['Sports', 'E-sports']) {
    const strip = main(page).getByRole('region', { name, exact: true });
    await strip.getByRole('button', { name: /^1 / }).first().waitFor();
    await expect.poll(() => strip.getByRole('listitem').count()).toBeGreaterThan(3);
  }
  const sports = main(page).getByRole('region', { name: 'Sports', exact: true });
  await sports.getByRole('link', { name: /^See all/ }).click();
  await page.waitForURL('**/sports');
  await matches(page).getByRole('listitem').first().waitFor();
});

test('live tables say who deals, what can be bet and whether there is a seat', async () => {
  const page = await aurora.open('/live');
  const tables = main(page).getByRole('region', { name: 'Live casino', exact: true }).getByRole('article');
  await tables
    .getByText(/^Dealer: /)
    .first()
    .waitFor();
  for (const words of [
    /^Dealer: /,
    /^\$\d+\.\d\d to \$\d+\.\d\d$/,
    /^(\d+ seats? free|Table full|\d+ playing)$/,
  ])
    await expect
      .poll(async () => (await tables.count()) - (await tables.getByText(words).count()), {
        message: `${words}`,
      })
      .toBe(0);
});

test('[4.13] a brand of lotteries alone shows wins of draws alone, and a win opens its game', async () => {
  const page = await kiosk.open('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await winners(page).getByRole('listitem').first().waitFor();
  const [request] = await sent(kiosk, '/wps/relay/MCSFE_winnerRankList');
  expect(request?.query).toMatchObject({ merchant: 'kiosk', gameType: 'LOTT,ELOTT' });
  await winners(page).getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('dialog').getByText('You are not logged in, please login').waitFor();
});
