/** @module-tag matrix */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const DESK = [1280, 800] as const;
const PHONE = [390, 844] as const;

const locales: Record<string, string> = { EN: 'en', VI: 'vi', TY: 'fil' };
/** How many games stand on a page when all of it is there. */
const games: Record<string, number> = { '/': 14 + 20, '/rng': 42, '/nowhere': 0 };

/** Opens a page as somebody who chose a language and a mode sees it, and waits for all that it loads. */
async function open(
  path: string,
  size: readonly [number, number],
  mode: string,
  language: string,
): Promise<Page> {
  const page = await aurora.open(path, { size, chosen: { language, mode } });
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(locales[language]);
  await page.waitForLoadState('networkidle');
  // What is below the fold loads when it comes near, on the way down.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return page.getByRole('article').count();
    })
    .toBe(games[path]);
  // Nothing is half under the bar that stays.
  await page.evaluate(() => scrollTo(0, 0));
  return page;
}

test.each([
  ['/', PHONE, 'light', 'TY'],
  ['/rng', DESK, 'dark', 'VI'],
  ['/nowhere', DESK, 'light', 'VI'],
] as const)('axe objects to nothing on %s: window %j, %s, %s', async (path, size, mode, language) => {
  aurora.expectProblem(/answered 404: GET .*\/nowhere$/);
  const page = await open(path, size, mode, language);
  await expect
    .poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.mode]))
    .toEqual([locales[language], mode]);
  expect(await axe(page)).toEqual([]);
});
