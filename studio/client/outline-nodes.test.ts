import { expect, test } from 'vitest';
import type { OutlineNode, PageView } from '#studio/api.ts';
import { jsonAt, withEdits } from './local-value.ts';
import { editForDrop, nearestTo, placedAt } from './outline-nodes.ts';

const node = (place: string, more: Partial<OutlineNode> = {}): OutlineNode => ({
  at: place,
  kind: 'placement',
  title: place,
  id: place.slice(place.lastIndexOf('/') + 1),
  isOwn: false,
  isAdded: false,
  isHidden: false,
  isItem: true,
  errors: 0,
  nodes: [],
  ...more,
});
const main = (name: string) => ({ at: `/routes/home/main/${name}`, widget: 'grid' });
const slot = node('/routes/home/main/b/slots/tools', {
  kind: 'group',
  isItem: false,
  list: { at: '/routes/home/main/b/slots/tools', takes: 'box/tools' },
});
const view: PageView = {
  nodes: [
    node('/routes/home', {
      kind: 'thing',
      list: { at: '/routes/home/main', takes: 'main' },
      nodes: [
        node(main('a').at, { widget: 'grid' }),
        node(main('b').at, { widget: 'box', nodes: [slot] }),
        node(main('c').at, { widget: 'grid', isHidden: true }),
      ],
    }),
    node('/regions/footer', {
      kind: 'group',
      isItem: false,
      list: { at: '/regions/footer', takes: 'footer' },
      nodes: [node('/regions/footer/legal', { widget: 'text' })],
    }),
  ],
  takes: { main: ['grid', 'box'], footer: ['text', 'grid'], 'box/tools': ['text'] },
};
const drop = (dragged: string, key: string, dropPosition: 'before' | 'on' | 'after') =>
  editForDrop(view, 'red', placedAt(view.nodes, dragged)?.node, { key, dropPosition });

test('a placement is dropped where its widget may stand, and nowhere else', () => {
  const [a, b, c, legal] = [main('a').at, main('b').at, main('c').at, '/regions/footer/legal'];
  expect(drop(b, a, 'before')).toEqual({ op: 'move', brand: 'red', at: b, before: 'a' });
  expect(drop(a, legal, 'after')).toEqual({
    op: 'transfer',
    brand: 'red',
    at: a,
    to: '/regions/footer',
    after: 'legal',
  });
  expect(drop(legal, slot.at, 'on')).toEqual({ op: 'transfer', brand: 'red', at: legal, to: slot.at });
  expect(drop(a, '/routes/home', 'on')).toEqual({ op: 'move', brand: 'red', at: a, after: 'b' });
  // A widget that is not taken, one in itself, beside one that is hidden, on a placement, and a hidden one.
  expect(drop(b, legal, 'before')).toBeUndefined();
  expect(drop(b, slot.at, 'on')).toBeUndefined();
  expect(drop(a, c, 'before')).toBeUndefined();
  expect(drop(a, b, 'on')).toBeUndefined();
  expect(drop(c, a, 'before')).toBeUndefined();
  expect(drop(legal, '/routes/home', 'before')).toBeUndefined();
});

test('a place inside of a placement leads to its line', () => {
  expect(nearestTo(view.nodes, '/routes/home/main/b/props/items/news')).toBe(main('b').at);
  expect(nearestTo(view.nodes, '/banners/w_home')).toBeUndefined();
});

test('an item that is not there yet keeps what is set in it, and no object without anything', () => {
  const set = (place: string, value: string | null) =>
    ({ op: 'set', brand: 'red', at: place, value }) as const;
  const item = withEdits({ id: 'x' }, [set('/to/route', 'home'), set('/label', 'nav.home')]);
  expect(item).toEqual({ id: 'x', to: { route: 'home' }, label: 'nav.home' });
  expect(jsonAt(item, '/to/route')).toBe('home');
  expect(withEdits(item, [{ op: 'reset', brand: 'red', at: '/to/route' }])).toEqual({
    id: 'x',
    label: 'nav.home',
  });
});
