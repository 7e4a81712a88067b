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

const SIZE_NAMES = ['a desk', 'a phone'] as const;

type SizeName = (typeof SIZE_NAMES)[number];

const SIZES: Readonly<Record<SizeName, readonly [width: number, height: number]>> = {
  'a desk': [1440, 900],
  'a phone': [390, 844],
};

const PAGES = [
  ['jade', '/'],
  ['jade', '/lottery'],
  ['harbor', '/'],
  ['harbor', '/rng'],
  ['kiosk', '/'],
  ['aurora', '/pointMall'],
] as const;

/** The walks to go in a browser. */
interface Walks {
  /** Where a member logs in, plays, deposits and bets. Default: at a desk and on a phone. */
  readonly member?: readonly SizeName[];
  /** True when a visitor reads Arabic, and looks at the pages of all brands, each in both sizes. Default: true. */
  readonly visitor?: boolean;
}

/** Walks through the portals in one of the browsers, where that browser is on this machine. */
export function tryBrowser(
  key: keyof ReturnType<typeof matrixBrowsers>,
  start: (program: string) => Promise<Driver>,
  { member = SIZE_NAMES, visitor = true }: Walks = {},
): void {
  const { name, program = '' } = matrixBrowsers()[key];
  describe.skipIf(program === '')(`in ${name}`, () => {
    let site: Site;
    let driver: Driver;
    const begin = async (size: SizeName) => {
      driver = await start(program);
      await driver.resize(...SIZES[size]);
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

    test.each(member)('on %s a visitor looks around, logs in, plays, deposits and bets', async (size) => {
      await walkAsMember(await begin(size), size === 'a phone');
    });

    test.runIf(visitor)('on a desk and on a phone a visitor reads from the right', async () => {
      await walkInArabic(await begin('a desk'));
    });

    test.runIf(visitor)('on a desk and on a phone the pages of all brands fit', async () => {
      const visit = await begin('a desk');
      for (const [brand, path] of PAGES) {
        await visit.open(brand, path);
        for (const size of SIZE_NAMES) {
          await visit.resize(...SIZES[size]);
          await visit.part('main').part('heading').shows();
          await visit.isInOrder();
        }
      }
    });
  });
}
