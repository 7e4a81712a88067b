import { createDevServer, type RunningDev } from '@liveryjs/cli';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { patientPage } from '#tests/harness/patient-page.ts';
import { startTestPlatform } from './test-platform.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

let workspace: TestWorkspace;
let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let dev: RunningDev;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  workspace = createTestWorkspace();
  platform = await startTestPlatform();
  dev = await createDevServer({
    root: workspace.root,
    platform: platform.url,
    port: 0,
    log: () => undefined,
  });
  browser = await launchBrowser();
  page = await patientPage(browser, { viewport: { width: 1440, height: 900 } });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
});

afterAll(async () => {
  await browser?.close();
  await dev?.close();
  platform?.close();
  workspace?.remove();
});

const open = async (brand: string) => {
  await page.goto('about:blank');
  await page.goto(`http://studio.localhost:${dev.port}/#/brand/${brand}`);
};
const row = (name: string) => page.getByRole('treegrid', { name: 'Outline' }).getByRole('row', { name });
const placements = () =>
  page
    .getByRole('treegrid', { name: 'Outline' })
    .getByRole('row', { name: /^(Hello|Extra|Unused) / })
    .allTextContents();
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('a placement is added, moved by keyboard and by pointer, doubled and taken out, and saved as one would write it', {
  tags: 'matrix',
}, async () => {
  const file = 'brands/blue/brand.json';
  await open('blue');
  const portal = page.frameLocator('iframe');
  await portal.locator('#count').click();
  await row('Hello hello').click();
  await row('Hello hello').getByRole('button', { name: 'Actions for Hello' }).click();
  expect(await axe(page, { without: ['color-contrast'] })).toEqual([]);
  await page.getByRole('menuitem', { name: 'Add after…' }).click();
  await page.getByRole('searchbox', { name: 'Search widgets' }).fill('unus');
  await page.getByRole('option', { name: /^Unused/ }).waitFor();
  expect(await page.getByRole('option').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await press('Tab', 'Enter');
  await portal.getByText('unused-marker').waitFor();
  await page.getByRole('heading', { name: 'Unused' }).waitFor();
  expect(await row('Unused unused').getAttribute('aria-selected')).toBe('true');

  await row('Unused unused').getByRole('button', { name: 'Move Unused' }).focus();
  await press('Enter');
  // One looks where a row would land before one lets go.
  const place = page.locator('[data-drop-target] [aria-roledescription="drop indicator"]');
  const placeOfDrop = async () => (await place.count()) > 0 && place.first().getAttribute('aria-label');
  const above = 'Insert before Hello hello';
  await expect
    .poll(async () => {
      if ((await placeOfDrop()) !== above) await press('ArrowUp');
      return placeOfDrop();
    })
    .toBe(above);
  await press('Enter');
  await expect.poll(placements).toEqual(['Unusedunused', 'Hellohello']);
  await row('Hello hello').dragTo(row('Unused unused'), { targetPosition: { x: 80, y: 2 } });
  await expect.poll(placements).toEqual(['Hellohello', 'Unusedunused']);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(placements).toHaveLength(3);
  await row('Unused unused-2').click();
  await press('Delete');
  await expect.poll(placements).toEqual(['Hellohello', 'Unusedunused']);
  // The frame was never loaded again.
  expect(await portal.locator('#count').textContent()).toBe('count 1');

  const before = JSON.parse(workspace.read(file));
  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByRole('button', { name: 'Save 1 file' }).click();
  await page.getByText('Saved 1 file.').waitFor();
  expect(JSON.parse(workspace.read(file)).routes).toEqual([
    ...before.routes,
    { id: 'home', main: [{ id: 'unused', widget: 'unused' }] },
  ]);
  expect(complaints).toEqual([]);
});

test('a list of any section takes a new item, and texts show their errors while they are written', {
  tags: 'matrix',
}, async () => {
  await open('blue');
  await page.getByRole('tab', { name: 'Sections' }).click();
  await page.getByRole('option', { name: 'Redirects' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('textbox', { name: 'From' }).fill('/old');
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('button', { name: 'Add', exact: true }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Route', exact: true }).click();
  await page.getByRole('combobox', { name: 'Route' }).fill('hom');
  await page.getByRole('option', { name: 'home', exact: true }).click();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('heading', { name: 'New redirect' }).waitFor();
  await page.getByRole('button', { name: 'Redirects', exact: true }).click();
  await page.getByRole('grid', { name: 'Redirects' }).getByRole('row', { name: 'New redirect' }).waitFor();
  expect(await axe(page)).toEqual([]);

  await page.getByRole('button', { name: 'Texts', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search texts' }).fill('hello.text');
  await page.getByRole('button', { name: 'hello.text in EN: Hello from azure sky' }).click();
  await page.getByRole('textbox', { name: 'hello.text' }).fill('Ahoy {name');
  await page.getByText('hello.text: a { is not closed.').waitFor();
  expect(await axe(page, { without: ['color-contrast'] })).toEqual([]);
  await page.getByRole('textbox', { name: 'hello.text' }).fill('Ahoy');
  await page.frameLocator('iframe').getByText('Ahoy', { exact: true }).waitFor();
  await press('Escape');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'hello.text in EN: Ahoy' }).waitFor();
  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByRole('button', { name: 'Save 2 files' }).click();
  await page.getByText('Saved 2 files.').waitFor();
  expect(JSON.parse(workspace.read('brands/blue/brand.json')).redirects).toEqual([
    { id: 'new-redirect', from: '/old', to: { route: 'home' } },
  ]);
  expect(JSON.parse(workspace.read('brands/blue/messages/EN.json'))['hello.text']).toBe('Ahoy');
  expect(complaints).toEqual([]);
});

test('a brand that is only extended is changed in sight of one that extends it, and Review names all of them', {
  tags: 'matrix',
}, async () => {
  await open('house');
  const portal = page.frameLocator('iframe');
  await page.getByRole('button', { name: 'Shown in' }).click();
  await page.getByRole('option', { name: 'In Brand red' }).click();
  await portal.getByText('Hello from crimson tide').waitFor();
  await row('Hello hello').click();
  const size = page.getByRole('textbox', { name: 'Size' });
  await size.fill('5');
  await size.press('Enter');
  await portal.locator('[data-size="5"]').waitFor();
  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByText('2 brands: blue, red').waitFor();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await portal.locator('[data-size="2"]').waitFor();
  expect(complaints).toEqual([]);
});

test('a setting goes into other brands in one step, is refused by none, and is taken back from all', {
  tags: 'matrix',
}, async () => {
  await open('blue');
  await row('Hello hello').click();
  const size = page.getByRole('textbox', { name: 'Size' });
  await size.fill('4');
  await size.press('Enter');
  await page.frameLocator('iframe').locator('[data-size="4"]').waitFor();
  await page.getByRole('button', { name: 'In other brands, too', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'In other brands, too' });
  const red = dialog.getByRole('row', { name: 'Brand red' });
  await red.waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('searchbox', { name: 'Search brands' }).fill('red');
  await red.click();
  await dialog.getByRole('button', { name: 'Change 1 brand' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByText('2 brands: blue, red').waitFor();
  await page.getByRole('button', { name: /^In other brands, too: red: .* is 4/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByText('1 brand: blue').waitFor();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  expect(complaints).toEqual([]);
});
