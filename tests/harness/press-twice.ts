import type { Locator } from 'playwright-core';

/** Presses a button twice at once: what the first press makes appear could lie under a slower second. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
