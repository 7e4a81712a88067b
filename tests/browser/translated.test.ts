import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Fitting } from '#tests/harness/fitting.ts';
import { accountMenu, fromAccountMenu, openLogin, PASSWORD, sendLogin } from '#tests/harness/log-in.ts';
import { openPanel } from '#tests/harness/open-over.ts';
import { portal } from '#tests/harness/portal.ts';
import { translate } from '#tests/harness/translate.ts';

const aurora = portal('aurora');

/** An answer that says no is written in the console by the browser itself. */
const REFUSED = /answered 4\d\d: POST /;

async function openTranslated(as?: string): Promise<Page> {
  const page = await aurora.open('/', as === undefined ? {} : { as });
  await (as === undefined
    ? page.getByRole('banner').getByRole('button', { name: 'Log in' })
    : accountMenu(page)
  ).waitFor();
  await page.evaluate(translate);
  return page;
}

test('in a page that its browser has translated a visitor logs in after a mistake, deposits, plays and logs out', async () => {
  aurora.expectProblem(REFUSED);
  const page = await openTranslated();
  const popup = await openLogin(page);
  await popup.getByRole('button', { name: 'Log in' }).click();
  await popup.getByText('Enter your username').waitFor();
  await sendLogin(page, 'mai', 'Wrong2026');
  await popup.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
  await sendLogin(page, 'mai', PASSWORD);
  await accountMenu(page).waitFor();

  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).click();
  await centre.getByText('QR wallet').first().click();
  await centre.getByRole('textbox', { name: 'Amount' }).fill('4.99');
  await centre.getByRole('button', { name: 'Continue' }).click();
  await centre.getByText('$4.99 is too low. Minimum: $5.00').waitFor();
  await centre.getByRole('textbox', { name: 'Amount' }).fill('100.00');
  await centre.getByRole('button', { name: 'Continue' }).click();
  await centre.getByRole('button', { name: 'Deposit $100.00' }).click();
  await centre.getByRole('timer').waitFor();
  const number = new URL(page.url()).searchParams.get('deposit') ?? '';
  await aurora.state({ deposits: { [number]: { status: 'PAID' } } });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await centre.getByText(/^\$100\.00 is in your wallet/).waitFor();
  await page.keyboard.press('Escape');
  await centre.waitFor({ state: 'detached' });

  const categories = page.getByRole('navigation', { name: 'Game categories' });
  await categories.getByRole('link', { name: 'Slots', exact: true }).click();
  const card = page.getByRole('region', { name: 'Slots', exact: true }).getByRole('article').first();
  await card.getByRole('button').first().click();
  await page.getByRole('main').frameLocator('iframe').getByRole('button', { name: 'Spin' }).click();

  await fromAccountMenu(page, 'Log out');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
  expect(await accountMenu(page).count()).toBe(0);
});

// The forms behind further buttons are sent by the plays of their stories.
test.each([
  ['mai', 'Account menu of Mai', 'My account'],
  ['tomas', 'Account menu of Tomás', 'Agent centre'],
])(
  'in a page that its browser has translated %s opens each page of the centre',
  {
    tags: 'matrix',
  },
  async (name, menu, entry) => {
    const page = await openTranslated(name);
    const walk = new Fitting(page, [1440]);
    const addresses = await openPanel(page, menu, entry);
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) await walk.goTo(address);
  },
);
