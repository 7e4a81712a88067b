import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { goTo } from './go-to.ts';
import { type Look, objections } from './objections.ts';
import { standingOut } from './standing-out.ts';

/** Two steps lead down a page of this height: content that waits to come near comes once, for all widths. */
const HEIGHT = 4000;

/** Frames without a change before a page counts as resting. */
const STILL_FRAMES = 3;

/**
 * Looks at the places of a page in windows of several widths, each time when the page has come to rest: whether anything
 * is too wide, and what axe objects to.
 */
export class Fitting {
  readonly #page: Page;
  /** In the order for the next place. */
  #widths: readonly number[];
  readonly #pending = new Set<Request>();
  readonly #looks: ReadonlyMap<number, Look>;
  /** The widths in which axe has seen what stands around all pages. */
  readonly #seenShell = new Set<number>();
  /**
   * The elements that are too wide, by how much, and because of which element, and the objections of axe; each with its
   * place and window.
   */
  readonly found: string[] = [];

  /**
   * @param widths in CSS pixels; every second place is looked at in the opposite order, which saves a change of width
   * @param looks by width, in which axe looks at each place, too
   */
  constructor(page: Page, widths: readonly number[], looks: ReadonlyMap<number, Look> = new Map()) {
    this.#page = page;
    this.#looks = looks;
    this.#widths = widths;
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  /** Goes to an address as a link does, and looks at it. */
  async goTo(address: string): Promise<void> {
    const lead = async () => {
      const here = new URL(address, this.#page.url()).href === this.#page.url();
      if (!here) await goTo(this.#page, address);
    };
    await this.#look(address, lead, this.#widths);
    this.#widths = this.#widths.toReversed();
  }

  /**
   * Looks at what opens over the page.
   *
   * @param press opens it, in the first of the windows
   * @param widths where they are not those of other places
   */
  async open(
    place: string,
    press: () => Promise<void>,
    widths: readonly number[] = this.#widths.toSorted((width, other) => other - width),
  ): Promise<void> {
    await this.#look(place, press, widths);
  }

  async #look(place: string, lead: () => Promise<void>, widths: readonly number[]): Promise<void> {
    for (const [index, width] of widths.entries()) {
      const where = `${place}, ${width} px`;
      await this.#page.setViewportSize({ width, height: HEIGHT });
      if (index === 0) await lead();
      const outliers = await this.#standingOutAtRest(where, width);
      // A new width of the window reaches an open dialog a frame later than the page: only what stays stands out.
      const staying = outliers.length > 0 ? await this.#standingOutAtRest(where, width) : [];
      const look = this.#looks.get(width);
      const objected = look ? await objections(this.#page, look, this.#seenShell.has(width)) : [];
      if (look) this.#seenShell.add(width);
      this.found.push(...[...staying, ...objected].map((what) => `${where}: ${what}`));
    }
  }

  async #standingOutAtRest(where: string, width: number): Promise<string[]> {
    await expect.poll(() => this.#goingOn(width), { message: `${where} comes to rest` }).toEqual([]);
    return this.#page.evaluate(standingOut);
  }

  /** Returns the reasons why the page is not at rest. */
  async #goingOn(width: number): Promise<string[]> {
    const before = [...this.#pending];
    const unrest = await this.#page.evaluate(unrestOfPage, { width, frames: STILL_FRAMES });
    return [...unrest, ...new Set([...before, ...this.#pending].map((request) => request.url()))];
  }
}

/**
 * Runs in the page: goes to what waits to come near, or else on to what is further down, and looks at the page for some
 * frames, or until it changes. What waits may stand above the window: what is above it grew after it had been passed.
 */
async function unrestOfPage({ width, frames }: { width: number; frames: number }): Promise<string[]> {
  if (innerWidth !== width) return ['the window is not yet as wide as asked for'];
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  const far = document.querySelector('main [data-far], footer [data-far]');
  if (far) far.scrollIntoView({ behavior: 'instant' });
  else scrollBy({ top: innerHeight, behavior: 'instant' });
  for (let frame = 0; frame < frames && !changed; frame += 1) await new Promise(requestAnimationFrame);
  observer.disconnect();
  const checks: readonly [what: string, holds: boolean][] = [
    ['the page changes', changed],
    ['something waits to come near', document.querySelector('main [data-far], footer [data-far]') !== null],
    ['something is loading', document.querySelector('[data-skeleton], [aria-busy=true]') !== null],
    ['a face is on its way', document.fonts.status === 'loading'],
  ];
  return checks.flatMap(([what, holds]) => (holds ? [what] : []));
}
