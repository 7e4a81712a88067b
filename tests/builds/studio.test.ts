import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createDevServer, type RunningDev } from '@liveryjs/cli';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import type { DraftState, PageView, StudioCalls } from '@liveryjs/studio/api';
import { checkBrands } from '@liveryjs/workspace/check/check-brands';
import { openRepository } from '@liveryjs/workspace/open';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { patientPage } from '#tests/harness/patient-page.ts';
import { ask as askAt, ownPage } from './ask-studio.ts';
import { startTestPlatform } from './test-platform.ts';
import { createTestWorkspace, type TestWorkspace, writeBrand } from './test-workspace.ts';

const HOSTILE = `Brand <img src=x onerror=alert(1)>\u202e${'x'.repeat(400)}`;
/** The same as the studio shows it: what turns the order of letters is seen. */
const HOSTILE_SHOWN = HOSTILE.replace('\u202e', '⟨U+202E⟩');

let workspace: TestWorkspace;
let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let dev: RunningDev;

beforeAll(async () => {
  workspace = createTestWorkspace();
  writeBrand(workspace, 'green', '#107010', 'emerald hill', []);
  workspace.edit('brands/green/brand.json', '"Brand green"', JSON.stringify(HOSTILE));
  platform = await startTestPlatform();
  dev = await start();
});

const lines: string[] = [];
const start = () =>
  createDevServer({ root: workspace.root, platform: platform.url, port: 0, log: (line) => lines.push(line) });

afterAll(async () => {
  await dev?.close();
  platform?.close();
  workspace?.remove();
});

const ask = (path: string, headers: Record<string, string>, body?: unknown) =>
  askAt(dev.port, path, headers, body);
const host = () => `studio.localhost:${dev.port}`;

test('nobody but its own page hears or changes anything, and names lead nowhere else', async () => {
  const page = await ask('/', { host: host(), origin: `http://red-casino.localhost:${dev.port}` });
  expect(page.status).toBe(200);
  expect(page.headers).not.toHaveProperty('access-control-allow-origin');
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
  expect((await ask('/', { host: 'studio.localhost' })).status).toBe(403);
  for (const path of ['/@fs/etc/passwd', '/brands/red/brand.json', '/@vite/client'])
    expect((await ask(path, { host: host() })).status).toBe(404);

  const { headers, call } = await ownPage(dev.port);
  const refused = async (change: Record<string, string>) =>
    (await ask('/api/brands', { ...headers, ...change }, {})).status;
  expect(await refused({})).toBe(200);
  expect(await refused({ 'x-studio-token': '' })).toBe(403);
  expect(await refused({ origin: `http://red-casino.localhost:${dev.port}` })).toBe(403);
  expect((await ask('/api/brands', headers)).status).toBe(403);

  const edit = { op: 'set', brand: 'red', at: 'hello.text', language: 'EN', value: 'x' };
  for (const change of [{ brand: '../house' }, { language: '../../../x' }, { mode: 'a/../b' }])
    expect(await call('/api/edit', { edits: [{ ...edit, ...change }] })).toMatchObject({ status: 400 });
  expect(await call('/api/edit', { edits: [{ ...edit, brand: 'nobody' }] })).toMatchObject({
    status: 409,
    body: { error: 'There is no brand "nobody" here.' },
  });
  expect((await call<DraftState>('/api/draft')).body.files).toEqual([]);
});

