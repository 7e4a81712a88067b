import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { goTo } from './go-to.ts';
import { standingOut } from './standing-out.ts';

export type Size = readonly [width: number, height: number];

/** Looks at the places of a page in windows of several sizes, each time when the page has come to rest. */
export class Fitting {
  readonly #page: Page;
  readonly #sizes: readonly [Size, ...Size[]];
  readonly #pending = new Set<Request>();
  /** What is too wide: the place, the width of the window, by how much, and because of which element. */
  readonly found: string[] = [];

  /** @param sizes the first is the one in which a place is led to */
  constructor(page: Page, sizes: readonly [Size, ...Size[]]) {
    this.#page = page;
    this.#sizes = sizes;
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  /** Goes to an address as a link does, and looks at it. */
  async goTo(address: string): Promise<void> {
    await this.#look(address, async () => {
      const here = new URL(address, this.#page.url()).href === this.#page.url();
      if (!here) await goTo(this.#page, address);
    });
  }

  /**
   * Opens a panel from the account's menu, and looks at one of its pages after the other.
   *
   * @param menu name of the button that opens the menu
   * @param entry name of the menu's entry
   * @returns how many pages were looked at
   */
  async openPanel(menu: string, entry: string): Promise<number> {
    await this.#resize(this.#sizes[0]);
    const banner = this.#page.getByRole('banner');
    await banner.getByRole('button', { name: menu, exact: true }).click();
    await banner.getByRole('button', { name: entry, exact: true }).click();
    const ways = this.#page.getByRole('dialog').getByRole('navigation').first().getByRole('button');
    await ways.first().waitFor();
    const pages = await ways.all();
    for (const way of pages) {
      const [name] = (await way.innerText()).split('\n');
      await this.#look(`${entry} / ${name}`, () => way.click());
    }
    return pages.length;
  }

  async #look(place: string, lead: () => Promise<void>): Promise<void> {
    for (const [at, size] of this.#sizes.entries()) {
      await this.#resize(size);
      if (at === 0) await lead();
      const where = `${place}, ${size[0]} px`;
      await expect.poll(() => this.#goingOn(), { message: `${where} comes to rest` }).toEqual([]);
      const found = await this.#page.evaluate(standingOut);
      this.found.push(...found.map((what) => `${where}: ${what}`));
    }
  }

  #resize([width, height]: Size): Promise<void> {
    return this.#page.setViewportSize({ width, height });
  }

  /** What keeps the page from being at rest. */
  async #goingOn(): Promise<string[]> {
    const before = [...this.#pending];
    const unrest = await this.#page.evaluate(unrestOfPage);
    return [...unrest, ...new Set([...before, ...this.#pending].map((request) => request.url()))];
  }
}

/** Runs in the page: goes on to what is further down, and looks at the page for two frames. */
async function unrestOfPage(): Promise<string[]> {
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  scrollBy({ top: innerHeight, behavior: 'instant' });
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  observer.disconnect();
  const checks: readonly [what: string, holds: boolean][] = [
    ['the page changes', changed],
    ['something waits to come near', document.querySelector('main [data-far], footer [data-far]') !== null],
    ['something is loading', document.querySelector('[aria-busy=true]') !== null],
    ['a face is on its way', document.fonts.status === 'loading'],
  ];
  return checks.flatMap(([what, holds]) => (holds ? [what] : []));
}
