import type { SandboxStateChange } from '@liveryjs/schemas/platform';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');
const harbor = portal('harbor');

const categories = (page: Page) => page.getByRole('navigation', { name: 'Game categories' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });

/** Switches something on the platform and comes back to the tab: pages ask again when they get the focus. */
async function whileOpen(page: Page, change: SandboxStateChange): Promise<void> {
  await aurora.state(change);
  const countRequests = async () =>
    (await aurora.journal()).filter(({ path }) => path === '/wps/system/status').length;
  const before = await countRequests();
  await expect
    .poll(
      async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        return countRequests();
      },
      { interval: 1000 },
    )
    .toBeGreaterThan(before);
}

test('[6.07] [2.21] a module that is switched off takes its button out of pages that are open, without a reload', async () => {
  const page = await aurora.open('/');
  const demo = page.getByRole('banner').getByRole('button', { name: 'Free demo' });
  await demo.waitFor();
  await page.evaluate(() => Object.assign(window, { mark: true }));
  await whileOpen(page, { modules: { FREEPLAY3: false } });
  await demo.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
});

test('[1.06] a language that is switched off is offered nowhere, and who reads in it goes on in the default', {
  tags: 'matrix',
}, async () => {
  const page = await aurora.open('/');
  const picker = page.getByRole('banner').getByLabel('Language');
  await expect.poll(() => picker.locator('option').allInnerTexts()).toContain('Tiếng Việt');
  const names = await picker.locator('option').allInnerTexts();
  await picker.selectOption('VI');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('vi');
  await whileOpen(page, { languages: { VI: false } });
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
  for (const options of await page.getByLabel('Language').all())
    await expect
      .poll(() => options.locator('option').allInnerTexts())
      .toEqual(names.filter((name) => name !== 'Tiếng Việt'));
});

test('[1.06] the only language that is left needs no picker, whichever way it writes', {
  tags: 'matrix',
}, async () => {
  const others = 'EN TY VI TH ID KO JA CN HI BR ES'.split(' ');
  await harbor.state({ languages: Object.fromEntries(others.map((code) => [code, false])) });
  const page = await harbor.open('/');
  await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await page.getByRole('contentinfo').waitFor();
  await expect.poll(() => page.locator('select option[value=EN]').count()).toBe(0);
});

test('[2.26] a vendor that is switched off is in no list and no strip, and the last of a category takes it along', {
  tags: 'matrix',
}, async () => {
  const vendors = { TDFG: false, CORL: false, DPBL: false };
  const providers = (page: Page) =>
    page.getByRole('contentinfo').getByRole('region', { name: 'Game providers' });
  const before = await aurora.open('/');
  await categories(before).getByRole('link', { name: 'Fishing' }).waitFor();
  await before.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await providers(before).getByText('Deepbell').waitFor({ state: 'attached' });

  await aurora.state({ vendors });
  const page = await aurora.open('/');
  await categories(page).getByRole('link', { name: 'Live casino' }).waitFor();
  await expect.poll(() => categories(page).getByRole('link', { name: 'Fishing' }).count()).toBe(0);
  await expect.poll(() => menu(page).getByText('Fishing').count()).toBe(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await providers(page).getByText('Velvet Hall').waitFor({ state: 'attached' });
  for (const name of ['Tidalforge', 'Corallane', 'Deepbell'])
    expect([name, await page.getByText(name).count()]).toEqual([name, 0]);
});

test('[1.11] a page on a social network that is switched off is linked nowhere', {
  tags: 'matrix',
}, async () => {
  await aurora.state({ resources: { FACEBOOK: false } });
  const page = await aurora.open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Telegram' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Facebook' }).count()).toBe(0);
});

test('announcements and promotions that are switched off leave nothing but a word', {
  tags: 'matrix',
}, async () => {
  await aurora.state({ modules: { NOTICE3: false, PROMOTION3: false } });
  const page = await aurora.open('/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Announcements' }).click();
  await page.getByRole('dialog').getByText('There are no announcements').waitFor();
  await expect.poll(() => page.getByText('For new players').count()).toBe(0);
});