test('hides and shows again, keeps a draft, and makes its edits anew on a file that somebody else has changed', async () => {
  let { call } = await ownPage(dev.port);
  const place = '/routes/home/main/hello';
  const hello = async () =>
    (await call<PageView>('/api/page', { brand: 'red', page: 'home' })).body.nodes[0]?.nodes[0];
  await call('/api/edit', { edits: [{ op: 'remove', brand: 'red', at: place }] });
  expect(await hello()).toMatchObject({ id: 'hello', isHidden: true });
  await call('/api/edit', { edits: [{ op: 'reset', brand: 'red', at: place }] });
  expect(await hello()).toMatchObject({ id: 'hello', isHidden: false });
  expect((await call<DraftState>('/api/draft')).body).toMatchObject({ steps: 0, files: [] });

  const before = workspace.read('brands/red/brand.json');
  await call('/api/edit', { edits: [{ op: 'set', brand: 'red', at: `${place}/props/size`, value: 4 }] });
  await dev.close();
  dev = await start();
  expect(lines).toContain(
    'A draft of the studio lies over brands/red/brand.json: the studio shows it until it is saved or discarded there.',
  );
  ({ call } = await ownPage(dev.port));
  expect((await call<DraftState>('/api/draft')).body).toMatchObject({
    steps: 1,
    files: ['brands/red/brand.json'],
  });
  // The frame of the studio alone gets it: pages show the files.
  const shown = async (has: readonly string[] = []) =>
    (await call<StudioCalls['/api/shown']['answer']>('/api/shown', { brand: 'red', has })).body.parts ?? [];
  const manifest = (await shown()).find(({ name }) => name === 'manifest');
  expect(manifest?.text).toContain('"size":4');
  const hashes = (await shown()).map(({ hash }) => hash);
  expect((await shown(hashes)).filter(({ text }) => text !== undefined)).toEqual([]);
  const { text: module } = await ask('/@id/__x00__virtual:brand/red/manifest', {
    host: `red-casino.localhost:${dev.port}`,
  });
  expect(module).toContain('"size":2');
  workspace.edit('brands/red/brand.json', '"Brand red"', '"Scarlet"');
  expect((await call<DraftState>('/api/draft')).body.changedOutside).toEqual(['brands/red/brand.json']);
  expect((await call('/api/save')).body.error).toContain('changed outside the studio. Nothing was saved');
  expect(workspace.read('brands/red/brand.json')).not.toContain('"size"');
  expect((await call<DraftState>('/api/rebase')).body).toMatchObject({ steps: 1, changedOutside: [] });
  expect((await call('/api/save')).status).toBe(200);
  const saved = JSON.parse(workspace.read('brands/red/brand.json'));
  expect(saved).toMatchObject({
    name: 'Scarlet',
    routes: [{ id: 'home', main: [{ id: 'hello', props: { size: 4 } }] }],
  });

  // A placement comes back with all that the brand says of it itself, after other steps too.
  await call('/api/edit', { edits: [{ op: 'remove', brand: 'red', at: place }] });
  await call('/api/edit', { edits: [{ op: 'set', brand: 'red', at: '/theme/defaultMode', value: 'light' }] });
  await call('/api/edit', { edits: [{ op: 'reset', brand: 'red', at: place }] });
  const { fields = [] } =
    (
      await call<StudioCalls['/api/form']['answer']>('/api/form', {
        brand: 'red',
        at: place,
        language: 'EN',
      })
    ).body.form ?? {};
  expect(fields).toMatchObject([{ name: 'size', value: 4, origin: { layer: 'red', isOwn: true } }]);
  await call('/api/discard');
  workspace.write('brands/red/brand.json', before);
});

