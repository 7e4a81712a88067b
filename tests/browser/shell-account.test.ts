import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testFirstOf } from '#tests/harness/first-of-many.ts';
import { accountMenu, fromAccountMenu, openAs, sendLogin } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';
import { turnTo } from '#tests/harness/turn-to.ts';

const aurora = portal('aurora');
const probe = portal('probe');

const PHONE = [390, 844] as const;

const header = (page: Page) => page.getByRole('banner');
const balance = (page: Page) =>
  header(page).getByRole('group', { name: 'Balance' }).filter({ visible: true });
const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const entries = (page: Page) => header(page).locator('[popover] ul').getByRole('button').allInnerTexts();
const countRequests = async (path: string) =>
  (await probe.journal()).filter((call) => call.path === path).length;

testFirstOf(
  1,
  [
    ['everything is on', {}, ['Free demo', 'Log in', 'Register']],
    ['DIRECTREG3 is off', { DIRECTREG3: false }, ['Free demo', 'Log in']],
    ['free play is off', { FREEPLAY3: false }, ['Log in', 'Register']],
  ] as const,
  '[2.21] [6.01] what the header offers a visitor while %s',
  async (_, modules, want) => {
    await probe.state({ modules });
    const page = await probe.open('/');
    const names = async () =>
      (await header(page).getByRole('button').allInnerTexts()).filter((name) =>
        /demo|Log in|Register/.test(name),
      );
    await expect.poll(names).toEqual(want);
  },
);

test('[2.22] [2.35] [6.02] the header of a member: balance, Security, shortcuts, unread messages, picture and menu', async () => {
  const page = await openAs(probe, 'quynh');
  await balance(page).getByText('$88,927.06').waitFor();
  await balance(page).getByText('Security 12,480').waitFor();
  await accountMenu(page).click();
  await expect.poll(() => entries(page)).toEqual(['My account', 'Bet history', 'Transactions', 'Log out']);
  await header(page).getByText('Sapphire').waitFor();
  await page.keyboard.press('Escape');
  for (const [name, text] of [
    ['Deposit', 'Deposit page'],
    ['Withdraw', 'Withdraw page'],
  ] as const) {
    await header(page).getByRole('button', { name, exact: true }).click();
    await centre(page).getByRole('heading', { name: text }).first().waitFor();
    await centre(page).getByRole('button', { name: 'Close' }).click();
  }
  for (const name of ['Bet history', 'Transactions']) {
    await fromAccountMenu(page, name);
    await centre(page).getByRole('region', { name }).waitFor();
    await page.keyboard.press('Escape');
    await centre(page).waitFor({ state: 'detached' });
  }
  await header(page).getByRole('button', { name: 'Messages 1 unread' }).click();
  await centre(page).getByRole('link', { name: 'Messages 1', exact: true }).waitFor();
  const unread = centre(page).getByRole('listitem').filter({ hasText: 'Unread:' });
  await unread.locator('summary').click();
  await unread.waitFor({ state: 'detached' });
  await centre(page).getByRole('link', { name: 'Messages', exact: true }).waitFor();
});

testFirstOf(
  1,
  [
    ['who has none', 'tomas', {}, 1],
    ['while PTSYS3 is off', 'quynh', { PTSYS3: false }, 0],
  ] as const,
  '[2.22] no points show to one %s',
  async (_, account, modules, calls) => {
    await probe.state({ modules });
    const page = await openAs(probe, account);
    await expect.poll(() => balance(page).innerText()).toMatch(/\$/);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.getByText('Security').filter({ visible: true }).count()).toBe(0);
    await expect.poll(() => countRequests('/wps/relay/MCSFE_points')).toBe(calls);
  },
);

test('[2.22] [1.03] an agent has the way to the agent centre', async () => {
  const page = await openAs(aurora, 'tomas');
  await fromAccountMenu(page, 'Agent centre');
  await page
    .getByRole('dialog', { name: 'Agent centre' })
    .getByRole('region', { name: 'Your team at a glance' })
    .waitFor();
});

test('[2.22] a member has no way to the agent centre', { tags: 'matrix' }, async () => {
  const page = await openAs(aurora, 'mai');
  await accountMenu(page).click();
  await expect.poll(() => entries(page)).toEqual(['My account', 'Bet history', 'Transactions', 'Log out']);
});

test('[4.15] the balance hides behind the eye, stays so on the next page, and can be asked for again', async () => {
  const page = await openAs(probe, 'quynh');
  await balance(page).getByText('$88,927.06').waitFor();
  await balance(page).getByRole('button', { name: 'Hide balance' }).click();
  await balance(page).getByText('Security ***').waitFor();
  await expect.poll(() => page.getByText('88,927').count()).toBe(0);
  await page.reload();
  await balance(page).getByText('***').first().waitFor();
  await balance(page).getByRole('button', { name: 'Hide balance', pressed: true }).click();
  await balance(page).getByText('$88,927.06').waitFor();
  const before = await countRequests('/wps/v2/wallets/balance');
  await balance(page).getByRole('button', { name: 'Refresh balance' }).click();
  await expect.poll(() => countRequests('/wps/v2/wallets/balance')).toBe(before + 1);
});

