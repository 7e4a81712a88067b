// @vitest-environment jsdom

import type { JsonObject } from '@liveryjs/compiler/manifest';
import { boundariesOf, withInstants } from '@liveryjs/compiler/manifest/instants';
import type { Condition, ResolvedBrand } from '@liveryjs/schemas/brand';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBrand, emptyPortal } from '#engine/kit/testing.tsx';
import type { WidgetComponent } from '#engine/registry/widget.ts';
import { startBrowser, type TimedBrand } from './browser.tsx';
import { earlyScript, renderRoute } from './server.tsx';

const from = '2027-02-06T00:00:00.000Z';
const Text: WidgetComponent = ({ id }) => <p>{id}</p>;
const place = (id: string, when?: Condition) => ({
  ...{ id, widget: 'text', props: {}, slots: {}, load: 'eager' as const },
  ...(when && { when }),
});
const [home] = emptyBrand.routes;
if (!home) throw new Error('no home');
const autumn: ResolvedBrand & TimedBrand = {
  ...emptyBrand,
  routes: [
    {
      ...home,
      main: [
        place('before', { until: from }),
        place('season', { from }),
        place('not before', { not: { until: from } }),
        place('for visitors', { from, audience: ['visitor'] }),
        place('always'),
      ],
    },
  ],
  boundaries: { at: [from], zones: [] },
};
const messages = { 'route.home.title': 'Home', 'engine.skipToContent': 'Skip' };
const errors: unknown[] = [];
let portal: ReturnType<typeof startBrowser> | undefined;

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

