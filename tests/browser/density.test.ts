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

test('a page of games has seven in a row at 1440 pixels, and three on a phone', async () => {
  const page = await jade.open('/rng', { size: [1440, 900] });
  const list = page.getByRole('region', { name: 'Nổ hũ' });
  await list.getByRole('article').first().waitFor();
  expect((await rowsOf(list)).rows).toEqual([7, 7, 7, 7, 7, 7]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await rowsOf(list)).rows[0]).toBe(3);
});
