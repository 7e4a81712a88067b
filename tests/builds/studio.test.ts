import { request } from 'node:http';
import { createDevServer, type RunningDev } from '@liveryjs/cli';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import type { DraftState, PageView, StudioCalls } from '@liveryjs/studio/api';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { startTestPlatform } from './test-platform.ts';
import { createTestWorkspace, type TestWorkspace, writeBrand } from './test-workspace.ts';

const HOSTILE = 'Brand <img src=x onerror=alert(1)>';

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

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

function ask(path: string, headers: Record<string, string>, body?: unknown): Promise<Answer> {
  return new Promise((done, fail) => {
    const method = body === undefined ? 'GET' : 'POST';
    request({ port: dev.port, host: '127.0.0.1', path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, text }));
    })
      .on('error', fail)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const host = () => `studio.localhost:${dev.port}`;

/** The calls of the studio's page. */
async function ownPage() {
  const { text } = await ask('/', { host: host() });
  const token = /name="studio-token" content="([^"]+)"/.exec(text)?.[1] ?? '';
  const headers = {
    host: host(),
    origin: `http://${host()}`,
    'x-studio-token': token,
    'content-type': 'application/json',
  };
  return {
    headers,
    call: async <T>(path: string, body: object = {}) => {
      const answer = await ask(path, headers, body);
      return { status: answer.status, body: JSON.parse(answer.text) as T & { error?: string } };
    },
  };
}

test('nobody but its own page hears or changes anything, and names lead nowhere else', async () => {
  const page = await ask('/', { host: host(), origin: `http://red-casino.localhost:${dev.port}` });
  expect(page.status).toBe(200);
  expect(page.headers).not.toHaveProperty('access-control-allow-origin');
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
  expect((await ask('/', { host: 'studio.localhost' })).status).toBe(403);
  for (const path of ['/@fs/etc/passwd', '/brands/red/brand.json', '/@vite/client'])
    expect((await ask(path, { host: host() })).status).toBe(404);

  const { headers, call } = await ownPage();
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
  let { call } = await ownPage();
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
  ({ call } = await ownPage());
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

const isFocused = (element: Element) => element === document.activeElement;

test('a setting, a colour and a text are changed, seen at once, taken back and saved, and nothing else is', {
  tags: 'matrix',
}, async () => {
  const browser: Browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const files = ['brand.json', 'tokens.json', 'messages/EN.json'].map((name) => `brands/blue/${name}`);
  const [manifest = '', tokens = '', messages = ''] = files.map(workspace.read);
  const house = workspace.read('brands/house/brand.json');

  await page.goto(`http://${host()}/`);
  await page.getByRole('link', { name: HOSTILE }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('searchbox').fill('blu');
  await page.getByRole('link', { name: 'Brand blue' }).click();
  const portal = page.frameLocator('iframe');
  await portal.locator('#count').click();
  // No element is added to the portal: it looks as it does alone.
  const alone = await browser.newPage();
  await alone.goto(`http://blue-casino.localhost:${dev.port}/`);
  await alone.locator('#count').click();
  const html = (element: Element) => element.innerHTML;
  expect(await portal.locator('#root').evaluate(html)).toBe(await alone.locator('#root').evaluate(html));

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
  expect(complaints).toEqual([]);
  await browser.close();
});
