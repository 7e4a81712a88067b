import { request } from 'node:http';
import { createDevServer, type RunningDev } from '@liveryjs/cli';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestPlatform } from './test-platform.ts';
import { createTestWorkspace, type TestWorkspace, writeBrand } from './test-workspace.ts';

let workspace: TestWorkspace;
let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let dev: RunningDev;
let browser: Browser;
const lines: string[] = [];

beforeAll(async () => {
  workspace = createTestWorkspace();
  workspace.write(
    'adapters/marking.ts',
    "export default { outgoing: (call: object) => ({ ...call, headers: { 'x-marked': 'first' } }) };\n",
  );
  platform = await startTestPlatform();
  dev = await createDevServer({
    root: workspace.root,
    adapterFolders: ['adapters'],
    platform: platform.url,
    port: 0,
    log: (line) => lines.push(line),
  });
  browser = await launchBrowser();
}, 30_000);

afterAll(async () => {
  await browser?.close();
  await dev?.close();
  platform?.close();
  workspace?.remove();
});

const addressOf = (id: string) => dev.addresses().find((brand) => brand.id === id)?.url ?? '';

function ask(
  path: string,
  headers: Record<string, string> | readonly string[],
): Promise<{ status: number | undefined }> {
  return new Promise((done, fail) => {
    request({ port: dev.port, host: '127.0.0.1', path, headers }, (answer) => {
      answer.resume().on('end', () => done({ status: answer.statusCode }));
    })
      .on('error', fail)
      .end();
  });
}

/** Opens a brand with some state in it: a count of 2 and a mark on the window that a reload would lose. */
async function open(id: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(addressOf(id));
  await page.click('#count');
  await page.click('#count');
  await page.evaluate(() => {
    (window as { mark?: boolean }).mark = true;
  });
  return page;
}

