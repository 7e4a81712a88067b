import { catalogue } from '@liveryjs/sandbox/seed/catalogue';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountMenu, fromAccountMenu, sendLogin } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';
import { cents, shownBalance } from '#tests/harness/shown-balance.ts';

const aurora = portal('aurora');

const grid = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const names = (page: Page, list: string) =>
  grid(page, list).getByRole('article').getByRole('heading').allInnerTexts();
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name, exact: true });
const view = (page: Page, name: string) => grid(page, 'Slots').getByText(name, { exact: true });

async function sent(call: string) {
  const journal = await aurora.journal();
  return journal.filter(({ method, path }) => `${method} ${path}` === call);
}

/** A slot whose name no other has a part of. */
function lonelySlot() {
  const slots = catalogue().game.filter(({ game_type }) => game_type === 'RNG');
  const match = slots
    .slice(500)
    .find(({ search_name }) => slots.filter((other) => other.search_name.includes(search_name)).length === 1);
  if (!match) throw new Error('Every slot has a namesake.');
  return match;
}

test('[1.02] [4.14] [2.11] a player finds a slot by typing, marks it, plays it, and finds the money, the round and the game again', async () => {
  await aurora.state({ luck: 'win' });
  const slot = lonelySlot();
  const page = await aurora.open('/rng');
  await page.getByRole('article').first().waitFor();
  const heart = page.getByRole('button', { name: `Favourite: ${slot.name}`, exact: true });
  const search = page.getByRole('searchbox', { name: 'Search games by name' });
  const expectOnlySlot = () => expect.poll(() => names(page, 'Slots')).toEqual([slot.name]);
  await search.pressSequentially(slot.name);
  await expectOnlySlot();
  await heart.click();
  const popup = page.getByRole('dialog', { name: 'Log in' });
  await popup.getByText('You are not logged in, please login').waitFor();
  expect(await sent('GET /wps/relay/MCSFE_getFavoriteIds')).toEqual([]);
  await sendLogin(page, 'mai');
  await accountMenu(page).waitFor();

  await category(page, 'Slots').click();
  // The page without the words that were looked for has an empty field.
  await expect.poll(() => search.inputValue()).toBe('');
  await search.fill(slot.name);
  await expectOnlySlot();
  await heart.dblclick();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  const { node_id: nodeId, vendor, game_type: gameType } = slot;
  await expect
    .poll(async () => (await sent('POST /wps/relay/MCSFE_addFavorite')).map(({ body }) => body))
    .toEqual([{ nodeId, vendor, gameType }]);

  await view(page, 'Favourites').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('favourites');
  await expect.poll(() => names(page, 'Slots')).toEqual([slot.name]);
  await page.getByRole('button', { name: slot.name, exact: true }).click();
  await page.waitForURL('**/game');
  await expect
    .poll(async () => (await sent('POST /wps/game/launchGame')).map(({ body }) => body))
    .toMatchObject([{ vassalage: vendor, nodeId }]);

  const before = await shownBalance(page);
  const game = page.frameLocator('iframe');
  const stake = cents((await game.getByRole('radio', { checked: true }).getAttribute('value')) ?? '');
  await game.getByRole('button', { name: 'Spin' }).click();
  const won = cents(await game.getByText(/you won \$/i).innerText());
  await expect.poll(() => shownBalance(page)).toBe(before - stake + won);

  await page.goBack();
  await view(page, 'Recent').click();
  await expect.poll(() => names(page, 'Slots')).toEqual([slot.name]);
  await fromAccountMenu(page, 'Bet history');
  const record = page.getByRole('dialog');
  const round = record.getByRole('row').filter({ hasText: slot.name });
  await expect.poll(() => round.count()).toBe(1);
  await round.locator('[data-status="WON"]').waitFor();
  await page.keyboard.press('Escape');
  await page.goto(aurora.url('/'));
  await grid(page, 'Hot games').getByRole('article').last().scrollIntoViewIfNeeded();
  await expect.poll(() => names(page, 'Recently played')).toEqual([slot.name]);
});

test('[4.14] [1.08] [2.11] a visitor has no games of their own, and vendors narrow a list or are opened', async () => {
  const page = await aurora.open('/sports');
  const vendors = page.getByRole('region', { name: 'Providers' });
  const card = vendors.getByRole('button', { name: 'Goalstrand' });
  await card.click();
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => new URL(page.url()).search).toBe('?vassalage=GOLS');
  await expect.poll(() => grid(page, 'Sports').getByRole('article').count()).toBe(6);
  // Where Filipino is spoken it has another code.
  await vendors.getByRole('button', { name: 'Fieldhouse One' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?vassalage=SBTI');
  await expect
    .poll(async () => (await sent('GET /wps/relay/GCSGAME_gameList')).at(-1)?.query.vassalage)
    .toBe('BTI');
  await grid(page, 'Sports').getByText('Recent', { exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Log in' });
  await popup.getByText('You are not logged in, please login').waitFor();
  await page.keyboard.press('Escape');
  await page.goto(aurora.url('/cockfight?view=recent'));
  await grid(page, 'Cockfight').getByRole('button', { name: 'Log in' }).waitFor();
  await page.getByRole('button', { name: 'Redcomb Arena' }).click();
  await popup.waitFor();
  expect(await sent('GET /wps/relay/GCS_recentGame')).toEqual([]);
});
