import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAs } from '#tests/harness/log-in.ts';
import { loseAnswer } from '#tests/harness/lose-answer.ts';
import { portal } from '#tests/harness/portal.ts';
import { turnTo } from '#tests/harness/turn-to.ts';

const aurora = portal('aurora');

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

test('[1.02] [2.24] [2.35] a member invites friends, is paid for a mission once though the answer is lost, and sees what came', async () => {
  aurora.expectProblem(/request failed.*missionClaim/, /console error: .*ERR_FAILED/);
  const page = await openAs(aurora, 'mai');
  await menu(page).getByRole('button', { name: 'Refer and earn' }).click();
  const link = centre(page).getByLabel('Your link');
  await expect.poll(() => link.inputValue()).toBe(`${new URL(page.url()).origin}/register?referralCode=MAI7`);
  await centre(page).getByRole('img', { name: 'Your link' }).waitFor();
  const friends = centre(page).getByRole('list', { name: 'Friends', exact: true });
  await friends.getByText('da***y').waitFor();
  await friends.getByRole('button', { name: '1 friend' }).click();
  await friends.getByRole('list', { name: 'Level 2: friends of friends' }).getByText('y***').waitFor();
  await centre(page).getByRole('tab', { name: 'Earnings' }).click();
  const earnings = centre(page).getByRole('region', { name: 'Earnings' });
  await earnings.getByText('30 days').click();
  await earnings.getByRole('table', { name: 'Earnings' }).getByRole('row').nth(1).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('earnedPeriod')).toBe('month');

  // A claim whose answer was lost is not sent again.
  await loseAnswer(page, '/wps/relay/MCSFE_missionClaim');
  await turnTo(page, /^Missions 1/);
  await centre(page).getByRole('button', { name: 'Claim', exact: true }).click();
  await page.getByText('The reward is in your wallet.').waitFor();
  await centre(page).getByText('Claimed', { exact: true }).waitFor();
  await centre(page).getByRole('link', { name: 'Missions', exact: true }).waitFor();
  const sent = (await aurora.journal()).filter(({ path }) => /missionClaim|outcome/.test(path));
  const key = expect.any(String);
  expect(sent.map(({ path, body, status }) => [path, body, status])).toEqual([
    ['/wps/relay/MCSFE_missionClaim', { missionId: 6, idempotencyKey: key }, 200],
    ['/wps/member/request/outcome', { idempotencyKey: key }, 200],
  ]);
  await centre(page).getByRole('region', { name: 'Leaders this week' }).waitFor();

  await turnTo(page, /^Profit and loss/);
  const profit = centre(page).getByRole('region', { name: 'Daily profit and loss' });
  await profit.getByRole('button', { name: 'Show as table' }).click();
  await profit.getByRole('table', { name: 'Daily result' }).getByRole('row').nth(7).waitFor();
  await profit.getByRole('combobox', { name: 'Games' }).selectOption('Slots');
  await profit.getByText('Nothing in this period.').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('profitGameType')).toBe('RNG');

  await page.keyboard.press('Escape');
  await menu(page).getByRole('button', { name: 'Betting bonus' }).click();
  await centre(page).getByRole('table', { name: 'Betting bonus by game type' }).waitFor();
  await expect.poll(() => centre(page).getByRole('button', { name: 'Claim all' }).isDisabled()).toBe(true);
  await expect.poll(() => new URL(page.url()).search).toBe('?memberCentre=manualRebate');
});

test('[2.24] [2.27] [6.03] agents are led to their register centre, and have no page of friends', async () => {
  const page = await openAs(aurora, 'tomas');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Invite friends' }).click();
  const agents = page.getByRole('dialog', { name: 'Agent centre' });
  await agents.getByRole('heading').first().waitFor();
  await page.keyboard.press('Escape');
  await menu(page).getByRole('button', { name: 'Refer and earn' }).click();
  await agents.waitFor();
  await page.keyboard.press('Escape');
  await menu(page).getByRole('button', { name: 'Betting bonus' }).click();
  await centre(page).getByRole('link', { name: 'Profit and loss' }).waitFor();
  expect(await centre(page).getByRole('link', { name: 'Invite friends' }).count()).toBe(0);
});
