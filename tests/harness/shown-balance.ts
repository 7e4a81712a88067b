import type { Page } from 'playwright-core';

/** A sum as the pages and games of the tests write it, in cents. */
export function cents(text = ''): number {
  return Math.round(Number(text.replace(/[^0-9.]/g, '')) * 100);
}

/** Reads the account's balance in the header, in cents. */
export async function shownBalance(page: Page): Promise<number> {
  const balance = page.getByRole('banner').getByRole('group', { name: 'Balance' }).filter({ visible: true });
  await balance.filter({ hasText: /\d\.\d\d/ }).waitFor();
  return cents(/[\d,]+\.\d\d/.exec(await balance.innerText())?.[0]);
}
