// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import { useAddress } from '#engine/kit/use-address.ts';
import { leavePanels } from '#engine/routing/panel-address.ts';
import { PanelHost } from './panel-host.tsx';
import type { BadgeSource } from './portal.ts';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = () => undefined;
HTMLDialogElement.prototype.close = () => undefined;

afterEach(cleanup);

const page = (id: string, rest: object = {}) => ({ id, title: `page.${id}`, main: [], ...rest });
const centre = (...pages: ReturnType<typeof page>[]) => ({
  centre: { title: 'panel.centre', default: 'first', otherwise: [], pages },
});

/** The names of the pages of an open panel whose second page has a badge, and its state. */
async function pages(badge?: BadgeSource) {
  const app = testApp({
    brand: {
      panels: centre(page('first'), page('second', { badge: 'news' })),
    },
    ...(badge && { portal: { badges: { news: badge } } }),
    state: { panel: { name: 'centre', page: undefined } },
  });
  await act(async () => {
    render(
      <TestPortal app={app}>
        <PanelHost />
      </TestPortal>,
    );
  });
  return screen.getAllByRole('button', { name: /^page/, hidden: true }).map(({ textContent }) => textContent);
}

test('[2.37] a number that says so is asked for again while the panel is open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let waiting = 0;
  const load = async () => waiting;
  const title = () => screen.getByRole('button', { name: /^page.second/, hidden: true }).textContent;
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

/** A panel whose first page puts a name into the address of a page that has one already. */
function showOrders(path = '/?sort=new') {
  const placement = { id: 'order', widget: 'order', props: {}, slots: {}, load: 'eager' as const };
  const app = testApp({
    widgets: { order: Order },
    brand: {
      panels: centre(page('first', { main: [placement] }), page('second')),
    },
    state: { panel: { name: 'centre', page: undefined } },
  });
  render(
    <TestPortal app={app} path={path}>
      <PanelHost />
    </TestPortal>,
  );
  return app;
}

const order = () => act(async () => screen.getByRole('button', { name: 'Order', hidden: true }).click());

test.each<[string, (app: ReturnType<typeof testApp>) => void, string]>([
  [
    'another page of it',
    (app) => Object.assign(app.state, { panel: { name: 'centre', page: 'second' } }),
    '/?sort=new',
  ],
  ['none of it', (app) => Object.assign(app.state, { panel: undefined }), '/?sort=new'],
  [
    'another page of the portal',
    (app) => {
      app.state.panel = undefined;
      app.router.navigate('/elsewhere?order=8');
    },
    '/elsewhere?order=8',
  ],
])('what a page of a panel puts into the address goes once there is %s', async (_, leave, want) => {
  const app = showOrders();
  await order();
  expect(location.search).toBe('?sort=new&order=7');
  await act(async () => leave(app));
  expect(location.pathname + location.search).toBe(want);
});

test('what a page of a panel puts into the address goes with a reload, which closes the panel', async () => {
  showOrders();
  await order();
  leavePanels(window);
  expect(location.search).toBe('?sort=new');
});

test('what the page below a panel has in the address stays over a reload', () => {
  showOrders('/?order=7');
  leavePanels(window);
  expect(location.search).toBe('?order=7');
});

test('what a page of a panel finds of its own, a step back, goes with that page', async () => {
  const app = showOrders();
  await order();
  await order();
  await act(async () => Object.assign(app.state, { panel: undefined }));
  await act(async () => {
    history.back();
    await new Promise((stepped) => addEventListener('popstate', stepped, { once: true }));
  });
  expect(location.search).toBe('?sort=new&order=7');
  await act(async () => Object.assign(app.state, { panel: { name: 'centre', page: undefined } }));
  await act(async () => Object.assign(app.state, { panel: undefined }));
  expect(location.search).toBe('?sort=new');
});
