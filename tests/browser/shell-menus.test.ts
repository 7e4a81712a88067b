import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logIn, openAs } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');
const probe = portal('probe');

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const refer = (page: Page) => menu(page).getByRole('button', { name: 'Refer and earn' });
const login = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
const download = (page: Page) => page.getByRole('dialog', { name: 'Download the app' });

test('[1.01] [2.24] a visitor finds everything in the menu, in its order', async () => {
  const page = await aurora.open('/');
  const names = async () =>
    (await menu(page).locator('a, button').filter({ visible: true }).allInnerTexts()).map((text) =>
      text.trim(),
    );
  await expect
    .poll(names)
    .toEqual([
      'Home',
      'Live casino',
      'Slots',
      'Fishing',
      'Sports',
      'E-sports',
      'Card games',
      'Cockfight',
      'Lottery',
      'Promotions',
      'Rewards store',
      'VIP rank',
      'Refer and earn',
      'Betting bonus',
      'Announcements',
      'Customer service',
      'Download the app',
      'Help centre',
      'Feedback',
      'Speed test',
    ]);
  await menu(page).getByRole('combobox', { name: 'Language' }).waitFor();
  await menu(page).getByRole('button', { name: 'VIP rank' }).click();
  await login(page).waitFor();
});

test('[2.24] promotions unfold to the first three and the way to all; each leads to its own', {
  tags: 'matrix',
}, async () => {
  const page = await aurora.open('/rng');
  const folder = menu(page).getByRole('button', { name: 'Promotions' });
  await folder.click();
  const offers = menu(page).locator('a[href*="/promotions#"]');
  await expect.poll(() => offers.count()).toBe(3);
  const title = await offers.first().innerText();
  await menu(page).getByRole('link', { name: 'All promotions' }).click();
  await page.waitForURL(aurora.url('/promotions'));
  await page.getByRole('main').getByRole('article').filter({ hasText: title }).waitFor();
  await offers.first().click();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\d+$/);
  await folder.click();
  await expect.poll(() => offers.count()).toBe(0);
});

test('[2.24] refer and earn: a visitor logs in first', { tags: 'matrix' }, async () => {
  const page = await probe.open('/');
  await refer(page).click();
  await login(page).waitFor();
});

test('[2.24] refer and earn leads a member to the referral, and the betting bonus to its page', async () => {
  const page = await openAs(probe, 'mai');
  await refer(page).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Referral page' }).first().waitFor();
  await page.keyboard.press('Escape');
  await menu(page).getByRole('button', { name: 'Betting bonus' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Betting bonus page' }).first().waitFor();
});

test('[2.24] without the referral promotion a member does not see refer and earn, a visitor does', {
  tags: 'matrix',
}, async () => {
  await probe.state({ modules: { REFERRAL3: false } });
  const page = await probe.open('/');
  await refer(page).waitFor();
  await logIn(page, 'mai');
  await expect.poll(() => refer(page).count()).toBe(0);
});

test('[2.24] [6.03] refer and earn leads an agent to the register centre, with the promotion or without', {
  tags: 'matrix',
}, async () => {
  await probe.state({ modules: { REFERRAL3: false } });
  const page = await openAs(probe, 'tomas');
  await refer(page).click();
  await page
    .getByRole('dialog', { name: 'Agent centre' })
    .getByRole('heading', { name: 'Register centre page' })
    .first()
    .waitFor();
});

test('[2.25] the right bar has customer service, Facebook, Telegram and the app, each with its name', async () => {
  const page = await aurora.open('/');
  await bar(page).getByRole('link', { name: 'Telegram' }).waitFor();
  const names = () =>
    bar(page)
      .locator('a, button')
      .evaluateAll((all) => all.map((element) => [element.textContent, element.getAttribute('href')]));
  await expect.poll(names).toEqual([
    ['Customer service', null],
    ['Facebook', 'https://social.example.com/facebook'],
    ['Telegram', 'https://social.example.com/telegram'],
    ['Download the app', null],
  ]);
  await bar(page).getByRole('link', { name: 'Facebook' }).hover();
  const tip = bar(page).locator('[popover]').filter({ visible: true });
  await expect.poll(() => tip.innerText()).toBe('Facebook');
  await bar(page).getByRole('button', { name: 'Download the app' }).click();
  await download(page).waitFor();
});

test('[2.25] on a phone there is no right bar', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/', { size: [390, 844] });
  await page.getByRole('button', { name: 'Open menu' }).waitFor();
  await expect.poll(() => bar(page).isVisible()).toBe(false);
});

test('[1.11] social links stand in the footer as far as the site has them', async () => {
  await aurora.state({ resources: { INSTAGRAM: true, TELEGRAM: false } });
  const page = await aurora.open('/');
  const social = page.getByRole('contentinfo').getByRole('list', { name: 'Follow us' }).getByRole('link');
  await expect.poll(() => social.allInnerTexts()).toEqual(['Facebook', 'Instagram']);
  await expect.poll(() => bar(page).getByRole('link').allInnerTexts()).toEqual(['Facebook']);
});

test('[2.27] the footer has four groups, the labels of the bonuses, and the providers', async () => {
  const page = await probe.open('/');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const groups = ['About Probe', 'Affiliate service', 'Payment methods', 'Responsible play'];
  for (const name of groups) await footer.getByRole('heading', { name }).waitFor();
  for (const label of ['VIP Bonus', 'Refer Earn', 'Betting Bonus']) await footer.getByText(label).waitFor();
  await footer.getByRole('region', { name: 'Game providers' }).getByText('Quillmoor').waitFor();
});

test('[2.27] the footer invites a member’s friends', { tags: 'matrix' }, async () => {
  const page = await openAs(probe, 'mai');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Invite friends' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Referral page' }).first().waitFor();
});

