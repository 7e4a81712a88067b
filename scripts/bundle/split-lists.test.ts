import { expect, test } from 'vitest';
import type { PageBrand } from '#scripts/plugin/brand-parts.ts';
import { splitLists } from './split-lists.ts';

const main = (id: string) => [{ id, widget: 'box', props: {}, slots: {}, load: 'eager' }];

test('the first page keeps its placements; those of all others stand apart by name, and what panels and modals say of themselves', () => {
  const brand = {
    id: 'red',
    regions: { header: main('top') },
    routes: [
      { id: 'home', path: '/', main: main('a') },
      { id: 'news', path: '/news', main: main('b') },
    ],
    notFound: { title: 'lost', main: main('c') },
    statusScreens: [{ id: 'closed', status: 1, main: main('d') }],
    modals: [{ id: 'login', title: 'in', main: main('e') }],
    panels: { centre: { title: 'centre', default: 'news', pages: [{ id: 'news', main: main('f') }] } },
  };
  const { first, over, lists } = splitLists(brand as unknown as PageBrand);
  expect(first).toEqual({
    ...brand,
    routes: [brand.routes[0], { id: 'news', path: '/news', main: [] }],
    notFound: { title: 'lost', main: [] },
    statusScreens: [{ id: 'closed', status: 1, main: [] }],
    modals: [{ id: 'login', main: [] }],
    panels: { centre: { title: '', default: 'news', pages: [] } },
  });
  expect(over).toEqual({
    modals: [{ id: 'login', title: 'in', main: [] }],
    panels: { centre: { title: 'centre', default: 'news', pages: [{ id: 'news', main: [] }] } },
  });
  expect(lists).toEqual({
    'route news': main('b'),
    notFound: main('c'),
    'status screen closed': main('d'),
    'modal login': main('e'),
    'panel centre, page news': main('f'),
  });
});
