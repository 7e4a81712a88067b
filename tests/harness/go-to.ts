import type { Page } from 'playwright-core';

/** Leads to a path of the same portal as its links do: without a reload. A page of another path is gone then. */
export async function goTo(page: Page, path: string): Promise<void> {
  const from = new URL(page.url()).pathname;
  // Every page has a heading of its own, and the one before stays until the next can be shown.
  const left = await page.getByRole('main').getByRole('heading', { level: 1 }).elementHandle();
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  if (new URL(path, page.url()).pathname !== from) await left?.waitForElementState('hidden');
}
