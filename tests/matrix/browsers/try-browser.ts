import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { matrixBrowsers } from '@liveryjs/cli/setup/matrix-browsers.mjs';
import { afterEach, beforeAll, describe, test } from 'vitest';
import { walkInArabic } from './arabic-walk.ts';
import type { Driver } from './driver.ts';
import { walkAsMember } from './member-walk.ts';
import { type Site, startSite } from './site.ts';
import { Visit } from './visit.ts';

const pictures = resolve(import.meta.dirname, '../../../.livery/screenshots');

const DESK = ['a desk', 1440, 900] as const;
const PHONE = ['a phone', 390, 844] as const;
const SIZES = [DESK, PHONE];

const PAGES = [
  ['jade', '/'],
  ['jade', '/lottery'],
  ['harbor', '/'],
  ['harbor', '/rng'],
  ['kiosk', '/'],
  ['aurora', '/pointMall'],
] as const;

/**
 * Walks through the portals in one of the browsers, where that browser is on this machine.
 *
 * @param rest what is left to try in this browser: all, or what a member does on a phone, where `npm test` has proven
 *   the rest in it
 */
export function tryBrowser(
  key: keyof ReturnType<typeof matrixBrowsers>,
  start: (program: string) => Promise<Driver>,
  rest: 'all' | 'a phone' = 'all',
): void {
  const { name, program = '' } = matrixBrowsers()[key];
  describe.skipIf(program === '')(`in ${name}`, () => {
    let site: Site;
    let driver: Driver;
    const begin = async (width: number, height: number) => {
      driver = await start(program);
      await driver.resize(width, height);
      return new Visit(driver, site);
    };

    beforeAll(async () => {
      site = await startSite();
      return () => site.close();
    });
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') {
        mkdirSync(pictures, { recursive: true });
        const file = `${name}-${task.name}`.replaceAll(/[^\w.-]+/g, '-');
        writeFileSync(join(pictures, `${file}.png`), await driver.picture());
      }
      await driver.close();
      await site.reset();
    });

    test.each(rest === 'all' ? SIZES : [PHONE])(
      'on %s a visitor looks around, logs in, plays, deposits and bets',
      async (_, width, height) => {
        await walkAsMember(await begin(width, height), width < 600);
      },
    );

    test.skipIf(rest === 'a phone')('on a desk and on a phone a visitor reads from the right', async () => {
      await walkInArabic(await begin(1440, 900));
    });

    test.skipIf(rest === 'a phone')('on a desk and on a phone the pages of all brands fit', async () => {
      const visit = await begin(1440, 900);
      for (const [brand, path] of PAGES) {
        await visit.open(brand, path);
        for (const [, width, height] of SIZES) {
          await visit.resize(width, height);
          await visit.part('main').part('heading').shows();
          await visit.isInOrder();
        }
      }
    });
  });
}