const isUntouched = async (page: Page) => [
  await page.evaluate(() => (window as { mark?: boolean }).mark === true),
  await page.textContent('#count'),
];
const UNTOUCHED = [true, 'count 2'];
/** What a page asks for from now on: files of code, styles and the manifest. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('virtual:')) asked.push(request.url());
  });
  return asked;
}
const colourOf = (page: Page) => page.$eval('#text', (element) => getComputedStyle(element).color);
const issuesIn = (page: Page) =>
  page.evaluate(() =>
    [...(document.querySelector('livery-issues')?.shadowRoot?.querySelectorAll('pre') ?? [])].map(
      ({ textContent }) => textContent,
    ),
  );
const soon = { timeout: 8000, interval: 50 };

test('the terminal says where each brand is', () => {
  expect(lines.join('\n')).toContain(
    `\n  blue      http://blue-casino.localhost:${dev.port}/\n  red       http://red-casino.localhost:${dev.port}/\n  platform  ${platform.url}\n`,
  );
});

test('a host name that no brand has lists the brands; a strange one is refused', async () => {
  const page = (host: string) =>
    browser.newPage().then(async (tab) => {
      const answer = await tab.goto(`http://${host}:${dev.port}/`);
      return [
        answer?.status(),
        await tab.$$eval('a', (links) => links.map(({ textContent }) => textContent)),
      ];
    });
  expect(await page('localhost')).toEqual([200, ['Brand blue', 'Brand red']]);
  expect(await ask('/', { host: 'strange.example' })).toMatchObject({ status: 403 });
  expect(await ask('/sandbox/accounts', { host: 'strange.example' })).toMatchObject({ status: 403 });
  const twice = ['Host', 'localhost', 'Host', 'strange.example'];
  expect(await ask('/sandbox/accounts', twice)).toMatchObject({ status: 400 });
  expect(await ask('http://strange.example/sandbox/accounts', { host: 'localhost' })).toMatchObject({
    status: 400,
  });
});

test('an address that cannot be read, or not be decoded, is answered without a stack trace', async () => {
  const headers = { host: `red-casino.localhost:${dev.port}`, accept: 'text/html' };
  const status = async (address: string) => (await ask(address, headers)).status;
  for (const address of ['//', '//[', '/\\'])
    expect([address, await status(address)]).toEqual([address, 400]);
  for (const address of ['/%', '/%ff', '/nowhere?%'])
    expect([address, await status(address)]).toEqual([address, 404]);
});

test('a call is passed on for the address and the host that it comes from, whatever it says itself', async () => {
  const claims = {
    'x-forwarded-for': '192.0.2.1',
    'x-forwarded-host': 'evil.example',
    'x-proxy-key': 'guessed',
  };
  await ask('/wps/system/status', { host: `blue.localhost:${dev.port}`, ...claims });
  expect(platform.asked.at(-1)).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': `blue.localhost:${dev.port}`,
  });
});

describe('a saved file shows in the open page, which keeps its state', () => {
  let page: Page;
  beforeEach(async () => {
    page = await open('red');
    return () => page.close();
  });

  test('a manifest', async () => {
    const asked = requestsOf(page);
    workspace.edit('brands/house/brand.json', '"size": 2', '"size": 3');
    await expect.poll(() => page.getAttribute('[data-size]', 'data-size'), soon).toBe('3');
    expect(asked).toEqual([]);
    expect(await isUntouched(page)).toEqual(UNTOUCHED);
  });

  test('a token', async () => {
    expect(await colourOf(page)).toBe('rgb(179, 38, 30)');
    const asked = requestsOf(page);
    workspace.edit('brands/red/tokens.json', '#b3261e', '#a01010');
    await expect.poll(() => colourOf(page), soon).toBe('rgb(160, 16, 16)');
    expect(asked).toEqual([]);
    expect(await isUntouched(page)).toEqual(UNTOUCHED);
  });

  test('a message, and only in the brand that says it', async () => {
    const other = await open('blue');
    workspace.edit('brands/red/messages/EN.json', 'Hello from', 'Good day from');
    await expect.poll(() => page.textContent('#text'), soon).toBe('Good day from crimson tide');
    expect([await isUntouched(page), await other.textContent('#text')]).toEqual([
      UNTOUCHED,
      'Hello from azure sky',
    ]);
    await other.close();
  });

  test('the code of a widget', async () => {
    workspace.edit('widgets/hello/Hello.tsx', '<div data-size', '<div data-fresh="yes" data-size');
    await expect.poll(() => page.locator('[data-fresh="yes"]').count(), soon).toBe(1);
    expect(await isUntouched(page)).toEqual(UNTOUCHED);
  });

  test('a word that the code of a widget begins to say, which nobody lists', async () => {
    workspace.edit(
      'widgets/hello/Hello.tsx',
      '<button id="count"',
      '<button title={t(\'form.slow\')} id="count"',
    );
    const words = 'This is taking longer than usual. Please stay on this page.';
    await expect.poll(() => page.getAttribute('#count', 'title'), soon).toBe(words);
    expect(JSON.parse(workspace.read('widgets/hello/widget.json')).messages).toEqual([
      'form.slow',
      'hello.text',
    ]);
    expect(await isUntouched(page)).toEqual(UNTOUCHED);
  });

  test('a broken manifest shows its issues over the last good version, until it is mended', async () => {
    lines.length = 0;
    workspace.edit('brands/red/brand.json', '"merchant-red"', '7');
    workspace.edit('brands/red/messages/EN.json', '"hello.text"', '"hello.txt"');
    await expect.poll(async () => (await issuesIn(page)).length, soon).toBe(2);
    const issues = await issuesIn(page);
    expect(issues.join('\n')).toContain('brands/red/brand.json:10:21  error');
    expect(issues.join('\n')).toContain('> 10 |     "merchantCode": 7');
    expect(lines.join('\n')).toContain('"merchantCode": 7');
    expect(await isUntouched(page)).toEqual(UNTOUCHED);
    workspace.edit('brands/red/brand.json', '7', '"merchant-red"');
    workspace.edit('brands/red/messages/EN.json', '"hello.txt"', '"hello.text"');
    await expect.poll(() => issuesIn(page), soon).toEqual([]);
    expect(await isUntouched(page)).toEqual(UNTOUCHED);
  });
});

test('the schemas by which editors help follow what is inherited', async () => {
  const size = /"size": \d/.exec(workspace.read('brands/house/brand.json'))?.[0] ?? '';
  workspace.edit('brands/house/brand.json', size, '"size": 9');
  await expect
    .poll(() => workspace.read('.livery/schemas/red/brand.schema.json'), soon)
    .toContain('Inherited from house: 9');
  workspace.edit('brands/house/brand.json', '"size": 9', size);
});

test('a brand that comes broken shows its issues as a page, and the portal once it is mended', async () => {
  workspace.write('brands/green/brand.json', '{ "schemaVersion": 1, "id": "green", }');
  await expect.poll(() => addressOf('green'), soon).toBe(`http://green.localhost:${dev.port}/`);
  const page = await browser.newPage();
  expect((await page.goto(addressOf('green')))?.status()).toBe(500);
  await expect.poll(async () => (await issuesIn(page)).length, soon).toBeGreaterThan(0);
  writeBrand(workspace, 'green', '#107010', 'emerald hill', []);
  await expect.poll(() => page.textContent('#text').catch(() => ''), soon).toBe('Hello from emerald hill');
  await page.close();
});

test('a check of one’s own is heard when it is saved, and once more when it is changed', async () => {
  const check = (colour: string) => `import { defineCheck } from '@liveryjs/engine/manifest';
export default defineCheck({
  docs: 'No brand is called Red.',
  findings: {
    'colours/name': { title: 'A colour', severity: 'error', message: () => 'name: ${colour}.', hint: () => '' },
  },
  run: ({ manifest, report }) => manifest.name === 'Brand red' && report('colours/name', { pointer: '/name' }, {}),
});
`;
  const page = await open('red');
  workspace.write('checks/colours.mjs', check('crimson'));
  await expect.poll(async () => (await issuesIn(page)).join(), soon).toContain('name: crimson.');
  workspace.edit('checks/colours.mjs', 'crimson', 'scarlet');
  await expect.poll(async () => (await issuesIn(page)).join(), soon).toContain('name: scarlet.');
  workspace.edit('checks/colours.mjs', "'Brand red'", "'Nobody'");
  await expect.poll(() => issuesIn(page), soon).toEqual([]);
  expect(await isUntouched(page)).toEqual(UNTOUCHED);
  await page.close();
});

test('an adapter that the manifest names, or that is changed, shows in the open page', {
  tags: 'matrix',
}, async () => {
  const page = await open('blue');
  const marks = () => new Set(platform.asked.flatMap((headers) => headers['x-marked'] ?? []));
  expect(marks()).toEqual(new Set());
  const manifest = workspace.read('brands/blue/brand.json');
  const platformOf = (adapter: string) => ({ ...JSON.parse(manifest), platform: { adapter } });
  workspace.write('brands/blue/brand.json', platformOf('markin'));
  await expect.poll(async () => (await issuesIn(page)).join(), soon).toContain('Did you mean "marking"?');
  workspace.write('brands/blue/brand.json', platformOf('marking'));
  await expect.poll(marks, soon).toEqual(new Set(['first']));
  workspace.edit('adapters/marking.ts', "'first'", "'second'");
  await expect.poll(marks, soon).toEqual(new Set(['first', 'second']));
  await page.close();
});
