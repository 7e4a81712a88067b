import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type OpenOptions, portal } from '#tests/harness/portal.ts';
import { untilQuiet } from '#tests/harness/until-quiet.ts';

const jade = portal('jade');

const DESK = [1440, 900] as const;

const look = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.mode]);
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
const lottery = (page: Page) => page.getByRole('region', { name: 'Kỳ quay hôm nay' });

/** The home page with all that it loads. */
async function home(options: OpenOptions): Promise<Page> {
  const page = await jade.open('/', options);
  await lottery(page).getByRole('article').first().waitFor();
  // Content below the fold loads when it comes near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Nhà nhà cùng chơi' }).getByRole('article').first().waitFor();
  await untilQuiet(page);
  return page;
}

test('[1.06] a first visit is in Vietnamese and in light, whatever the device prefers', async () => {
  const page = await home({ locale: 'en-US', colorScheme: 'dark' });
  await expect.poll(() => look(page)).toEqual(['vi', 'light']);
  await expect.poll(() => page.title()).toBe('Xổ số, nổ hũ và ngày hội trò chơi · Jade');
});

test('its ornaments are files of its own, painted in its colours', { tags: 'matrix' }, async () => {
  const page = await home({ size: DESK });
  const painted = await page.evaluate(() => {
    const markOf = (element: Element | null) => element && getComputedStyle(element, '::before');
    const heading = document.querySelector('main section h2');
    return [document.body, document.querySelector('[data-region=footer]'), heading].map((element) => [
      /ornament-(page|edge|mark)/.exec(markOf(element)?.maskImage ?? '')?.[1],
      (markOf(element)?.backgroundColor ?? 'transparent') !== 'rgba(0, 0, 0, 0)',
    ]);
  });
  expect(painted).toEqual([
    ['page', true],
    ['edge', true],
    ['mark', true],
  ]);
});

test('lottery comes first: in the navigation, in the menu, on the home page', {
  tags: 'matrix',
}, async () => {
  const page = await home({ size: DESK });
  const navigation = page.getByRole('navigation', { name: 'Danh mục trò chơi' });
  await expect
    .poll(async () => (await navigation.getByRole('listitem').allInnerTexts())[0]?.trim())
    .toBe('Xổ số');
  await expect
    .poll(async () => (await headings(page)).slice(0, 2))
    .toEqual(['Kỳ quay hôm nay', 'Đang được chơi nhiều']);
  await page.getByRole('banner').getByRole('button', { name: 'Mở menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('listitem');
  await expect.poll(async () => (await menu.allInnerTexts()).slice(0, 2)).toEqual(['Trang chủ', 'Xổ số']);
});

test('[2.20] the titles of all banners stand beside the one that shows, and choose it', {
  tags: 'matrix',
}, async () => {
  const page = await home({ size: DESK });
  const banners = page.getByRole('region', { name: 'Nổi bật' });
  const titles = banners.getByRole('group', { name: 'Chọn banner' }).getByRole('button');
  const slides = banners.locator('[aria-roledescription="banner"]');
  await slides.first().waitFor();
  await expect.poll(async () => (await titles.count()) - (await slides.count())).toBe(0);
  const second = titles.nth(1);
  const name = await second.innerText();
  await second.click();
  await expect.poll(() => second.getAttribute('aria-current')).toBe('true');
  const shown = banners.locator('[aria-roledescription="banner"]:not([inert])');
  await shown.getByText(name, { exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => titles.first().getAttribute('aria-label')).toBe('Hiển thị banner 1');
});

test('a ticket on its way takes the room of one that is here', { tags: 'matrix' }, async () => {
  const page = await jade.open('/help', { size: DESK });
  // Playwright goes on with what is held when a route is taken away, and does not say when.
  let held: Route[] | undefined = [];
  await page.route('**/wps/relay/GCSGAME_gameList*', (route) =>
    held ? void held.push(route) : route.continue(),
  );
  await page.goto(jade.url('/'));
  const height = () => lottery(page).evaluate((region) => region.clientHeight);
  await lottery(page).locator('[aria-hidden] [data-shape=ticket]').first().waitFor();
  const before = await height();
  expect(before).toBeGreaterThan(100);
  const waiting = held;
  held = undefined;
  for (const route of waiting) await route.continue();
  await lottery(page).getByRole('article').first().waitFor();
  await expect.poll(height).toBe(before);
});

test('each page that search engines meet is written in Vietnamese', () => {
  const pages = documents().filter(
    ([path, html]) => !path.endsWith('404.html') && html.includes('data-route='),
  );
  expect(pages.length).toBeGreaterThanOrEqual(13);
  for (const [path, html] of pages)
    expect([path, /<html[^>]* lang="vi"/.test(html), /<h[12]/.test(html)]).toEqual([path, true, true]);
});

test('no file holds the name, host or merchant of another brand', () => {
  const texts = files().filter((path) => /\.(html|js|css|json|svg)$/.test(path) || path.endsWith('_headers'));
  expect(texts.length).toBeGreaterThan(20);
  const foreign = readdirSync('brands', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'jade' && entry.name !== 'house')
    .map(({ name }) => name);
  for (const path of texts) {
    const text = readFileSync(path, 'utf8').toLowerCase();
    expect([path, foreign.filter((name) => text.includes(name))]).toEqual([path, []]);
  }
});

function files(): string[] {
  const folder = join(inject('bundles'), 'jade');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function documents(): [path: string, html: string][] {
  return files()
    .filter((path) => path.endsWith('.html'))
    .map((path) => [path, readFileSync(path, 'utf8')]);
}
