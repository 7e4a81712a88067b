/** @module-tag matrix */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');
const jade = portal('jade');

/** Gives a window a width, and waits until its page has it. */
async function widen(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((want) => innerWidth === want, width);
}

/** Returns the number of cards in each row, and the width of the first. */
async function rowsOf(list: Locator): Promise<{ rows: number[]; card: number }> {
  const boxes = await list.getByRole('article').evaluateAll((cards) =>
    cards
      .filter((card) => card.checkVisibility())
      .map((card) => {
        const { top, width } = card.getBoundingClientRect();
        return { top: Math.round(top), width };
      }),
  );
  const tops = [...new Set(boxes.map(({ top }) => top))];
  return {
    rows: tops.map((top) => boxes.filter((box) => box.top === top).length),
    card: boxes[0]?.width ?? 0,
  };
}

test('at a glance games stand in whole rows at every width, and scroll sideways on a phone', async () => {
  const page = await aurora.open('/', { size: [1440, 900] });
  const hot = page.getByRole('region', { name: 'Hot games' });
  await hot.getByRole('article').first().waitFor();
  for (const width of [768, 900, 1024, 1280, 1440, 1920, 2560]) {
    await widen(page, width);
    await expect.poll(async () => new Set((await rowsOf(hot)).rows).size, { message: `${width} px` }).toBe(1);
    await expect.poll(async () => (await rowsOf(hot)).card).toBeGreaterThanOrEqual(150);
  }
  await widen(page, 390, 844);
  await expect.poll(async () => (await rowsOf(hot)).rows).toEqual([14]);
  const list = hot.getByRole('list');
  await expect.poll(() => list.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
});

test('a page of games has seven in a row at 1440 pixels, and two on a phone', async () => {
  const page = await jade.open('/rng', { size: [1440, 900] });
  const list = page.getByRole('region', { name: 'Nổ hũ' });
  await list.getByRole('article').first().waitFor();
  await expect.poll(async () => (await rowsOf(list)).rows).toEqual([7, 7, 7, 7, 7, 7]);
  await widen(page, 390, 844);
  await expect.poll(async () => new Set((await rowsOf(list)).rows)).toEqual(new Set([2]));
  expect((await rowsOf(list)).card).toBeGreaterThanOrEqual(150);
});

test('a page of games with a menu beside it has as many in a row as are 150 pixels wide', async () => {
  const page = await aurora.open('/rng', { size: [1440, 900] });
  const list = page.getByRole('region', { name: 'Slots', exact: true });
  await list.getByRole('article').first().waitFor();
  await expect.poll(async () => (await rowsOf(list)).rows).toEqual([6, 6, 6, 6, 6, 6, 6]);
  expect((await rowsOf(list)).card).toBeGreaterThanOrEqual(150);
});

test.each([
  ['/rng', 'Nổ hũ'],
  ['/live', 'Casino trực tuyến'],
])('at every width a page of %s ends in a whole row, and more pages lead on', async (path, name) => {
  const page = await jade.open(path, { size: [1440, 900] });
  const list = page
    .getByRole('region', { name })
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  await list.getByRole('article').first().waitFor();
  for (const width of [320, 390, 600, 768, 900, 1024, 1280, 1440, 1920]) {
    await widen(page, width);
    const gap = () =>
      list.evaluate((items) => {
        const { right } = items.getBoundingClientRect();
        const shown = [...items.children].filter((item) => item.checkVisibility());
        return Math.abs(Math.round(right - (shown.at(-1)?.getBoundingClientRect().right ?? 0)));
      });
    await expect.poll(gap, { message: `${width} px` }).toBe(0);
  }
  await widen(page, 1024);
  await list.getByRole('link', { name: 'Trang sau' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
});
