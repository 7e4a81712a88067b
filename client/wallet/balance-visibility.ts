import { tabStorage } from '@liveryjs/engine/kit/plain';
import { proxy } from 'valtio/vanilla';

const HIDDEN = 'balanceHidden';

/** The visitor's choice to hide the balance [4.15]. The tab remembers it as long as the session lasts. */
export const balanceVisibility = proxy({ hidden: false });

export function restoreBalanceVisibility(storage = tabStorage()): void {
  balanceVisibility.hidden = storage.getItem(HIDDEN) !== null;
}

export function hideBalance(storage = tabStorage()): void {
  balanceVisibility.hidden = true;
  storage.setItem(HIDDEN, '1');
}

export function showBalance(storage = tabStorage()): void {
  balanceVisibility.hidden = false;
  storage.removeItem(HIDDEN);
}
