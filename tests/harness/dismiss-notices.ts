import type { Page } from 'playwright-core';

/** Puts the notices away that show now, all at once: meanwhile one could go by itself. */
export async function dismissNotices(page: Page): Promise<void> {
  await page
    .getByRole('status')
    .getByRole('button', { name: 'Dismiss', exact: true })
    .evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
}
