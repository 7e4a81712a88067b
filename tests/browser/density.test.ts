/** @module-tag matrix */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');
const jade = portal('jade');

/** How many cards stand in each row, and the width of the first. */
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
    await page.setViewportSize({ width, height: 900 });
    const { rows, card } = await rowsOf(hot);
    expect({ width, columns: new Set(rows).size }).toEqual({ width, columns: 1 });
    expect(card).toBeGreaterThanOrEqual(150);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await rowsOf(hot)).rows).toEqual([14]);
  const list = hot.getByRole('list');
  expect(await list.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
});

test('a page of games has seven in a row at 1440 pixels, and two on a phone', async () => {
  const page = await jade.open('/rng', { size: [1440, 900] });
  const list = page.getByRole('region', { name: 'Nổ hũ' });
  await list.getByRole('article').first().waitFor();
  expect((await rowsOf(list)).rows).toEqual([7, 7, 7, 7, 7, 7]);
  await page.setViewportSize({ width: 390, height: 844 });
  const { rows, card } = await rowsOf(list);
  expect(new Set(rows)).toEqual(new Set([2]));
  expect(card).toBeGreaterThanOrEqual(150);
});

test('a page of games with a menu beside it has as many in a row as are 150 pixels wide', async () => {
  const page = await aurora.open('/rng', { size: [1440, 900] });
  const list = page.getByRole('region', { name: 'Slots', exact: true });
  await list.getByRole('article').first().waitFor();
  const { rows, card } = await rowsOf(list);
  expect(rows).toEqual([6, 6, 6, 6, 6, 6, 6]);
  expect(card).toBeGreaterThanOrEqual(150);
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
    await page.setViewportSize({ width, height: 900 });
    const gap = await list.evaluate((items) => {
      const { right } = items.getBoundingClientRect();
      const shown = [...items.children].filter((item) => item.checkVisibility());
      return right - (shown.at(-1)?.getBoundingClientRect().right ?? 0);
    });
    expect({ width, gap: Math.abs(Math.round(gap)) }).toEqual({ width, gap: 0 });
  }
  await page.setViewportSize({ width: 1024, height: 900 });
  await list.getByRole('link', { name: 'Trang sau' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
});
