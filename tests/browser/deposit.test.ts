import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bet } from '#tests/harness/bet.ts';
import { accountMenu, fromAccountMenu, logIn } from '#tests/harness/log-in.ts';
import { loseAnswer } from '#tests/harness/lose-answer.ts';
import { portal } from '#tests/harness/portal.ts';
import { turnTo } from '#tests/harness/turn-to.ts';

const aurora = portal('aurora');

const header = (page: Page) => page.getByRole('banner');
const shortcut = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const balance = (page: Page, sum: string) => header(page).getByText(sum).first().waitFor();
const postsTo = async (wantedPath: string) =>
  (await aurora.journal()).filter(({ method, path }) => method === 'POST' && path === wantedPath);

test('[1.02] [2.22] [2.35] [6.04] a member deposits with a bonus by the shortcut, wagers some of it, gives it up, and claims a reward', async () => {
  const page = await aurora.open('/');
  // Somebody who only tries the games has nothing to deposit or withdraw.
  await header(page).getByRole('button', { name: 'Free demo' }).click();
  await accountMenu(page).waitFor();
  await header(page).getByRole('group', { name: 'Balance' }).first().waitFor();
  for (const name of ['Deposit', 'Withdraw']) expect(await shortcut(page, name).count()).toBe(0);
  await fromAccountMenu(page, 'Log out');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await logIn(page, 'mai');
  await shortcut(page, 'Withdraw').waitFor();
  await shortcut(page, 'Deposit').click();

  const amount = centre(page).getByRole('textbox', { name: 'Amount' });
  await centre(page).getByText('QR wallet').first().click();
  await amount.fill('4,99');
  await amount.press('Enter');
  await centre(page).getByText('$4.99 is too low. Minimum: $5.00').waitFor();
  await amount.fill('100,00');
  const bonus = centre(page).getByRole('radio', { name: /^First deposit, doubled/ });
  await centre(page).getByText('First deposit, doubled').click();
  await centre(page).getByText('You get $100.00. Wagering: $1,000.00 within 30 days.').waitFor();
  await centre(page).getByRole('button', { name: 'Continue' }).click();
  await centre(page).getByRole('heading', { name: 'Review your deposit' }).waitFor();
  expect(await postsTo('/wps/deposit')).toEqual([]);

  // The answer is lost: what became of it is asked, and it is found once.
  await loseAnswer(page, '/wps/deposit');
  await centre(page).getByRole('button', { name: 'Deposit $100.00' }).click();
  await centre(page).getByRole('timer').waitFor();
  expect((await postsTo('/wps/deposit')).map(({ body }) => body)).toEqual([
    {
      channel: 'QR_WALLET',
      amount: '100.00',
      bonusId: 1,
      language: 'EN',
      idempotencyKey: expect.stringMatching(/^[\w-]{24}$/),
    },
  ]);
  const number = new URL(page.url()).searchParams.get('deposit') ?? '';
  await centre(page).getByRole('img', { name: 'QR code to pay $100.00' }).waitFor();
  await centre(page).getByRole('button', { name: 'Copy: Reference' }).waitFor();
  await balance(page, '$1,270.50');

  // The bank has it: the page hears of it, and once is once.
  await aurora.state({ deposits: { [number]: { status: 'PAID' } } });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await centre(page).getByText('$100.00 is in your wallet, plus a bonus of $100.00.').waitFor();
  await balance(page, '$1,470.50');

  // A lottery's next draw opens at once, and takes ten dollars.
  await bet(page, '10.00');
  await aurora.state({ drawResults: { FLASH5: '99999' }, drawNow: ['FLASH5'] });
  await turnTo(page, 'Bonuses');
  await centre(page).getByText('$10.00 of $1,000.00 wagered').waitFor();
  await centre(page).getByText('$990.00', { exact: true }).waitFor();
  await centre(page).getByRole('button', { name: 'Forfeit First deposit, doubled' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(/^We’ll take \$100\.00 out of your wallet/).waitFor();
  await question.getByRole('button', { name: 'Forfeit' }).click();
  await centre(page).getByText('$100.00 taken back').waitFor();
  // The deposit itself is wagered once.
  await centre(page).getByText('$90.00', { exact: true }).waitFor();
  await balance(page, '$1,360.50');

  await turnTo(page, 'Reward centre');
  await centre(page).getByRole('button', { name: 'Claim $5.00: For your first deposit' }).click();
  await balance(page, '$1,365.50');
  await centre(page).getByRole('tab', { name: 'Claimed and expired' }).click();
  await centre(page).getByText('For your first deposit').filter({ visible: true }).waitFor();
  expect(await postsTo('/wps/reward-centre/claim')).toHaveLength(1);

  await turnTo(page, 'Transactions');
  const row = centre(page).getByRole('row').filter({ hasText: number });
  await row.getByText('+$100.00').waitFor();
  await expect.poll(() => row.count()).toBe(1);
  await turnTo(page, /^Messages/);
  await centre(page).getByText('Your deposit has arrived').first().waitFor();

  // The page of the deposit is over: the next one begins.
  await turnTo(page, 'Deposit');
  await amount.waitFor();
  await expect.poll(() => bonus.isDisabled()).toBe(true);

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await accountMenu(page).click();
  await shortcut(page, 'Deposit').filter({ visible: true }).click();
  await amount.waitFor();
});
