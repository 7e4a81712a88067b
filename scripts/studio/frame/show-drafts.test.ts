// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { FramedPortal, PageParts } from './framed-portal.ts';
import { showDrafts } from './show-drafts.ts';

const brand = {
  id: 'jade',
  name: 'Jade',
  routes: [{ id: 'home', main: [{ id: 'hero', widget: 'hero', props: {} }] }],
};
const first = {
  brand,
  widgets: { hero: async () => ({}) },
  messages: { EN: async () => ({ default: { greeting: 'Hello', bye: 'Bye' } }) },
  contents: {},
  assets: { logo: '/logo.svg' },
} as unknown as PageParts;

function showing() {
  const update = vi.fn<(changed: Partial<PageParts>) => void>();
  const stop = vi.fn();
  const change = vi.fn(async () => {});
  const start = vi.fn<FramedPortal['start']>(() => ({ update, stop }));
  const load = vi.fn(async (id: string) =>
    id === 'virtual:livery/code/new' ? { portal: 'the new side' } : { widgets: { other: async () => ({}) } },
  );
  const marks = { marked: (loaders: object) => loaders } as FramedPortal['marks'];
  const followTexts = () => ({ change });
  const drafts = showDrafts({ first, start, marks, followTexts }, load);
  const show = (parts: Readonly<Record<string, unknown>>, hashes: Readonly<Record<string, string>> = {}) =>
    drafts.show(
      Object.entries(parts).map(([name, value]) => ({
        name,
        hash: hashes[name] ?? JSON.stringify(value),
        ...(value !== undefined && { text: JSON.stringify(value) }),
      })),
    );
  return { drafts, show, update, stop, change, start, load };
}

test('what says the same is not touched, and what changed reaches the portal alone', async () => {
  const { drafts, show, update, change, start } = showing();
  const messages = start.mock.calls[0]?.[0].messages;
  await messages?.EN?.();
  const same = { manifest: brand, assets: first.assets, widgets: ['hero'] };
  await show({ ...same, 'messages/EN': { greeting: 'Hello', bye: 'Bye' } });
  expect([update.mock.calls, change.mock.calls]).toEqual([[], []]);

  await show({ ...same, 'messages/EN': { greeting: 'Ahoy', bye: 'Bye' } });
  expect([update.mock.calls, change.mock.calls]).toEqual([[], [[['greeting']]]]);
  const english = await messages?.EN?.();
  expect(english?.default).toEqual({ greeting: 'Ahoy', bye: 'Bye' });

  await show({ ...same, manifest: { ...brand, name: 'Emerald' } });
  expect(Object.keys(update.mock.calls[0]?.[0] ?? {})).toEqual(['brand']);
  expect(drafts.brand().name).toBe('Emerald');
  expect((drafts.brand() as unknown as typeof brand).routes).toBe(brand.routes);
  // Files that change are taken until there is a draft, and not after.
  drafts.page.update({ assets: {} });
  expect([update.mock.calls.length, drafts.page.isDrafted()]).toEqual([1, true]);
});

test('a text that went over before is not sent again', async () => {
  const { drafts, show } = showing();
  await show({ manifest: { ...brand, name: 'Emerald' } }, { manifest: 'emerald' });
  await show({ manifest: brand }, { manifest: 'jade' });
  await show({ manifest: undefined }, { manifest: 'jade' });
  expect(drafts.brand().name).toBe('Jade');
});

test('the code of a widget that is new to the page is fetched, and another side of the platform starts the portal anew', async () => {
  const { show, update, load, start, stop } = showing();
  await show({ manifest: brand, widgets: ['hero', 'other'] });
  expect(load.mock.calls).toEqual([['virtual:livery/loaders/other/widgets']]);
  expect(Object.keys(update.mock.calls[0]?.[0].widgets ?? {})).toEqual(['hero', 'other']);
  await show({ manifest: brand, widgets: ['hero', 'other'], portal: 'virtual:livery/code/new' });
  expect([load.mock.calls.length, stop.mock.calls.length]).toEqual([2, 1]);
  expect(start.mock.calls[1]?.[1]).toBe('the new side');
});
