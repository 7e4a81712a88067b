import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { testFirstOf } from '#tests/harness/first-of-many.ts';
import { HANDS } from '#tests/harness/hands.ts';
import { accountMenu, PASSWORD } from '#tests/harness/log-in.ts';
import { PAYMENT_PASSWORD } from '#tests/harness/payment-password.ts';
import { portal } from '#tests/harness/portal.ts';
import { fewRules, NEW_PASSWORD } from '#tests/harness/register.ts';

const aurora = portal('aurora');

const header = (page: Page) => page.getByRole('banner');
const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

/** A window of 1440 by 900 px at 200 %. */
const ENLARGED = [720, 450] as const;

testFirstOf(
  1,
  [
    ['by keyboard alone', 'keyboard', [1280, 800], null],
    ['at 200 %', 'pointer', ENLARGED, null],
    ['in forced colours', 'pointer', [1280, 800], 'active'],
  ] as const,
  '%s a visitor registers, logs out, logs in as a member, finds a game, makes it a favourite, deposits, withdraws and logs out',
  async (_, by, size, forcedColors) => {
    const { press, type } = HANDS[by];
    await aurora.state(fewRules());
    const page = await aurora.open('/rng', { size });
    await page.emulateMedia({ forcedColors });
    /** The page is in order as it stands: for axe, and as wide as its window. */
    const holds = async () => {
      expect(await axe(page, forcedColors ? { without: ['color-contrast'] } : {})).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    };

    const logOut = async () => {
      // A step in the history that is under way may close what opens meanwhile: a person would open it again.
      const opener = accountMenu(page);
      await expect
        .poll(async () => {
          if ((await opener.getAttribute('aria-expanded')) === 'false') await press(opener);
          return opener.getAttribute('aria-expanded');
        })
        .toBe('true');
      await press(header(page).getByRole('button', { name: 'Log out', exact: true }));
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }));
      await header(page).getByRole('button', { name: 'Log in' }).waitFor();
    };

    await press(header(page).getByRole('button', { name: 'Register' }));
    const form = page.getByRole('dialog', { name: 'Register' });
    await type(form.getByLabel('Username', { exact: true }), 'visitor');
    await type(form.getByLabel('Password', { exact: true }), NEW_PASSWORD);
    await type(form.getByLabel('Confirm password'), NEW_PASSWORD);
    await holds();
    await press(form.getByRole('button', { name: 'Create account' }));
    const welcome = page.getByRole('dialog', { name: 'Account created' });
    await welcome.waitFor();
    await holds();
    await page.keyboard.press('Escape');
    await welcome.waitFor({ state: 'detached' });
    await logOut();

    await press(header(page).getByRole('button', { name: 'Log in' }));
    const login = page.getByRole('dialog', { name: 'Log in' });
    await type(login.getByLabel('Username'), 'mai');
    await type(login.getByLabel('Password', { exact: true }).and(page.locator('input')), PASSWORD);
    await page.keyboard.press('Enter');
    await accountMenu(page).waitFor();
    await login.waitFor({ state: 'detached' });

    await page.goto(aurora.url('/rng'));
    // The page was written for visitors: a focus in what gives way to the member's is lost.
    await accountMenu(page).waitFor();
    await type(page.getByRole('searchbox', { name: 'Search games' }), 'Petal Quest');
    const heart = page.getByRole('button', { name: 'Favourite: Petal Quest', exact: true });
    await heart.waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(10);
    await press(heart);
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await holds();

    await page.goto(aurora.url('/?memberCentre=depositv2'));
    await type(centre(page).getByRole('textbox', { name: 'Amount' }), '100');
    await press(centre(page).getByRole('button', { name: 'Continue' }));
    await centre(page).getByRole('heading', { name: 'Review your deposit' }).waitFor();
    await press(centre(page).getByRole('button', { name: 'Deposit $100.00' }));
    await centre(page).getByRole('timer').waitFor();
    await holds();

    await page.goto(aurora.url('/?memberCentre=withdraw'));
    const onwards = centre(page).getByRole('button', { name: 'Set a payment password' });
    await press(onwards);
    await page.waitForURL((url) => url.searchParams.get('memberCentre') === 'securityCenter');
    await onwards.waitFor({ state: 'detached' });
    const secret = page.getByRole('dialog', { name: 'Payment password' });
    await press(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /payment password/i })
        .first(),
    );
    await type(secret.getByLabel('Login password'), PASSWORD);
    await type(secret.getByLabel('New payment password', { exact: true }), PAYMENT_PASSWORD);
    await type(secret.getByLabel('Confirm new payment password'), PAYMENT_PASSWORD);
    await press(secret.getByRole('button', { name: 'Save payment password' }));
    await page.getByText('Your payment password is set').first().waitFor();

    await page.goto(aurora.url('/?memberCentre=withdraw'));
    await type(centre(page).getByLabel('Bank or e-wallet'), 'Mekong');
    await page.keyboard.press('Enter');
    await type(centre(page).getByLabel('Account holder'), 'Nguyễn Thị Mai');
    await type(centre(page).getByLabel('Account number'), '0071000123456');
    await type(centre(page).getByLabel('Payment password', { exact: true }), PAYMENT_PASSWORD);
    await press(centre(page).getByRole('button', { name: 'Save account' }));
    await centre(page)
      .getByRole('radio', { name: /Mekong Commercial Bank/ })
      .waitFor();
    await type(centre(page).getByLabel('Amount', { exact: true }), '100');
    await press(centre(page).getByRole('button', { name: 'Review' }));
    await type(centre(page).getByLabel('Payment password', { exact: true }), PAYMENT_PASSWORD);
    await press(centre(page).getByRole('button', { name: 'Withdraw $100.00' }));
    await centre(page).getByText('Withdrawal requested').waitFor();
    await holds();

    await page.keyboard.press('Escape');
    await centre(page).waitFor({ state: 'detached' });
    await logOut();
    await holds();
    await page.emulateMedia({ forcedColors: null });

    const money = (await aurora.journal()).filter(
      ({ method, path }) => method === 'POST' && /^\/wps\/(deposit|withdraw)$/.test(path),
    );
    expect(money.map(({ path, status }) => [path, status])).toEqual([
      ['/wps/deposit', 200],
      ['/wps/withdraw', 200],
    ]);
  },
);
