import type { Page } from 'playwright-core';
import { type FaultRow, pressed } from '#tests/harness/fault-walk.ts';
import { fromAccountMenu } from '#tests/harness/log-in.ts';
import { turnTo } from '#tests/harness/turn-to.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
const button = (name: string) => (page: Page) =>
  dialog(page).getByRole('button', { name, exact: true }).first();

const salaries = (tab?: string) => async (page: Page) => {
  await fromAccountMenu(page, 'Agent centre');
  await turnTo(page, 'Daily salary');
  if (tab !== undefined) await dialog(page).getByRole('tab', { name: tab, exact: true }).click();
};
const end = async (page: Page) => {
  await button('Terminate')(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminate' }).click();
};
const notices = pressed(button('Terminate'));

/** An agent's contracts, and what they bring. */
export const contractRows: readonly FaultRow[] = [
  {
    call: 'GET /wps/agent/contract',
    as: 'tomas',
    open: salaries(),
    part: dialog,
    content: (page) => dialog(page).getByRole('article', { name: 'From the operator' }),
  },
  {
    call: 'GET /wps/agent/contract/given',
    as: 'tomas',
    open: salaries('Given'),
    part: dialog,
    content: (page) => dialog(page).getByRole('article', { name: 'To bruno' }),
  },
  {
    call: 'GET /wps/agent/contract/settlements',
    as: 'tomas',
    open: salaries('Settlements'),
    part: dialog,
    content: (page) =>
      dialog(page)
        .getByRole('table')
        .or(dialog(page).getByText(/^(Nothing|No bets|No transactions) in this period/)),
  },
  {
    call: 'GET /wps/agent/income',
    as: 'tomas',
    async open(page) {
      await fromAccountMenu(page, 'Agent centre');
      await turnTo(page, 'My income');
    },
    part: dialog,
    content: (page) =>
      dialog(page)
        .getByRole('table')
        .or(dialog(page).getByText(/^(Nothing|No bets|No transactions) in this period/)),
  },
  {
    call: 'POST /wps/agent/contract/answer',
    as: 'tomas',
    ...notices,
    async open(page) {
      await salaries('Given')(page);
      await end(page);
    },
    async again(page) {
      await notices.again(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Terminate' }).click();
    },
    said: 'That did not work. Please try again.',
    content: (page) => page.getByText('The contract has ended.'),
  },
];
