import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { accountMenu, logIn } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

/** Runs in a page before its scripts: takes away what tests/builds/newer-features.ts lets scripts use. */
function forgetNewerScript(): void {
  const forget = (holder: object, ...names: readonly string[]) => {
    for (const name of names) Reflect.deleteProperty(holder, name);
  };
  forget(Navigator.prototype, 'share', 'clipboard', 'connection');
  forget(Uint8Array, 'fromBase64', 'fromHex');
  forget(Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64', 'setFromHex');
  forget(Intl, 'DurationFormat');
}

/** Runs in a page: takes away what tests/builds/newer-features.ts lets styles use. Returns how many rules that were. */
function forgetNewerStyle(): number {
  const conditions = /base-select|position-area/;
  const properties = [
    'anchor-name',
    'backdrop-filter',
    'overscroll-behavior',
    'overscroll-behavior-inline',
    'resize',
    'scrollbar-width',
    'text-size-adjust',
    'text-wrap',
    'user-select',
  ];
  const visit = (group: CSSStyleSheet | CSSGroupingRule): number => {
    let count = 0;
    for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = group.cssRules[index];
      const isNewer =
        rule?.constructor.name === 'CSSStartingStyleRule' ||
        (rule instanceof CSSSupportsRule && conditions.test(rule.conditionText));
      if (isNewer) {
        group.deleteRule(index);
        count += 1;
        continue;
      }
      if (rule instanceof CSSStyleRule)
        for (const name of properties) if (rule.style.removeProperty(name) !== '') count += 1;
      if (rule && 'cssRules' in rule) count += visit(rule as CSSGroupingRule);
    }
    return count;
  };
  return [...document.styleSheets].reduce((sum, sheet) => sum + visit(sheet), 0);
}

/** Tells whether all of the page and of the account's menu is in the window. */
const fits = (page: Page) =>
  page.evaluate(() => {
    const menu = document.querySelector('header [popover]')?.getBoundingClientRect();
    const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
    return [
      scrollWidth <= clientWidth,
      menu && menu.width > 0 && menu.left >= 0 && menu.right <= clientWidth && menu.bottom <= clientHeight,
    ];
  });

test('a browser without what newer ones add can log in, open the menu and choose a language', async () => {
  const page = await aurora.open('/');
  await page.addInitScript(forgetNewerScript);
  await page.reload();
  await logIn(page, 'mai');
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Bet history', exact: true }).waitFor();
  expect(await page.evaluate(forgetNewerStyle)).toBeGreaterThan(5);
  await expect.poll(() => fits(page)).toEqual([true, true]);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const picker = page.getByRole('banner').getByRole('combobox', { name: 'Language' });
  expect(await picker.evaluate((select) => getComputedStyle(select).appearance)).toBe('auto');
  await picker.selectOption('VI');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('vi');
});
