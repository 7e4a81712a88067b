import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dialog, entry } from '#tests/harness/announcements.ts';
import { accountMenu } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

/** Opens a page whose scripts wait. @returns the page, and what lets them come */
async function openBeforeItsScripts(
  options: Parameters<typeof aurora.open>[1] = {},
): Promise<{ page: Page; release: () => void }> {
  const page = await aurora.open('/rng', options);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(aurora.url('/cockfight'), { waitUntil: 'commit' });
  await page.getByRole('banner').waitFor();
  return { page, release };
}

test('a button that is pressed before its code is there acts once the code has come', async () => {
  const { page, release } = await openBeforeItsScripts();
  await entry(page).click();
  release();
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
});

test('the menu’s entries stay under the pointer while it becomes known which of them show', async () => {
  const { page, release } = await openBeforeItsScripts();
  const place = () => entry(page).evaluate((button) => (button.closest('li') as HTMLElement).offsetTop);
  const before = await place();
  release();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Help centre' }).waitFor();
  expect(await place()).toBe(before);
});

test('what stands around the page stays as it was written until its code comes right after, and a press on it counts', async () => {
  const page = await aurora.open('/rng');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/soon-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(aurora.url('/'), { waitUntil: 'commit' });
  await page.getByRole('banner').waitFor();
  const mode = () => page.evaluate(() => document.documentElement.dataset.mode);
  const before = await mode();
  // The header does what it does without it.
  await page.getByRole('banner').getByRole('button', { name: /light/i }).click();
  await expect.poll(mode).not.toBe(before);
  const parts = await page.evaluateHandle(() => [
    ...document.querySelectorAll('[data-region=sideMenu] nav, footer p, [data-region=main] section'),
  ]);
  expect(await parts.evaluate((elements) => elements.length)).toBeGreaterThan(4);
  await entry(page).click();
  release();
  await dialog(page).waitFor();
  expect(await parts.evaluate((elements) => elements.filter(({ isConnected }) => !isConnected).length)).toBe(
    0,
  );
});

test('of two early presses the last counts, and a press elsewhere takes it back', {
  tags: 'matrix',
}, async () => {
  const { page, release } = await openBeforeItsScripts();
  await entry(page).click();
  await page.getByRole('main').click();
  release();
  await page.waitForLoadState('networkidle');
  await page.getByRole('article').first().waitFor();
  expect(await dialog(page).count()).toBe(0);
});

test('a menu that the browser itself has opened stays open once the code has come', {
  tags: 'matrix',
}, async () => {
  const { page, release } = await openBeforeItsScripts({ size: [390, 844] });
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await menu.waitFor();
  release();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => menu.isVisible()).toBe(true);
});

test('a press on a picture that changes under the finger counts', async () => {
  const page = await aurora.open('/promotions', { as: 'mai' });
  let answer = () => {};
  await page.route('**/wps/member/info/icon*', (route) => {
    answer = () => void route.continue();
  });
  await page.goto(aurora.url('/cockfight'));
  const menu = accountMenu(page);
  const picture = menu.locator('img');
  await expect.poll(() => picture.getAttribute('data-fallback')).toBe('');
  await menu.hover();
  await page.mouse.down();
  answer();
  await expect.poll(() => picture.getAttribute('data-fallback')).toBeNull();
  await page.mouse.up();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
});
