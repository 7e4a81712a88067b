import { catalogue } from '@liveryjs/sandbox/seed/catalogue';
import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { openAs } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';
import { cents, shownBalance } from '#tests/harness/shown-balance.ts';

const aurora = portal('aurora');

/** The hottest game of a kind, opened from its card; its own page. */
async function play(page: Page, gameType: string): Promise<Frame> {
  const games = catalogue().game.filter((game) => game.game_type === gameType);
  const { name } = games.reduce((best, game) => (game.hot_rank < best.hot_rank ? game : best));
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.waitForURL('**/game');
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('There is no frame.');
  await frame.getByRole('heading', { name, level: 1 }).waitFor();
  await frame.getByRole('radio').first().waitFor();
  return frame;
}

const balance = (frame: Frame) => frame.getByRole('status', { name: 'Balance' });
const centsIn = async (frame: Frame) => cents(await balance(frame).innerText());
const won = (frame: Frame) => frame.getByText(/you won \$/i);

test('[4.13] [4.15] a slot plays with the money of the portal: once a press, whatever becomes of the connection', {
  tags: 'matrix',
}, async () => {
  await aurora.state({ luck: 'win' });
  const page = await openAs(aurora, 'mai');
  await page.goto(aurora.url('/rng'));
  const game = await play(page, 'RNG');
  await expect.poll(() => balance(game).innerText()).toBe('$1,250.50');
  const stake = cents(await game.getByRole('radio', { checked: true }).getAttribute('value').then(String));
  const spin = game.getByRole('button', { name: 'Spin' });

  await spin.dblclick();
  await won(game).waitFor();
  const win = cents(await won(game).innerText());
  await expect.poll(() => centsIn(game)).toBe(125_050 - stake + win);
  await expect.poll(() => shownBalance(page)).toBe(127_050 - stake + win);

  const reels = () =>
    game.locator('.reel img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const before = await reels();
  await game.goto(game.url());
  await game.getByRole('button', { name: 'Spin' }).waitFor();
  await expect.poll(reels).toEqual(before);

  aurora.expectProblem(/play\/api\/spin/, /ERR_FAILED|Failed to load/);
  await page.route('**/play/api/spin', (route) => route.abort());
  await spin.press('Enter');
  await game.getByText('The connection was lost.').waitFor();
  await expect.poll(() => centsIn(game)).toBe(125_050 - stake + win);
  await page.unroute('**/play/api/spin');
  await game.getByRole('button', { name: 'Try again' }).click();
  await won(game).waitFor();
  const second = cents(await won(game).innerText());
  await expect.poll(() => centsIn(game)).toBe(125_050 - 2 * stake + win + second);

  await game.getByRole('button', { name: 'Paytable' }).click();
  await game.getByRole('dialog', { name: 'Paytable' }).getByRole('button', { name: 'Close' }).click();
  expect(await axe(game)).toEqual([]);
  await game.getByRole('button', { name: 'Back to the portal' }).click();
  await page.getByRole('article').first().waitFor();
});

test('[2.08] fish and tables play on a phone', { tags: 'matrix' }, async () => {
  await aurora.state({ luck: 'win' });
  const page = await openAs(aurora, 'mai', { size: [390, 844] });
  await page.goto(aurora.url('/fish'));
  const fish = await play(page, 'FISH');
  const narrow = (frame: Frame) => frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await fish.getByRole('button', { name: 'Shoot at Koi, pays ×3' }).click();
  await fish.getByText(/^Koi caught: you won \$/).waitFor();
  await expect.poll(() => centsIn(fish)).toBeGreaterThan(125_050);
  expect([await axe(fish), await narrow(fish)]).toEqual([[], true]);

  await page.goto(aurora.url('/live'));
  const table = await play(page, 'LIVE');
  const before = await centsIn(table);
  const stake = cents(await table.getByRole('radio', { checked: true }).getAttribute('value').then(String));
  // A bet must arrive while its round takes bets.
  await table.getByText(/^Place your bets: (8|9|10) s$/).waitFor();
  await table.getByRole('button', { name: /×/, disabled: false }).first().click();
  await table.getByText(/^\$[\d.,]+ on /).waitFor();
  await expect.poll(() => centsIn(table)).toBe(before - stake);
  expect([await axe(table), await narrow(table)]).toEqual([[], true]);
});
