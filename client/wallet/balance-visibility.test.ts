import { tabStorage } from '@liveryjs/engine/kit/plain';
import { expect, test } from 'vitest';
import {
  balanceVisibility,
  hideBalance,
  restoreBalanceVisibility,
  showBalance,
} from './balance-visibility.ts';

test('[4.15] whether the balance is hidden outlives the page, and ends with what the tab remembers', () => {
  hideBalance();
  balanceVisibility.hidden = false;
  restoreBalanceVisibility();
  expect(balanceVisibility.hidden).toBe(true);
  showBalance();
  restoreBalanceVisibility();
  expect(balanceVisibility.hidden).toBe(false);
  hideBalance();
  tabStorage().clear();
  restoreBalanceVisibility();
  expect(balanceVisibility.hidden).toBe(false);
});
