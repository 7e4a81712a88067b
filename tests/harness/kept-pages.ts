import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { leaveUndrawn } from './drawing.ts';
import { watchPages } from './watch-page.ts';

type Look = Pick<BrowserContextOptions, 'colorScheme' | 'locale' | 'reducedMotion'>;

/** A page that a test has. */
export interface KeptPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The problems in the page, as they happen. */
  readonly problems: string[];
  /** Gives the page back: the next test may have it, as if it were new. */
  release(failed: boolean): Promise<void>;
}

/** The number of pages that rest at once: each takes some hundred megabytes. */
const MOST = 4;

/** A page at rest between two tests. */
interface Resting {
  /** For which portal, and with which look. */
  readonly kind: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: string[];
  readonly cdp: CDPSession;
}

/** The methods of a page that cannot be taken back: a test that used one had the page's context for the last time. */
const LASTING = [
  'addInitScript',
  'addListener',
  'context',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'on',
  'once',
  'route',
] as const;

/**
 * Pages of a browser that stay open from test to test. To load the portal into a page that has shown it costs about
 * half of what it costs in a new one: its scripts are fetched and compiled. Each is handed out without cookies,
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
    const index = this.#resting.findLastIndex((page) => page.kind === kind);
    const [rested] = index < 0 ? [] : this.#resting.splice(index, 1);
    const taken = rested ?? (await this.#open(kind, look));
    const { page, context, problems, cdp } = taken;
    let lasting = false;
    const give = noticeLasting(page, () => {
      lasting = true;
    });
    return {
      page,
      context,
      problems,
      release: async (failed) => {
        give();
        // A frame of another site keeps things that cannot be taken back either.
        const alone = !page.isClosed() && context.pages().length === 1 && page.frames().length === 1;
        if (failed || lasting || !alone) return context.close();
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
    // A page shows its content as late as a busy machine does; only a failure waits so long.
    context.setDefaultTimeout(50_000);
    const problems = await watchPages(context);
    await leaveUndrawn(context);
    const page = await context.newPage();
    return { kind, page, context, problems, cdp: await context.newCDPSession(page) };
  }
}

/** Calls `notice` when something lasting is asked of the page. @returns what ends that */
function noticeLasting(page: Page, notice: () => void): () => void {
  const { clock } = page;
  Object.defineProperty(page, 'clock', {
    configurable: true,
    get: () => {
      notice();
      return clock;
    },
  });
  for (const name of LASTING) {
    const method = Reflect.get(Object.getPrototypeOf(page), name);
    Object.defineProperty(page, name, {
      configurable: true,
      value: (...args: unknown[]) => {
        notice();
        return Reflect.apply(method, page, args);
      },
    });
  }
  return () => {
    Object.defineProperty(page, 'clock', { configurable: true, writable: true, value: clock });
    for (const name of LASTING) Reflect.deleteProperty(page, name);
  };
}
