/** @module-tag matrix */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, openWorkspace } from '@liveryjs/cli';
import { type RunningServe, serveBuilds } from '@liveryjs/cli/serve/serve-builds';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import gaming from '@liveryjs/client/portal.json' with { type: 'json' };
import { formatIssue } from '@liveryjs/compiler/issues';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountMenu, fromAccountMenu, logIn, openLogin, sendLogin } from '#tests/harness/log-in.ts';
import { patientPage } from '#tests/harness/patient-page.ts';
import { type RunningSandbox, startSandbox } from '#tests/harness/sandbox.ts';
import { shownBalance } from '#tests/harness/shown-balance.ts';
import { speakOtherwise } from '#tests/harness/speak-otherwise.ts';

const project = resolve(import.meta.dirname, '../..');

let folder: string;
let sandbox: RunningSandbox;
let foreign: Server;
let serve: RunningServe;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-foreign-'));
  const brands = join(folder, 'brands');
  mkdirSync(join(brands, 'foreign'), { recursive: true });
  writeFileSync(
    join(brands, 'foreign/brand.json'),
    JSON.stringify({
      schemaVersion: 1,
      id: 'foreign',
      extends: 'aurora',
      name: 'Foreign',
      domains: ['foreign.localhost'],
      tenant: { merchantCode: 'aurora' },
      platform: { adapter: 'code-data-msg' },
      // The size that an adapter adds is not tested here.
      budgets: null,
    }),
  );
  const { brands: built } = await build(await openWorkspace({ root: project, brandsFolder: brands }), {
    brands: ['foreign'],
    outDir: join(folder, 'dist'),
  });
  const errors = built.flatMap(({ issues }) => issues).filter(({ severity }) => severity === 'error');
  expect(errors.map((issue) => formatIssue(issue))).toEqual([]);
  [sandbox, browser] = await Promise.all([startSandbox(), launchBrowser()]);
  foreign = speakOtherwise(sandbox.url);
  await new Promise<void>((done) => foreign.listen(0, '127.0.0.1', done));
  const platform = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
  serve = await serveBuilds({ root: folder, outDir: 'dist', platform, places: gaming, port: 0 });
});

afterAll(async () => {
  await browser?.close();
  await serve?.close();
  foreign?.closeAllConnections();
  foreign?.close();
  await sandbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a portal runs on a platform of another kind: a wrong password, a login, a balance, a reload, the way out', async () => {
  const page = await patientPage(browser);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`http://foreign.localhost:${serve.port}/`);
  const popup = await openLogin(page);
  await sendLogin(page, 'mai', 'Not the password 1');
  await popup
    .getByRole('alert')
    .filter({ hasText: /password/i })
    .waitFor();
  await page.keyboard.press('Escape');
  await logIn(page, 'mai');
  const balance = await shownBalance(page);
  expect(balance).toBeGreaterThan(0);
  await page.reload();
  await accountMenu(page).waitFor();
  expect(await shownBalance(page)).toBe(balance);
  await fromAccountMenu(page, 'Log out');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
  expect(errors.filter((text) => !text.includes('/lost-'))).toEqual([]);
});
