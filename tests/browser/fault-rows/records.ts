import type { Page } from 'playwright-core';
import type { FaultRow } from '#tests/harness/fault-walk.ts';
import { fromAccountMenu } from '#tests/harness/log-in.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** What the member centre keeps of bets and money. */
export const recordRows: readonly FaultRow[] = [
  ['GET /wps/relay/MCSFE_betRecord', 'Betting record'],
  ['GET /wps/relay/MCSFE_transactionRecord', 'Account record'],
].map(([call = '', entry = '']) => ({
  call,
  as: 'mai',
  open: (page: Page) => fromAccountMenu(page, entry),
  part: dialog,
  content: (page: Page) => dialog(page).getByText('Nothing in these days.'),
}));
