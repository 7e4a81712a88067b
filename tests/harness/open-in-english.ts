import type { Page } from 'playwright-core';
import type { Portal } from './portal.ts';

/** Opens a brand's home page for a visitor who reads English, whatever the brand's own language is. */
export async function openInEnglish(
  brand: Portal,
  size: readonly [width: number, height: number],
): Promise<Page> {
  const page = await brand.open('/', { size, chosen: { language: 'EN' } });
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
  return page;
}
