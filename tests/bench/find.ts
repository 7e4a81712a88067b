import type { Browser, Page } from 'playwright-core';
import { type Bench, type BenchContext, type BenchResult, slowOf } from './bench.ts';
import { serveBrands } from './serve-brands.ts';
import { openPhone, SLOWER } from './slow-phone.ts';

/** The texts that are typed, one letter every so many milliseconds; some of them with typing errors. */
const QUERIES = [
  'dragon',
  'lucky fish',
  'bacarat',
  'speed tigre',
  'deposit',
  'fortune gems',
  'rulette',
  'hot 77',
];
const PACE = 200;
/** A page of games has so many; as many pages come as there are games. */
const LOADING = 300_000;

/** The search of all of a portal with ten thousand games, on a processor like a phone's. */
export const find: Bench = {
  name: 'find',
  run: (context) =>
    serveBrands(context, 'find', async ([brand]) => {
      if (!brand) throw new Error('There is no brand.');
      return measure(context, brand.id, await answersOf(await context.browser(), `${brand.url}/rng`));
    }),
};

interface Answers {
  /** From each key to what it finds, in milliseconds. */
  readonly keys: readonly number[];
  /** Tasks of more than 50 milliseconds while somebody typed. */
  readonly longTasks: readonly number[];
  readonly games: number;
}

function measure({ log }: BenchContext, id: string, { keys, longTasks, games }: Answers): BenchResult[] {
  const slow = slowOf(keys);
  const longest = Math.max(0, ...longTasks);
  log(
    `find: ${keys.map((key) => key.toFixed(0)).join(' ')} ms; long tasks ${longTasks.join(', ') || 'none'}`,
  );
  const common = { baseline: '', unit: 'seconds' } as const;
  return [
    {
      ...common,
      what: `slow answer (95 of ${keys.length} are faster) of the search of all of ${id} with ${games} games, from the key to what it finds, on a slow phone`,
      measured: `${slow.toFixed(1)} ms`,
      value: slow / 1000,
      limit: 0.05,
    },
    {
      ...common,
      what: `longest task of the page while somebody types into it; what is below 50 ms counts as none`,
      measured: `${longest.toFixed(1)} ms`,
      value: longest / 1000,
      limit: 0.05,
    },
  ];
}

async function answersOf(browser: Browser, url: string): Promise<Answers> {
  const { page, context } = await openPhone(browser, { network: false });
  // The runner of this file names functions by a helper of its own, which the page has not.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(timeAnswers, SLOWER);
  await page.goto(url);
  await page.getByRole('article').first().waitFor();
  await page.locator('[aria-keyshortcuts]').first().click();
  const box = page.getByRole('dialog').getByRole('combobox');
  let games = 0;
  await box.waitFor();
  await rest(page);
  await Promise.all([
    page.waitForResponse(
      async (response) => {
        if (!response.url().includes('GCSGAME_gameList')) return false;
        const { value } = (await response.json()) as { value: { games: unknown[]; total: number } };
        games += value.games.length;
        return games >= value.total;
      },
      { timeout: LOADING },
    ),
    box.fill('a'),
  ]);
  await rest(page);
  await page.evaluate(() => {
    (window as unknown as Timed).keys.length = 0;
    (window as unknown as Timed).longTasks.length = 0;
  });
  for (const query of QUERIES) {
    await box.fill('');
    await rest(page);
    await page.keyboard.type(query, { delay: PACE });
    await rest(page);
  }
  const { keys, longTasks } = await page.evaluate(() => {
    const { keys, longTasks } = window as unknown as Timed;
    return { keys, longTasks };
  });
  await context.close();
  return { keys, longTasks, games };
}

interface Timed {
  readonly keys: number[];
  readonly longTasks: number[];
}

/**
 * Notes on the window how long each search takes, from the key to the change of the list. The browser slows down the
 * page alone: what the worker takes counts so many times.
 */
function timeAnswers(slower: number): void {
  const keys: number[] = [];
  const longTasks: number[] = [];
  Object.assign(window, { keys, longTasks });
  let typed = 0;
  let search = { from: 0, posted: 0 };
  let answered: { readonly from: number; readonly extra: number } | undefined;
  addEventListener('input', ({ timeStamp }) => (typed = timeStamp), true);
  const end = (time: number) => {
    if (answered) keys.push(time - answered.from + answered.extra);
    answered = undefined;
  };
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', () => {
        const now = performance.now();
        answered = { from: search.from, extra: (now - search.posted) * (slower - 1) };
        // An answer may leave the list as it was.
        setTimeout(end, 100, now);
      });
    }
    override postMessage(question: { readonly do?: string }): void {
      if (question.do === 'search') search = { from: typed, posted: performance.now() };
      super.postMessage(question);
    }
  };
  new MutationObserver((changes) => {
    const isList = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[role=listbox], [role=status]');
    if (changes.some(isList)) end(performance.now());
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Lets a page finish what it has to do. */
function rest(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) =>
        setTimeout(() => requestIdleCallback(() => done(), { timeout: 5000 }), 300),
      ),
  );
}
