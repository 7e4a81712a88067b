import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  accountMenu,
  fromAccountMenu,
  openAs,
  openLogin,
  PASSWORD,
  sendLogin,
} from '#tests/harness/log-in.ts';
import { changeModal, field, NEW_PASSWORD } from '#tests/harness/passwords.ts';
import { portal } from '#tests/harness/portal.ts';
import { turnTo } from '#tests/harness/turn-to.ts';

const aurora = portal('aurora');

const FIRST = 'First2026';
const centre = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
const sent = async (path: string) => (await aurora.journal()).filter((call) => call.path === path);
const press = (page: Page, name: string) => centre(page).getByRole('button', { name, exact: true }).click();

test('[2.36] [1.03] [6.03] an agent opens an account, whose owner has to choose a password, and sends money down', async () => {
  aurora.expectProblem(/answered 503: POST .*\/wps\/member\/transfer/);
  const page = await openAs(aurora, 'tomas');
  await fromAccountMenu(page, 'Agent centre');
  const figures = centre(page).getByRole('region', { name: 'Your team at a glance' });
  await figures.getByText('Valid bets', { exact: true }).first().waitFor();
  await figures
    .getByText(/Previous period|No change/)
    .first()
    .waitFor();
  await figures.getByText('30 days').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('teamPeriod')).toBe('month');
  await expect.poll(async () => (await sent('/wps/agent/team/overview')).length).toBe(2);
  const top = figures.getByRole('table', { name: 'Top downlines, including their teams' });
  await top.getByText('bruno').waitFor();

  await turnTo(page, 'Create accounts');
  const form = centre(page).getByRole('form', { name: 'New account' });
  await form.getByText('Agent', { exact: true }).click();
  await form.getByLabel('Rebate rate (%)').fill('1.5');
  await form.getByLabel('Username', { exact: true }).fill('Newhand1');
  await form.getByLabel('Initial password').fill(FIRST);
  await form.getByRole('button', { name: 'Create account' }).click();
  await form.getByText('1.5 is too high. Maximum: 1.2').waitFor();
  expect(await sent('/wps/agent/team/member')).toEqual([]);
  await form.getByLabel('Rebate rate (%)').fill('0.75');
  await form.getByRole('button', { name: 'Create account' }).click();
  await centre(page).getByText('Account newhand1 created, with a rate of 0.75%.').waitFor();
  expect((await sent('/wps/agent/team/member')).map(({ body }) => body)).toMatchObject([
    { username: 'Newhand1', password: FIRST, kind: 'AGENT', rebateRate: '0.75' },
  ]);

  const other = await aurora.open('/');
  await openLogin(other);
  await sendLogin(other, 'newhand1', FIRST);
  await changeModal(other).waitFor();
  await field(changeModal(other), 'Current password').fill(FIRST);
  await field(changeModal(other), 'New password').fill(NEW_PASSWORD);
  await field(changeModal(other), 'Confirm new password').fill(NEW_PASSWORD);
  await changeModal(other).getByRole('button', { name: 'Change password' }).click();
  await other.getByRole('dialog', { name: 'Log in' }).getByLabel('Username', { exact: true }).waitFor();
  await sendLogin(other, 'newhand1', NEW_PASSWORD);
  await accountMenu(other).waitFor();
  await expect.poll(() => changeModal(other).count()).toBe(0);

  await turnTo(page, 'Team management');
  const team = centre(page).getByRole('region', { name: 'Your team' });
  await press(page, 'Show amara’s 5 downlines');
  await team.getByRole('button', { name: 'Details of kofi' }).waitFor();
  await team.getByLabel('Find a username in your team').fill('hand');
  await press(page, 'Search');
  await team.getByText('1 username contains “hand”').waitFor();
  await press(page, 'Details of newhand1');
  await team.getByRole('heading', { name: 'newhand1' }).waitFor();
  const transfer = team.getByRole('form', { name: 'Send money' });
  await transfer.getByLabel('Amount').fill('120.50');
  await transfer
    .getByLabel(/password$/)
    .and(page.locator('input'))
    .fill(PASSWORD);
  const send = async () => {
    await transfer.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  };
  // Nobody knows what became of the first: it is asked after, and given up before the next is sent.
  await aurora.state({ faults: [{ call: 'POST /wps/member/transfer', status: 503, times: 1 }] });
  await send();
  await team.getByText('This did not go through, and no money was moved. You can send it again.').waitFor();
  await send();
  await team.getByText(/^\$120\.50 sent to newhand1\./).waitFor();
  await expect.poll(() => team.getByText('$120.50', { exact: true }).count()).toBe(1);
  expect(await sent('/wps/member/transfer')).toMatchObject([
    { status: 503 },
    { status: 200, body: { to: 'newhand1', amount: '120.50', password: PASSWORD } },
  ]);
  expect(await sent('/wps/member/request/outcome')).toHaveLength(1);
});
