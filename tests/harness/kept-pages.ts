import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
} from 'playwright-core';
import { leaveUndrawn } from './drawing.ts';
import { watchPages } from './watch-page.ts';

type Look = Pick<BrowserContextOptions, 'colorScheme' | 'locale' | 'reducedMotion'>;

/** A page that a test has. */
export interface KeptPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in it, as it happens. */
  readonly problems: string[];
  /** Gives the page back: the next test may have it, as if it were new. */
  release(failed: boolean): Promise<void>;
}

/** How many pages rest at once: each takes some hundred megabytes. */
const MOST = 4;

/** What no page is opened with. */
const PLAIN = { media: null, forcedColors: 'none', contrast: 'no-preference' } as const;

/** A page at rest between two tests. */
interface Resting {
  /** For which portal, and with which look. */
  readonly kind: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: string[];
  readonly cdp: CDPSession;
}

/**
 * What of a page and of its context cannot be taken back: a test that used it had both for the last time. Not `context()`
 * itself, which Playwright calls with each event.
 */
const LASTING = [
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
] as const;

/** What adds a listener. Playwright does so, too, whenever something of a page is waited for. */
const LISTENING = ['addListener', 'on', 'once'] as const;

/**
 * Pages of a browser that stay open from test to test. To load the portal into a page that has shown it takes a tenth off
 * the work of a test: its scripts are fetched and compiled. Each is handed out without cookies,
 * storage and history of the test before.
 */
export class KeptPages {
  readonly #browser: Browser;
  /** The one that rests longest comes first. */
  readonly #resting: Resting[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param origin the portal's, which the page is for */
  async take(origin: string, look: Look): Promise<KeptPage> {
    const kind = JSON.stringify([origin, look]);
    const at = this.#resting.findLastIndex((page) => page.kind === kind);
    const [rested] = at < 0 ? [] : this.#resting.splice(at, 1);
    const taken = rested ?? (await this.#open(kind, look));
    const { page, context, problems, cdp } = taken;
    const use = new PageUse(page, context, look);
    return {
      page,
      context,
      problems,
      release: async (failed) => {
        use.end();
        // What a frame of another site keeps cannot be taken back either.
        const alone = !page.isClosed() && context.pages().length === 1 && page.frames().length === 1;
        if (failed || use.isLasting || !alone) return context.close();
        await use.takeBack();
        await page.mouse.move(0, 0);
        // A page of the same origin: for one of another, the browser starts a process, and one more for the next test.
        await page.goto(`${origin}/sandbox/accounts`);
        await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
        await context.clearCookies();
        problems.length = 0;
        this.#resting.push(taken);
        if (this.#resting.length > MOST) await this.#resting.shift()?.context.close();
      },
    };
  }

  async #open(kind: string, look: Look): Promise<Resting> {
    const context = await this.#browser.newContext({ timezoneId: 'UTC', ...look });
    // What a page shows takes as long as a busy machine takes; only a failure waits so long.
    context.setDefaultTimeout(50_000);
    const problems = await watchPages(context);
    await leaveUndrawn(context);
    const page = await context.newPage();
    return { kind, page, context, problems, cdp: await context.newCDPSession(page) };
  }
}

/** What a test does to a page and its context, beside what stands in the page: the next test does not find it. */
class PageUse {
  /** Ends the noticing. */
  readonly #ends: (() => void)[] = [];
  /** Takes back what was done, in this order. */
  readonly #steps: (() => unknown)[] = [];
  /** Whether the test did what cannot be taken back. */
  isLasting = false;

  constructor(page: Page, context: BrowserContext, look: Look) {
    for (const target of [page, context]) {
      this.#noticeClock(target);
      for (const name of LASTING)
        this.#notice(target, name, () => {
          this.isLasting = true;
        });
      for (const name of LISTENING)
        this.#notice(target, name, (_, args) => {
          this.#steps.push(() => Reflect.apply(target.off, target, args));
        });
      this.#notice(target, 'addInitScript', (script) => {
        this.#steps.push(async () => ((await script) as Disposable).dispose());
      });
      this.#notice(target, 'route', () => {
        this.#steps.push(() => target.unrouteAll({ behavior: 'ignoreErrors' }));
      });
    }
    this.#notice(page, 'emulateMedia', () => {
      const { colorScheme = 'light', reducedMotion = 'no-preference' } = look;
      this.#steps.push(() => page.emulateMedia({ ...PLAIN, colorScheme, reducedMotion }));
    });
  }

  /** Has a method tell what it returns, and what it was called with. */
  #notice(
    target: Page | BrowserContext,
    name: string,
    tell: (result: unknown, args: readonly unknown[]) => void,
  ): void {
    const own = Reflect.get(Object.getPrototypeOf(target), name);
    // A page has some of these, its context others.
    if (own === undefined) return;
    Object.defineProperty(target, name, {
      configurable: true,
      value: (...args: unknown[]) => {
        const result = Reflect.apply(own, target, args);
        tell(result, args);
        return result;
      },
    });
    this.#ends.push(() => Reflect.deleteProperty(target, name));
  }

  #noticeClock(target: Page | BrowserContext): void {
    const { clock } = target;
    const get = () => {
      this.isLasting = true;
      return clock;
    };
    Object.defineProperty(target, 'clock', { configurable: true, get });
    this.#ends.push(() =>
      Object.defineProperty(target, 'clock', { configurable: true, writable: true, value: clock }),
    );
  }

  /** Notices nothing more. */
  end(): void {
    for (const end of this.#ends) end();
  }

  /** The page hears, answers and looks as it did when it was opened. */
  async takeBack(): Promise<void> {
    for (const step of this.#steps) await step();
  }
}
