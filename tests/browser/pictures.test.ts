import { catalogue } from '@liveryjs/sandbox/seed/catalogue';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');
const almanac = portal('almanac');

const WINDOW = 800;
/** Pictures are asked for from so many windows away [9.03]. */
const PRELOAD = 1.3;

/** Returns the distance of the pictures of games from the top of the window, and which of them were asked for. */
const pictures = (page: Page) =>
  page
    .getByRole('article')
    .locator('img')
    .evaluateAll((images) => {
      const requestedPaths = new Set(
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      return images.map((image) => ({
        top: image.getBoundingClientRect().top,
        asked:
          image.hasAttribute('src') && requestedPaths.has(new URL((image as HTMLImageElement).src).pathname),
      }));
    });

test('[9.03] pictures are asked for from 1.3 windows away, and others when they come near', async () => {
  const page = await aurora.open('/rng', { size: [1280, WINDOW] });
  await page.getByRole('article').first().waitFor();
  const near = async () => (await pictures(page)).filter(({ top }) => top < PRELOAD * WINDOW);
  await expect.poll(async () => (await near()).every(({ asked }) => asked)).toBe(true);
  expect((await near()).length).toBeGreaterThan(5);
  const far = (await pictures(page)).filter(({ top }) => top > PRELOAD * WINDOW);
  expect(far.length).toBeGreaterThan(20);
  expect(far.filter(({ asked }) => asked)).toEqual([]);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await pictures(page)).at(-1)?.asked).toBe(true);
});

test('[2.23] [9.03] a picture that is missing is asked for three times, then its name on the brand’s colours takes its place', async () => {
  const lost = catalogue().game.find(({ game_type, icon }) => game_type === 'RNG' && icon.includes('/lost-'));
  if (!lost) throw new Error('The platform lacks no picture.');
  const page = await aurora.open('/');
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === lost.icon) requests.push(request);
  });
  await page.goto(aurora.url(`/rng?${new URLSearchParams({ search: lost.name })}`));
  const card = page.getByRole('article').filter({ hasText: lost.name }).first();
  await card.locator('[data-fallback]').getByText(lost.name, { exact: true }).waitFor();
  expect(await card.locator('img').count()).toBe(0);
  await expect.poll(() => requests.length).toBe(3);
  const times = requests.map((request) => request.timing().startTime).sort();
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(200);
});

test('[2.32] [9.03] a picture that one of the platform’s hosts does not have comes from the next that the brand names, by its policy', async () => {
  almanac.expectProblem(
    /request failed: GET https:\/\/pictures\.example\//,
    /answered 404: GET https:\/\/pictures/,
  );
  const page = await almanac.open('/privacy');
  const status = await page.evaluate(async () =>
    (await fetch(`/wps/system/status?url=${location.host}`, { headers: { merchant: 'almanac' } })).json(),
  );
  status.value.info.imageCDNs = [
    'https://pictures.example/a',
    'https://unnamed.example',
    'https://mirror.example/b',
  ];
  await page.route('**/wps/system/status?*', (route) => route.fulfill({ json: status }));
  const game = { nodeId: 1, vassalage: 'VLVT', gameType: 'LIVE', gameName: 'Velvet Table' };
  const games = [{ ...game, icon: 'https://pictures.example/a/table.svg' }];
  await page.route('**/GCSGAME_gameList*', (route) =>
    route.fulfill({ json: { success: true, value: { games, totalPages: 1, total: 1 } } }),
  );
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.route('https://pictures.example/**', (route) => route.fulfill({ status: 404 }));
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  await page.route('https://mirror.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body }),
  );
  await page.goto(almanac.url('/live'));
  const picture = page.getByRole('article').filter({ hasText: 'Velvet Table' }).locator('img').first();
  await expect.poll(() => picture.getAttribute('src')).toMatch(/^https:\/\/mirror\.example\/b\/table\.svg\b/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  expect(requested.filter((url) => url.includes('unnamed.example'))).toEqual([]);
});
