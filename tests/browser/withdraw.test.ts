import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fromAccountMenu, openAs } from '#tests/harness/log-in.ts';
import { loseAnswer } from '#tests/harness/lose-answer.ts';
import { PAYMENT_PASSWORD, setPaymentPassword } from '#tests/harness/payment-password.ts';
import { portal } from '#tests/harness/portal.ts';
import { turnTo } from '#tests/harness/turn-to.ts';

const aurora = portal('aurora');

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const confirmation = (page: Page) => centre(page).getByRole('region', { name: 'Withdrawal confirmation' });
const transfer = (page: Page, name: string) => confirmation(page).getByRole('article', { name });
const withdrawalList = (page: Page) => centre(page).getByRole('region', { name: 'Your withdrawals' });
const header = (page: Page) => page.getByRole('banner');

/** Leaves the page and comes back until it shows something: what was just asked is not asked again at once. */
async function comeBack(page: Page, shown: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await turnTo(page, 'My account');
      // Its link may have a number by now: of payouts that wait for an answer.
      await turnTo(page, /^Withdraw/);
      return shown.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
}

test('[4.22] [2.35] [2.37] [1.02] money is withdrawn once, paid in two, confirmed by one and disputed by the other', async () => {
  const page = await openAs(aurora, 'mai');
  await fromAccountMenu(page, 'My account');
  await turnTo(page, 'Withdraw');
  await centre(page).getByRole('button', { name: 'Set a payment password' }).click();
  await setPaymentPassword(page);
  await turnTo(page, 'Withdraw');

  // Where the money goes to.
  await centre(page).getByLabel('Bank or e-wallet').fill('Mekong');
  await centre(page).getByLabel('Bank or e-wallet').press('Enter');
  await centre(page).getByLabel('Account holder').fill('Nguyễn Thị Mai');
  await centre(page).getByLabel('Account number').fill('0071 0001 23456');
  await centre(page).getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await centre(page).getByRole('button', { name: 'Save account' }).click();
  await centre(page)
    .getByRole('radio', { name: /Mekong Commercial Bank/ })
    .waitFor();
  const added = (await aurora.journal()).filter(
    ({ method, path }) => method === 'POST' && path === '/wps/withdraw/accounts',
  );
  expect(added.map(({ encrypted, status }) => [encrypted, status])).toEqual([[true, 200]]);

  // The answer is lost: what became of it is asked, and it is found once.
  await centre(page).getByLabel('Amount', { exact: true }).fill('100');
  await centre(page).getByText('$100.00').first().waitFor();
  await centre(page).getByRole('button', { name: 'Review' }).click();
  await centre(page).getByText('Nguyễn Thị Mai').first().waitFor();
  await loseAnswer(page, '/wps/withdraw');
  await page.route('**/wps/member/request/outcome', async (route) => {
    await centre(page)
      .getByText(/^We’re checking whether this went through/)
      .waitFor();
    await route.continue();
  });
  await centre(page).getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await centre(page).getByRole('button', { name: 'Withdraw $100.00' }).click();
  await centre(page).getByText('Withdrawal requested').waitFor();
  const sent = (await aurora.journal()).filter(
    ({ method, path }) => method === 'POST' && path === '/wps/withdraw',
  );
  expect(sent.map(({ encrypted, body }) => [encrypted, body])).toEqual([
    [
      true,
      {
        payoutAccountId: expect.any(Number),
        amount: '100.00',
        fee: '0.00',
        password: PAYMENT_PASSWORD,
        idempotencyKey: expect.stringMatching(/^[\w-]{24}$/),
      },
    ],
  ]);
  await header(page).getByText('$1,170.50').first().waitFor();
  const card = withdrawalList(page).getByRole('article');
  await expect.poll(() => card.count()).toBe(1);
  const reference = await card.getByText(/^WD\d{6}-[0-9A-F]{10}$/).innerText();
  await card.getByRole('button', { name: 'Cancel withdrawal' }).waitFor();

  // The operator pays in two; the page asks when it opens again.
  await aurora.state({ withdrawals: { [reference]: { status: 'PAID', parts: ['60', '40'] } } });
  const [first, second] = [transfer(page, '$60.00'), transfer(page, '$40.00')];
  await comeBack(page, first);
  await first
    .getByRole('timer')
    .getByText(/^(30:00|2\d:\d\d) left$/)
    .waitFor();
  await first.getByRole('button', { name: 'Received', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(/\$60\.00 will be marked as received/).waitFor();
  await question.getByRole('button', { name: 'Received' }).click();
  await expect.poll(() => first.count()).toBe(0);

  await second.getByRole('button', { name: 'Not received' }).click();
  await second.getByText(/we mark it as received and do not refund it/).waitFor();
  await second.getByRole('button', { name: 'Report' }).click();
  await second.getByText('Add at least one picture as proof').waitFor();
  await second
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: PNG });
  await second.getByLabel(/^What should we know/).fill('Nothing came.');
  await second.getByRole('button', { name: 'Report' }).click();
  await second.getByText('We’re looking into it').waitFor();
  const journal = await aurora.journal();
  expect(journal.filter(({ path }) => path === '/wps/withdraw/received').map(({ body }) => body)).toEqual([
    { transfers: [{ reference, part: 1 }] },
  ]);
  expect(journal.filter(({ path }) => path === '/wps/withdraw/missing').map(({ body }) => body)).toEqual([
    {
      reference,
      part: 2,
      pictures: [expect.any(String)],
      text: 'Nothing came.',
      idempotencyKey: expect.any(String),
    },
  ]);

  await aurora.state({
    withdrawals: { [reference]: { disputes: { 2: 'FORCE' }, remark: 'The bank has it.' } },
  });
  await comeBack(page, card.getByText('Confirmed by the bank, not refunded'));
  await expect.poll(() => confirmation(page).count()).toBe(0);

  // The record agrees to the cent, and the inbox has the whole story.
  await turnTo(page, 'Transactions');
  const row = centre(page).getByRole('row').filter({ hasText: reference });
  await row.getByText(/[-−]\$100\.00/).waitFor();
  await row.getByText('$1,150.50').waitFor();
  await expect.poll(() => row.count()).toBe(1);
  await turnTo(page, /^Messages/);
  for (const title of ['Withdrawal requested', 'Withdrawal sent', 'Marked as received'])
    await centre(page).getByText(title).first().waitFor();
});

/** One grey pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
