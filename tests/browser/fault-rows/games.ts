import type { Page } from 'playwright-core';
import type { FaultRow } from '#tests/harness/fault-walk.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Slots', exact: true });

async function openView(page: Page, name: string): Promise<void> {
  const categories = page.getByRole('navigation', { name: 'Game categories' });
  await categories.getByRole('link', { name: 'Slots', exact: true }).click();
  await list(page).getByText(name, { exact: true }).click();
}

/** A member's own games. */
export const gameRows: readonly FaultRow[] = [
  {
    call: 'GET /wps/relay/MCSFE_getFavoriteList',
    as: 'mai',
    open: (page) => openView(page, 'Favourites'),
    part: list,
    content: (page) => list(page).getByText('No favourites yet'),
  },
  {
    call: 'GET /wps/relay/GCS_recentGame',
    as: 'mai',
    open: (page) => openView(page, 'Recent'),
    part: list,
    content: (page) => list(page).getByText('Nothing played yet'),
  },
];
