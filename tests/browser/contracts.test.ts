import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bet } from '#tests/harness/bet.ts';
import { fromAccountMenu, openAs } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';
import { turnTo } from '#tests/harness/turn-to.ts';

const aurora = portal('aurora');

const centre = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
const press = (page: Page, name: string) => centre(page).getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => centre(page).getByRole('tab', { name, exact: true }).click();
const sent = async (path: string) => (await aurora.journal()).filter((call) => call.path === path);
const waitForText = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click();

async function openCentre(username: string): Promise<Page> {
  const page = await openAs(aurora, username);
  await fromAccountMenu(page, 'Agent centre');
  await turnTo(page, 'Daily salary');
  return page;
}

/** Fills in an offer of one rate, and sends it. */
async function offer(page: Page, downline: string, rate: string): Promise<void> {
  await press(page, 'Offer a contract');
  const form = centre(page).getByRole('form', { name: 'Offer a contract' });
  await form.getByLabel('Downline').fill(downline);
  await form.getByRole('option', { name: new RegExp(downline) }).click();
  await form.getByLabel('Rate').fill(rate);
  await form.getByRole('button', { name: 'Offer', exact: true }).click();
}

test('[4.21] [2.36] [1.03] a contract is offered, accepted, settled once and ended by a lower rate', async () => {
  const tomas = await openCentre('tomas');
  const pages = centre(tomas).getByRole('navigation').getByRole('link');
  await expect
    .poll(async () => (await pages.allInnerTexts()).map((text) => text.trim()).slice(-4))
    .toEqual(['My income', expect.stringMatching(/^Transaction details$/i), 'Dividend', 'Daily salary']);
  await tab(tomas, 'Given');
  await offer(tomas, 'amara', '1.21');
  await centre(tomas).getByText('1.21 is too high. Maximum: 1.2').waitFor();
  await centre(tomas).getByLabel('Rate').fill('1');
  await centre(tomas).getByRole('button', { name: 'Offer', exact: true }).click();
  await answer(tomas, 'Offer');
  await waitForText(tomas, 'Offer sent.');

  const amara = await openCentre('amara');
  await press(amara, 'Accept');
  await answer(amara, 'Accept');
  await waitForText(amara, 'The contract is now in force.');
  await centre(amara).getByRole('button', { name: 'Terminate' }).waitFor();
  expect((await sent('/wps/agent/contract/answer')).map(({ body }) => body)).toMatchObject([
    { answer: 'ACCEPT', ends: [] },
  ]);

  const zuri = await openAs(aurora, 'zuri');
  await bet(zuri, '50.00');
  await aurora.state({ drawNow: ['FLASH5'] });
  const date = new Date().toISOString().slice(0, 10);
  await aurora.state({ settleContracts: { date } });
  await aurora.state({ settleContracts: { date } });
  for (const [page, name, amount] of [
    [amara, 'tomas', '+$0.50'],
    [tomas, 'amara', '-$0.50'],
  ] as const) {
    await tab(page, 'Settlements');
    const row = centre(page).getByRole('row').filter({ hasText: name }).filter({ hasText: amount });
    await row.getByText('$50.00', { exact: true }).waitFor();
    await row.getByText('1.00%').waitFor();
    await expect.poll(() => row.count()).toBe(1);
  }
  await turnTo(amara, 'My income');
  const income = centre(amara).getByRole('region', { name: 'My income' });
  await income.getByRole('cell', { name: '$0.50', exact: true }).first().waitFor();
  // A notice has a button to close it, too.
  await amara.keyboard.press('Escape');
  await fromAccountMenu(amara, 'Transactions');
  const record = amara.getByRole('dialog', { name: 'Member centre' });
  await record.getByRole('row').filter({ hasText: '+$0.50' }).waitFor();
  await amara.keyboard.press('Escape');

  await fromAccountMenu(amara, 'Agent centre');
  await turnTo(amara, 'Daily salary');
  await tab(amara, 'Given');
  await offer(amara, 'kofi', '0.8');
  await answer(amara, 'Offer');
  await waitForText(amara, 'Offer sent.');
  await tab(tomas, 'Given');
  await offer(tomas, 'amara', '0.5');
  const question = tomas.getByRole('alertdialog');
  await question.getByText('amara → kofi (0.80%)').waitFor();
  expect(await sent('/wps/agent/contract/offer')).toHaveLength(2);
  await answer(tomas, 'Agree and offer');
  // It closes when the offer is made.
  await centre(tomas).getByRole('form', { name: 'Offer a contract' }).waitFor({ state: 'detached' });
  await expect.poll(async () => (await sent('/wps/agent/contract/offer')).length).toBe(3);
  const [, given, lower] = await sent('/wps/agent/contract/offer');
  expect(given?.body).toMatchObject({ downline: 'kofi', ends: [] });
  expect(lower?.body).toMatchObject({ downline: 'amara', ends: [expect.any(Number)] });
  await amara.reload();
  await tab(amara, 'Given');
  await centre(amara).getByRole('article', { name: 'To kofi' }).getByText('Terminated').waitFor();
});
