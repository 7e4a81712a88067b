import type { Page } from 'playwright-core';

/** Turns to a page of the centre that is open. */
export function turnTo(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('dialog').getByRole('navigation').getByRole('link', { name, exact: true }).click();
}
