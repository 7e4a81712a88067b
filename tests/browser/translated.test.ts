import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountMenu, openLogin, PASSWORD, sendLogin } from '#tests/harness/log-in.ts';
import { field, fillChange, NEW_PASSWORD, openChange } from '#tests/harness/passwords.ts';
import { portal } from '#tests/harness/portal.ts';
import { fewRules, fillName, openRegister, submit } from '#tests/harness/register.ts';

const aurora = portal('aurora');

/** An answer that says no is written in the console by the browser itself. */
const REFUSED = /answered 4\d\d: POST /;

/**
 * Puts each text of a page into elements of its own, from now on, as browsers do that translate a page. Runs in the page.
 */
function translate(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (
        text.textContent?.trim() === '' ||
        !parent ||
        parent.closest('font, script, style, textarea, title')
      )
        continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.textContent;
      parent.replaceChild(outer, text);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
}

async function openTranslated(as?: string): Promise<Page> {
  const page = await aurora.open('/', as === undefined ? {} : { as });
  await (as === undefined
    ? page.getByRole('banner').getByRole('button', { name: 'Log in' })
    : accountMenu(page)
  ).waitFor();
  await page.evaluate(translate);
  return page;
}

test('in a page that its browser has translated a visitor logs in after a mistake, and deposits', async () => {
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
});

test('in a page that its browser has translated a visitor registers, and a member changes the password', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(REFUSED);
  await aurora.state(fewRules());
  const page = await openTranslated();
  const form = await openRegister(page);
  await submit(form).click();
  await form.getByText('Username must not be empty').waitFor();
  await fillName(form, 'translated1');
  await submit(form).click();
  await page.getByRole('dialog', { name: 'Account created' }).waitFor();

  const member = await openTranslated('quynh');
  const modal = await openChange(member);
  await modal.getByRole('button', { name: 'Change password' }).click();
  await modal.getByText('Current password must not be empty').waitFor();
  await fillChange(modal, 'Wrong2026', NEW_PASSWORD);
  await modal.getByRole('button', { name: 'Change password' }).click();
  await expect.poll(() => field(modal, 'Current password').getAttribute('aria-invalid')).toBe('true');
});
