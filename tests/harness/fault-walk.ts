import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { dismissNotices } from './dismiss-notices.ts';
import { FAULTS, NOT_LOADED, SLOW } from './faults.ts';
import { goTo } from './go-to.ts';
import { logIn } from './log-in.ts';
import type { Portal } from './portal.ts';

/** A call, where a visitor meets what it gives, and what is seen there while it fails. */
export interface FaultRow {
  /** Method and path. */
  readonly call: string;
  /** Username of who makes it. Default: a visitor. */
  readonly as?: string;
  /** Default: the home page. */
  readonly path?: string;
  /** What somebody does to see the part, or to send what the call sends. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** What says that the call failed. */
  readonly part: (page: Page) => Locator;
  /** Something that only an answer brings. */
  readonly content: (page: Page) => Locator;
  /** The button that asks again, or sends again. Default: the part's "Try again". */
  readonly retry?: (page: Page) => Locator;
  /** What it takes to ask again. Default: a press of that button. */
  readonly again?: (page: Page) => Promise<unknown>;
  /** What is said; or, where the platform answers wrongly, and where it does not. Default: that it could not be loaded. */
  readonly said?: string | { readonly failed: string; readonly slow: string };
  /** A field and what was typed into it, which stays. */
  readonly typed?: readonly [field: (page: Page) => Locator, text: string];
  /** What stands all the while. Default: the header's way home and the footer. */
  readonly rest?: readonly ((page: Page) => Locator)[];
  /** Needs a page of its own: what it shows depends on what other rows do or let fail. */
  readonly alone?: true;
}

/** What a form says that could not be sent. */
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
 * Lets the calls of rows fail, all on one page: each in every way, one after the other, while those that come later fail
 * too. Each time the part says so and offers another try, and the rest of the page stands; at last the try brings what
 * was asked for.
 */
export async function walkFaults(portal: Portal, ...rows: readonly FaultRow[]): Promise<void> {
  portal.expectProblem(/answered 50\d/, /request failed/, /console error: \[livery\]/);
  const [[, first]] = FAULTS;
  const failing = new Map<string, object>();
  const tell = () => portal.state({ faults: [...failing].map(([call, how]) => ({ call, ...how })) });
  const fail = (call: string, fault: object | undefined) => {
    if (fault) failing.set(call, fault);
    else failing.delete(call);
    return tell();
  };

  for (const { call } of rows) failing.set(call, first);
  const as = rows[0]?.as;
  if (as === undefined) await tell();
  const page = await portal.open(as === undefined ? (rows[0]?.path ?? '/') : '/');
  if (as !== undefined) {
    await tell();
    await logIn(page, as);
  }
  for (const [at, row] of rows.entries()) {
    try {
      if (at > 0 || as !== undefined) await begin(page, row.path ?? '/');
      await walk(page, row, (fault) => fail(row.call, fault));
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

async function walk(page: Page, row: FaultRow, fail: (fault?: object) => Promise<void>): Promise<void> {
  const { call, open, part, content, typed, rest = around } = row;
  const { said = { failed: NOT_LOADED, slow: SLOW } } = row;
  const { failed, slow } = typeof said === 'string' ? { failed: said, slow: said } : said;
  const retryOf = row.retry ?? ((on) => part(on).getByRole('button', { name: 'Try again' }).first());
  const again = row.again ?? ((on: Page) => retryOf(on).click());
  const retry = retryOf(page);
  const stands = async (message: string) => {
    await part(page).getByText(message).first().waitFor();
    await retry.waitFor();
    for (const locate of rest) await locate(page).first().waitFor();
    if (typed) expect(await typed[0](page).inputValue()).toBe(typed[1]);
  };

  await open?.(page);
  await stands(failed);
  for (const [, fault] of FAULTS.slice(1)) {
    if (fault.hang) await page.evaluate(hurry);
    await fail(fault);
    const ended = endOf(page, call);
    await again(page);
    await ended;
    await stands(fault.hang ? slow : failed);
  }
  await fail();
  await page.evaluate(unhurry);
  // The page asks again by itself, too, and may be first.
  await Promise.any([again(page), content(page).first().waitFor()]);
  await content(page).first().waitFor();
  await expect.poll(() => part(page).getByText(slow).count()).toBe(0);
}

declare global {
  interface Window {
    /** Part of the time that a call is given. */
    liveryPatience?: number | undefined;
  }
}

/** Lets the page give up calls sooner: how long it really waits is proved elsewhere. */
function hurry(): void {
  if (!('liveryPatience' in window)) {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds * (window.liveryPatience ?? 1));
  }
  window.liveryPatience = 0.03;
}

function unhurry(): void {
  window.liveryPatience = undefined;
}

/** The next time that a call of the page ends, however it does. */
function endOf(page: Page, call: string): Promise<void> {
  return new Promise((resolve) => {
    const hear = (request: Request) => {
      if (`${request.method()} ${new URL(request.url()).pathname}` !== call) return;
      page.off('requestfinished', hear);
      page.off('requestfailed', hear);
      resolve();
    };
    page.on('requestfinished', hear);
    page.on('requestfailed', hear);
  });
}
