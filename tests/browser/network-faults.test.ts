/** @module-tag matrix */
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { NOT_LOADED, SLOW } from '#tests/harness/faults.ts';
import { goTo } from '#tests/harness/go-to.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const NO_NETWORK = 'Network link is abnormal, please try again';
const games = (json: unknown) => JSON.stringify({ success: true, value: json });

interface Row {
  /** Deals with the call. */
  readonly act: (route: Route) => Promise<void>;
  /** The notice of the page; undefined: nothing, as the answer is good enough. */
  readonly said?: string | RegExp | undefined;
  /** Nothing is asked for again before so many milliseconds are over. */
  readonly notBefore?: number;
}

const status = (code: number, rest: { body?: string; headers?: Record<string, string> } = {}) => ({
  act: (route: Route) =>
    route.fulfill({ status: code, contentType: 'text/html', body: '<h1>Error</h1>', ...rest }),
  said: NOT_LOADED,
});
const body = (text: string, contentType = 'application/json') => ({
  act: (route: Route) => route.fulfill({ body: text, contentType }),
  said: NOT_LOADED,
});
const broken = (code: string) => ({ act: (route: Route) => route.abort(code), said: NO_NETWORK });

const FAULTS: Readonly<Record<string, Row>> = {
  'the connection is reset': broken('connectionreset'),
  'the connection is refused': broken('connectionrefused'),
  'the name is not known': broken('namenotresolved'),
  'the network is gone': broken('internetdisconnected'),
  'the connection is closed': broken('connectionclosed'),
  'a gateway answers 502 in HTML': status(502),
  'the platform is busy for two seconds, 503': {
    ...status(503, { headers: { 'retry-after': '2' } }),
    notBefore: 2000,
  },
  'a gateway has waited in vain, 504 without a body': status(504, { body: '' }),
  'the platform has failed, 500': status(500, { body: '{"success":false,"message":"NullPointer"}' }),
  'there were too many calls, 429': { ...status(429, { headers: { 'retry-after': '2' } }), notBefore: 2000 },
  'half an answer': body('{"success":true,"value":{"games":[{"nodeId":1,'),
  'the page of a hotel’s network': body('<html><title>Welcome to our network</title></html>', 'text/html'),
  'an empty body': body(''),
  'nothing at all, 204': { act: (route) => route.fulfill({ status: 204 }), said: NOT_LOADED },
  'null in place of games': body(games(null)),
  'a text in place of games': body(games('games')),
  'a number in place of the list of games': body(games({ games: 7, totalPages: 1, total: 1 })),
  'a list in place of an envelope': body('[]'),
  'an answer of another type': {
    ...body(games({ games: [], totalPages: 0, total: 0 }), 'text/plain'),
    said: undefined,
  },
  'an answer that never comes': { act: () => new Promise(() => {}), said: SLOW },
};

const main = (page: Page) => page.getByRole('main');
const alerts = (page: Page) => main(page).getByRole('alert');

test('twenty faults of one list, one after the other: one notice each, in the right words, and it mends itself', async () => {
  expect(Object.keys(FAULTS)).toHaveLength(20);
  aurora.expectProblem(/answered \d{3}/, /request failed/, /console error/, /the contract does not say/);
  const page = await aurora.open('/rng', { patience: 3000 });
  await main(page).getByRole('article').first().waitFor();
  const wrong: string[] = [];
  for (const [index, [name, { act, said, notBefore }]] of Object.entries(FAULTS).entries()) {
    // Each search is a call that nobody has made before.
    const search = `dragon ${'abcdefghijklmnopqrstuvwxyz'[index]}`;
    const callTimes: number[] = [];
    let isBroken = true;
    const handler = (route: Route) => {
      callTimes.push(Date.now());
      return isBroken ? act(route) : route.continue();
    };
    await page.route(/GCSGAME_gameList/, handler);
    try {
      await goTo(page, `/rng?search=${encodeURIComponent(search)}`);
      if (said !== undefined) {
        await alerts(page).filter({ hasText: said }).first().waitFor({ timeout: 30_000 });
        const count = await alerts(page).count();
        if (count !== 1) wrong.push(`${name}: ${count} notices`);
      }
      isBroken = false;
      await expect.poll(() => alerts(page).count(), { timeout: 30_000 }).toBe(0);
      await expect.poll(() => main(page).locator('[aria-busy=true]').count(), { timeout: 30_000 }).toBe(0);
      await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(search);
      const [first = 0, second = Number.POSITIVE_INFINITY] = callTimes;
      if (notBefore !== undefined && second - first < notBefore)
        wrong.push(`${name}: asked again after ${second - first} ms`);
    } catch (error) {
      wrong.push(
        `${name}: ${(error as Error).message.split('\n')[0]}; ${(await alerts(page).allTextContents()).join(' | ')}`,
      );
    }
    await page.unroute(/GCSGAME_gameList/, handler);
  }
  expect(wrong).toEqual([]);
});
