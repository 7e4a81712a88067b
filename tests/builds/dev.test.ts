import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevServer, type RunningDev } from '@liveryjs/cli';
import { fsAddress } from '@liveryjs/cli/dev/fs-address';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import { Failure } from '@liveryjs/workspace/failure';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patientPage } from '#tests/harness/patient-page.ts';
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
});

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
): Promise<{
  status: number | undefined;
  type: string | undefined;
  location: string | undefined;
  text: string;
}> {
  return new Promise((done, fail) => {
    request({ port: dev.port, host: '127.0.0.1', path, headers }, (answer) => {
      let text = '';
      answer
        .setEncoding('utf8')
        .on('data', (piece) => {
          text += piece;
        })
        .on('end', () => {
          const { 'content-type': type, location } = answer.headers;
          done({ status: answer.statusCode, type, location, text });
        });
    })
      .on('error', fail)
      .end();
  });
}

/** Opens a brand with some state in it: a count of 2 and a mark on the window that a reload would lose. */
async function open(id: string): Promise<Page> {
  const page = await patientPage(browser);
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
/** Returns the requests that a page makes from now on: files of code, styles and the manifest. */
function requestsOf(page: Page): string[] {
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('virtual:')) requestedUrls.push(request.url());
  });
  return requestedUrls;
}
const colourOf = (page: Page) => page.$eval('#text', (element) => getComputedStyle(element).color);
const issuesIn = (page: Page) =>
  page.evaluate(() =>
    [...(document.querySelector('livery-issues')?.shadowRoot?.querySelectorAll('pre') ?? [])].map(
      ({ textContent }) => textContent,
    ),
  );
const soon = { timeout: 40_000, interval: 50 };

test('the address of a page sets its clock, until it takes that back', async () => {
  const host = new URL(addressOf('red')).host;
  const askPage = (query: string) => ask(`/${query}`, { host, accept: 'text/html' });
  const [plain, set, wrong] = [
    await askPage(''),
    await askPage('?at=2026-12-24T20:00'),
    await askPage('?at=24.12.'),
  ];
  const script = '/@livery/clock.js?at=2026-12-24T20%3A00%3A00.000Z&zone=UTC';
  expect(plain.text).not.toContain('/@livery/clock.js');
  expect(set.text).toContain(`<script src="${script.replace('&', '&amp;')}"></script>`);
  expect(await ask(script, { host })).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8' });
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('?at=24.12. is no date.')]);
});

test('the terminal says where each brand is', () => {
  expect(lines.join('\n')).toContain(
    `\n  blue      http://blue-casino.localhost:${dev.port}/\n  red       http://red-casino.localhost:${dev.port}/\n  platform  ${platform.url}\n`,
  );
});

test('a host name that no brand has lists the brands; a strange one is refused', async () => {
  const page = (host: string) =>
    patientPage(browser).then(async (tab) => {
      const answer = await tab.goto(`http://${host}:${dev.port}/`);
      return [
        answer?.status(),
        await tab.$$eval('a', (links) => links.map(({ textContent }) => textContent)),
      ];
    });
  expect(await page('localhost')).toEqual([200, ['Open the studio', 'Brand blue', 'Brand red']]);
  expect(await page('127.0.0.1')).toEqual([200, ['Open the studio', 'Brand blue', 'Brand red']]);
  expect(await ask('/', { host: 'strange.example' })).toMatchObject({ status: 403 });
  expect(await ask('/sandbox/accounts', { host: 'strange.example' })).toMatchObject({ status: 403 });
  const twice = ['Host', 'localhost', 'Host', 'strange.example'];
  expect(await ask('/sandbox/accounts', twice)).toMatchObject({ status: 400 });
  expect(await ask('http://strange.example/sandbox/accounts', { host: 'localhost' })).toMatchObject({
    status: 400,
  });
});

