import { expect, test } from 'vitest';
import type { PageBrand } from '#scripts/plugin/brand-parts.ts';
import { coreWidgets, firstWidgets, placementsInTime, soonWidgets } from './reasons.ts';

const place = (widget: string, rest: object = {}) => ({
  id: widget,
  widget,
  props: {},
  slots: {},
  load: 'eager',
  ...rest,
});
const route = (id: string, ...main: object[]) => ({ id, path: `/${id}`, regions: ['header'], main });

test('the widgets that most pages, or the first one, fetch at once come together, and those that they fetch right after', () => {
  const brand = {
    regions: {
      header: [place('header', { slots: { tools: [place('picker')] } })],
      footer: [place('footer')],
    },
    routes: [
      route('a', place('slider'), place('list', { load: 'near' })),
      route('b', place('slider'), place('list'), place('account', { when: { audience: ['member'] } })),
      route('c', place('form'), place('account', { when: { audience: ['member'] } })),
      { ...route('d', place('form')), regions: [] },
    ],
  };
  // The form stands on two of four pages, the list is fetched at once on one, the account shows to some only.
  expect(coreWidgets(brand as unknown as PageBrand)).toEqual(['header', 'picker']);
  const three = { ...brand, routes: brand.routes.slice(0, 3) };
  expect(coreWidgets(three as unknown as PageBrand)).toEqual(['header', 'picker', 'slider']);
  const five = { ...brand, routes: [...brand.routes, route('e', place('slider'))] };
  // Three of five pages are more than half, and too few: the page at `/` would wait for the slider of others.
  expect(coreWidgets(five as unknown as PageBrand)).toEqual(['header', 'picker']);
  const first = { ...brand, routes: [{ ...route('home', place('form')), path: '/' }, ...brand.routes] };
  expect(coreWidgets(first as unknown as PageBrand)).toEqual(['header', 'picker']);
  // The page at `/` does not wait for what it is about.
  expect(soonWidgets(first as unknown as PageBrand)).toEqual(['form']);
});

test('of the first page the header comes at once, of others all that they are about, too', () => {
  const brand = {
    regions: { header: [place('header')], sideMenu: [place('menu')], footer: [place('footer')] },
    routes: [
      {
        ...route('home', place('slider'), place('list')),
        path: '/',
        regions: ['header', 'sideMenu', 'footer'],
      },
      { ...route('a', place('slider'), place('list')), regions: ['header', 'footer'] },
    ],
  } as unknown as PageBrand;
  const inTime = brand.routes.map((page) => {
    const { now, soon } = placementsInTime(brand, page);
    return [now, soon].map((list) => list.map(({ widget }) => widget));
  });
  expect(inTime).toEqual([
    [['header'], ['menu', 'footer', 'slider', 'list']],
    [['header', 'slider', 'list'], ['footer']],
  ]);
  expect(coreWidgets(brand)).toEqual(['header']);
  expect(soonWidgets(brand)).toEqual(['footer', 'list', 'menu', 'slider']);
});

test('the first page may show what stands on it and around it, to anyone and however far down', () => {
  const brand = {
    regions: {
      header: [place('header', { slots: { tools: [place('picker', { when: { audience: ['member'] } })] } })],
      footer: [place('footer')],
    },
    routes: [route('a', place('form')), { ...route('home', place('list', { load: 'near' })), path: '/' }],
  };
  expect(firstWidgets(brand as unknown as PageBrand)).toEqual(['header', 'list', 'picker']);
  expect(firstWidgets({ ...brand, routes: brand.routes.slice(0, 1) } as unknown as PageBrand)).toEqual([]);
});
