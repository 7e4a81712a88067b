import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SandboxAccountsResponse } from '@liveryjs/schemas/platform';
import { Failure } from '@liveryjs/workspace/failure';
import { openWorkspace, type WorkspaceFolders } from '@liveryjs/workspace/open';
import type { Browser, Page } from 'playwright-core';
import type { RunningDev } from '#scripts/dev/start-dev.ts';
import type { RunningSandbox } from '#scripts/dev/start-sandbox.ts';

/** A page of a portal to be looked at. */
export interface Look {
  readonly brand: string;
  /** With a slash in front. */
  readonly address: string;
  /** The name of an account of the sandbox. Default: nobody is logged in. */
  readonly account?: string | undefined;
  /** Code of a language. Default: that of a first visit. */
  readonly language?: string | undefined;
  readonly mode?: string | undefined;
  readonly width: number;
  readonly height: number;
  /** Name of a change set that is laid over the files. */
  readonly change?: string | undefined;
}

/** A picture of a page, and what its console complained of. */
export interface Picture {
  readonly png: Buffer;
  readonly url: string;
  readonly title: string;
  readonly problems: readonly string[];
}

/** The time that a page may take until it is at rest, in milliseconds. */
const LONGEST = 60_000;

/** Portals that run for pictures: begun with the first one, and kept. */
export class Portals {
  readonly #folders: WorkspaceFolders;
  readonly #servers = new Map<string, Promise<RunningDev>>();
  /** All of them have one sandbox, as two cannot keep their data in one folder. */
  #sandbox: Promise<RunningSandbox> | undefined;
  /** The data of their sandbox: that of a livery dev which runs is in its own hands. */
  #data: string | undefined;
  #browser: Promise<Browser> | undefined;

  constructor(folders: WorkspaceFolders) {
    this.#folders = folders;
  }

  /** @throws Failure where there is no browser, no such account, or the page does not come */
  async look(look: Look): Promise<Picture> {
    const [browser, server] = await Promise.all([this.#open(), this.#serverWith(look.change)]);
    const url = server.addresses().find(({ id }) => id === look.brand)?.url;
    if (url === undefined) throw new Failure(`${look.brand} is only extended, and has no pages.`);
    const { width, height, brand, language, mode } = look;
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    try {
      await context.addInitScript(
        (chosen) => {
          for (const [key, value] of chosen) localStorage.setItem(key, value);
        },
        Object.entries({ language, mode }).flatMap(([key, value]) =>
          value === undefined ? [] : [[`livery:${brand}:${key}`, value] as const],
        ),
      );
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      if (look.account !== undefined) await logIn(page, url, look.account, server.platform);
      await page.goto(new URL(look.address, url).href, { timeout: LONGEST });
      await atRest(page).catch(() => problems.push(`It was still loading after ${LONGEST / 1000} seconds.`));
      return { png: await page.screenshot(), url: page.url(), title: await page.title(), problems };
    } finally {
      await context.close();
    }
  }

  async close(): Promise<void> {
    const browser = await this.#browser?.catch(() => undefined);
    const servers = await Promise.allSettled(this.#servers.values());
    const running = servers.flatMap((server) => (server.status === 'fulfilled' ? server.value : []));
    await Promise.all([browser?.close(), ...running.map((server) => server.close())]);
    await (await this.#sandbox?.catch(() => undefined))?.close();
    if (this.#data !== undefined) rmSync(this.#data, { recursive: true, force: true });
  }

  #serverWith(change: string | undefined): Promise<RunningDev> {
    const key = change ?? '';
    const server = this.#servers.get(key) ?? this.#start(change);
    this.#servers.set(key, server);
    server.catch(() => this.#servers.delete(key));
    return server;
  }

  async #start(change: string | undefined): Promise<RunningDev> {
    const [{ startDev }, sandbox] = await Promise.all([
      import('#scripts/dev/start-dev.ts'),
      this.#startedSandbox(),
    ]);
    return startDev({ ...this.#folders, port: 0, sandbox, studio: false, log: () => {}, change });
  }

  #startedSandbox(): Promise<RunningSandbox> {
    const start = async () => {
      const { startSandbox } = await import('#scripts/dev/start-sandbox.ts');
      this.#data ??= mkdtempSync(join(tmpdir(), 'livery-preview-'));
      const name = openWorkspace(this.#folders).portal?.sandbox;
      return startSandbox(resolve(this.#folders.root), name, { port: 0, folder: this.#data, log: () => {} });
    };
    this.#sandbox ??= start();
    this.#sandbox.catch(() => {
      this.#sandbox = undefined;
    });
    return this.#sandbox;
  }

  #open(): Promise<Browser> {
    this.#browser ??= import('#scripts/setup/launch-browser.ts')
      .then(({ launchBrowser }) => launchBrowser(['--host-resolver-rules=MAP *.localhost 127.0.0.1']))
      .catch((error: unknown) => {
        this.#browser = undefined;
        throw new Failure(
          'There is no browser to take a picture with. Install playwright-core (npm install playwright-core) and Chromium, or name a Chromium with CHROMIUM_PATH.',
          { cause: error },
        );
      });
    return this.#browser;
  }
}

/** Waits until nothing in the window is on its way any more. */
async function atRest(page: Page): Promise<void> {
  const shown = () =>
    document.querySelector('main') !== null &&
    [...document.querySelectorAll('[data-skeleton]')].every((shape) => {
      const { top, height } = shape.getBoundingClientRect();
      return height === 0 || top > innerHeight;
    });
  await page.waitForFunction(shown, undefined, { timeout: LONGEST });
  await page.waitForLoadState('networkidle', { timeout: LONGEST });
  // The answers that came last may have brought further parts.
  await page.waitForFunction(shown, undefined, { timeout: LONGEST });
}

/** Logs an account of the sandbox in, in this page's tab. @throws Failure where there is no such account */
async function logIn(page: Page, url: string, account: string, platform: string): Promise<void> {
  const answer = await fetch(`${platform}/sandbox/accounts`);
  const { value } = (await answer.json()) as { value: SandboxAccountsResponse };
  const password = value.find(({ username }) => username === account)?.password;
  if (password === undefined)
    throw new Failure(
      `The sandbox has no account ${JSON.stringify(account)}. It has ${value.map(({ username }) => username).join(', ')}.`,
    );
  await page.goto(new URL('/login', url).href, { timeout: LONGEST });
  await page.locator('input[autocomplete="username"]').first().fill(account, { timeout: LONGEST });
  const secret = page.locator('input[type="password"]').first();
  await secret.fill(password);
  await secret.press('Enter');
  await page.waitForURL(({ pathname }) => pathname !== '/login', { timeout: LONGEST });
}
