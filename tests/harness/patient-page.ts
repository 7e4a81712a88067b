import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** The longest that a step on a page may take, in milliseconds: a busy machine is slow, and only a failure waits so long. */
export const STEP_MS = 120_000;

/** A page in a context of its own, whose steps wait as long as a busy machine takes. It ends with the browser, or by its `close`. */
export async function patientPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(STEP_MS);
  return page;
}
