import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { dismissNotices } from './dismiss-notices.ts';
import { FAULTS, type Fault, NOT_LOADED, PARTS_NOT_LOADED, SLOW } from './faults.ts';
import { goTo } from './go-to.ts';
import { openAs } from './log-in.ts';
import type { Portal } from './portal.ts';

/** A call, where a visitor meets what it gives, and what is seen there while it fails. */
export interface FaultRow {
  /** Method and path. */
  readonly call: string;
  /** Username of who makes it. Default: a visitor. */
  readonly as?: string;
  /** Default: the home page. */
  readonly path?: string;
  /** The steps that show the part, or send what the call sends. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** The part that says that the call failed. */
  readonly part: (page: Page) => Locator;
  /** Something that only an answer brings. */
  readonly content: (page: Page) => Locator;
  /** The button that asks again, or sends again. Default: the part's "Try again". */
  readonly retry?: (page: Page) => Locator;
  /** The steps that ask again. Default: a press of that button. */
  readonly again?: (page: Page) => Promise<unknown>;
  /**
   * The message; or two: for a platform that answers wrongly, and for one that does not answer. Default: that it could not
   * be loaded.
   */
  readonly said?: string | { readonly failed: string; readonly slow: string };
  /** A field and what was typed into it, which stays. */
  readonly typed?: readonly [field: (page: Page) => Locator, text: string];
  /** The parts that stand all the while. Default: the header's way home and the footer. */
  readonly rest?: readonly ((page: Page) => Locator)[];
  /** Needs a page of its own: what it shows depends on what other rows do or let fail. */
  readonly alone?: true;
}

/** The messages of a form that could not be sent. */
export const NOT_SENT = { failed: 'That did not work. Please try again.', slow: SLOW } as const;

/** A row of what a button does at once: a notice says that it failed, and the button is pressed again. */
export function pressed(button: (page: Page) => Locator) {
  return {
    open: (page: Page) => button(page).click(),
    part: (page: Page) => page.getByRole('status').filter({ has: close(page) }),
    retry: button,
    async again(page: Page) {
      await dismissNotices(page);
      await button(page).click();
    },
    said: NOT_SENT,
  } as const;
}

const close = (page: Page) => page.getByRole('button', { name: 'Dismiss', exact: true });

const around = [
  (page: Page) => page.getByRole('banner').getByRole('link').first(),
  (page: Page) => page.getByRole('contentinfo'),
];

/**
 * Lets the calls of rows fail, all on one page, one after the other, while those that come later fail too. Each time the
 * part says so and offers another try, and the rest of the page stands; at last the try brings what was asked for.
 *
 * @param turn the way in which the first row fails, each other one in the next way in turn: one function reads all
 * answers. Default: the first row fails in every way, the others in one
 */
