import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Turns to a page of the centre that is open. In a narrow window their list has to be unfolded first. */
export async function turnTo(page: Page, name: string | RegExp): Promise<void> {
  const ways = page.getByRole('dialog').getByRole('navigation').first();
  const unfold = ways.getByRole('button');
  const link = ways.getByRole('link', { name, exact: true });
  const pressed = (button: Locator) =>
    button.click({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  // A window that was just made wider loses the button between the look at it and the press, and a page that was just
  // opened may not be at rest: what could not be pressed is looked at anew.
  const turned = async () => {
    if (await link.isVisible()) return pressed(link);
    if (await unfold.isVisible()) await pressed(unfold);
    return false;
  };
  // Two presses, each of which may wait as long as a press may.
  await expect.poll(turned, { timeout: 20_000 }).toBe(true);
}
