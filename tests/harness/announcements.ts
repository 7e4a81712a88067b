import type { Announcement } from '@liveryjs/schemas/platform';
import type { Page } from 'playwright-core';
import type { OpenOptions, Portal } from './portal.ts';

export const CALL = 'GET /wps/relay/MCSFE_announcements';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Announcements' });
export const rows = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Announcements' }).getByRole('button');
export const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
export const text = (page: Page) => dialog(page).getByRole('article');
export const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Announcements' });

/** Opens the announcements from the menu. */
export async function openAnnouncements(brand: Portal, options?: OpenOptions): Promise<Page> {
  const page = await brand.open('/cockfight', options);
  if (options?.size) await page.getByRole('button', { name: 'Open menu' }).click();
  await entry(page).click();
  await dialog(page).waitFor();
  return page;
}

export const announcement = (id: number, rest: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Announcement ${id}`,
  content: '<p>Text</p>',
  types: ['B'],
  platform: 'web',
  execution: 'B',
  publishedAt: '2026-06-01T12:00:00Z',
  announcementImages: [],
  ...rest,
});

/** Lets the platform announce these, instead of its own. */
export const announce = (brand: Portal, ...list: Announcement[]) =>
  brand.state({
    faults: [{ call: CALL, body: JSON.stringify({ success: true, value: { list, totalPages: 1 } }) }],
  });
