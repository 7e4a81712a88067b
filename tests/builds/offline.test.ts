/** @module-tag matrix */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, openWorkspace } from '@liveryjs/cli';
import { folderTarget } from '@liveryjs/cli/releases/folder-target';
import { publish, rollback } from '@liveryjs/cli/releases/publish';
import { type RunningServe, serveBuilds } from '@liveryjs/cli/serve/serve-builds';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import gaming from '@liveryjs/client/portal.json' with { type: 'json' };
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accountMenu, logIn } from '#tests/harness/log-in.ts';
import { STEP_MS } from '#tests/harness/patient-page.ts';
import { type RunningSandbox, startSandbox } from '#tests/harness/sandbox.ts';

const project = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'livery-offline-'));
const to = join(folder, 'portals');
const options = { keep: 5, look: async () => [] };

let sandbox: RunningSandbox;
let server: RunningServe;
let browser: Browser;
const problems: string[] = [];

/** Publishes the brand with some changes of its manifest. @returns the id of the release */
async function release(changes: object): Promise<string> {
  writeFileSync(
    join(folder, 'brands/pocket/brand.json'),
    JSON.stringify({
      ...{ schemaVersion: 1, id: 'pocket', extends: 'kiosk', domains: ['pocket.localhost'] },
      ...{ name: 'Pocket', tenant: { merchantCode: 'pocket' } },
      ...changes,
    }),
  );
  const workspace = await openWorkspace({ root: project, brandsFolder: join(folder, 'brands') });
  const { brands } = await build(workspace, { outDir: join(folder, 'dist'), brands: ['pocket'] });
  expect(brands.flatMap(({ issues }) => issues)).toEqual([]);
  const { id } = await publish(folderTarget(to), join(folder, 'dist/pocket'), options);
  return id;
}

const KEEP = { offline: { worker: 'keep' } };
const url = (path: string) => `http://pocket.localhost:${server.port}${path}`;

beforeAll(async () => {
  for (const brand of ['house', 'kiosk']) {
    mkdirSync(join(folder, 'brands'), { recursive: true });
    symlinkSync(join(project, 'brands', brand), join(folder, 'brands', brand), 'junction');
  }
  mkdirSync(join(folder, 'brands/pocket'));
  mkdirSync(to);
  [sandbox, browser] = await Promise.all([startSandbox(), launchBrowser()]);
  server = await serveBuilds({ root: to, outDir: to, platform: sandbox.url, places: gaming, port: 0 });
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(problems.splice(0)).toEqual([]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await sandbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page of a visitor's first visit, whose worker answers for it from then on. */
async function firstVisit(path = '/'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(STEP_MS);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) problems.push(message.text());
  });
  await page.goto(url(path));
  await expect.poll(() => keptOf(page, 'livery-pages')).toEqual([path]);
  return page;
}

/** Addresses in the caches whose names begin so. */
function keptOf(page: Page, start: string): Promise<string[]> {
  return page.evaluate(async (beginning) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(beginning));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url: address }) => new URL(address).pathname + new URL(address).search);
  }, start);
}

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const scriptOf = (page: Page) => page.locator('script[type=module][src]').getAttribute('src');
/** The script of the release that a worker is of: the one that answers for pages, or one that waits. */
const scriptOfWorker = (page: Page, state: 'active' | 'waiting') =>
  page.evaluate(
    (place) =>
      new Promise<string | undefined>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => done(String(data).split(' ')[1]);
        void navigator.serviceWorker.ready.then((registration) => {
          const worker = registration[place];
          if (worker) worker.postMessage({ asks: 'release' }, [port2]);
          else done(undefined);
        });
      }),
    state,
  );