export async function walkFaults(portal: Portal, rows: readonly FaultRow[], turn?: number): Promise<void> {
  portal.expectProblem(/answered 50\d/, /request failed/, /console error: \[livery\]/);
  const more = turn === undefined ? FAULTS.slice(1) : [];
  const quick = FAULTS.filter(([, { hang }]) => !hang);
  const failing = new Map<string, object>();
  const tell = () => portal.state({ faults: [...failing].map(([call, how]) => ({ call, ...how })) });
  const fail = (call: string, fault: object | undefined) => {
    if (fault) failing.set(call, fault);
    else failing.delete(call);
    return tell();
  };

  for (const [index, { call }] of rows.entries())
    failing.set(call, quick[((turn ?? 0) + index) % quick.length]?.[1] ?? {});
  await tell();
  const { as, path = '/' } = rows[0] ?? {};
  const page = as === undefined ? await portal.open(path) : await openAs(portal, as, {}, path);
  for (const [index, row] of rows.entries()) {
    try {
      if (index > 0) await begin(page, row.path ?? '/');
      await walk(page, row, index === 0 ? more : [], {
        fail: (fault) => fail(row.call, fault),
        asked: async () => (await portal.journal()).filter((call) => nameOf(call) === row.call).length,
      });
    } catch (error) {
      throw new Error(`${row.call}: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** Leads from what the row before has left open to the page of the next. */
async function begin(page: Page, path: string): Promise<void> {
  const dialogs = page.getByRole('dialog');
  for (let left = await dialogs.count(); left > 0; left -= 1) await page.keyboard.press('Escape');
  await expect.poll(() => dialogs.count()).toBe(0);
  await goTo(page, path);
}

interface Platform {
  /** Lets the row's call fail in a way; without one it works again. */
  fail(fault?: object): Promise<void>;
  /** Counts the times that the row's call has come. */
  asked(): Promise<number>;
}

async function walk(
  page: Page,
  row: FaultRow,
  faults: readonly Fault[],
  { fail, asked }: Platform,
): Promise<void> {
  const { call, open, part, content, typed, rest = around } = row;
  const { said = { failed: NOT_LOADED, slow: SLOW } } = row;
  const { failed, slow } = typeof said === 'string' ? { failed: said, slow: said } : said;
  const tryAgain = { name: 'Try again' };
  // Where several parts failed, their page says so, and has the one button.
  const gathered = (on: Page) => on.getByRole('alert').filter({ hasText: PARTS_NOT_LOADED });
  const retryOf =
    row.retry ??
    ((on) => part(on).getByRole('button', tryAgain).or(gathered(on).getByRole('button', tryAgain)).last());
  const again = row.again ?? ((on: Page) => retryOf(on).click());
  const retry = retryOf(page);
  const stands = async (message: string) => {
    const place = part(page).getByRole('img', { name: NOT_LOADED });
    await part(page).getByText(message).or(place).first().waitFor();
    await retry.waitFor();
    for (const locate of rest) await locate(page).first().waitFor();
    if (typed) await expect.poll(() => typed[0](page).inputValue()).toBe(typed[1]);
  };
  const running = runningCalls(page, call);

  await open?.(page);
  await stands(failed);
  // A clock that the row has put in the page comes with a patience of its own.
  await page.evaluate(letGiveUp);
  for (const [, fault] of faults) {
    await fail(fault);
    await idle(page, running, fault.hang);
    const before = await asked();
    const ended = endOf(page, call);
    await again(page);
    if (fault.hang) {
      await expect.poll(asked).toBeGreaterThan(before);
      await page.evaluate(giveUp);
    }
    await ended;
    await stands(fault.hang ? slow : failed);
  }
  await fail();
  await idle(page, running, true);
  // The page asks again by itself, too, and may be first.
  await Promise.any([again(page), content(page).first().waitFor()]);
  await content(page).first().waitFor();
  // Content that shows at once could still be taken back.
  await idle(page, running);
  await content(page).first().waitFor();
  await expect.poll(() => part(page).getByText(slow).count()).toBe(0);
}

/** Until no call is under way: the page asks by itself, too, and a press meanwhile would only join that. */
async function idle(page: Page, running: ReadonlySet<Request>, hangs = false): Promise<void> {
  await expect
    .poll(async () => {
      if (hangs) await page.evaluate(giveUp);
      return running.size;
    })
    .toBe(0);
}

declare global {
  interface Window {
    /** Lets all calls that wait now run out of time. */
    giveUpCalls?: () => void;
  }
}

/** Lets the page give up calls when it is told to, too: how long it really waits is proved elsewhere. */
function letGiveUp(): void {
  if (window.giveUpCalls) return;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  let waiting: AbortController[] = [];
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    waiting.push(controller);
    return AbortSignal.any([timeout(milliseconds), controller.signal]);
  };
  window.giveUpCalls = () => {
    for (const controller of waiting) controller.abort(new DOMException('It took too long.', 'TimeoutError'));
    waiting = [];
  };
}

const giveUp = () => window.giveUpCalls?.();

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;

const isOf = (call: string, request: Request) =>
  nameOf({ method: request.method(), path: new URL(request.url()).pathname }) === call;

/** Those requests of a call that the page waits for, from now on. */
function runningCalls(page: Page, call: string): ReadonlySet<Request> {
  const running = new Set<Request>();
  page.on('request', (request) => isOf(call, request) && running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return running;
}

/** The next time that a call of the page ends, however it does. */
function endOf(page: Page, call: string): Promise<void> {
  return new Promise((resolve) => {
    const hear = (request: Request) => {
      if (!isOf(call, request)) return;
      page.off('requestfinished', hear);
      page.off('requestfailed', hear);
      resolve();
    };
    page.on('requestfinished', hear);
    page.on('requestfailed', hear);
  });
}
