import { expect, test } from 'vitest';
import { innermost, placeBefore, placesOf } from './places-of.ts';

const [menu, top, hero, grid, form] = ['menu', 'top', 'hero', 'grid', 'form'].map((name) => ({ name }));
const brand = {
  regions: {
    header: [
      {
        id: 'top',
        widget: 'header',
        props: top,
        slots: { nav: [{ id: 'menu', widget: 'menu', props: menu }] },
      },
    ],
  },
  routes: [
    {
      id: 'home',
      main: [
        { id: 'hero', widget: 'hero', props: hero },
        { id: 'grid', widget: 'grid', props: grid },
      ],
    },
  ],
  modals: [{ id: 'a/b', main: [{ id: 'form', widget: 'form', props: form }] }],
};

test('each placement is found by its settings and by its place, in which items are named by id', () => {
  const { settingsOf, placeOf } = placesOf(brand);
  const places = {
    '/regions/header/top': top,
    '/regions/header/top/slots/nav/menu': menu,
    '/routes/home/main/hero': hero,
    '/routes/home/main/grid': grid,
    '/modals/a~1b/main/form': form,
  };
  expect(Object.fromEntries(settingsOf)).toEqual(places);
  for (const [place, settings] of Object.entries(places)) expect(placeOf.get(settings ?? {})).toBe(place);
});

test('of places around each other the innermost counts, and the place before is one of the same list', () => {
  const places = placesOf(brand);
  expect(innermost(['/regions/header/top', '/regions/header/top/slots/nav/menu'])).toBe(
    '/regions/header/top/slots/nav/menu',
  );
  expect(placeBefore(places, '/routes/home/main/grid', () => true)).toBe('/routes/home/main/hero');
  expect(placeBefore(places, '/routes/home/main/grid', (settings) => settings !== hero)).toBeUndefined();
  expect(placeBefore(places, '/routes/home/main/hero', () => true)).toBeUndefined();
});
