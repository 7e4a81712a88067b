import type { Page } from 'playwright-core';
import type { FaultRow } from '#tests/harness/fault-walk.ts';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => page.getByRole('region', { name });
const footer = (page: Page) => page.getByRole('contentinfo');
const dialog = (page: Page) => page.getByRole('dialog');
const body = (page: Page) => page.locator('body');
const categories = (page: Page) =>
  page.getByRole('navigation', { name: 'Game categories' }).getByRole('link');

/** The home page, its header, its footer and what they open. */
export const shellRows: readonly FaultRow[] = [
  {
    call: 'GET /wps/relay/MCSFE_announcements',
    async open(page) {
      await footer(page).getByRole('button', { name: 'Announcements' }).click();
      await dialog(page).waitFor();
    },
    part: dialog,
    content: (page) => dialog(page).getByRole('listitem'),
  },
  {
    call: 'GET /wps/relay/MCSFE_banners',
    part: main,
    content: (page) => region(page, 'Highlights').locator('img'),
  },
  {
    call: 'GET /wps/relay/GCSGAME_hotGames',
    part: main,
    content: (page) => region(page, 'Hot games').getByRole('listitem'),
  },
  {
    call: 'GET /lgw/games/popular',
    open: (page) => footer(page).scrollIntoViewIfNeeded(),
    part: main,
    content: (page) => region(page, 'Popular games').getByRole('listitem'),
  },
  {
    call: 'GET /wps/relay/GCSGAME_vendors',
    open: (page) => footer(page).scrollIntoViewIfNeeded(),
    part: footer,
    content: (page) => region(page, 'Game providers').getByRole('listitem'),
  },
  {
    alone: true,
    call: 'GET /lgw/games/game_menus',
    part: body,
    content: categories,
    said: 'Parts of this page could not be loaded.',
  },
  {
    alone: true,
    call: 'GET /wps/system/status',
    part: body,
    content: categories,
    said: 'Network link is abnormal, please try again',
  },
  {
    call: 'GET /wps/v2/wallets/balance',
    as: 'mai',
    part: (page) => page.getByRole('banner'),
    content: (page) => page.getByRole('banner').getByText(/^\$\s?[\d,.]+/),
    said: 'Not loaded',
  },
  {
    call: 'GET /wps/relay/MCSFE_clubLabels',
    as: 'mai',
    async open(page) {
      const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
      await menu.getByRole('button', { name: 'VIP rank' }).click();
      await dialog(page).waitFor();
    },
    part: dialog,
    content: (page) => dialog(page).getByRole('list').getByRole('listitem'),
  },
];