test('[4.15] while the balance is on its way its place is kept', { tags: 'matrix' }, async () => {
  await probe.state({ faults: [{ call: 'GET /wps/v2/wallets/balance', delayMs: 60_000 }] });
  const page = await openAs(probe, 'mai');
  await balance(page).locator('[aria-busy=true]').waitFor();
  await accountMenu(page).click();
  await expect.poll(() => entries(page)).toContain('Log out');
});

test('[2.23] a picture that does not load gives way to the brand’s own', { tags: 'matrix' }, async () => {
  const page = await openAs(probe, 'tomas');
  const picture = accountMenu(page).locator('img[data-fallback]');
  await picture.waitFor();
  await expect.poll(() => picture.getAttribute('src')).toMatch(/fallback/);
});

test('the keyboard goes through the menu of the account, and comes back to the picture', {
  tags: 'matrix',
}, async () => {
  const page = await openAs(probe, 'mai');
  await accountMenu(page).press('Enter');
  await expect.poll(() => accountMenu(page).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText);
  await expect.poll(focused).toBe('My account');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('Bet history');
  await page.keyboard.press('End');
  await expect.poll(focused).toBe('Log out');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('My account');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => accountMenu(page).evaluate((button) => button === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await centre(page).waitFor();
  await page.keyboard.press('Escape');
  await centre(page).waitFor({ state: 'detached' });
  await expect
    .poll(() => accountMenu(page).evaluate((button) => button === document.activeElement))
    .toBe(true);
});

test('[2.22] on a phone the bar holds balance and picture, and the menu the rest', {
  tags: 'matrix',
}, async () => {
  const page = await openAs(probe, 'quynh', { size: PHONE });
  await balance(page).getByText('$88,927.06').waitFor();
  await expect
    .poll(() => header(page).getByRole('button', { name: 'Deposit' }).filter({ visible: true }).count())
    .toBe(0);
  await accountMenu(page).click();
  await header(page).getByText('Security 12,480').waitFor();
  await expect.poll(() => entries(page)).toContain('Messages\n1\n1 unread');
  await header(page).getByRole('button', { name: 'Deposit' }).filter({ visible: true }).click();
  await centre(page).getByRole('heading', { name: 'Deposit page' }).first().waitFor();
});

test('[2.35] [6.02] my account shows who is signed in; VIP rank marks the own on the ladder', {
  tags: 'matrix',
}, async () => {
  const page = await openAs(aurora, 'quynh');
  await fromAccountMenu(page, 'My account');
  await centre(page).getByRole('heading', { name: 'Quỳnh' }).waitFor();
  for (const text of ['quynh', 'Member', 'Referrer', '$88,927.06', '12,480'])
    await centre(page).getByText(text, { exact: true }).first().waitFor();
  await centre(page).getByRole('link', { name: 'VIP rank' }).click();
  await centre(page).getByRole('heading', { name: 'Your rank is Sapphire' }).waitFor();
  await expect
    .poll(() => centre(page).locator('[aria-current=step] strong').allInnerTexts())
    .toEqual(['Sapphire']);
  await centre(page)
    .getByRole('link', { name: /^Messages/ })
    .click();
  await centre(page).getByText('Quà sinh nhật dành cho bạn').waitFor();
});

test("[2.22] [2.26] a member's header shows every category from 1024 px on", { tags: 'matrix' }, async () => {
  const page = await openAs(aurora, 'mai', { size: [1440, 900] });
  for (const language of ['EN', 'TY', 'VI']) {
    await page.evaluate((code) => {
      localStorage['livery:aurora:language'] = code;
    }, language);
    await page.reload();
    const links = header(page).locator('nav li').getByRole('button').or(header(page).locator('nav li a'));
    await expect.poll(() => links.count()).toBe(7);
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const last = links.last();
      await expect
        .poll(
          () => last.evaluate((link) => link.closest('ul')?.scrollWidth === link.closest('ul')?.clientWidth),
          {
            message: `${language} at ${width} px`,
          },
        )
        .toBe(true);
    }
  }
});

test('[2.17] [2.35] every page of the member centre has an address: for links, a reload and a step back', async () => {
  const page = await aurora.open('/rng?memberCentre=withdraw');
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
  await sendLogin(page, 'mai');
  const shown = (name: string) => centre(page).locator('[aria-current=page]').getByText(name);
  await shown('Withdraw').waitFor();
  await expect.poll(() => page.title()).toBe('Withdraw · Aurora');
  await turnTo(page, 'VIP rank');
  await shown('VIP rank').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?memberCentre=playerRank');
  await page.reload();
  await shown('VIP rank').waitFor();
  await expect.poll(() => page.title()).toBe('VIP rank · Aurora');
  await page.goBack();
  await shown('Withdraw').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => centre(page).count()).toBe(0);
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(() => page.title()).not.toContain('Withdraw');
});
