import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const requestedBanners = async () =>
  (await aurora.journal())
    .filter(({ path }) => path === '/wps/relay/MCSFE_banners')
    .map(({ query: { groupName, language } }) => `${groupName} ${language}`);

/** The address of what is drawn where the first banner will be, while its page has none of its own. */
const drawn = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLElement>('main [aria-hidden][style]')?.style.backgroundImage,
  );

/** Another page, whose next one gets no script. */
async function openWithoutScripts(): Promise<Page> {
  const page = await aurora.open('/cockfight');
  await page.getByRole('article').first().waitFor();
  await page.route('**/assets/*.js', () => {});
  return page;
}

test('the first banner is drawn before any script has arrived', async () => {
  const page = await openWithoutScripts();
  await page.goto(aurora.url('/'), { waitUntil: 'commit' });
  await expect.poll(() => drawn(page)).toMatch(/^url\("http:\/\/aurora\..*\/sandbox\/img\/banner\//);
  expect(await requestedBanners()).toEqual(['w_home EN']);
  await page.unroute('**/assets/*.js');
});

test('the portal takes over the answer, and asks no second time', async () => {
  const page = await aurora.open('/');
  await page.getByRole('region', { name: 'Highlights' }).locator('img').first().waitFor();
  await expect.poll(() => drawn(page)).toBeUndefined();
  expect(await requestedBanners()).toEqual(['w_home EN']);
});

test('a visitor who reads another language than the page was written in gets that language’s banners alone', async () => {
  const page = await aurora.open('/', { chosen: { language: 'VI' } });
  await page.getByRole('region').locator('[aria-roledescription] img').first().waitFor();
  await expect.poll(requestedBanners).toEqual(['w_home VI']);
});

test('a call that fails is sent again by the portal', { tags: 'matrix' }, async () => {
  aurora.expectProblem(/answered 500: GET .*MCSFE_banners/);
  await aurora.state({ faults: [{ call: 'GET /wps/relay/MCSFE_banners', status: 500 }] });
  const page = await aurora.open('/');
  await page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
  await aurora.state({ faults: [] });
  await page.getByRole('region', { name: 'Highlights' }).locator('img').first().waitFor();
  const calls = await requestedBanners();
  expect(calls.length).toBeGreaterThan(1);
  expect(new Set(calls)).toEqual(new Set(['w_home EN']));
});
