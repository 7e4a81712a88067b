import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RunningServe, serveBuilds } from '@liveryjs/cli/serve/serve-builds';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import gaming from '@liveryjs/client/portal.json' with { type: 'json' };
import type { SandboxCall, SandboxMessage, SandboxStateChange } from '@liveryjs/schemas/platform';
import type { BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { afterEach, beforeAll, inject, type TestContext } from 'vitest';
import { askSandbox } from './ask-sandbox.ts';
import { draw } from './drawing.ts';
import { type KeptPage, KeptPages } from './kept-pages.ts';
import { makeSession } from './make-session.ts';
import { type RunningSandbox, startSandbox } from './sandbox.ts';
import { holdAgainstSpecification } from './specified-calls.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The calls of the specification that the pages of the test made. */
    calls?: readonly string[];
  }
}

export interface OpenOptions extends Pick<BrowserContextOptions, 'colorScheme' | 'locale'> {
  /** Width and height of the window in CSS pixels. Default: 1280 by 800. */
  readonly size?: readonly [width: number, height: number];
  /** Default: reduce. To draw what moves is a quarter of a page's work: only who tests that asks for it. */
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** The choices of an earlier visit. The page begins with them, and keeps what it chooses instead. */
  readonly chosen?: { readonly language?: string; readonly mode?: string };
  /** Milliseconds after which the page gives up a call, where that is sooner than it does by itself. */
  readonly patience?: number;
  /** Username of the account that is logged in from the start. Default: the page is a visitor's. */
  readonly as?: string;
}

/** The pages of one brand's built portal, whatever platform is behind it. */
export interface PortalPages {
  /** Address of a path of the portal. */
  url(path: string): string;
  /** A page on a path that knows nothing of other tests, until the test ends. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** Lets problems that match happen in this test; any other fails it. */
  expectProblem(...patterns: readonly RegExp[]): void;
  /** The problems of this test so far that are not expected; they are forgotten. */
  takeProblems(): string[];
}

/** One brand's built portal, fed by a sandbox of the test file's own. */
export interface Portal extends PortalPages {
  /** Sets what an operator would. Every test starts with the sandbox as it begins. */
  state(change: SandboxStateChange): Promise<void>;
  /** The calls that the sandbox got since the test began. */
  journal(): Promise<readonly SandboxCall[]>;
  /** The mails and SMS that the sandbox has sent to an address, or to a number after its dialling code. */
  outbox(to: string): Promise<readonly SandboxMessage[]>;
}

/** The time that a page that failed may take for each answer, in milliseconds. */
const TELLING_MS = 5000;

/**
 * Scripts run as they are first compiled: a page is left long before it has what is compiled once more, which takes a
 * twentieth of a test's work.
 */
const QUICK_TO_START = ['--js-flags=--no-opt,--no-maglev'];

const screenshots = resolve(import.meta.dirname, '../../.livery/screenshots');

let keptPages: KeptPages;
let sandbox: RunningSandbox;
let server: RunningServe;
let running: Promise<void> | undefined;
let pages: (KeptPage & { readonly begin: Disposable })[] = [];
let opened = 0;
let expected: RegExp[] = [];

/** The sandbox lost these pictures on purpose: a portal shows its fallback for them [2.23]. */
const lostPicture = /\/sandbox\/img\/.*\/lost-/;

/**
 * A brand's portal for the tests of a file. A test fails on an error in the console,
 * an uncaught error, a violation of the security policy or a failed request that it did not expect.
 */
export function portal(brand: string): Portal {
  return {
    ...portalPages(
      brand,
      () => server.port,
      (username) => makeSession(sandbox, brand, username),
    ),
    async state(change) {
      await ask('POST', '/sandbox/state', change);
    },
    async journal() {
      return (await ask('GET', '/sandbox/journal?secrets=shown')) as SandboxCall[];
    },
    async outbox(to) {
      return (await ask('GET', `/sandbox/outbox?to=${encodeURIComponent(to)}`)) as SandboxMessage[];
    },
  };
}

/**
 * The pages of a brand's portal, watched as those of `portal` are.
 *
 * @param port of the server that serves the bundles
 * @param makeSession logs an account in; returns what the tab keeps of that session
 */
