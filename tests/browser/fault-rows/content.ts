import type { Page } from 'playwright-core';
import { type FaultRow, NOT_SENT } from '#tests/harness/fault-walk.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const fromMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('button', { name }).click();

/** Help, feedback, the speed test and the winners. */
export const contentRows: readonly FaultRow[] = [
  {
    call: 'GET /wps/relay/MCSFE_winnerRankList',
    open: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
    part: main,
    content: (page) => page.getByRole('region', { name: 'Latest winners' }).getByRole('listitem'),
  },
  {
    call: 'GET /wps/system/domainRoute',
    open: (page) => fromMenu(page, 'Speed test'),
    part: dialog,
    content: (page) => dialog(page).getByRole('listitem'),
  },
  {
    call: 'PUT /wps/feedback',
    async open(page) {
      await fromMenu(page, 'Feedback');
      await dialog(page).getByLabel('Your message').fill('The reels of one game stand still.');
      await dialog(page).getByRole('button', { name: 'Send' }).click();
    },
    part: dialog,
    content: (page) => dialog(page).getByText(/your reference is F\d{6}/),
    retry: (page) => dialog(page).getByRole('button', { name: 'Send' }),
    said: NOT_SENT,
    typed: [(page) => dialog(page).getByLabel('Your message'), 'The reels of one game stand still.'],
  },
  {
    call: 'GET /wps/system/helpCenter',
    path: '/help',
    part: main,
    content: (page) => main(page).getByRole('link', { name: 'User agreement' }),
    rest: [
      (page) => main(page).getByRole('link', { name: 'Back to home' }),
      (page) => page.getByRole('contentinfo'),
    ],
  },
];
