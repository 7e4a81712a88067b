import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { portal } from '#tests/harness/portal.ts';

const [aurora, jade, harbor] = [portal('aurora'), portal('jade'), portal('harbor')];

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const speeds = (page: Page) => dialog(page).getByRole('list', { name: 'Addresses, fastest first' });

test('[4.17] [2.28] the speed test pings each domain of the site, and leads there', async () => {
  aurora.expectProblem(/test\/ping/, /console error: Access to fetch/);
  const page = await aurora.open('/');
  await menu(page).getByRole('button', { name: 'Speed test' }).click();
  const rows = speeds(page).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(3);
  const { host } = new URL(aurora.url('/'));
  const pings = async () => (await aurora.journal()).filter(({ path }) => path === '/wps/system/test/ping');
  await expect
    .poll(async () => (await pings()).map((ping) => ping.host).sort())
    .toEqual([host, `go.${host}`, `m.${host}`]);
  for (const { query, authorized } of await pings()) {
    expect(query).toEqual({ speed: expect.stringMatching(/^0\.\d+$/) });
    expect(authorized).toBeFalsy();
  }
  const [route] = (await aurora.journal()).filter(({ path }) => path === '/wps/system/domainRoute');
  expect(route?.query).toEqual({ device: '0' });
  const times = async () =>
    (await rows.locator('small').allInnerTexts()).map((text) => Number.parseInt(text.replace(',', ''), 10));
  await expect.poll(async () => (await times()).every(Number.isFinite)).toBe(true);
  const shown = await times();
  expect(shown).toEqual([...shown].sort((time, other) => time - other));
  await rows.filter({ hasText: 'You are here' }).getByText(host, { exact: true }).waitFor();
  expect(
    await speeds(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort()),
  ).toEqual([`http://go.${host}/`, `http://m.${host}/`]);

  // A domain that does not answer is slow, has no time, and stands last.
  await aurora.state({ faults: [{ call: 'GET /wps/system/test/ping', status: 500, times: 1 }] });
  await dialog(page).getByRole('button', { name: 'Test again' }).click();
  await rows.last().getByText('No answer').waitFor();
  await rows.last().getByText('Slow').waitFor();
  await expect.poll(pings).toHaveLength(6);
  await aurora.state({ faults: [{ call: 'GET /wps/system/test/ping', delayMs: 500 }] });
  await dialog(page).getByRole('button', { name: 'Test again' }).click();
  await expect.poll(async () => (await times()).every((time) => time >= 500)).toBe(true);
  await expect.poll(() => rows.getByText('Slow').count()).toBe(3);

  // The same measured times, shown by the mapping that jade's manifest asks for.
  const other = await jade.open('/', { chosen: { language: 'EN' } });
  await other.getByRole('button', { name: 'Open menu' }).click();
  await menu(other).getByRole('button', { name: 'Speed test' }).click();
  const mapped = speeds(other).getByRole('listitem');
  await expect.poll(() => mapped.getByText('Slow').count()).toBe(3);
  for (const text of await mapped.locator('small').allInnerTexts()) {
    expect(Number.parseInt(text, 10)).toBeGreaterThanOrEqual(100);
    expect(Number.parseInt(text, 10)).toBeLessThanOrEqual(150);
  }
});

test('[2.10] [1.10] [2.15] [2.30] the page of the app: no side menu, a code of 100 pixels, and the lite app', async () => {
  const page = await aurora.open('/download');
  await main(page).getByRole('region', { name: 'Highlights' }).locator('img').first().waitFor();
  expect(await menu(page).count()).toBe(0);
  const panel = main(page).getByRole('tabpanel');
  const code = panel.getByRole('img', { name: /QR/i });
  await code.waitFor();
  expect(await code.evaluate((svg) => [svg.getAttribute('width'), svg.getAttribute('height')])).toEqual([
    '100',
    '100',
  ]);
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(4);
  await main(page).getByRole('tab', { name: 'iOS' }).click();
  const packages = main(page).getByRole('tabpanel').getByRole('link');
  await expect
    .poll(() => packages.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual([
      'https://apps.example.com/ios/portal.mobileconfig',
      'https://apps.example.com/ios/lite.mobileconfig',
    ]);
  const groups = (await aurora.journal()).filter(({ path }) => path === '/wps/relay/MCSFE_banners');
  expect(groups.map(({ query }) => query.groupName)).toEqual(['w_down']);
});

test('[2.12] [2.19] the house’s own page: banners w_inhouse, and what the manifest says; harbor reads it as text', async () => {
  const page = await aurora.open('/inhouse');
  await main(page).getByRole('region', { name: 'Highlights' }).locator('img').first().waitFor();
  await main(page).getByRole('heading', { name: 'Made here, played here' }).waitFor();
  await main(page).getByText('Games you’ll only find at Aurora, and how we make them.').waitFor();
  const groups = (await aurora.journal()).filter(({ path }) => path === '/wps/relay/MCSFE_banners');
  expect(groups.map(({ query }) => query.groupName)).toEqual(['w_inhouse']);
  await main(page).getByRole('link', { name: 'Responsible play' }).click();
  await page.waitForURL(aurora.url('/help#take-a-break'));

  const other = await harbor.open('/inhouse');
  await main(other).getByText('Games you’ll only find at Harbor, and how we make them.').waitFor();
  expect(await main(other).getByRole('region', { name: 'Highlights' }).count()).toBe(0);
});

test('[7.01] winners enter on top of the list on the home page, one at a time, until somebody holds them', async () => {
  const page = await aurora.open('/', { reducedMotion: 'no-preference' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const winners = main(page).getByRole('region', { name: 'Latest winners' });
  const rows = winners.getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(5);
  await winners.scrollIntoViewIfNeeded();
  const before = await rows.allInnerTexts();
  const { height } = (await winners.boundingBox()) ?? {};
  // A newer one has entered on top.
  await expect.poll(async () => (await rows.allInnerTexts()).indexOf(before[0] ?? '')).toBeGreaterThan(0);
  await expect.poll(async () => (await winners.boundingBox())?.height).toBe(height);
  await winners.getByRole('button', { name: 'Pause the list' }).click();
  await winners.getByRole('button', { name: 'Resume the list' }).waitFor();
  for (const text of before)
    expect(text).toMatch(/^.+\n\p{L}{1,3}\*\*\*\p{L}? · (now|\d+ (minute|hour)s? ago)\n\$/u);
  await expect.poll(() => winners.locator('img').count()).toBe(5);
  const [request] = (await aurora.journal()).filter(({ path }) => path === '/wps/relay/MCSFE_winnerRankList');
  expect(request?.query).toEqual({ merchant: 'aurora', language: 'EN', count: '20' });
});
