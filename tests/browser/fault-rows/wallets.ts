import type { Page } from 'playwright-core';
import type { FaultRow } from '#tests/harness/fault-walk.ts';
import { fromAccountMenu } from '#tests/harness/log-in.ts';
import { turnTo } from '#tests/harness/turn-to.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

const report = (
  call: string,
  entry: string,
  content: (page: Page) => ReturnType<typeof button>,
): FaultRow => ({
  call,
  as: 'tomas',
  async open(page) {
    await fromAccountMenu(page, 'Agent centre');
    await turnTo(page, entry);
  },
  part: dialog,
  content,
});
const table = (name: string) => (page: Page) => dialog(page).getByRole('table', { name });

/** Wallets of a member, and what agents read of their teams. */
export const walletRows: readonly FaultRow[] = [
  {
    call: 'GET /wps/v2/wallets',
    as: 'mai',
    async open(page) {
      await fromAccountMenu(page, 'My account');
      await turnTo(page, 'Wallets and transfer');
    },
    part: dialog,
    content: (page) => dialog(page).getByRole('list', { name: 'Your wallets' }),
  },
  report('GET /wps/agent/bets', 'Team betting', table('Team bets')),
  report('GET /wps/agent/profit', 'User profit and loss', table('Team profit and loss')),
  {
    ...report('GET /wps/agent/profit/days', 'User profit and loss', table('Daily figures of bruno')),
    async open(page) {
      await fromAccountMenu(page, 'Agent centre');
      await turnTo(page, 'User profit and loss');
      await dialog(page).getByText('30 days', { exact: true }).click();
      await dialog(page)
        .getByRole('radio', { name: '30 days', checked: true })
        .waitFor({ state: 'attached' });
      await button(page, 'Daily figures of bruno').click();
    },
  },
  report('GET /wps/agent/transactions', 'Transaction details', table('Team transactions')),
];