test('the list of brands shows their logos, fits each window, and runs under a policy that allows nothing else', async () => {
  const tab = await patientPage(browser, { viewport: { width: 390, height: 800 } });
  const complaints: string[] = [];
  tab.on('console', (message) => complaints.push(message.text()));
  const answer = await tab.goto(`http://localhost:${dev.port}/`);
  expect(answer?.headers()['content-security-policy']).toMatch(
    /^default-src 'none'; img-src 'self' data:; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  const widths = await tab.$$eval('img', (images) =>
    images.map((image) => (image as HTMLImageElement).naturalWidth > 0),
  );
  expect(widths).toEqual([true, true]);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await tab.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await tab.emulateMedia({ colorScheme });
    const { violations } = (await tab.evaluate('axe.run()')) as {
      violations: { id: string; nodes: object[] }[];
    };
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await tab.getByRole('link', { name: 'Brand blue' }).click();
  await expect.poll(() => tab.textContent('#text').catch(() => ''), soon).toContain('azure sky');
  await tab.close();
});

test('a program that takes anything gets pages by their addresses, and a sentence for files that are not there', async () => {
  const get = async (host: string, path: string, headers: Record<string, string> = {}) => {
    const { status, type, text } = await ask(path, { host: `${host}:${dev.port}`, ...headers });
    return [status, type, /<title>([^<]*)/.exec(text)?.[1] ?? text.trim()];
  };
  const html = 'text/html; charset=utf-8';
  const plain = 'text/plain; charset=utf-8';
  for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json, text/*;q=0.5' }]) {
    expect(await get('red.localhost', '/', headers)).toEqual([200, html, 'Brand red']);
    expect(await get('red.localhost', '/index.html', headers)).toEqual([200, html, 'Brand red']);
    expect(await get('red.localhost', '/nowhere', headers)).toEqual([404, html, 'Brand red']);
    expect(await get('blue.localhost', '/extra', headers)).toEqual([200, html, 'Brand blue']);
    expect(await get('blue.localhost', '/extra/', headers)).toEqual([200, html, 'Brand blue']);
    expect(await get('blue.localhost', '/nowhere/', headers)).toEqual([404, html, 'Brand blue']);
    expect(await get('localhost', '/', headers)).toEqual([200, html, 'Livery: 2 brands']);
    expect(await get('localhost', '/nowhere', headers)).toEqual([404, html, 'Livery: 2 brands']);
    expect(await get('red.localhost', '/nowhere.js', headers)).toEqual([
      404,
      plain,
      'There is no file /nowhere.js here.',
    ]);
  }
  const script = { accept: '*/*', 'sec-fetch-dest': 'script' };
  expect(await get('red.localhost', '/nowhere', script)).toEqual([
    404,
    plain,
    'There is no file /nowhere here.',
  ]);
});

test('a font of a package that is installed in a folder above the repository is served', async () => {
  const font = 'node_modules/@fontsource/unbounded/files/unbounded-latin-600-normal.woff2';
  const host = `red.localhost:${dev.port}`;
  expect(await ask(fsAddress(join(workspace.root, '..', font)), { host })).toMatchObject({ status: 200 });
  // Nothing else outside of it is.
  expect(await ask(fsAddress(process.execPath), { host })).toMatchObject({ status: 403 });
});

test('an old address leads on, with its query, as soon as the manifest says so', async () => {
  const before = workspace.read('brands/blue/brand.json');
  const to = { route: 'extra' };
  const redirects = [
    { id: 'old', from: '/old/extra.php', to },
    { id: 'fair', from: '/fair', to, permanent: false, when: { from: '2090-06-01' } },
  ];
  workspace.write('brands/blue/brand.json', { ...JSON.parse(before), redirects });
  const get = async (path: string) => {
    const { status, location } = await ask(path, { host: `blue.localhost:${dev.port}` });
    return [status, location];
  };
  await expect.poll(() => get('/old/extra.php?code=7'), soon).toEqual([301, '/extra?code=7']);
  expect(await get('/old/extra.php/')).toEqual([301, '/extra']);
  expect(await get('/old/other.php')).toEqual([404, undefined]);
  expect(await get('/fair')).toEqual([404, undefined]);
  expect(await get('/fair?at=2090-06-02')).toEqual([302, '/extra?at=2090-06-02']);
  workspace.write('brands/blue/brand.json', before);
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
    const requests = requestsOf(page);
    workspace.edit('brands/house/brand.json', '"size": 2', '"size": 3');
    await expect.poll(() => page.getAttribute('[data-size]', 'data-size'), soon).toBe('3');
    expect(requests).toEqual([]);
    expect(await isUntouched(page)).toEqual(UNTOUCHED);
  });

  test('a token', async () => {
    expect(await colourOf(page)).toBe('rgb(179, 38, 30)');
    const requests = requestsOf(page);
    workspace.edit('brands/red/tokens.json', '#b3261e', '#a01010');
    await expect.poll(() => colourOf(page), soon).toBe('rgb(160, 16, 16)');
    expect(requests).toEqual([]);
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
  const page = await patientPage(browser);
  expect((await page.goto(addressOf('green')))?.status()).toBe(500);
  await expect.poll(async () => (await issuesIn(page)).length, soon).toBeGreaterThan(0);
  writeBrand(workspace, 'green', '#107010', 'emerald hill', []);
  await expect.poll(() => page.textContent('#text').catch(() => ''), soon).toBe('Hello from emerald hill');
  await page.close();
});

test('a manifest that is taken away and written again shows as it is then, also after it was broken', async () => {
  const page = await open('red');
  const manifest = workspace.read('brands/red/brand.json');
  const messages = workspace.read('brands/red/messages/EN.json');
  const name = (text: string) => manifest.replace('"Brand red"', JSON.stringify(text));
  for (const [round, between] of [undefined, '{'].entries()) {
    rmSync(join(workspace.root, 'brands/red/brand.json'));
    await expect.poll(() => addressOf('red'), soon).toBe('');
    if (between !== undefined) {
      workspace.write('brands/red/brand.json', between);
      await expect.poll(() => addressOf('red'), soon).not.toBe('');
    }
    workspace.write('brands/red/brand.json', name(`Scarlet ${round}`));
    workspace.write('brands/red/messages/EN.json', { 'hello.text': `Round ${round}` });
    await expect.poll(() => page.textContent('#text'), soon).toBe(`Round ${round}`);
    const fresh = await patientPage(browser);
    await fresh.goto(addressOf('red'));
    await expect.poll(() => fresh.textContent('#text').catch(() => ''), soon).toBe(`Round ${round}`);
    await expect.poll(() => fresh.title(), soon).toContain(`Scarlet ${round}`);
    await fresh.close();
  }
  expect(lines).toContain('The brand red has gone.');
  workspace.write('brands/red/brand.json', manifest);
  workspace.write('brands/red/messages/EN.json', messages);
  await expect.poll(() => page.textContent('#text'), soon).toContain('crimson tide');
  await page.close();
});

test('a folder whose name the bundler cannot take is refused in a sentence', async () => {
  for (const sign of ['#', '?']) {
    const root = mkdtempSync(join(tmpdir(), `livery-a${sign}b`));
    const options = { root, platform: platform.url, port: 0, log: () => {} };
    await expect(createDevServer(options)).rejects.toThrow(
      new Failure(
        `The folder ${root} has a "${sign}" in its name, where the bundler takes the address of a file to end. Give it a name without "${sign}", or move the project.`,
      ),
    );
    rmSync(root, { recursive: true });
  }
});

test('a check of one’s own is heard when it is saved, and once more when it is changed', async () => {
  const check = (colour: string) => `import { defineCheck } from '@liveryjs/compiler/manifest';
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
