import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logIn } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

/** A brand of JSON, Markdown and SVG alone. Its frost fair lasts from 21 December 2090 to 6 January 2091 in Bogotá. */
const almanac = portal('almanac');

const FAIR = Date.parse('2090-12-21T05:00:00Z');
const OVER = Date.parse('2091-01-07T05:00:00Z');

const main = (page: Page) => page.getByRole('main');
const fair = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Frost fair' });

/** Mode, colour of the page, and whether the fair is on the home page. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const base = getComputedStyle(document.documentElement).getPropertyValue('--color-surface-base');
    const is = document.querySelector('main')?.textContent?.includes('The fair is on the ice');
    return [dataset.mode, base.trim(), is];
  });

/** The colour of the browser's bars around the page. */
const bars = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content');

async function openAt(time: number, path: string, mode?: string): Promise<Page> {
  const page = await almanac.open('/privacy', mode === undefined ? {} : { chosen: { mode } });
  await page.clock.install({ time });
  await page.goto(almanac.url(path));
  await main(page).getByRole('heading').first().waitFor();
  // Code that is on its way when minutes go by would be given up.
  await page.waitForLoadState('networkidle');
  return page;
}

test('a season brings its mode, its text, its page and the entries that lead there, and takes all of them along', async () => {
  const page = await openAt(FAIR - 60_000, '/');
  await expect.poll(() => look(page)).toEqual(['light', '#fdf3f5', false]);
  expect(await fair(page).count()).toBe(0);
  await page.clock.fastForward(120_000);
  await expect.poll(() => look(page)).toEqual(['frost', '#eef6fb', true]);
  await expect.poll(() => bars(page)).toBe('#eef6fb');
  await fair(page).click();
  await main(page).getByRole('heading', { name: 'What there is', level: 2 }).waitFor();

  const after = await openAt(OVER + 60_000, '/');
  await expect.poll(() => look(after)).toEqual(['light', '#fdf3f5', false]);
  expect(await fair(after).count()).toBe(0);
  await after.goto(almanac.url('/frost-fair'));
  await main(after).getByRole('heading', { name: 'This page does not exist' }).waitFor();
});

test('a mode that is based on another has its own colours, and those of the other where it says none', async () => {
  const colours = (page: Page) =>
    page.evaluate(() => {
      const styles = getComputedStyle(document.documentElement);
      return ['surface-base', 'action-primary', 'text-secondary', 'surface-selected'].map((name) =>
        styles.getPropertyValue(`--color-${name}`).trim(),
      );
    });
  const dark = await almanac.open('/privacy', { chosen: { mode: 'dark' } });
  expect(await colours(dark)).toEqual(['#210c18', '#c4367b', '#dfc2cf', '#5a1f41']);
  const dusk = await almanac.open('/privacy', { chosen: { mode: 'dusk' } });
  expect(await colours(dusk)).toEqual(['#2b1c2b', '#e0732c', '#dfc2cf', '#5a1f41']);
});

test('vendors for members come with the login; for a visitor they are in no list, and their games do not start', async () => {
  const page = await almanac.open('/seaLottery?gameCode=MEKONG4D');
  await main(page).getByText('This game is for players with an account. Log in to play.').waitFor();
  const listed = async () => {
    await page.goto(almanac.url('/live'));
    const count = main(page).getByRole('region', { name: 'Live casino' }).getByRole('status');
    await expect.poll(() => count.textContent()).toMatch(/^\d+ games$/);
    return Number.parseInt((await count.textContent()) ?? '', 10);
  };
  const toVisitors = await listed();

  await page.goto(almanac.url('/'));
  const tables = main(page).getByRole('region', { name: 'Tables in the hall' });
  await tables.getByText('Velvet Hall').waitFor();
  expect(await tables.getByText('Grand Solstice').count()).toBe(0);
  const makers = page.getByRole('contentinfo').getByRole('region', { name: 'Game providers' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await makers.getByText('Orchid Terrace').waitFor({ state: 'attached' });
  expect(await makers.getByText(/Grand Solstice|Monsoon Draws/).count()).toBe(0);
  expect((await almanac.journal()).filter(({ path }) => path.endsWith('/game/launchGame'))).toEqual([]);

  await logIn(page, 'mai');
  await tables.getByText('Grand Solstice').waitFor();
  await makers.getByText('Monsoon Draws').waitFor({ state: 'attached' });
  expect(await listed()).toBeGreaterThan(toVisitors);
  await page.goto(almanac.url('/seaLottery?gameCode=MEKONG4D'));
  await main(page).getByRole('button', { name: 'Add to slip' }).waitFor();
});

test('own icons are drawn beside the inherited ones, and one of them in the place of the inherited', async () => {
  const page = await almanac.open('/year');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawn = (name: string) =>
    page
      .locator(`svg use[href$="#${name}"]`)
      .first()
      .evaluate((use: SVGUseElement) => use.getBBox().width);
  for (const name of ['almanac', 'live', 'home'])
    await expect.poll(() => drawn(name), { message: name }).toBeGreaterThan(5);
  const sprite = await page.evaluate(async () => {
    const href = document.querySelector('svg use')?.getAttribute('href') ?? '';
    return (await fetch(href)).text();
  });
  expect(sprite.match(/<symbol id="home".*?<\/symbol>/s)?.[0]).toContain('M4.25 20.25V11.5');
});

test('what its place asks for is there: the age, and the texts on responsible play in menu and footer', async () => {
  const page = await almanac.open('/year');
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Only for people aged 20 and over.').waitFor();
  await footer.getByRole('link', { name: 'User agreement' }).waitFor();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  expect(await menu.getByRole('link', { name: 'Cockfight' }).count()).toBe(0);
  await menu.getByRole('link', { name: 'Responsible play' }).click();
  await main(page).getByText('Never play to win back what you have lost.').waitFor();
});

test('a page of rich text says the same in two languages, with a picture and the age of its place', async () => {
  const page = await almanac.open('/');
  await page.getByRole('banner').getByRole('link', { name: 'The year' }).click();
  await main(page).getByRole('cell', { name: 'Harvest prizes in the missions' }).waitFor();
  await main(page).getByText('You are 20 or older.').waitFor();
  const picture = main(page).getByRole('img', { name: /^A wheel of the year/ });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(720);

  const spanish = await almanac.open('/es/year');
  await main(spanish).getByRole('cell', { name: 'Premios de cosecha en las misiones' }).waitFor();
  await main(spanish).getByText('Tienes 20 años o más.').waitFor();
});
