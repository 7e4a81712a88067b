import { catalogue } from '@liveryjs/sandbox/seed/catalogue';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const WINDOW = 800;
/** Pictures are asked for from so many windows away [9.03]. */
const PRELOAD = 1.3;

/** How far the pictures of games are from the top of the window, and which of them were asked for. */
const pictures = (page: Page) =>
  page
    .getByRole('article')
    .locator('img')
    .evaluateAll((images) => {
      const asked = new Set(
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      return images.map((image) => ({
        top: image.getBoundingClientRect().top,
        asked: image.hasAttribute('src') && asked.has(new URL((image as HTMLImageElement).src).pathname),
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
  const pauses = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(200);
});
