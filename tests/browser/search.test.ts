import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { typeWhenFocused } from '#tests/harness/hands.ts';
import { openAs } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const [aurora, jade] = [portal('aurora'), portal('jade')];

const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page, group: string | RegExp) =>
  dialog(page).getByRole('group', { name: group }).getByRole('option');
/** The option that Enter chooses. */
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });
/** Lists no games: whoever looks for none does not load all. */
const listNoGames = (page: Page) =>
  page.route(/GCSGAME_gameList/, (route) =>
    route.fulfill({ json: { success: true, value: { games: [], totalPages: 0, total: 0 } } }),
  );
const isSearch = (url: string) => /PortalSearch|search\.worker/.test(url);

test('a visitor searches by keys alone: nothing comes before the first letter, Escape clears and closes, Back leads to what was found', async () => {
  const page = await aurora.open('/');
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  expect(requestedPaths.filter(isSearch)).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect.poll(() => box(page).evaluate((node) => node === document.activeElement)).toBe(true);
  await options(page, 'Popular').first().waitFor();
  expect(await active(page).count()).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(requestedPaths.filter((path) => /search\.worker|GCSGAME_gameList|[hH]elp/.test(path))).toEqual([]);

  // A page, with two typing errors in one word.
  await page.keyboard.type('promtoions');
  await expect.poll(() => active(page).textContent()).toBe('Promotions');
  await page.keyboard.press('Escape');
  await expect.poll(() => box(page).inputValue()).toBe('');
  // A game, and what is beside it.
  await page.keyboard.type('speed dragn tigre');
  await expect.poll(() => active(page).textContent()).toContain('Speed Dragon Tiger');
  const first = await active(page).textContent();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page).textContent()).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => active(page).textContent()).toBe(first);
  await page.keyboard.press('Escape');
  await page.keyboard.type('qqqqqqq');
  await dialog(page).getByText('Nothing found for “qqqqqqq”.').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(false);

  await page.keyboard.press('Control+k');
  await typeWhenFocused(box(page), 'forgot password');
  // Games are found before the texts of the help: Enter chooses what stands first by then.
  await active(page).and(options(page, /^Help/)).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/help');
  expect(requestedPaths.filter((path) => /search\.worker/.test(path))).toHaveLength(1);
  // Back is where one was: at what was found, and then at the page below.
  await page.goBack();
  await expect.poll(() => box(page).inputValue()).toBe('forgot password');
  await options(page, /^Help/).first().waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.keyboard.press('Control+k');
  await box(page).waitFor();
  await expect.poll(() => box(page).inputValue()).toBe('');
});

test('on a phone in Vietnamese: without accents, and Back closes it; a member finds a record by its number', async () => {
  const page = await jade.open('/', { size: [390, 844] });
  await listNoGames(page);
  await page.getByRole('banner').getByRole('button', { name: 'Tìm kiếm' }).click();
  await box(page).waitFor();
  await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ width: 390, height: 844 });
  await box(page).fill('khuyen mai');
  await expect.poll(() => active(page).textContent()).toContain('Khuyến mãi');
  await page.goBack();
  await dialog(page).waitFor({ state: 'hidden' });
  await page.goForward();
  await box(page).waitFor();

  await aurora.state({ manyBets: { mai: 100 } });
  const member = await openAs(aurora, 'mai');
  await listNoGames(member);
  await member.keyboard.press('Control+k');
  await box(member).waitFor();
  const answer = member.waitForResponse((response) => response.url().includes('MCSFE_betRecord'));
  await box(member).fill('9999999');
  const { value } = (await (await answer).json()) as { value: { list: { id: number }[] } };
  const number = value.list.find(({ id }) => id >= 100)?.id;
  await box(member).fill(`#${number}`);
  await options(member, /^Your records/)
    .filter({ hasText: `Bet ${number}` })
    .click();
  await member.getByRole('dialog', { name: 'Member centre' }).waitFor();
});
