import { expect, test } from 'vitest';
import { openAs } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const kiosk = portal('kiosk');

test('a manifest leaves most of the portal out: one mode, no banner of the platform, one category, and every draw on the first page', {
  tags: 'matrix',
}, async () => {
  const page = await kiosk.open('/', { size: [390, 844] });
  // A draw of every five minutes is among the next ones at every time of day.
  await page
    .getByRole('link', { name: /Lucky Pairs/ })
    .first()
    .waitFor();
  const categories = page.getByRole('navigation', { name: 'Game categories' }).getByRole('listitem');
  await expect.poll(() => categories.allInnerTexts()).toEqual(['Lottery']);
  const banners = page.getByRole('region', { name: 'Highlights' });
  await expect
    .poll(() =>
      banners
        .locator('[aria-roledescription] img')
        .evaluateAll((images) =>
          images.map((image) => (image as HTMLImageElement).src.replace(/.*\/|-[^-]+\.svg$/g, '')),
        ),
    )
    .toEqual(['banner-tickets-phone', 'banner-draws-phone']);
  await expect.poll(() => page.getByRole('banner').getByRole('button', { name: /mode/i }).count()).toBe(0);
  await page.getByRole('link', { name: 'Pick your numbers' }).click();
  await page.waitForURL('**/lottery?*gameCode=*');
  await page.getByRole('heading', { name: 'Weekend Jackpot' }).waitFor();

  kiosk.expectProblem(/answered 404: GET .*\/rng$/);
  await page.goto(kiosk.url('/rng'));
  await expect.poll(() => page.title()).toMatch(/not found.* · Kiosk/i);
  const paths = (await kiosk.journal()).map(({ path }) => path);
  expect(paths.filter((path) => /MCSFE_banners|hotGames|popular/.test(path))).toEqual([]);
});

/** Words of what this brand does not sell. */
const CASINO = /\b(slots?|spins?|casino|fishing|roulette|blackjack|sports?|card games|e-sports|quillmoor)\b/i;

test('a brand that sells lotteries speaks of nothing else: providers, wins, help, news and the filters of records', async () => {
  const page = await openAs(kiosk, 'mai', { size: [1280, 900] });
  const read = async () => (await page.locator('body').innerText()).match(CASINO)?.[0];
  const winner = page.getByRole('region', { name: 'Latest winners' }).getByRole('listitem').first();
  // Content that comes near as the page scrolls makes the page longer.
  await expect
    .poll(async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      return winner.isVisible();
    })
    .toBe(true);
  const providers = page.getByRole('contentinfo').getByRole('region', { name: 'Game providers' });
  await expect.poll(() => providers.count()).toBe(0);
  expect(await read()).toBeUndefined();

  await page.goto(kiosk.url('/help'));
  await page
    .getByRole('main')
    .getByText(/withdraw/i)
    .first()
    .waitFor();
  expect(await read()).toBeUndefined();

  await page.goto(kiosk.url('/?memberCentre=personalHistoryCopy'));
  const record = page.getByRole('dialog');
  const kinds = record.locator('option');
  await expect.poll(() => kinds.allInnerTexts()).toContain('Lottery');
  expect((await kinds.allInnerTexts()).filter((kind) => CASINO.test(kind))).toEqual([]);
});

test('a page’s title begins where what is below it begins, however wide the window is', async () => {
  const page = await kiosk.open('/', { size: [1600, 900] });
  const title = page.getByRole('heading', { level: 1 });
  const below = page.getByRole('main').locator(':scope > h1 + *');
  const begin = async () => Promise.all([title, below].map(async (part) => (await part.boundingBox())?.x));
  await expect.poll(async () => new Set(await begin()).size).toBe(1);
});
