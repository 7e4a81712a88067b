import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo } from '#tests/harness/go-to.ts';
import { type Portal, portal } from '#tests/harness/portal.ts';

const PHONE = [390, 844] as const;
/** Pages that are about games, tables or matches to choose from. */
const PATHS = ['/rng', '/live', '/fish', '/pvp', '/cockfight', '/elott'];

/** The distance from the top to the first thing to choose, in pixels. */
async function firstBelow(page: Page): Promise<number> {
  const main = page.getByRole('main');
  // A heart or a star marks a game as a favourite, in each kind of list.
  const first = main.getByRole('article').or(main.locator('li:has(button[aria-pressed])')).first();
  await first.waitFor();
  return (await first.boundingBox())?.y ?? Number.NaN;
}

async function expectUpperHalf(brand: Portal, paths: readonly string[]): Promise<void> {
  const page = await brand.open('/help', { size: PHONE });
  for (const path of paths) {
    await goTo(page, path);
    // Lists further down may be there before the first.
    await expect.poll(() => firstBelow(page), { message: path }).toBeLessThan(PHONE[1] / 2);
  }
}

test('on a phone the buttons of a low banner stand below its picture', async () => {
  const page = await portal('aurora').open('/rng', { size: PHONE });
  const banners = page.getByRole('region', { name: 'Highlights' });
  const next = await banners.getByRole('button', { name: 'Next banner' }).boundingBox();
  const picture = await banners.getByRole('group').first().boundingBox();
  expect(next?.y).toBeGreaterThanOrEqual((picture?.y ?? Number.NaN) + (picture?.height ?? Number.NaN));
});

test('on a phone the first game stands in the upper half of the window', () =>
  expectUpperHalf(portal('aurora'), ['/rng', '/live']));

test.each(['aurora', 'jade', 'harbor'])(
  'on a phone the first game of every category of %s stands in the upper half of the window',
  { tags: 'matrix' },
  (brand) => expectUpperHalf(portal(brand), PATHS),
);
