import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountMenu, fromAccountMenu, openAs } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';
import { shownBalance } from '#tests/harness/shown-balance.ts';

const lively = portal('lively');

const STREAM = '/lgw/live';
const calledFor = async (wantedPath: string) =>
  (await lively.journal()).filter(({ path }) => path === wantedPath);
/** The number of connections so far, of the account; and whether the last one is a visitor's. */
const connections = async () => {
  const all = await calledFor(STREAM);
  const ofAccount = all.filter(({ authorized }) => authorized).length;
  return { ofAccount, ofVisitorNow: all.at(-1)?.authorized !== true };
};

/** Orders a deposit without its form. @returns its number */
const order = (page: Page, amount: string) =>
  page.evaluate(async (sum) => {
    const response = await fetch('/wps/deposit', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${sessionStorage.token}`,
        merchant: sessionStorage.merchant,
      },
      body: JSON.stringify({
        channel: 'QR_WALLET',
        amount: sum,
        language: 'EN',
        idempotencyKey: 'a-key-of-this-test-alone',
      }),
    });
    return (await response.json()).value.number as string;
  }, amount);

test('a deposit, its message and a draw show in three tabs by one connection', async () => {
  // The second tab, which is told of the logout, ends its session, too.
  lively.expectProblem(/answered 401: DELETE .*\/wps\/session\/logout/);
  const first = await openAs(lively, 'mai', { chosen: { language: 'EN' } });
  await expect.poll(connections).toMatchObject({ ofAccount: 1 });
  const tabs = [first, await first.context().newPage(), await first.context().newPage()];
  for (const [index, tab] of tabs.slice(1).entries()) {
    await tab.goto(lively.url(index === 0 ? '/' : '/lottery?gameCode=DAILY3'));
    await accountMenu(tab).waitFor();
  }
  const before = await shownBalance(first);
  const number = await order(first, '100.00');

  await lively.state({ deposits: { [number]: { status: 'PAID' } } });
  for (const tab of tabs) await expect.poll(() => shownBalance(tab)).toBe(before + 100_00);
  // A tab that opens is a visitor's until another tab has handed its session over.
  expect(await connections()).toMatchObject({ ofAccount: 1 });
  await tabs[2]?.getByRole('region', { name: 'Bet slip' }).waitFor();
  await lively.state({ drawResults: { DAILY3: '4,0,7' }, drawNow: ['DAILY3'] });
  await tabs[2]
    ?.getByRole('status')
    .filter({ hasText: /^Results of draw .+: 4 0 7$/ })
    .waitFor({ state: 'attached' });

  // The connection goes on in another tab when its own is closed, and ends with the session.
  await first.close();
  await expect.poll(connections).toMatchObject({ ofAccount: 2 });
  const [, second] = tabs as [Page, Page];
  await fromAccountMenu(second, 'Log out');
  await second.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(connections).toEqual({ ofAccount: 2, ofVisitorNow: true });
});

const matches = (page: Page) => page.getByRole('region', { name: 'Matches', exact: true });
/** The odds of the matches that show. */
const prices = (page: Page) =>
  matches(page)
    .getByRole('button', { name: /^[12X] / })
    .allInnerTexts();

test('odds that change show their direction without a call; where the stream ends, the page asks again as before', {
  tags: 'matrix',
}, async () => {
  const page = await lively.open('/sports', { chosen: { language: 'EN' } });
  await matches(page).scrollIntoViewIfNeeded();
  await expect.poll(() => prices(page)).not.toEqual([]);
  await expect.poll(async () => (await calledFor(STREAM)).length).toBe(1);
  const questions = async () => (await calledFor('/wps/relay/GCSGAME_fixtures')).length;
  const [before, count] = [await prices(page), await questions()];
  await expect.poll(() => prices(page)).not.toEqual(before);
  expect(await questions()).toBe(count);

  lively.expectProblem(/GET .*\/lgw\/live/);
  await lively.state({ faults: [{ call: 'GET /lgw/live', status: 404 }] });
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(questions).toBeGreaterThan(count + 1);
});
