/** @module-tag matrix */
import { matrixBrowsers } from '@liveryjs/cli/setup/matrix-browsers.mjs';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '#tests/harness/log-in.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './puppeteer-driver.ts';
import { type Site, startSite } from './site.ts';
import { until } from './until.ts';
import { Visit } from './visit.ts';

declare global {
  interface Window {
    /** True when the browser has brought this page back whole. */
    isBroughtBack?: boolean;
  }
}

const PAGES = [
  ['aurora', '/'],
  ['aurora', '/promotions'],
  ['aurora', '/help'],
  ['jade', '/'],
  ['kiosk', '/'],
] as const;

const { name, program = '' } = matrixBrowsers().firefox;

// The headless Chromium of the tests and WebKitGTK under a driver put no page away.
describe.skipIf(program === '')(`in ${name} a page that Back brings whole`, () => {
  let site: Site;
  let driver: Driver;
  let visit: Visit;
  beforeAll(async () => {
    site = await startSite();
    driver = await startFirefox(program);
    await driver.resize(1440, 900);
    visit = new Visit(driver, site);
    return async () => {
      await driver.close();
      await site.close();
    };
  });
  afterEach(() => site.reset());

  /** Leaves the page for another, and comes back to it by Back. */
  async function leaveAndComeBack(meanwhile?: () => Promise<void>): Promise<void> {
    // Browsers put no page away that still waits for an answer.
    await until(
      async () => {
        await visit.ask(() => {
          delete window.isBroughtBack;
          addEventListener('pageshow', ({ persisted }) => {
            window.isBroughtBack = persisted;
          });
          // The page has something to draw in the moment in which it is put away.
          addEventListener('pagehide', () => dispatchEvent(new PopStateEvent('popstate')));
        });
        await visit.ask(() => location.assign('/watch/script.js'));
        await visit.reads(() => location.pathname, '/watch/script.js');
        await meanwhile?.();
        await visit.ask(() => history.back());
        await visit.reads(() => location.pathname !== '/watch/script.js' && document.readyState, 'complete');
        return (await visit.ask(() => window.isBroughtBack)) || undefined;
      },
      () => 'The browser does not put the page away.',
    );
  }

  test.each(PAGES)('at %s %s: its links lead on', async (brand, path) => {
    await visit.open(brand, path);
    await visit.part('heading').shows();
    await visit.reads(() => document.querySelector('button:disabled') === null, true);
    await leaveAndComeBack();
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
    const header = visit.part('banner');
    await visit.open('aurora', '/');
    await header.part('button', 'Log in').shows();
    await leaveAndComeBack();
    await header.part('button', 'Log in').press();
    const popup = visit.part('dialog', 'Log in');
    await popup.part('label', 'Username').fill('mai');
    await popup.part('label', 'Password').fill(PASSWORD);
    await visit.key('Enter');
    const account = header.part('button', /^Account menu of/);
    await account.shows();

    await leaveAndComeBack();
    await account.press();
    await header.part('button', 'My account').shows();
    await visit.key('Escape');

    await leaveAndComeBack(() => site.state({ endSessions: ['mai'] }));
    await visit.part('dialog', 'Log in').says(/Your session has ended/);
    site.takeProblems();
  });
});
