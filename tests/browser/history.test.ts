import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo } from '#tests/harness/go-to.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const header = (page: Page) => page.getByRole('banner');
const login = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
const path = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const top = (page: Page) => page.evaluate(() => window.scrollY);

test('Back closes a dialog and nothing else, Forward opens it again, and closing leaves no steps behind', async () => {
  const page = await aurora.open('/help');
  await goTo(page, '/promotions');
  await page.getByRole('main').getByRole('article').first().waitFor();
  const open = header(page).getByRole('button', { name: 'Log in' });
  await open.click();
  await login(page).waitFor();
  await page.goBack();
  await login(page).waitFor({ state: 'detached' });
  await expect.poll(() => path(page)).toBe('/promotions');
  await page.goForward();
  await login(page).waitFor();
  await login(page).getByRole('button', { name: 'Close' }).click();
  for (let time = 0; time < 10; time += 1) {
    await open.click();
    await login(page).waitFor();
    await page.keyboard.press('Escape');
    await login(page).waitFor({ state: 'detached' });
  }
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/help');
});

test('Back closes the menu of a phone, and leads past it from a page that it led to', async () => {
  const page = await aurora.open('/', { size: [390, 844] });
  const open = page.getByRole('button', { name: 'Open menu' });
  const way = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Cockfight' });
  await open.click();
  await way.waitFor();
  await page.goBack();
  await way.waitFor({ state: 'hidden' });
  await expect.poll(() => path(page)).toBe('/');
  await open.click();
  await way.click();
  await expect.poll(() => path(page)).toBe('/cockfight');
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/');
  await way.waitFor({ state: 'hidden' });
});

test('a panel that is closed by its button leaves no steps behind, however many pages of it were opened', async () => {
  const page = await aurora.open('/help', { as: 'mai' });
  await goTo(page, '/promotions');
  await header(page)
    .getByRole('button', { name: /^Account menu of/ })
    .click();
  await header(page).getByRole('button', { name: 'My account' }).click();
  const panel = page.getByRole('dialog');
  const ways = panel.getByRole('navigation').first().getByRole('link');
  for (const place of [1, 2]) {
    await ways.nth(place).click();
    await expect.poll(() => ways.nth(place).getAttribute('aria-current')).toBe('page');
  }
  await page.goBack();
  await expect.poll(() => ways.nth(1).getAttribute('aria-current')).toBe('page');
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'detached' });
  // The step back in the history ends after the panel has gone.
  await expect.poll(() => path(page)).toBe('/promotions');
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/help');
});

test('a page that one comes back to is as far down as it was left, also when it was loaded again', async () => {
  const page = await aurora.open('/promotions', { size: [390, 844] });
  const cards = page.getByRole('main').getByRole('article');
  await expect.poll(() => cards.count()).toBeGreaterThan(5);
  await cards.nth(5).scrollIntoViewIfNeeded();
  await expect.poll(() => top(page)).toBeGreaterThan(500);
  const before = await top(page);
  await goTo(page, '/help');
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThanOrEqual(2);
  await page.reload();
  await expect.poll(() => cards.count()).toBeGreaterThan(5);
  await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThanOrEqual(2);
  await goTo(page, '/promotions?kind=1');
  await goTo(page, '/help');
  await expect.poll(() => top(page)).toBe(0);
});