test('[2.27] the footer invites nobody while referral is off', { tags: 'matrix' }, async () => {
  await probe.state({ modules: { REFERRAL3: false } });
  const page = await probe.open('/');
  await page.getByRole('contentinfo').getByRole('list', { name: 'Follow us' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Invite friends' }).count()).toBe(0);
});

test('[2.30] [2.28] [1.10] the ways to the app: four steps a device, a code of the package, the lite app for iOS', async () => {
  const page = await aurora.open('/');
  await menu(page).getByRole('button', { name: 'Download the app' }).click();
  const code = download(page).getByRole('img', { name: 'QR code to download the app for Android' });
  await code.waitFor();
  await expect.poll(() => code.evaluate((svg) => [svg.clientWidth, svg.clientHeight])).toEqual([100, 100]);
  await expect.poll(() => code.locator('image').getAttribute('href')).toMatch(/favicon/);
  await expect.poll(() => download(page).getByRole('tabpanel').getByRole('listitem').count()).toBe(4);
  const links = () =>
    download(page)
      .getByRole('link', { name: 'Download' })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await expect.poll(links).toEqual(['https://apps.example.com/android/portal.apk']);
  await download(page).getByRole('tab', { name: 'Android' }).press('ArrowRight');
  await download(page).getByRole('img', { name: 'QR code to download the app for iOS' }).waitFor();
  await expect
    .poll(links)
    .toEqual([
      'https://apps.example.com/ios/portal.mobileconfig',
      'https://apps.example.com/ios/lite.mobileconfig',
    ]);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
    .toBe('hidden');
  await page.mouse.click(5, 5);
  await download(page).waitFor({ state: 'detached' });
});

test('[2.30] without a package there is no code', { tags: 'matrix' }, async () => {
  await aurora.state({ resources: { ANDROID_APP: false } });
  const page = await aurora.open('/');
  await menu(page).getByRole('button', { name: 'Download the app' }).click();
  await download(page).getByText('The app is not available for this device right now.').waitFor();
  await expect.poll(() => download(page).getByRole('img').count()).toBe(0);
});

test('[2.30] without any package there is no way to the dialog', { tags: 'matrix' }, async () => {
  await aurora.state({ resources: { ANDROID_APP: false, IOS_APP: false } });
  const page = await aurora.open('/');
  await bar(page).getByRole('link', { name: 'Telegram' }).waitFor();
  await expect.poll(() => page.getByText('Download the app').count()).toBe(0);
});
