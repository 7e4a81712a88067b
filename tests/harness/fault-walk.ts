import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { FAULTS, NOT_LOADED, SLOW } from './faults.ts';
import { logIn } from './log-in.ts';
import type { Portal } from './portal.ts';

/** A call, where a visitor meets what it gives, and what is seen there while it fails. */
export interface FaultRow {
  /** Method and path. */
  readonly call: string;
  /** Username of who makes it. Default: a visitor, whose page has the fault from its first call on. */
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
}

/** What a form says that could not be sent. */
export const NOT_SENT = { failed: 'That did not work. Please try again.', slow: SLOW } as const;

const around = [
  (page: Page) => page.getByRole('banner').getByRole('link').first(),
  (page: Page) => page.getByRole('contentinfo'),
];

/**
 * Lets a call fail in every way, one after the other, on one page: each time the part says so and offers another try,
 * and the rest of the page stands; at last the try brings what was asked for.
 */
export async function walkFaults(portal: Portal, row: FaultRow): Promise<void> {
  const { call, as, path = '/', open, part, content, typed, rest = around } = row;
  const { said = { failed: NOT_LOADED, slow: SLOW } } = row;
  const { failed, slow } = typeof said === 'string' ? { failed: said, slow: said } : said;
  const retryOf = row.retry ?? ((page) => part(page).getByRole('button', { name: 'Try again' }).first());
  const again = row.again ?? ((page: Page) => retryOf(page).click());
  portal.expectProblem(/answered 50\d/, /request failed/, /console error: \[livery\]/);
  const fail = (fault: object) => portal.state({ faults: [{ call, ...fault }] });

  const [[, first], ...others] = FAULTS;
  if (as === undefined) await fail(first);
  const page = await portal.open(path);
  if (as !== undefined) {
    await fail(first);
    await logIn(page, as);
  }
  await open?.(page);
  const retry = retryOf(page);
  const stands = async (message: string) => {
    await part(page).getByText(message).first().waitFor();
    await retry.waitFor();
    for (const locate of rest) await locate(page).first().waitFor();
    if (typed) expect(await typed[0](page).inputValue()).toBe(typed[1]);
  };
  await stands(failed);

  for (const [, fault] of others) {
    if (fault.hang) await page.evaluate(hurry);
    await fail(fault);
    const ended = endOf(page, call);
    await again(page);
    await ended;
    await stands(fault.hang ? slow : failed);
  }

  await portal.state({ faults: [] });
  await page.evaluate(() => 'liveryPatience' in window && delete window.liveryPatience);
  // The page asks again by itself, too, and may be first.
  await Promise.any([again(page), content(page).first().waitFor()]);
  await content(page).first().waitFor();
  await expect.poll(() => part(page).getByText(slow).count()).toBe(0);
}

declare global {
  interface Window {
    /** Part of the time that a call is given. */
    liveryPatience?: number;
  }
}

/** Lets the page give up calls sooner: how long it really waits is proved elsewhere. */
function hurry(): void {
  window.liveryPatience = 0.1;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds * (window.liveryPatience ?? 1));
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
