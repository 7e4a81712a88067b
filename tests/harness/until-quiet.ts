import { setTimeout } from 'node:timers/promises';
import { live } from '@liveryjs/schemas/live';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Milliseconds without a request after which a page counts as quiet, as Playwright counts them. */
const QUIET = 500;

/** The requests of a context that are on their way. The stream of what changes is for as long as somebody looks at the page. */
const onTheirWay = new WeakMap<BrowserContext, Set<Request>>();

/** Counts the requests of a context, for `untilQuiet`. */
export function countRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  onTheirWay.set(context, requests);
  // Hostile data has a browser ask for addresses that are none.
  const isStream = (url: string) => URL.canParse(url) && new URL(url).pathname === live.path;
  context.on('request', (request) => {
    if (!isStream(request.url())) requests.add(request);
  });
  const end = (request: Request) => void requests.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
}

/** Waits until a page has asked for nothing for half a second, but for the stream of what changes. */
export async function untilQuiet(page: Page): Promise<void> {
  const requests = onTheirWay.get(page.context());
  if (!requests) throw new Error('Nobody counts the requests of this page.');
  await page.waitForLoadState('load');
  const ofPage = () => [...requests].filter((request) => request.frame().page() === page);
  await expect
    .poll(async () => {
      if (ofPage().length > 0) return ofPage().length;
      let count = 0;
      const note = () => {
        count += 1;
      };
      page.context().on('request', note);
      await setTimeout(QUIET);
      page.context().off('request', note);
      return count;
    })
    .toBe(0);
}
