import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fromAccountMenu, openAs, PASSWORD } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';
import { turnTo } from '#tests/harness/turn-to.ts';

const aurora = portal('aurora');

const MOVE = '/wps/relay/GCS_walletTransfer';
const GIVE = '/wps/member/transfer';
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const bodies = async (path: string) =>
  (await aurora.journal()).filter((call) => call.path === path).map(({ body }) => body);
const wallets = (page: Page) => dialog(page).getByRole('list', { name: 'Your wallets' });

test('[2.35] [4.15] [6.03] a member moves money between wallets once, brings it back, and gives some to the upline', async () => {
  aurora.expectProblem(/answered 503: POST .*GCS_walletTransfer/);
  const page = await openAs(aurora, 'mai');
  await fromAccountMenu(page, 'My account');
  await turnTo(page, 'Wallets and transfer');
  await wallets(page).getByText('$20.00').waitFor();
  await dialog(page).getByText('$1,270.50').waitFor();

  // Nobody knows whether it arrived: the portal asks, and nothing is sent by itself a second time.
  await aurora.state({ faults: [{ call: `POST ${MOVE}`, status: 503, times: 1 }] });
  const form = dialog(page).getByRole('form', { name: 'Wallets and transfer' });
  await form.getByRole('combobox', { name: 'To' }).selectOption({ label: 'Velvet Hall' });
  await form.getByLabel('Amount').fill('100.5');
  await form.getByRole('button', { name: 'Transfer', exact: true }).click();
  await dialog(page)
    .getByText(/did not go through/)
    .waitFor();
  expect(await form.getByLabel('Amount').inputValue()).toBe('100.5');
  await form.getByRole('button', { name: 'Transfer', exact: true }).click();
  await dialog(page).getByText('$100.50 transferred.').waitFor();
  await wallets(page).getByText('$120.50').waitFor();
  const sent = await bodies(MOVE);
  // The first one was answered before anybody read it.
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ from: 'MAIN', to: 'VLVT', amount: '100.5' });

  await press(page, 'Move all back');
  await wallets(page).getByText('$1,270.50').waitFor();
  expect((await bodies(MOVE)).at(-1)).toEqual({ to: 'MAIN', idempotencyKey: expect.any(String) });

  await turnTo(page, 'Transfer to upline');
  const give = dialog(page).getByRole('form', { name: 'Transfer to upline' });
  await give.getByText('Tomás').waitFor();
  await give.getByLabel('Amount').fill('70.50');
  await give.getByLabel(/^Remark/).fill('for the ride');
  await give.getByLabel('Login password').and(page.locator('input')).fill(PASSWORD);
  await give.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  await dialog(page).getByText('$70.50 sent to Tomás.').waitFor();
  await give.getByText('$1,200.00').waitFor();
  expect(await bodies(GIVE)).toMatchObject([{ to: 'UPLINE', amount: '70.50', remark: 'for the ride' }]);

  await turnTo(page, 'Transactions');
  await dialog(page).getByText('tomas · for the ride').waitFor();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  const header = page.getByRole('banner');
  await header.getByText('$1,200.00').first().waitFor();

  // Hidden in the header, hidden on the page.
  await header.getByRole('button', { name: 'Hide balance' }).first().click();
  await fromAccountMenu(page, 'My account');
  await turnTo(page, 'Wallets and transfer');
  await wallets(page).getByText('***').first().waitFor();
  expect(await dialog(page).getByText('$1,200.00').count()).toBe(0);

  // The merchant keeps one wallet from now on: at the next look there is nothing to transfer, and no way to it.
  await aurora.state({ singleWallet: true });
  await page.reload();
  await dialog(page).getByRole('link', { name: 'Transactions' }).waitFor();
  await expect.poll(() => dialog(page).getByRole('link', { name: 'Wallets and transfer' }).count()).toBe(0);
});

test('[2.36] an agent reads bets, results and money of the team, with ten thousand bets of one member on a phone', {
  tags: 'matrix',
}, async () => {
  await aurora.state({ manyBets: { mai: 10_000 } });
  const page = await openAs(aurora, 'tomas');
  await fromAccountMenu(page, 'Agent centre');
  await turnTo(page, 'Team betting');
  const bets = dialog(page).getByRole('region', { name: 'Team bets' });
  await bets.getByRole('searchbox', { name: 'Username' }).fill('mai');
  await bets.getByRole('searchbox', { name: 'Username' }).press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('teamBetUsername')).toBe('mai');
  const rows = bets.getByRole('table').getByRole('row');
  await expect.poll(() => rows.count()).toBe(21);
  await bets
    .getByRole('navigation', { name: 'Pages of records' })
    .getByRole('button', { name: /\b50\d$/ })
    .click();
  await expect.poll(() => new URL(page.url()).searchParams.get('teamBetPage')).toMatch(/^50\d$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await rows.nth(1).waitFor();
  const wider = () =>
    page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('html, dialog')].map((part) => part.scrollWidth - part.clientWidth),
      ),
    );
  await expect.poll(wider).toBe(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await turnTo(page, 'User profit and loss');
  const profit = dialog(page).getByRole('region', { name: 'Team profit and loss' });
  await profit.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Sort by: Valid bets' });
  await expect.poll(() => profit.getByRole('table').getByRole('row').nth(1).textContent()).toMatch(/^mai/);
  await press(page, 'Daily figures of mai');
  await dialog(page).getByRole('table', { name: 'Daily figures of mai' }).waitFor();
  await turnTo(page, 'Transaction details');
  const money = dialog(page).getByRole('region', { name: 'Team transactions' });
  await money.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Win' });
  await expect.poll(() => new URL(page.url()).searchParams.get('teamMoneyKind')).toBe('WIN');
  await money.getByRole('cell', { name: 'mai', exact: true }).first().waitFor();
});
