import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fromAccountMenu, logIn } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const card = (page: Page, name: string) => centre(page).getByRole('group', { name });
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });

test('[1.02] [6.02] a member sets a limit, is told of the time, and takes a break in which nothing starts', async () => {
  aurora.expectProblem(/answered 403: POST .*\/launchGame$/);
  const page = await aurora.open('/rng');
  await page.clock.install();
  await logIn(page, 'mai');
  await page
    .getByRole('navigation', { name: 'Menu', exact: true })
    .getByRole('link', { name: 'Slots' })
    .first()
    .click();
  await fromAccountMenu(page, 'My account');
  await centre(page).getByRole('link', { name: 'Responsible play' }).click();

  // A lower limit counts at once; a higher one waits.
  await card(page, 'Daily').getByText('No limit').waitFor();
  await card(page, 'Daily').getByRole('button', { name: 'Change' }).click();
  await card(page, 'Daily').getByLabel('Limit').fill('50');
  await card(page, 'Daily').getByRole('button', { name: 'Save' }).click();
  await card(page, 'Daily').getByText('$50.00', { exact: true }).waitFor();
  await card(page, 'Daily').getByRole('button', { name: 'Change' }).click();
  await card(page, 'Daily').getByRole('button', { name: 'Remove limit' }).click();
  await card(page, 'Daily')
    .getByText(/^Ends on /)
    .waitFor();
  await card(page, 'Daily').getByText('$50.00', { exact: true }).waitFor();

  // After an hour the page says so.
  await page.clock.runFor('01:00:00');
  const reminder = question(page, 'Time check');
  await reminder.getByText('You’ve been here for 1 hour.').waitFor();
  await reminder.getByRole('button', { name: 'Limits and breaks' }).click();
  await expect.poll(() => reminder.count()).toBe(0);

  const rest = centre(page).getByRole('region', { name: 'Take a break' });
  await rest.getByText('7 days').click();
  await rest.getByRole('button', { name: 'Take a break' }).click();
  await question(page, 'Are you sure?').getByRole('button', { name: 'Take a break' }).click();
  await centre(page)
    .getByText(/^You’re taking a break until /)
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => centre(page).count()).toBe(0);
  await page.getByRole('main').getByRole('article').first().getByRole('button').first().click();
  await page.getByRole('alertdialog').getByText('You’re taking a break from playing').waitFor();

  const sent = (await aurora.journal()).filter(({ method }) => method === 'POST');
  expect(
    sent.filter(({ path }) => path.startsWith('/wps/member/')).map(({ path, body }) => [path, body]),
  ).toEqual([
    ['/wps/member/limits', { period: 'DAY', amount: '50' }],
    ['/wps/member/limits', { period: 'DAY' }],
    ['/wps/member/break', { kind: 'TIME_OUT', days: 7 }],
  ]);
  expect(sent.at(-1)).toMatchObject({ path: '/wps/game/launchGame', status: 403 });
});
