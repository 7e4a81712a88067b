import type { Page } from 'playwright-core';
import type { FaultRow } from '#tests/harness/fault-walk.ts';
import { fromAccountMenu } from '#tests/harness/log-in.ts';
import { turnTo } from '#tests/harness/turn-to.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const table = (page: Page, name: string) => dialog(page).getByRole('table', { name });
const panel = (page: Page, name: string) => dialog(page).getByRole('tabpanel', { name });
const region = (page: Page, name: string) => dialog(page).getByRole('region', { name });

const centre = (entry: RegExp, tab?: string) => async (page: Page) => {
  await fromAccountMenu(page, 'My account');
  await turnTo(page, entry);
  if (tab !== undefined) await dialog(page).getByRole('tab', { name: tab }).click();
};

/** The rewards for friends, missions and bets. */
export const rewardRows: readonly FaultRow[] = [
  {
    call: 'GET /wps/relay/MCSFE_personalProfit',
    as: 'mai',
    open: centre(/^Profit and loss/),
    part: dialog,
    content: (page) => dialog(page).getByText(/^(Nothing|No bets|No transactions) in this period/),
  },
  {
    call: 'GET /wps/relay/MCSFE_referral',
    as: 'mai',
    open: centre(/^Invite friends/),
    part: dialog,
    content: (page) => dialog(page).getByLabel('Your link'),
  },
  {
    call: 'GET /wps/relay/MCSFE_referralFriends',
    as: 'mai',
    open: centre(/^Invite friends/),
    part: (page) => panel(page, 'Friends'),
    content: (page) => dialog(page).getByRole('list', { name: 'Friends' }),
  },
  {
    call: 'GET /wps/relay/MCSFE_referralEarnings',
    as: 'mai',
    open: centre(/^Invite friends/, 'Earnings'),
    part: (page) => panel(page, 'Earnings'),
    content: (page) => region(page, 'Earnings').getByText(/^Your share$|in this period\b/),
  },
  {
    call: 'GET /wps/relay/MCSFE_missionSummary',
    as: 'mai',
    open: centre(/^Missions/),
    part: dialog,
    content: (page) => dialog(page).getByRole('heading', { name: 'Invite a friend' }),
  },
  {
    call: 'GET /wps/relay/MCSFE_missionLeaderboard',
    as: 'mai',
    open: centre(/^Missions/),
    part: (page) => region(page, 'Leaders this week'),
    content: (page) =>
      region(page, 'Leaders this week').getByText(/^The highest total of valid bets|^Nobody has bet/),
  },
  {
    call: 'GET /wps/relay/MCSFE_manualRebate',
    as: 'mai',
    open: centre(/^Betting bonus/),
    part: dialog,
    content: (page) => table(page, 'Betting bonus by game type'),
  },
  {
    call: 'GET /wps/relay/MCSFE_rebateRecord',
    as: 'mai',
    open: centre(/^Betting bonus/),
    part: (page) => region(page, 'Claim history'),
    content: (page) =>
      region(page, 'Claim history').getByText(/^(Nothing|No bets|No transactions) in this period/),
  },
];
