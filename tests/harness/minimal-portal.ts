import { type RunningServe, serveBuilds } from '@liveryjs/cli/serve/serve-builds';
import gaming from '@liveryjs/client/portal.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import type { ReceivedCall } from '#tests/minimal-platform/answer.ts';
import { type MinimalPlatform, startMinimalPlatform } from '#tests/minimal-platform/start.ts';
import { type PortalPages, portalPages } from './portal.ts';

/** A call that the minimal platform does not have, because the specification does not name it. */
const NOT_NAMED = /answered 404: \w+ http:\/\/\S+?\/(wps|lgw|lotto)\//;

/** Brands' portals in front of the minimal platform, for the tests of a file. */
export interface MinimalPortals {
  /** The platform, which begins anew with each test. */
  platform(): MinimalPlatform;
  portal(brand: string): PortalPages;
  /** The calls of a method and path that the platform got since the test began. */
  called(name: string): readonly ReceivedCall[];
}

/** Starts the minimal platform for the tests of a file, with a server of its own for the bundles. */
export function minimalPortals(): MinimalPortals {
  let platform: MinimalPlatform;
  let server: RunningServe;
  const portal = (brand: string) =>
    portalPages(
      brand,
      () => server.port,
      async (username) => ({ token: platform.logIn(username), username, account: username, isAgent: '0' }),
    );
  beforeAll(async () => {
    platform = await startMinimalPlatform();
    server = await serveBuilds({
      root: inject('bundles'),
      outDir: '.',
      platform: platform.url,
      places: gaming,
      port: 0,
    });
  });
  beforeEach(() => {
    platform.reset();
    portal('any').expectProblem(NOT_NAMED);
  });
  afterAll(async () => {
    await server.close();
    await platform.close();
  });
  return {
    platform: () => platform,
    portal,
    called: (name) => platform.journal.filter(({ method, path }) => `${method} ${path}` === name),
  };
}

/** Headers of a call that carries a session's token. */
export const TOKEN = { authorization: expect.stringMatching(/^Bearer \w{32}$/) };

/** Reads the session that the page's tab keeps. */
export function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...sessionStorage }));
}

/** Expects that no part of the page was lost to an exception. */
export async function expectWhole(page: Page): Promise<void> {
  expect(await page.getByText('This part of the page could not be shown.').count()).toBe(0);
}
