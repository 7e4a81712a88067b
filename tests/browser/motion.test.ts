import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { draw } from '#tests/harness/drawing.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

/** Lists the elements that move for longer than a frame. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 16)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : '')),
  );

test('with reduced motion nothing moves: not what loads, nor what is pointed at, nor what opens', async () => {
  const page = await aurora.open('/', { reducedMotion: 'reduce' });
  await draw(page);
  expect(await moving(page)).toEqual([]);
  const card = page.getByRole('article').first();
  await card.hover();
  expect(await moving(page)).toEqual([]);
  expect(await card.evaluate((element) => getComputedStyle(element).translate)).toBe('none');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await moving(page)).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await moving(page)).toEqual([]);
});

test('[4.19] slides stand still out of sight, and below a dialog', async () => {
  const page = await aurora.open('/', { reducedMotion: 'no-preference' });
  const live = (name: string) =>
    page.getByRole('region', { name, includeHidden: true }).locator('[aria-live]').getAttribute('aria-live');
  await expect.poll(() => live('Highlights')).toBe('off');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => live('Highlights')).toBe('polite');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => live('Highlights')).toBe('off');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => live('Highlights')).toBe('polite');
  await page.keyboard.press('Escape');
  await expect.poll(() => live('Highlights')).toBe('off');
});

test('[4.13] wins that go by stand still below a dialog', async () => {
  // Nothing goes by before there is a clock to turn.
  const page = await aurora.open('/');
  const winners = page.getByRole('region', { name: 'Latest winners', includeHidden: true });
  const first = winners.getByRole('listitem', { includeHidden: true }).first();
  // Content that comes near as the page scrolls makes the page longer.
  await expect
    .poll(async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      return first.isVisible();
    })
    .toBe(true);
  await winners.scrollIntoViewIfNeeded();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await winners.getByRole('button', { name: 'Pause the list' }).waitFor();
  const game = () => first.getByRole('strong', { includeHidden: true }).innerText();
  const pause = 3000;

  const begin = await game();
  await expect
    .poll(async () => {
      await page.clock.runFor(pause);
      return game();
    })
    .not.toBe(begin);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByLabel('Username').waitFor();
  const below = await game();
  await page.clock.runFor(4 * pause);
  expect(await game()).toBe(below);
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => {
      await page.clock.runFor(pause);
      return game();
    })
    .not.toBe(below);
});
