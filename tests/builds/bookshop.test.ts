import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { type BuildResult, build, check, formatIssue, openWorkspace, type Workspace } from '@liveryjs/cli';
import { forbiddenWords } from '@liveryjs/cli/lint/vocabulary';
import { type RunningServe, serveBuilds } from '@liveryjs/cli/serve/serve-builds';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patientPage } from '#tests/harness/patient-page.ts';

const project = resolve(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'livery-bookshop-'));

const SHELVES: Readonly<Record<string, readonly object[]>> = {
  novels: [
    { id: 'n1', title: 'The Salt Road', author: 'Ines Marlow', price: 1890 },
    { id: 'n2', title: 'A House of Reeds', author: 'Tomas Veil', price: 1450 },
  ],
  atlases: [],
};

let workspace: Workspace;
let built: BuildResult;
let shop: Server;
let serve: RunningServe;
let browser: Browser;
const orders: unknown[] = [];

beforeAll(async () => {
  cpSync(join(project, 'tests/fixtures/bookshop'), root, { recursive: true });
  mkdirSync(join(root, 'node_modules/@liveryjs'), { recursive: true });
  for (const name of ['@liveryjs/engine', '@liveryjs/schemas', 'react', 'styled-components'])
    symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name), 'junction');
  workspace = await openWorkspace({ root });
  built = await build(workspace);
  shop = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
    if (pathname === '/shop/orders') orders.push(JSON.parse(await text(request)));
    const answers: Readonly<Record<string, unknown>> = {
      '/shop/status': { open: true },
      '/shop/books': SHELVES[searchParams.get('shelf') ?? ''],
      '/shop/orders': {},
    };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answers[pathname]));
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  const platform = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  serve = await serveBuilds({ root, platform, places: workspace.portal, port: 0 });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await serve?.close();
  shop?.closeAllConnections();
  shop?.close();
  rmSync(root, { recursive: true, force: true });
});

const bundle = () => join(root, 'dist/quire');

test('its manifest has its own section, its own widgets, and nothing of another industry', async () => {
  const { brands, issues } = await check(workspace);
  expect([brands, issues.map((issue) => formatIssue(issue))]).toEqual([['quire'], []]);
  expect(workspace.widgets.map(({ name }) => name)).toEqual(['basket', 'book-shelf', 'shop-header']);
  expect(Object.keys(workspace.schemas.portal)).toEqual(['schemas/portal/sections.schema.json']);
  expect(workspace.portal).toMatchObject({ folder: 'portal', paths: ['/shop'] });
});

test('its bundle holds the engine and its own code alone', () => {
  expect(built.brands.map(({ id, state }) => [id, state])).toEqual([['quire', 'built']]);
  const { chunks } = JSON.parse(readFileSync(join(bundle(), 'build-report.json'), 'utf8'));
  const modules: string[] = chunks.flatMap((chunk: { modules: object }) => Object.keys(chunk.modules));
  expect(modules).toEqual(expect.arrayContaining(['portal/basket.ts', 'engine/runtime/boot/browser.tsx']));
  expect(modules.filter((name) => /^(client|parts|sandbox)\//.test(name))).toEqual([]);
  const pages = readdirSync(bundle()).filter((name) => name.endsWith('.html'));
  for (const name of pages) {
    // Hashes are letters by chance.
    const html = readFileSync(join(bundle(), name), 'utf8')
      .replaceAll(/-[\w-]{8}(?=\.(?:js|css))|'sha256-[^']*'/g, '')
      .replaceAll('assets/vendor', '');
    expect(forbiddenWords(name, html)).toEqual([]);
  }
});

test('a visitor finds a book, puts it into the basket, and orders it', async () => {
  const page = await patientPage(browser);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(`http://quire.localhost:${serve.port}/`);
  await page.getByText('This shelf is being filled.').waitFor();
  const add = page.getByRole('button', { name: 'Add “The Salt Road” to the basket' });
  await add.click();
  await add.click();
  await page.getByRole('link', { name: 'Basket (1)' }).click();
  await page.getByRole('heading', { name: 'Basket' }).waitFor();
  await page.getByText('Total: €18.90').waitFor();
  await page.getByRole('button', { name: 'Order' }).click();
  await page.getByText('Your basket is empty.').waitFor();
  expect(orders).toEqual([{ books: ['n1'] }]);
  expect(await page.title()).toBe('Basket · Quire & Leaf');
  expect(problems).toEqual([]);
});
