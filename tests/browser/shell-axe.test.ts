/** @module-tag matrix */
import { expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

// The account's menu and the centres are looked at where everything fits: testFits.
test('axe objects to nothing in the side menu and the ways to the app, and nothing is wider than the window', async () => {
  const page = await aurora.open('/cockfight', { chosen: { mode: 'dark' } });
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await menu.getByRole('button', { name: 'Promotions' }).click();
  await menu.getByRole('link', { name: 'All promotions' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await menu.getByRole('button', { name: 'Download the app' }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await axe(page)).toEqual([]);
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(tooWide)).toBe(0);
});
