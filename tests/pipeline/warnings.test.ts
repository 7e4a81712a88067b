import { describe, expect, it } from 'vitest';
import { home, manifest, resolveBrand, said } from './fixture.ts';

const text = (id: string) => ({ id, widget: 'text' });
const route = (id: string, more: object = {}) => ({
  id,
  path: `/${id}`,
  title: 'a.b',
  entry: true,
  main: [text('t')],
  ...more,
});
const bar = (items: readonly object[], more: object = {}) => ({
  header: [
    {
      id: 'bar',
      widget: 'bar',
      props: { items: items.map((to, index) => ({ id: `i${index}`, label: 'a.b', to })) },
      ...more,
    },
  ],
});

describe('a warning', () => {
  it.each<[name: string, members: object, want: string[]]>([
    [
      'a route that nothing leads to',
      { routes: [home, route('lost', { entry: false })] },
      [
        'aurora:9 «"lost"» route-unreachable routes[lost]: no link of this brand leads here. Link it from a menu, or write "entry": true if people come by its address.',
      ],
    ],
    [
      'a route that only links to itself',
      {
        access: { loginFirst: true, loginRoute: 'home', open: ['/'] },
        routes: [
          home,
          route('lost', {
            entry: false,
            main: [{ id: 'n', widget: 'next', props: { to: { route: 'lost' } } }],
          }),
        ],
      },
      [
        'aurora:9 «"lost"» route-unreachable routes[lost]: no link of this brand leads here. Link it from a menu, or write "entry": true if people come by its address.',
      ],
    ],
    [
      'not a route that a link leads to',
      { routes: [home, route('found', { entry: false })], regions: bar([{ route: 'found' }]) },
      [],
    ],
    [
      'not a route that people log in on',
      { routes: [home, route('login', { entry: false })], access: { loginFirst: true, loginRoute: 'login' } },
      [],
    ],
    [
      'not a feature that a widget asks for',
      { features: { pickers: { module: 'P3' } }, regions: { footer: [{ id: 'p', widget: 'picker' }] } },
      [],
    ],
    [
      'not a feature on which something dropped depends',
      {
        features: { mall: { fixed: false } },
        routes: [home, route('mall', { when: { features: ['mall'] } })],
      },
      [],
    ],
    [
      'nothing about what an unknown widget may link',
      { routes: [home, route('lost', { entry: false, main: [{ id: 'x', widget: 'xyzzy' }] })] },
      [
        'aurora:9 «"xyzzy"» unknown-widget routes[lost].main[x].widget: there is no widget "xyzzy". Known: "text", "next", "grid", "bar", "notice", "desk" or "picker".',
      ],
    ],
  ])('is given for %s', (_name, members, want) => {
    expect(said(resolveBrand({ aurora: manifest(members) }))).toEqual(want);
  });

  it('does not keep a brand from being built', () => {
    const { brand } = resolveBrand({ aurora: manifest({ routes: [home, route('lost', { entry: false })] }) });
    expect(brand?.routes.map(({ id }) => id)).toEqual(['home', 'lost']);
  });
});
