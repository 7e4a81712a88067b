import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fromAccountMenu, logIn, sendLogin } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';
import { pressTwice } from '#tests/harness/press-twice.ts';
import { cents, shownBalance } from '#tests/harness/shown-balance.ts';

const aurora = portal('aurora');

const ORDERS = 'POST /lotto/lgw/orders';
/** Draws once a day, so that no draw closes by itself while a test goes on. */
const DAILY = '/lottery?gameCode=DAILY3&playType=last2';

const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip' });
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const place = (page: Page) => slip(page).getByRole('button', { name: 'Place bets' });

/** Bodies of the calls of a name. */
async function sent(call: string) {
  const journal = await aurora.journal();
  return journal.filter(({ method, path }) => `${method} ${path}` === call);
}

async function pick(page: Page) {
  await row(page, 'Place 2').getByRole('button', { name: '0', exact: true }).click();
  await row(page, 'Place 3').getByRole('button', { name: '7', exact: true }).click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
}

test('[2.04] [2.15] [1.09] a visitor picks numbers, logs in, bets once, wins when the draw opens, and finds it in the record', async () => {
  await aurora.state({ drawResults: { DAILY3: '4,0,7' } });
  const page = await aurora.open(DAILY);
  // By the keyboard alone: one stop a row, arrows go along it.
  await row(page, 'Place 2').getByRole('button', { name: '0', exact: true }).press('Space');
  await row(page, 'Place 3').getByRole('button', { name: '0', exact: true }).focus();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => row(page, 'Place 3').getByRole('button', { pressed: true }).allInnerTexts())
    .toEqual(['7']);
  await page.getByText('1 combination', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add to slip' }).press('Enter');
  expect(
    await page.locator('[data-region]').evaluateAll((all) => all.map(({ id, tagName }) => id || tagName)),
  ).toEqual(['HEADER', 'main']);

  await slip(page).getByRole('button', { name: 'Log in to bet' }).click();
  await sendLogin(page, 'quynh');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu of/ })
    .waitFor();
  // The login leads back to the slip, which still has the picks.
  expect(new URL(page.url()).pathname).toBe('/lottery');
  await slip(page).getByRole('button', { name: 'Review bets' }).click();
  expect(await slip(page).getByRole('alert').count()).toBe(0);
  const before = await shownBalance(page);
  await pressTwice(place(page));
  await slip(page).getByText('Your bets are placed').waitFor();
  const orders = await sent(ORDERS);
  expect(orders.map(({ body }) => body)).toEqual([
    {
      idempotencyKey: expect.stringMatching(/^[\w-]{24}$/),
      gameCode: 'DAILY3',
      numero: expect.stringMatching(/^\d{8}$/),
      prizeMode: 'Lott',
      bets: [{ playType: 'last2', picks: [['0'], ['7']], stake: '0.10' }],
    },
  ]);
  await expect.poll(() => shownBalance(page)).toBe(before - 10);

  await slip(page).getByRole('button', { name: 'My bets' }).click();
  await slip(page).getByText('Open', { exact: true }).waitFor();
  await aurora.state({ drawNow: ['DAILY3'] });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page
    .getByRole('status')
    .filter({ hasText: /^Results of draw .+: 4 0 7$/ })
    .waitFor({ state: 'attached' });
  await slip(page).getByText('Won', { exact: true }).waitFor();
  const paid = await slip(page)
    .getByText(/^Stake \$0\.10, paid/)
    .innerText();
  const won = cents(paid.replace(/.*\$/, ''));
  expect(won).toBeGreaterThan(10);
  await expect.poll(() => shownBalance(page)).toBe(before - 10 + won);

  await fromAccountMenu(page, 'Bet history');
  const record = page.getByRole('dialog');
  await record
    .getByText(/Daily Three/)
    .first()
    .waitFor();
  await record.locator('[data-status="WON"]').first().waitFor();
});

