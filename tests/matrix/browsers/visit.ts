import { expect } from 'vitest';
import type { Driver, Key, PageScript } from './driver.ts';
import { Part } from './part.ts';
import type { Site } from './site.ts';
import { until } from './until.ts';

/** Somebody in front of a page. */
export class Visit extends Part {
  readonly site: Site;

  constructor(driver: Driver, site: Site) {
    super(driver);
    this.site = site;
  }

  /** Opens a path of a brand's portal. */
  open(brand: string, path: string): Promise<void> {
    return this.driver.open(`http://${brand}.localhost:${this.site.port}${path}`);
  }

  /** Loads the page again. */
  async reload(): Promise<void> {
    await this.driver.open(await this.ask(() => location.href));
  }

  /** Returns the result of a script in the page. */
  ask<T>(script: PageScript<undefined, T>): Promise<T> {
    return this.driver.run(script, undefined);
  }

  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height);
  }

  key(key: Key): Promise<void> {
    return this.driver.key(key);
  }

  leaveFrame(): Promise<void> {
    return this.driver.leave();
  }

  /** Done when a script finds in the page what is wanted. */
  async reads<T>(script: PageScript<undefined, T>, expected: T): Promise<void> {
    let last: T | undefined;
    await until(
      async () => {
        last = await this.ask(script);
        return last === expected ? true : undefined;
      },
      () => `The page says ${JSON.stringify(last)} instead of ${JSON.stringify(expected)}: ${script}`,
    );
  }

  /** Holds the page to what every page must keep: nothing stands out at its sides, and nothing has gone wrong. */
  async isInOrder(): Promise<void> {
    await this.ask(() => document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' }));
    let wide: readonly string[] = [];
    await until(
      async () => {
        wide = await this.ask(standingOut);
        return wide.length === 0 ? true : undefined;
      },
      () => `The page is wider than its window: ${wide.join(', ')}`,
    );
    expect(this.site.takeProblems()).toEqual([]);
    await this.goToTop();
  }

  /** Goes back up, where the header is that leaves with the way down: what is pressed while it moves is missed. */
  private async goToTop(): Promise<void> {
    await this.ask(() => scrollTo({ top: 0, behavior: 'instant' }));
    await this.reads(() => (document.querySelector('header')?.getBoundingClientRect().top ?? 0) >= 0, true);
  }
}

/** Lists the elements that make a page wider than its window. Runs in the page. */
function standingOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const sides = [...document.querySelectorAll('body *')].flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    if (left >= 0 && right <= clientWidth) return [];
    return [`${element.tagName} “${element.textContent.slice(0, 30)}” from ${left} to ${right}`];
  });
  return [`${scrollWidth} of ${clientWidth} pixels`, ...sides.slice(0, 8)];
}