afterEach(async () => {
  await act(async () => portal?.stop());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

/** A browser comes to the prerendered page at a time. */
async function open(now: number, brand: ResolvedBrand & TimedBrand = autumn) {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const page = renderRoute(
    {
      brand,
      language: 'EN',
      assets: {},
      contents: {},
      widgets: { text: Text },
      messages,
      portal: emptyPortal,
    },
    '/',
  );
  document.documentElement.lang = page.lang;
  document.body.innerHTML = `<div id="root" data-route="${page.route}">${page.html}</div>`;
  new Function(earlyScript(brand, 'EN', undefined, page.isTimed))();
  document.dispatchEvent(new Event('readystatechange'));
  const first = { texts: texts(), elements: [...document.querySelectorAll('p')] };
  await act(async () => {
    portal = startBrowser({
      brand,
      assets: {},
      contents: {},
      widgets: { text: async () => ({ default: Text }) },
      components: { text: Text },
      messages: { EN: async () => ({ default: messages }) },
      portal: emptyPortal,
    });
  });
  return first;
}

test.each([
  ['before a season', -1, ['before', 'always'], ['before', 'always']],
  ['in a season', 0, ['season', 'not before', 'always'], ['season', 'not before', 'for visitors', 'always']],
])('%s the first paint is what is hydrated: its elements stay', async (_, late, painted, shown) => {
  const first = await open(Date.parse(from) + late);
  expect(first.texts).toEqual(painted);
  await vi.waitFor(() => expect(texts()).toEqual(shown));
  for (const element of first.elements) expect(element.isConnected).toBe(true);
  expect(errors).toEqual([]);
});

test('a page that stays open over the boundary shows what is of its time', async () => {
  await open(Date.parse(from) - 1);
  await vi.waitFor(() => expect(texts()).toEqual(['before', 'always']));
  vi.setSystemTime(Date.parse(from));
  await vi.waitFor(async () => {
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(texts()).toEqual(['season', 'not before', 'for visitors', 'always']);
  });
});

test('the address of a published page sets no clock, and what a server says that shows others does', async () => {
  history.replaceState(null, '', '/?at=2027-02-06T12:00');
  const published = await open(Date.parse(from) - 1);
  expect(published.texts).toEqual(['before', 'always']);
  expect(texts()).toEqual(['before', 'always']);
  await act(async () => portal?.stop());
  document.documentElement.dataset.clock = '60000';
  const preview = await open(Date.parse(from) - 30_000);
  expect(preview.texts).toEqual(['season', 'not before', 'always']);
  await vi.waitFor(() => expect(texts()).toEqual(['season', 'not before', 'for visitors', 'always']));
  delete document.documentElement.dataset.clock;
  history.replaceState(null, '', '/');
  expect(errors).toEqual([]);
});

const seasons = {
  xmas: { from: '2026-12-21', until: '2027-01-07', timeZone: 'Europe/Oslo', every: 'year' },
  spring: { from: '2026-03-29', until: '2026-03-30', timeZone: 'Europe/Berlin' },
  autumn: { from: '2020-10-20', until: '2020-11-02T06:30', timeZone: 'America/New_York', every: 'year' },
  newYear: { from: '2026-12-31T18:00', until: '2027-01-01T12:00', timeZone: 'Pacific/Kiritimati' },
  tet: { from: '2026-02-06', until: '2026-02-21', every: 'year' },
};

const YEAR: readonly (readonly [now: string, texts: readonly string[]])[] = [
  ['2026-01-06T22:59:59.999Z', ['xmas']],
  ['2026-01-06T23:00:00.000Z', ['not xmas']],
  ['2026-02-05T16:59:59.999Z', ['not xmas']],
  ['2026-02-05T17:00:00.000Z', ['not xmas', 'tet']],
  ['2026-02-20T16:59:59.999Z', ['not xmas', 'tet']],
  ['2026-02-20T17:00:00.000Z', ['not xmas']],
  // The day of Berlin has 23 hours.
  ['2026-03-28T22:59:59.999Z', ['not xmas']],
  ['2026-03-28T23:00:00.000Z', ['not xmas', 'spring']],
  ['2026-03-29T21:59:59.999Z', ['not xmas', 'spring']],
  ['2026-03-29T22:00:00.000Z', ['not xmas']],
  // The clocks of New York go back on 1 November.
  ['2026-10-20T03:59:59.999Z', ['not xmas']],
  ['2026-10-20T04:00:00.000Z', ['not xmas', 'autumn']],
  ['2026-11-02T11:29:59.999Z', ['not xmas', 'autumn']],
  ['2026-11-02T11:30:00.000Z', ['not xmas']],
  ['2026-12-20T22:59:59.999Z', ['not xmas']],
  ['2026-12-20T23:00:00.000Z', ['xmas']],
  ['2026-12-31T03:59:59.999Z', ['xmas']],
  ['2026-12-31T04:00:00.000Z', ['xmas', 'newYear']],
  ['2026-12-31T21:59:59.999Z', ['xmas', 'newYear']],
  ['2026-12-31T22:00:00.000Z', ['xmas']],
  // Yearly seasons come again, and others do not.
  ['2027-02-06T00:00:00.000Z', ['not xmas', 'tet']],
  ['2027-03-28T12:00:00.000Z', ['not xmas']],
  // The clocks of New York go back on 7 November: the season is over before.
  ['2027-11-02T10:29:59.999Z', ['not xmas', 'autumn']],
  ['2027-11-02T10:30:00.000Z', ['not xmas']],
  ['2041-12-24T12:00:00.000Z', ['xmas']],
];

test('a year goes by: seasons come and go in four time zones, in the prerendered page, the hydrated one, and one that stays open', async () => {
  const times = { timeZone: 'Asia/Ho_Chi_Minh', seasons };
  const whens: Record<string, JsonObject> = { 'not xmas': { not: { season: 'xmas' } } };
  for (const season of Object.keys(seasons)) whens[season] = { season };
  const order = ['xmas', 'not xmas', 'tet', 'spring', 'autumn', 'newYear'];
  const resolved = order.map((name) => [name, withInstants(whens[name] ?? {}, times)] as const);
  const brand = {
    ...emptyBrand,
    routes: [{ ...home, main: resolved.map(([name, when]) => place(name, when as Condition)) }],
    boundaries: boundariesOf(resolved.map(([, when]) => when)),
  };
  for (const [now, want] of YEAR) {
    const { texts: painted, elements } = await open(Date.parse(now), brand);
    expect([now, painted]).toEqual([now, want]);
    // A wait would move the clock over the boundary.
    expect([now, texts()]).toEqual([now, want]);
    for (const element of elements) expect(element.isConnected).toBe(true);
    await act(async () => portal?.stop());
  }
  await open(Date.parse('2026-01-01T00:00:00Z'), brand);
  await vi.dynamicImportSettled();
  for (const [now, want] of YEAR) {
    vi.setSystemTime(Date.parse(now));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect([now, texts()]).toEqual([now, want]);
  }
  expect(errors).toEqual([]);
});
