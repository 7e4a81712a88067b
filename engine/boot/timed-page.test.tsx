// @vitest-environment jsdom

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
const brand: ResolvedBrand & TimedBrand = {
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
async function open(now: number) {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const page = renderRoute(
    { brand, assets: {}, contents: {}, widgets: { text: Text }, messages, portal: emptyPortal },
    '/',
  );
  document.body.innerHTML = `<div id="root" data-route="${page.route}">${page.html}</div>`;
  new Function(earlyScript(brand, undefined, page.isTimed))();
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