test('a value beneath which the parent has changed is told beside it with both values, in the draft and once it is saved', async () => {
  const { call } = await ownPage(dev.port);
  const size = '/routes/home/main/hello/props/size';
  const set = (brand: string, values: readonly [size: number, colour: string, title: string]) => {
    const edits = [
      { op: 'set', brand, at: size, value: values[0] },
      { op: 'set', brand, at: 'color.brand.500', value: values[1] },
      { op: 'set', brand, at: 'route.home.title', language: 'EN', value: values[2] },
    ];
    return call('/api/edit', { edits });
  };
  const stale = async () =>
    (await call<StudioCalls['/api/stale']['answer']>('/api/stale', { brand: 'blue' })).body.stale;
  const files = ['blue', 'house'].flatMap((brand) =>
    ['brand.json', 'tokens.json', 'messages/EN.json'].map((name) => `brands/${brand}/${name}`),
  );
  const before = files.map(workspace.read);
  expect((await set('blue', [4, '#1e4fb4', 'Azure'])).status).toBe(200);
  expect((await call('/api/save')).status).toBe(200);
  expect(await stale()).toEqual([]);
  expect((await set('house', [5, '#123456', 'Hall'])).status).toBe(200);

  const { form } = (
    await call<StudioCalls['/api/form']['answer']>('/api/form', {
      brand: 'blue',
      at: '/routes/home/main/hello',
      language: 'EN',
    })
  ).body;
  const { tokens } = (await call<StudioCalls['/api/colors']['answer']>('/api/colors', { brand: 'blue' }))
    .body;
  const { message } = (
    await call<StudioCalls['/api/text']['answer']>('/api/text', {
      brand: 'blue',
      key: 'route.home.title',
      language: 'EN',
    })
  ).body;
  const told = [
    { over: 'house', was: 2, now: 5, place: form?.fields[0]?.origin?.place },
    {
      over: 'house',
      was: expect.objectContaining({ hex: '#2f5fe3' }),
      now: '#123456',
      place: tokens.find(({ name }) => name === 'color.brand.500')?.modes[0]?.origin.place,
    },
    { over: 'house', was: expect.any(String), now: 'Hall', place: message.origin?.place },
  ];
  expect(await stale()).toHaveLength(3);
  expect(await stale()).toEqual(expect.arrayContaining(told));
  expect((await call('/api/save')).status).toBe(200);
  expect(await stale()).toEqual(expect.arrayContaining(told));
  expect((await call('/api/edit', { edits: [{ op: 'reset', brand: 'blue', at: size }] })).status).toBe(200);
  expect(await stale()).toHaveLength(2);
  await call('/api/discard');
  for (const [index, file] of files.entries()) workspace.write(file, before[index] ?? '');
});

const isFocused = (element: Element) => element === document.activeElement;

