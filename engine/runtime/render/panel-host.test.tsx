// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import { useAddress } from '#engine/kit/use-address.ts';
import { PageActions } from './page-actions.tsx';
import { PanelHost } from './panel-host.tsx';
import type { BadgeSource } from './portal.ts';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = () => undefined;
HTMLDialogElement.prototype.close = () => undefined;

afterEach(cleanup);

const page = (id: string, rest: object = {}) => ({ id, title: `page.${id}`, main: [], ...rest });
const centre = (...pages: ReturnType<typeof page>[]) => ({
  centre: { title: 'panel.centre', layout: 'drawer' as const, default: 'first', otherwise: [], pages },
});

/** The names of the pages of an open panel whose second page has a badge, and its state. */
async function pages(badge?: BadgeSource) {
  const app = testApp({
    brand: {
      panels: centre(page('first'), page('second', { badge: 'news' })),
    },
    ...(badge && { portal: { badges: { news: badge } } }),
  });
  await act(async () => {
    render(
      <TestPortal app={app} path="/?centre=first">
        <PanelHost />
      </TestPortal>,
    );
  });
  return screen.getAllByRole('link', { name: /^page/, hidden: true }).map(({ textContent }) => textContent);
}

function Listed() {
  return (
    <PageActions>
      <button type="button">Save</button>
    </PageActions>
  );
}

test('a page has its title, its sentence and what is done with all of it in one head', async () => {
  const placement = { id: 'listed', widget: 'listed', props: {}, slots: {}, load: 'eager' as const };
  const app = testApp({
    widgets: { listed: Listed },
    brand: { panels: centre(page('first', { lead: 'lead.first', main: [placement] })) },
  });
  await act(async () => {
    render(
      <TestPortal app={app} path="/?centre=first">
        <PanelHost />
      </TestPortal>,
    );
  });
  const head = screen.getByRole('heading', { name: 'page.first', hidden: true }).parentElement;
  expect(head?.textContent).toBe('page.firstSavelead.first');
});

test('[2.37] a number that says so is asked for again while the panel is open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let waiting = 0;
  const load = async () => waiting;
  const title = () => screen.getByRole('link', { name: /^page.second/, hidden: true }).textContent;
  await pages({ key: key('e'), load, every: 20_000 });
  waiting = 2;
  await act(() => vi.advanceTimersByTimeAsync(20_100));
  expect(title()).toBe('page.second2');
  vi.useRealTimers();
});

const key = (name: string) => () => [name];

test.each<[string, BadgeSource | undefined, string]>([
  ['above 0 stands beside the title', { key: key('a'), load: async () => 7 }, 'page.second7'],
  ['of 0 does not', { key: key('b'), load: async () => 0 }, 'page.second'],
  ['that this visitor has not, does not', { key: () => null, load: async () => 7 }, 'page.second'],
  ['that no portal knows, does not', undefined, 'page.second'],
])('[2.35] a number %s', async (_, badge, want) => {
  expect(await pages(badge)).toEqual(['page.first', want]);
});

function Order() {
  const [, setQuery] = useAddress();
  return (
    <button type="button" onClick={() => setQuery({ order: '7' })}>
      Order
    </button>
  );
}

/** A panel whose first page puts a name into its address. */
async function showOrders(path: string) {
  const placement = { id: 'order', widget: 'order', props: {}, slots: {}, load: 'eager' as const };
  const app = testApp({
    widgets: { order: Order },
    brand: {
      panels: centre(
        page('first', { main: [placement] }),
        page('second'),
        page('third', { when: { audience: ['insider'] } }),
      ),
    },
  });
  await act(async () => {
    render(
      <TestPortal app={app} path={path}>
        <PanelHost />
      </TestPortal>,
    );
  });
  return app;
}

const order = () => act(async () => screen.getByRole('button', { name: 'Order', hidden: true }).click());
const current = () => document.querySelector('[aria-current=page]')?.textContent;

test.each<[string, (app: ReturnType<typeof testApp>) => void, string]>([
  [
    'another page of it',
    () => screen.getByRole('link', { name: 'page.second', hidden: true }).click(),
    '/?order=1&centre=second',
  ],
  ['none of it', ({ router }) => router.showPanel(undefined), '/?order=1'],
  ['another page of the portal', ({ router }) => router.navigate('/elsewhere?order=8'), '/elsewhere?order=8'],
])(
  '[2.35] what a page of a panel has in the address is its own, and goes once there is %s',
  async (_, leave, want) => {
    const app = await showOrders('/?order=1&centre=first');
    await order();
    expect(location.search).toBe('?order=1&centre=first&order=7');
    await act(async () => leave(app));
    expect(location.pathname + location.search).toBe(want);
  },
);

test.each([
  ['/?centre=second', 'page.second'],
  ['/?order=1&centre=second&order=7', 'page.second'],
  ['/?centre=nowhere', 'page.first'],
  ['/?centre=', 'page.first'],
  ['/?centre=third', 'page.first'],
  ['/?sort=centre', undefined],
])('[2.17] [2.35] the address %s opens %s', async (path, want) => {
  await showOrders(path);
  expect(current()).toBe(want);
});

test('[2.35] a step back leads from one page of a panel to the one before, and then out of it', async () => {
  const app = await showOrders('/?sort=new');
  await act(async () => app.router.showPanel({ name: 'centre', page: 'first' }));
  await act(async () => screen.getByRole('link', { name: 'page.second', hidden: true }).click());
  const seen = [current()];
  for (let step = 0; step < 2; step += 1) {
    await act(async () => {
      history.back();
      await new Promise((stepped) => addEventListener('popstate', stepped, { once: true }));
    });
    seen.push(current());
  }
  expect(seen).toEqual(['page.second', 'page.first', undefined]);
  expect(location.search).toBe('?sort=new');
});

test('[2.35] a page for which it is not yet known whether it is for this visitor waits', async () => {
  const app = await showOrders('/?centre=third');
  await act(async () => {
    app.state.facts = {};
  });
  expect(current()).toBeUndefined();
  await act(async () => {
    app.state.facts = { audience: ['insider'] };
  });
  expect(current()).toBe('page.third');
});
