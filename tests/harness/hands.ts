import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** The ways to use the page: with a pointer, or with the keyboard alone. */
export interface Hands {
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
}

export const HANDS: Readonly<Record<'pointer' | 'keyboard', Hands>> = {
  pointer: { press: (target) => target.click(), type: (target, text) => target.fill(text) },
  keyboard: {
    async press(target) {
      await tabTo(target);
      await target.page().keyboard.press('Enter');
    },
    async type(target, text) {
      await tabTo(target);
      await target.page().keyboard.type(text);
    },
  },
};

export async function tabTo(target: Locator): Promise<void> {
  // Kept: to find it by its role after each press is more work than the press.
  let element = await target.elementHandle();
  for (let presses = 0; presses < 100; presses += 1) {
    const [focused, stands] =
      (await element?.evaluate((it) => [it === document.activeElement, it.isConnected])) ?? [];
    if (focused) return;
    if (!stands) element = await target.elementHandle();
    await target.page().keyboard.press('Tab');
  }
  throw new Error('Nobody gets there by the keyboard.');
}

export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Types as soon as a field has the focus that it is to be given: a key pressed before would be lost. */
export async function typeWhenFocused(target: Locator, text: string): Promise<void> {
  await expect.poll(() => isFocused(target)).toBe(true);
  await target.page().keyboard.type(text);
}
