import type { Page } from 'playwright-core';
import type { FaultRow } from '#tests/harness/fault-walk.ts';
import { fromAccountMenu } from '#tests/harness/log-in.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** The member centre's records of bets, money and messages. */
export const recordRows: readonly FaultRow[] = [
  {
    call: 'GET /wps/relay/CSP_messages',
    as: 'mai',
    open: (page) => page.getByRole('banner').getByRole('button', { name: 'Messages 2 unread' }).click(),
    part: dialog,
    content: (page) => dialog(page).getByText('Short maintenance on Monday'),
  },
  ...[
    ['GET /wps/relay/MCSFE_betRecord', 'Bet history'],
    ['GET /wps/relay/MCSFE_transactionRecord', 'Transactions'],
  ].map(([call = '', entry = '']) => ({
    call,
    as: 'mai',
    open: (page: Page) => fromAccountMenu(page, entry),
    part: dialog,
    content: (page: Page) => dialog(page).getByText(/^(Nothing|No bets|No transactions) in this period/),
  })),
];
