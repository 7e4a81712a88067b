import { expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { portal } from '#tests/harness/portal.ts';

const kiosk = portal('kiosk');

test('a manifest leaves most of the portal out: one mode, no slider, one category, and every draw on the first page', {
  tags: 'matrix',
}, async () => {
  const page = await kiosk.open('/', { size: [390, 844] });
  await page.getByRole('link', { name: /Northern Draw/ }).waitFor();
  const categories = page.getByRole('navigation', { name: 'Game categories' }).getByRole('listitem');
  await expect.poll(() => categories.allInnerTexts()).toEqual(['Lottery']);
  await expect.poll(() => page.getByRole('region', { name: 'Highlights' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('banner').getByRole('button', { name: /mode/i }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: /Northlight Six/ }).click();
  await page.waitForURL('**/lottery?*gameCode=*');
  await page.getByRole('heading', { name: 'Northlight Six' }).waitFor();

  kiosk.expectProblem(/answered 404: GET .*\/rng$/);
  await page.goto(kiosk.url('/rng'));
  await expect.poll(() => page.title()).toMatch(/not found.* · Kiosk/i);
  const paths = (await kiosk.journal()).map(({ path }) => path);
  expect(paths.filter((path) => /MCSFE_banners|hotGames|popular/.test(path))).toEqual([]);
});
