import type { Page } from 'playwright-core';

/** Turns to a page of the centre that is open. In a narrow window their list has to be unfolded first. */
export async function turnTo(page: Page, name: string | RegExp): Promise<void> {
  const ways = page.getByRole('dialog').getByRole('navigation').first();
  const unfold = ways.getByRole('button');
  await ways.getByRole('link').or(unfold).first().waitFor();
  if (await unfold.isVisible()) await unfold.click();
  await ways.getByRole('link', { name, exact: true }).click();
}
