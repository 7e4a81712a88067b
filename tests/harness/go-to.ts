import type { Page } from 'playwright-core';

/** Leads to a path of the same portal as its links do: without a reload. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
