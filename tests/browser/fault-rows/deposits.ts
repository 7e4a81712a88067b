import type { Page } from 'playwright-core';
import type { FaultRow } from '#tests/harness/fault-walk.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const list = (page: Page) => dialog(page).getByRole('region', { name: 'Your deposits' });

const openDeposit = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).click();

async function openPage(page: Page, name: string): Promise<void> {
  await openDeposit(page);
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
}

/** Paid at once, so that as many can be ordered as there are tries. */
async function order(page: Page): Promise<void> {
  await openDeposit(page);
  await dialog(page).getByText('Instant card').first().click();
  await button(page, '$20').first().click();
  await button(page, 'Continue').click();
  await button(page, 'Deposit $20.00').click();
}

/** Deposits, bonuses and rewards. */
export const depositRows: readonly FaultRow[] = [
  {
    call: 'GET /wps/deposit/channels',
    as: 'mai',
    open: openDeposit,
    part: dialog,
    content: (page) => dialog(page).getByRole('textbox', { name: 'Amount' }),
  },
  {
    call: 'GET /wps/deposit',
    as: 'mai',
    open: openDeposit,
    part: list,
    content: (page) => list(page).getByText('No deposits yet.'),
  },
  {
    call: 'GET /wps/bonuses',
    as: 'mai',
    open: (page) => openPage(page, 'Bonuses'),
    part: dialog,
    content: (page) => dialog(page).getByText(/^No bonuses here/),
  },
  {
    call: 'GET /wps/reward-centre',
    as: 'mai',
    open: (page) => openPage(page, 'Reward centre'),
    part: dialog,
    content: (page) => button(page, /^Claim /),
  },
  {
    call: 'GET /wps/deposit/order',
    as: 'mai',
    alone: true,
    open: order,
    part: dialog,
    content: (page) => dialog(page).getByText('$19.70 is in your wallet.'),
  },
];