test('a setting, a colour and a text are changed, seen at once, taken back and saved, and nothing else is', {
  tags: 'matrix',
}, async () => {
  const browser: Browser = await launchBrowser();
  const page = await patientPage(browser, { viewport: { width: 1440, height: 900 } });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const files = ['brand.json', 'tokens.json', 'messages/EN.json'].map((name) => `brands/blue/${name}`);
  const [manifest = '', tokens = '', messages = ''] = files.map(workspace.read);
  const house = workspace.read('brands/house/brand.json');

  await page.goto(`http://${host()}/`);
  await page.getByRole('link', { name: HOSTILE_SHOWN }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('searchbox').fill('blu');
  await page.getByRole('link', { name: 'Brand blue' }).click();
  const portal = page.frameLocator('iframe');
  await portal.locator('#count').click();
  // No element is added to the portal: it looks as it does alone.
  const alone = await patientPage(browser);
  await alone.goto(`http://blue-casino.localhost:${dev.port}/`);
  await alone.locator('#count').click();
  // Class names are left out: styled-components numbers them in the order in which modules arrive.
  const html = ({ innerHTML }: Element) => innerHTML.replaceAll(/ class="[^"]*"/gu, '');
  expect(await portal.locator('#root').evaluate(html)).toBe(await alone.locator('#root').evaluate(html));

  // By keyboard, F6 leads out of the portal.
  await portal.locator('#count').focus();
  await page.keyboard.press('F6');
  await expect.poll(() => page.getByRole('tab', { name: 'Settings' }).evaluate(isFocused)).toBe(true);

  // The portal is seen as by somebody else, where the platform has such an account; this one has none.
  await page.getByRole('button', { name: 'Seen as it is' }).click();
  expect(await axe(page, { without: ['color-contrast'] })).toEqual([]);
  await page.getByRole('button', { name: /Visitor$/ }).click();
  await page.getByRole('option', { name: 'Agent' }).click();
  await page.getByText('The platform names no account of the kind "agent".').waitFor();
  await page.getByLabel('Time').fill('2031-12-24T20:00');
  const ahead = () => portal.locator('html').evaluate(({ dataset }) => Number(dataset.clock) + Date.now());
  await expect.poll(ahead).toBeGreaterThan(Date.parse('2031-12-24'));
  expect(await page.evaluate(() => location.hash)).toContain('audience=visitor&time=2031-12-24T20%3A00');
  await page.getByRole('button', { name: 'As it is', exact: true }).click();
  await expect.poll(ahead).toBeNaN();

  // A click on a text chooses its placement, and leads to the field of the text.
  await page.getByRole('radio', { name: 'Select' }).click();
  await portal.locator('#text').click();
  await expect.poll(() => page.locator('.frame-outline.chosen').textContent()).toBe('Hello');
  await expect.poll(() => page.getByRole('textbox', { name: 'hello.text' }).evaluate(isFocused)).toBe(true);
  await page.getByRole('radio', { name: 'Browse' }).click();
  await page.getByRole('row', { name: 'Hello hello', selected: true }).waitFor();

  const size = page.getByRole('textbox', { name: 'Size' });
  await size.fill('3');
  await size.press('Enter');
  await portal.locator('[data-size="3"]').waitFor();
  await page.getByRole('textbox', { name: 'hello.text' }).fill('Ahoy from azure sky');
  await portal.getByText('Ahoy from azure sky').waitFor();
  await page.getByRole('tab', { name: 'Colours' }).click();
  await page.getByRole('searchbox', { name: 'Search colours' }).fill('brand.500');
  await page.getByRole('button', { name: /color\.brand\.500/ }).click();
  await page.getByRole('textbox', { name: 'Hex' }).fill('#107a10');
  await page.keyboard.press('Enter');
  const colour = () => portal.locator('#text').evaluate((element) => getComputedStyle(element).color);
  await expect.poll(colour).toBe('rgb(16, 122, 16)');
  expect(await axe(page, { without: ['color-contrast'] })).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await axe(page)).toEqual([]);
  // Other pages of the server show the files, and the frame was never loaded again.
  expect(await alone.locator('#text').textContent()).toContain('Hello from azure sky');
  expect(await alone.locator('[data-size="3"]').count()).toBe(0);
  expect(await portal.locator('#count').textContent()).toBe('count 1');
  expect(files.map(workspace.read)).toEqual([manifest, tokens, messages]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(colour).not.toBe('rgb(16, 122, 16)');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(colour).toBe('rgb(16, 122, 16)');
  await page.getByRole('button', { name: 'Review 3' }).click();
  await page.getByText('blue: hello.text in EN is "Ahoy from azure sky"').waitFor();
  expect(await axe(page)).toEqual([]);
  // Small windows, and large letters (WCAG 2.2, 1.4.10).
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Save 3 files' }).click();
  await page.getByText('Saved 3 files.').waitFor();
  expect(workspace.read('brands/blue/tokens.json')).toBe(tokens.replace('#1e4fb3', '#107a10'));
  expect(workspace.read('brands/blue/messages/EN.json')).toBe(
    messages.replace('Hello from azure', 'Ahoy from azure'),
  );
  expect(JSON.parse(workspace.read('brands/blue/brand.json')).routes).toEqual([
    ...JSON.parse(manifest).routes,
    { id: 'home', main: [{ id: 'hello', props: { size: 3 } }] },
  ]);
  expect(workspace.read('brands/house/brand.json')).toBe(house);

  // The studio follows the portal to another page, and opens there again.
  await page.getByRole('button', { name: /Page/ }).click();
  await page.getByRole('option', { name: 'Extra' }).click();
  await portal.getByText('More of azure sky').waitFor();
  await portal.locator('body').evaluate(() => history.back());
  await expect.poll(() => page.getByRole('button', { name: /Page/ }).textContent()).toContain('Home');
  await page.getByRole('row', { name: 'Hello hello' }).click();
  await page.reload();
  await page.getByRole('row', { name: 'Hello hello', selected: true }).waitFor();

  // A value that is the inherited one again is told, and follows its parent once it is taken out.
  await size.fill('2');
  await size.press('Enter');
  await page.getByRole('tab', { name: 'Repeated' }).click();
  const repeated = page.getByRole('list', { name: 'Repeated values' }).getByRole('listitem');
  await repeated.filter({ hasText: '/routes/home/main/hello/props/size' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take out' }).click();
  await page.getByText('Nothing is repeated').waitFor();

  await page.getByRole('link', { name: 'All brands' }).click();
  await makeBrandIn(page);
  expect(complaints).toEqual([]);
  await browser.close();
});

const filesOfBrands = () => {
  const folder = join(workspace.root, 'brands');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = relative(workspace.root, join(parentPath, name));
      return [path, workspace.read(path)];
    }),
  );
};
const svg = (inner: string) => ({
  name: 'Our logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40">${inner}</svg>`,
  ),
});

