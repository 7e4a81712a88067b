/** @module-tag matrix */
import { resolve } from 'node:path';
import { matrixBrowsers } from '@liveryjs/cli/setup/matrix-browsers.mjs';
import { listBrands, loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '#tests/harness/log-in.ts';
import type { Driver } from './driver.ts';
import { startFirefox, startWindowedChromium } from './puppeteer-driver.ts';
import { type Site, startSite } from './site.ts';
import { until } from './until.ts';
import { Visit } from './visit.ts';

declare global {
  interface Window {
    /** True when the browser has brought this page back whole. */
    isBroughtBack?: boolean;
  }
  interface PerformanceNavigationTiming {
    /** Why a page was loaded anew although Back led to it; null where it was not. */
    readonly notRestoredReasons?: { readonly reasons: readonly { readonly reason: string }[] | null } | null;
  }
}

/** Pages of three layouts, and one of games. Every other page is kept in the window of Chromium, below. */
const PAGES = [
  ['aurora', '/'],
  ['aurora', '/rng'],
  ['jade', '/'],
  ['kiosk', '/'],
] as const;

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../../..') });

const { firefox, windowedChromium } = matrixBrowsers();

/** Somebody who leaves pages and comes back to them. */
class Return extends Visit {
  /** @returns whether the browser has kept the page whole meanwhile */
  async leaveAndComeBack(meanwhile?: () => Promise<void>): Promise<boolean> {
    await this.ask(() => {
      delete window.isBroughtBack;
      addEventListener('pageshow', ({ persisted }) => {
        window.isBroughtBack = persisted;
      });
      // The page has something to draw in the moment in which it is put away.
      addEventListener('pagehide', () => dispatchEvent(new PopStateEvent('popstate')));
      setTimeout(() => location.assign('/watch/script.js'));
    });
    await this.reads(() => location.pathname === '/watch/script.js' && document.readyState, 'complete');
    await meanwhile?.();
    await this.ask(() => void setTimeout(() => history.back()));
    await this.reads(() => location.pathname !== '/watch/script.js' && document.readyState, 'complete');
    return (await this.ask(() => window.isBroughtBack)) ?? false;
  }

  /**
   * Leaves the page and comes back, until the browser has kept it. Firefox keeps none that still waits for an answer, and Chromium
   * none where it has no time or no room: that it masks. A reason of the page's is a fault, though the page is kept the next time.
   */
  async comeBackToTheSame(meanwhile?: () => Promise<void>): Promise<void> {
    const reasons: string[] = [];
    await until(
      async () => {
        if (await this.leaveAndComeBack(meanwhile)) return true;
        reasons.push(...(await this.reasons()));
        return undefined;
      },
      () => `The browser does not keep the page: ${reasons.join(', ') || 'it gives no reason'}.`,
    );
    expect(reasons.filter((reason) => reason !== 'masked')).toEqual([]);
  }

  private reasons(): Promise<readonly string[]> {
    return this.ask(() => {
      const [entry] = performance.getEntriesByType('navigation');
      const { notRestoredReasons } = entry as PerformanceNavigationTiming;
      return notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [];
    });
  }

  async logIn(): Promise<void> {
    await this.part('banner').part('button', 'Log in').press();
    const popup = this.part('dialog', 'Log in');
    await popup.part('label', 'Username').fill('mai');
    await popup.part('label', 'Password').fill(PASSWORD);
    await this.key('Enter');
    await this.part('banner')
      .part('button', /^Account menu of/)
      .shows();
  }
}

// Chromium's shell, which the other tests run in, and WebKitGTK under a driver keep no page.
describe.each([
  [firefox, startFirefox, PAGES],
  // Firefox alone drops messages of a page that is put away, and the rest of the pages comes back below.
  [windowedChromium, startWindowedChromium, PAGES.slice(0, 2)],
] as const)('a page that Back brings whole', ({ name, program = '' }, start, pages) => {
  describe.skipIf(program === '')(`in ${name}`, () => {
    let site: Site;
    let driver: Driver;
    let visit: Return;
    beforeAll(async () => {
      site = await startSite();
      driver = await start(program);
      await driver.resize(1440, 900);
      visit = new Return(driver, site);
      return async () => {
        await driver.close();
        await site.close();
      };
    });
    afterEach(() => site.reset());

    test.each(pages)('at %s %s: its links lead on', async (brand, path) => {
      await visit.open(brand, path);
      await visit.part('heading').shows();
      await visit.reads(() => document.querySelector('button:disabled') === null, true);
      await visit.comeBackToTheSame();
      await visit.ask(() => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].find(
          ({ pathname, target }) => pathname !== location.pathname && target === '',
        );
        document.title = 'left';
        link?.click();
      });
      await visit.reads(() => document.title !== 'left' && document.title !== '', true);
      // Answers that were on their way when the page was left are given up.
      expect(site.takeProblems().filter((problem) => !problem.includes('answered'))).toEqual([]);
    });

    test('dialogs open, a member stays one, and who was logged out meanwhile is asked to log in', async () => {
      await visit.open('aurora', '/');
      await visit.part('banner').part('button', 'Log in').shows();
      await visit.comeBackToTheSame();
      await visit.logIn();

      await visit.comeBackToTheSame();
      await visit
        .part('banner')
        .part('button', /^Account menu of/)
        .press();
      await visit.part('banner').part('button', 'My account').shows();
      await visit.key('Escape');

      await visit.comeBackToTheSame(() => site.state({ endSessions: ['mai'] }));
      await visit.part('dialog', 'Log in').says(/Your session has ended/);
      site.takeProblems();
    });
  });
});

/** Pages of all brands: home of each, and one page of each set of widgets. */
function distinctPages(): readonly (readonly [brand: string, path: string])[] {
  const pages = listBrands(workspace).flatMap((brand) => {
    const routes = loadBrand(workspace, brand).brand?.routes ?? [];
    return routes
      .filter(({ path }) => !path.includes(':'))
      .map(({ path, main }) => {
        const widgets = path === '/' ? brand : main.map(({ widget }) => widget).join();
        return [widgets, [brand, path]] as const;
      });
  });
  return [...new Map(pages.reverse()).values()].reverse();
}

describe.skipIf(windowedChromium.program === undefined)(windowedChromium.name, () => {
  test('keeps every page of every brand: none has a reason against it', async () => {
    const site = await startSite();
    const driver = await startWindowedChromium(windowedChromium.program ?? '');
    const visit = new Return(driver, site);
    const pages = distinctPages();
    expect(pages.length).toBeGreaterThan(20);
    for (const [brand, path] of pages) {
      await visit.open(brand, path);
      await visit.part('main').shows();
      await visit.comeBackToTheSame();
    }
    await driver.close();
    await site.close();
  });
});