export function portalPages(
  brand: string,
  port: () => number,
  makeSession: (username: string) => Promise<Record<string, string>>,
): PortalPages {
  const url = (path: string) => `http://${brand}.localhost:${port()}${path}`;
  return {
    url,
    async open(path, { size: [width, height] = [1280, 800], chosen = {}, patience, as, ...look } = {}) {
      const session = as === undefined ? {} : await makeSession(as);
      const kept = await keptPages.take(url(''), { locale: 'en-US', reducedMotion: 'reduce', ...look });
      const { page } = kept;
      await page.setViewportSize({ width, height });
      opened += 1;
      const begin = await kept.context.addInitScript(beginVisit, {
        ...{ brand, chosen, session, visit: opened },
        ...(patience !== undefined && { patience }),
      });
      pages.push({ ...kept, begin });
      await page.goto(url(path));
      return page;
    },
    expectProblem(...patterns) {
      expected.push(...patterns);
    },
    takeProblems,
  };
}

/** Registers the hooks of each file of tests; `portal-hooks.ts` calls it. */
export function registerHooks(): void {
  beforeAll(async () => {
    running ??= start();
    await running;
  });
  afterEach(async (context) => {
    const calls = (await ask('GET', '/sandbox/journal?secrets=shown')) as SandboxCall[];
    const { made, otherwise } = holdAgainstSpecification(calls);
    context.task.meta.calls = made;
    const problems = [...takeProblems(), ...otherwise];
    const failed = problems.length > 0 || context.task.result?.state === 'fail';
    if (failed) await tellOfPages(context);
    for (const { begin } of pages) await begin.dispose();
    await Promise.all(pages.map((page) => page.release(failed)));
    pages = [];
    expected = [];
    await ask('POST', '/sandbox/state', { reset: true });
    await ask('DELETE', '/sandbox/journal');
    if (problems.length > 0) throw new Error(`Problems in the page:\n${problems.join('\n')}`);
  });
}

/** Starts the things that all files of a worker share until the worker ends: the start takes seconds. */
async function start(): Promise<void> {
  const [browser, started] = await Promise.all([launchBrowser(QUICK_TO_START), startSandbox()]);
  keptPages = new KeptPages(browser);
  sandbox = started;
  server = await serveBuilds({
    root: inject('bundles'),
    outDir: '.',
    platform: sandbox.url,
    places: gaming,
    port: 0,
  });
  await ask('POST', '/sandbox/state', { mark: true });
}

interface Visit {
  readonly brand: string;
  readonly visit: number;
  readonly chosen: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  readonly patience?: number;
}

/** Runs in each page, before the page's own scripts: the first of a visit finds only what the visit begins with. */
function beginVisit({ brand, visit, chosen, session, patience }: Visit): void {
  // A frame of another site has none of this.
  if (location.hostname !== `${brand}.localhost`) return;
  if (patience !== undefined) {
    const after = AbortSignal.timeout;
    AbortSignal.timeout = (milliseconds) => after.call(AbortSignal, Math.min(milliseconds, patience));
  }
  if (localStorage['tests:visit'] === String(visit)) return;
  sessionStorage.clear();
  localStorage['tests:visit'] = visit;
  for (const [name, value] of Object.entries(chosen)) localStorage[`livery:${brand}:${name}`] = value;
  for (const [name, value] of Object.entries(session)) sessionStorage[name] = value;
}

function takeProblems(): string[] {
  const allProblems = pages.flatMap(({ problems }) => problems.splice(0));
  return allProblems.filter((text) => ![lostPicture, ...expected].some((pattern) => pattern.test(text)));
}

/** Leaves a picture of each page of a test that failed, and says what stood in it and whether it was alive. */
async function tellOfPages({ task }: TestContext): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  const name = task.name.replaceAll(/[^\w.-]+/g, '-').slice(0, 120);
  const open = pages.flatMap(({ context }) => context.pages());
  for (const [index, page] of open.entries()) {
    const path = join(screenshots, `${name}${index === 0 ? '' : `-${index + 1}`}.png`);
    const within = <T>(told: Promise<T>) =>
      Promise.race([told, new Promise<undefined>((resolve) => setTimeout(resolve, TELLING_MS))]).catch(
        (error: unknown) => String(error),
      );
    const runs = (await within(page.evaluate(() => document.visibilityState))) ?? 'its scripts do not run';
    const drawn = await within(page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve))));
    const seen = await within(page.locator('body').ariaSnapshot());
    console.error(
      `${task.name}: at ${page.url()} (${runs}, ${drawn === undefined ? 'without frames' : 'with frames'})\n${seen}`,
    );
    // The failure is what matters: a page that cannot be drawn any more must not hide it.
    await within(draw(page));
    await page.screenshot({ path, timeout: TELLING_MS }).catch(() => undefined);
  }
}

function ask(method: string, path: string, body?: object): Promise<unknown> {
  return askSandbox(sandbox.url, method, path, body);
}
