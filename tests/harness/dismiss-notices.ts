import type { Page } from 'playwright-core';

/** Puts the notices away that show now. */
export async function dismissNotices(page: Page): Promise<void> {
  const buttons = page.getByRole('status').getByRole('button', { name: 'Dismiss', exact: true });
  for (let left = await buttons.count(); left > 0; left -= 1) await buttons.first().click();
}
