import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testFirstOf } from '#tests/harness/first-of-many.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');
const probe = portal('probe');
const gated = portal('gated');

/** Finds the title that a widget shows; the page's own title is above it for screen readers. */
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).last();

testFirstOf(
  2,
  [['/'], ['/index'], ['/index.html'], ['/home']] as const,
  '[2.01] %s is home, with header, banners, side menu and footer',
  async (path) => {
    const page = await aurora.open(path);
    await page.getByRole('banner').waitFor();
    await page.getByRole('region', { name: 'Highlights' }).waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    await heading(page, 'Hot games').waitFor();
    await expect.poll(() => page.title()).toBe('Slots, live casino, sports and lottery · Aurora');
  },
);

test('[2.14] a navigation starts at the top, and a hash at its target', async () => {
  const page = await probe.open('/tall');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('link', { name: 'Go to the quiet page' }).click();
  await heading(page, 'Quiet').waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Go to the anchor' }).click();
  await heading(page, 'The anchor').waitFor();
  await expect
    .poll(() =>
      heading(page, 'The anchor').evaluate((element) => Math.round(element.getBoundingClientRect().top)),
    )
    .toBeLessThan(200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('[2.14] an address with a hash opens at its target, also when that comes late', {
  tags: 'matrix',
}, async () => {
  const page = await probe.open('/tall#anchor');
  await expect
    .poll(() =>
      heading(page, 'The anchor').evaluate((element) => Math.abs(element.getBoundingClientRect().top)),
    )
    .toBeLessThan(200);
});

test('[2.15] the side menu is not on a page whose route leaves it out', async () => {
  const page = await probe.open('/tall');
  await page.getByRole('link', { name: 'Home', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Go to the quiet page' }).click();
  await heading(page, 'Quiet').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Home', exact: true }).count()).toBe(0);
  await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
});

test('[2.15] nor can it be opened there on a narrow window', { tags: 'matrix' }, async () => {
  const page = await probe.open('/quiet', { size: [390, 844] });
  await heading(page, 'Quiet').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Open menu' }).count()).toBe(0);
});

test('[2.16] a navigation makes the main region anew, and the regions around it stay', async () => {
  const page = await probe.open('/tall');
  await page.getByLabel('field').fill('typed');
  await page.getByRole('banner').evaluate((element) => element.setAttribute('data-seen', ''));
  await page.getByRole('link', { name: 'Go to the anchor' }).click();
  await page.waitForURL('**/tall#anchor');
  expect(await page.getByLabel('field').inputValue()).toBe('typed');
  await page.getByRole('link', { name: 'Go to the same page with a query' }).click();
  await expect.poll(() => page.getByLabel('field').inputValue()).toBe('');
  expect(await page.getByRole('banner').getAttribute('data-seen')).toBe('');
});

test('[2.18] [4.16] status 1 shows the maintenance page, whose button opens customer service', async () => {
  await aurora.state({ maintenance: true });
  const page = await aurora.open('/rng', { size: [390, 844] });
  await heading(page, 'We’ll be right back').waitFor();
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  const chat = page.waitForEvent('popup');
  await page.getByRole('button', { name: /contact us/i }).click();
  const popup = await chat;
  await popup.waitForURL(/\/sandbox\/chat/);
});

test('[2.18] [4.16] status 2 shows the region block, with the visitor’s address', async () => {
  await aurora.state({ regionRestriction: true });
  const page = await aurora.open('/');
  await heading(page, 'Access restricted').waitFor();
  await page.getByText('127.0.0.1').waitFor();
  await page.getByRole('button', { name: /contact us/i }).waitFor();
});

test('[2.18] any other status renders nothing', { tags: 'matrix' }, async () => {
  await aurora.state({ status: 7 });
  const page = await aurora.open('/');
  await expect.poll(() => page.locator('#root').innerText()).toBe('');
});

test('[2.18] the portal comes back when maintenance is over, without a reload', async () => {
  await aurora.state({ maintenance: true });
  const page = await aurora.open('/');
  await page.clock.install();
  await page.reload();
  await heading(page, 'We’ll be right back').waitFor();
  await aurora.state({ maintenance: false });
  const questions: string[] = [];
  page.on('request', (request) => questions.push(new URL(request.url()).pathname));
  // Not a minute more: the code that the page needs then would be late.
  await expect
    .poll(async () => {
      if (!questions.includes('/wps/system/status')) await page.clock.fastForward('01:01');
      return questions;
    })
    .toContain('/wps/system/status');
  await heading(page, 'Hot games').waitFor();
});

test('an address that leads nowhere shows the not-found page, with a way home', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(/answered 404: GET .*\/nowhere$/);
  const page = await aurora.open('/nowhere');
  await expect.poll(() => page.title()).toMatch(/not found.* · Aurora/i);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await heading(page, 'Hot games').waitFor();
});

test('[2.13] a brand that asks for a login first sends visitors to /login, from everywhere but its open pages', async () => {
  const page = await gated.open('/rng');
  await page.waitForURL('**/login');
  await page.getByLabel('Username', { exact: true }).waitFor();
  for (const [path, title] of [
    ['/register', 'Register'],
    ['/register.html', 'Register'],
    ['/helpmc', 'Help'],
    ['/download', 'Download'],
  ] as const) {
    await page.goto(gated.url(path));
    await heading(page, title).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  for (const path of ['/help', '/down']) {
    await page.goto(gated.url(path));
    await page.waitForURL('**/login');
    await page.getByLabel('Username', { exact: true }).waitFor();
  }
});

test('[7.03] [7.02] start-up asks for status with the host, for the modules, and for the countries', async () => {
  const page = await aurora.open('/');
  await heading(page, 'Hot games').waitFor();
  await expect
    .poll(async () => (await aurora.journal()).map(({ path }) => path))
    .toEqual(
      expect.arrayContaining(['/wps/system/status', '/wps/system/countries', '/lgw/games/game_menus']),
    );
  const status = (await aurora.journal()).find(({ path }) => path === '/wps/system/status');
  expect(status?.query).toEqual({ url: new URL(aurora.url('/')).host });

  // A platform may tell its modules by a call of their own.
  const body = JSON.stringify({ success: true, value: { info: {} } });
  await aurora.state({ faults: [{ call: 'GET /wps/system/status', body }] });
  await page.goto(aurora.url('/'));
  await expect
    .poll(async () => (await aurora.journal()).map(({ path }) => path))
    .toContain('/wps/system/whitelabel');
});

test('[2.01] a page has one heading of the first level, its title', async () => {
  const page = await aurora.open('/');
  const first = page.getByRole('heading', { level: 1 });
  await expect.poll(() => first.allInnerTexts()).toEqual(['Slots, live casino, sports and lottery']);
});

test('the page is there before any script runs', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/');
  const html = await page.evaluate(async () => (await fetch('/rng')).text());
  expect(html).toContain('<title>Slots · Aurora</title>');
  expect(html).toMatch(/<h1[^>]*>|<h2[^>]*>/);
  expect(html).toContain('lang="en"');
});

test('a platform that does not answer leaves the page standing, and is asked again', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(/answered 503/);
  await aurora.state({ faults: [{ call: 'GET /wps/system/status', status: 503 }] });
  const page = await aurora.open('/');
  const alert = page.getByRole('alert').filter({ hasText: 'Network link is abnormal' });
  await alert.waitFor();
  await heading(page, 'Hot games').waitFor();
  const countRequests = async () =>
    (await aurora.journal()).filter(({ path }) => path === '/wps/system/status').length;
  const before = await countRequests();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(countRequests).toBeGreaterThan(before);
  await aurora.state({ faults: [] });
  await alert.waitFor({ state: 'detached' });
});