/** Drops a file of the workspace, as a pointer does: a drop that a script makes is none to the page. */
async function drop(page: Page, target: Locator, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to drop a file on.');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [join(workspace.root, path)], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...place, data });
}

/** A brand is made of another one in the list of brands, and opens. Nothing else is touched, and nothing typed is lost. */
async function makeBrandIn(page: Page): Promise<void> {
  const before = filesOfBrands();
  await page.getByRole('button', { name: 'New brand' }).click();
  const dialog = page.getByRole('dialog', { name: 'New brand' });
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await expect.poll(() => field('Name').evaluate(isFocused)).toBe(true);
  expect(await axe(page)).toEqual([]);

  // All that is wrong is told beside its field, by the rules of check.
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('An id has small letters').waitFor();
  await dialog.getByText('2 fields need another value.').waitFor();
  await field('Domains').focus();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => field('Name').evaluate(isFocused)).toBe(true);
  await field('Name').fill('Rosé Lotus');
  expect(await field('Id').inputValue()).toBe('rose-lotus');
  await field('Id').fill('red');
  await dialog.getByText('brands/red is there already. Choose another id.').waitFor();
  await field('Id').fill('rose-lotus');
  await field('Domains').fill('red-casino.localhost');
  await dialog.getByText('"red-casino.localhost" is also claimed by red.').waitFor();
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles(svg('<script>alert(1)</script>'));
  await dialog.getByText('a picture of a brand runs no code').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('2 fields need another value.').waitFor();
  expect(filesOfBrands()).toEqual(before);

  // A dialog that was closed by mistake has all that was written.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'New brand' }).click();
  expect(await field('Name').inputValue()).toBe('Rosé Lotus');
  await field('Domains').fill('rose-casino.localhost');
  const logo = svg('<path d="M0 0h40v40H0z"/>');
  workspace.write(logo.name, logo.buffer.toString());
  await drop(page, dialog.getByText('Drop an SVG or a PNG here').or(dialog.getByText(logo.name)), logo.name);
  await dialog.getByText('a picture of a brand runs no code').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: /^Main colour/ }).click();
  await page.getByRole('textbox', { name: 'Hex' }).fill('#c2185b');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await dialog.getByRole('list', { name: 'Palette' }).waitFor();
  await dialog.getByRole('button', { name: 'Create' }).click();

  await page.getByRole('heading', { name: 'Rosé Lotus is made' }).waitFor();
  const portal = page.frameLocator('iframe');
  await portal.getByText('Ahoy from azure sky').waitFor();
  const colour = () => portal.locator('#text').evaluate((element) => getComputedStyle(element).color);
  expect(await colour()).toBe('rgb(194, 24, 91)');
  expect(await axe(page, { without: ['color-contrast'] })).toEqual([]);
  await page.getByRole('button', { name: 'Open Tenant' }).click();
  await page.getByRole('textbox', { name: 'Merchant code' }).waitFor();
  const after = filesOfBrands();
  const made = ['assets/favicon.svg', 'assets/logo.svg', 'brand.json', 'tokens.json'].map(
    (name) => `brands/rose-lotus/${name}`,
  );
  expect([...after.keys()].filter((path) => !before.has(path)).sort()).toEqual(made);
  expect(after.get('brands/rose-lotus/assets/logo.svg')).toBe(logo.buffer.toString());
  for (const path of made) after.delete(path);
  expect(after).toEqual(before);
  const { issues } = await checkBrands(await openRepository({ root: workspace.root }));
  expect(issues.filter((issue) => issue.file.startsWith('brands/rose-lotus/'))).toEqual([]);
}