test('[2.04] [3.05] a draw that closes under review keeps the slip, and an answer that got lost is asked for under its key', async () => {
  aurora.expectProblem(
    /answered 409: POST .*\/lotto\/lgw\/orders/,
    /answered 50\d: POST .*\/lotto\/lgw\/orders/,
  );
  const page = await aurora.open(DAILY);
  const orders: { idempotencyKey: string; numero: string }[] = [];
  page.on('request', (request) => {
    if (`${request.method()} ${new URL(request.url()).pathname}` === ORDERS)
      orders.push(request.postDataJSON());
  });
  await logIn(page, 'mai');
  await page.goBack();
  await pick(page);
  await slip(page).getByRole('button', { name: 'Review bets' }).click();
  await place(page).waitFor();
  await aurora.state({ drawNow: ['DAILY3'] });
  await place(page).click();
  await slip(page)
    .getByRole('alert')
    .filter({ hasText: 'Betting on this draw has closed. You have not been charged' })
    .waitFor();
  await slip(page).getByRole('button', { name: 'Remove Last 2 digits 0 | 7' }).waitFor();

  await aurora.state({ faults: [{ call: ORDERS, abort: true }] });
  // The next draw is asked for meanwhile: a review of the closed one leads back once more.
  await expect
    .poll(async () => {
      for (const button of [slip(page).getByRole('button', { name: 'Review bets' }), place(page)])
        if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined);
      return slip(page).getByText('Checking your bets').isVisible();
    })
    .toBe(true);
  await expect.poll(() => slip(page).getByRole('button', { name: 'Place bets' }).count()).toBe(0);
  // The page that is loaded again still knows of it.
  await page.reload();
  await slip(page).getByText('Checking your bets').waitFor();
  await aurora.state({ faults: [] });
  const placed = slip(page).getByText('Your bets are placed').waitFor();
  // The page asks by itself, too, and may be first.
  await Promise.any([slip(page).getByRole('button', { name: 'Check now' }).click(), placed]);
  await placed;
  const [closed, ...others] = orders;
  expect(others.length).toBeGreaterThan(1);
  expect(new Set(others.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(others[0]?.idempotencyKey).not.toBe(closed?.idempotencyKey);
  expect(others[0]?.numero).not.toBe(closed?.numero);
  await slip(page).getByRole('button', { name: 'My bets' }).click();
  await expect.poll(() => slip(page).getByRole('tabpanel').getByRole('listitem').count()).toBe(1);

  await page.getByRole('button', { name: 'Favourite: Monsoon One Minute' }).click();
  await page
    .getByRole('region', { name: 'Favourites' })
    .getByRole('button', { name: /^Monsoon One Minute Every/ })
    .click();
  await page.waitForURL(/\?gameCode=MONSOON1$/);
  expect(
    await page.evaluate(() => Object.entries(localStorage).filter(([key]) => /favouriteLotteries/.test(key))),
  ).toEqual([['livery:aurora:favouriteLotteries:mai', '["MONSOON1"]']]);
});

test('[2.05] [2.15] [9.01] the Vietnam and the South-East Asia lotteries have pages of their own, and unknown codes a way on', async () => {
  const page = await aurora.open('/vnlottery?gameCode=VNSOUTH');
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  const sideMenus = () => page.locator('[data-region="sideMenu"]').count();
  await heading('Southern Draw').waitFor();
  await page.getByRole('navigation', { name: 'Pages of draws' }).waitFor();
  expect((await sent('GET /lgw/vn/numeros/opened/game')).map(({ query }) => query)).toEqual([
    { gameCode: 'VNSOUTH', count: '100' },
  ]);
  const groups = page.getByRole('navigation', { name: 'Lotteries' }).getByRole('region');
  await expect.poll(() => groups.getByRole('heading').allInnerTexts()).toEqual(['Vietnamese draws', 'Keno']);
  expect(await sideMenus()).toBe(0);
  await page.getByRole('tab', { name: 'Trend' }).click();
  await page.getByRole('table', { name: /over the last 100 draws$/ }).waitFor();

  await page.goto(aurora.url('/vnLottery'));
  await heading('Northern Draw').waitFor();
  expect(await sideMenus()).toBe(0);
  await page.goto(aurora.url('/seaLottery?gameCode=VNSOUTH'));
  await page.getByText('This lottery is not available here.').waitFor();
  expect(await sideMenus()).toBe(0);
  await page.getByRole('button', { name: 'Show the first lottery' }).click();
  await heading('Mekong Draw').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');

  await page.goto(aurora.url('/lottery?gameCode=DAILY3&playType=gone'));
  await page.getByText('This bet type is not available for this lottery.').waitFor();
  await page.getByRole('button', { name: 'Show the bet types' }).click();
  await page.getByRole('tab', { name: 'Big and small' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?gameCode=DAILY3&playType=sides');
});