/** Has the page look for a new version, as when somebody comes back to it. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const notice = (page: Page, text: string) => page.getByText(text).first();

test('a portal can be installed, shows what was opened without a network, and keeps nothing of the platform', async () => {
  await release(KEEP);
  const page = await firstVisit();
  const cdp = await page.context().newCDPSession(page);
  expect(await cdp.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  expect((await cdp.send('Page.getAppManifest')).errors).toEqual([]);
  // A second session would take the place of the first, which makes the network fail.
  await cdp.detach();
  await page.goto(url('/terms?invitation=secret'));
  await expect.poll(() => keptOf(page, 'livery-pages')).toEqual(['/', '/terms']);
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  expect(policy).toMatch(/worker-src 'self';.*trusted-types dompurify .*livery-offline/);

  await page.context().setOffline(true);
  await page.goto(url('/?memberCentre=deposit'));
  await page.getByRole('heading', { name: 'Every draw, one page' }).waitFor();
  await notice(page, 'You are offline').waitFor();
  // Nobody has opened it: the portal starts, and says why it is empty.
  await page.goto(url('/help'));
  await notice(page, 'You are offline').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Help' }).first().waitFor();
  await page.goto(url('/'));

  const kept = await keptOf(page, 'livery');
  expect(kept.filter((path) => gaming.paths.some((start) => path.startsWith(start)))).toEqual([]);
  expect(kept.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(30);
});

test('a new version is told, leaves a deposit alone, and comes with the next page; a rollback takes it back', async () => {
  const first = await release(KEEP);
  const page = await firstVisit();
  await logIn(page, 'mai');
  await page.getByRole('button', { name: 'Deposit', exact: true }).first().click();
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre.getByText('QR wallet').first().click();
  await centre.getByRole('textbox', { name: 'Amount' }).fill('100.00');
  const before = await scriptOf(page);

  await release({ ...KEEP, name: 'Pocket Two' });
  await comeBack(page);
  await notice(page, 'A new version is ready.').waitFor();
  await centre.getByRole('button', { name: 'Continue' }).click();
  await centre.getByRole('button', { name: 'Deposit $100.00' }).click();
  await centre.getByRole('img', { name: 'QR code to pay $100.00' }).waitFor();
  expect([await scriptOf(page), await scriptOfWorker(page, 'active')]).toEqual([before, before]);
  await page.keyboard.press('Escape');
  await centre.waitFor({ state: 'hidden' });

  // The first page on which nothing was pressed but links is left by the browser itself.
  await page.getByRole('link', { name: 'Lottery' }).last().click();
  await page.waitForURL(url('/lottery'));
  expect(await scriptOf(page)).toBe(before);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => scriptOf(page)).not.toBe(before);
  await accountMenu(page).waitFor();
  await expect.poll(() => page.title()).toContain('Pocket Two');

  // A worker that took over beside an open page could lose the next page that is asked for.
  const after = await scriptOf(page);
  await expect.poll(() => scriptOfWorker(page, 'waiting')).toBe(after);
  await rollback(folderTarget(to), 'pocket', first, options);
  await page.goto(url('/'));
  await expect.poll(() => scriptOf(page)).toBe(before);
  await expect.poll(() => scriptOfWorker(page, 'waiting')).toBe(before);
  expect(await scriptOfWorker(page, 'active')).toBe(before);
  expect(await notice(page, 'A new version is ready.').count()).toBe(0);

  const context = page.context();
  await release({ ...KEEP, name: 'Pocket Three' });
  await page.goto(url('/'));
  await expect.poll(() => page.title()).toContain('Pocket Three');
  const third = await scriptOf(page);
  await expect.poll(() => scriptOfWorker(page, 'waiting')).toBe(third);
  await page.close();
  await expect
    .poll(async () => {
      const next = await context.newPage();
      await next.goto(url('/'));
      const script = await scriptOfWorker(next, 'active');
      await next.close();
      return script;
    })
    .toBe(third);
});

test.each([
  ['a release that removes the worker', () => release({ offline: { worker: 'remove' } })],
  ['a release without a worker', () => release({ name: 'Pocket Zero' })],
])('%s takes it and all that it kept away with one visit', async (_name, next) => {
  const first = await release(KEEP);
  const page = await firstVisit();
  expect(await workers(page)).toBe(1);
  const id = await next();
  expect(id).not.toBe(first);
  await page.goto(url('/terms'));
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => keptOf(page, 'livery')).toEqual([]);
  await page.context().setOffline(true);
  await expect(page.goto(url('/'))).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
