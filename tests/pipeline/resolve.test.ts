import { offerFacts } from '@liveryjs/client/games/offer-facts';
import { portalSections } from '@liveryjs/client/portal-sections';
import { describe, expect, it } from 'vitest';
import { home, manifest, resolveBrand } from './fixture.ts';

const text = (id: string, more: object = {}) => ({ id, widget: 'text', ...more });
const item = (id: string, more: object = {}) => ({ id, label: `nav.${id}`, to: { route: 'home' }, ...more });
const bar = (...items: object[]) => ({ header: [{ id: 'bar', widget: 'bar', props: { items } }] });

function brandOf(members: Parameters<typeof manifest>[0]) {
  const result = resolveBrand({ aurora: manifest(members) });
  expect(result.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  return { ...result, brand: result.brand as NonNullable<typeof result.brand> };
}

describe('a resolved brand', () => {
  it('has its defaults, also inside defaults, items and props', () => {
    const { brand } = brandOf({
      routes: [{ ...home, main: [{ id: 'g', widget: 'grid', props: { source: 'hot' } }] }],
    });
    expect(brand).toMatchObject({
      abstract: false,
      tenant: {
        merchantCode: 'aurora',
        currency: { code: 'USD', symbol: '$' },
        accountTypes: { agent: [1, 2, 41, 42] },
      },
      layout: { sideMenu: 'column', rightBar: 'column' },
      regions: { header: [], sideMenu: [], rightBar: [], footer: [], bottomBar: [] },
      routes: [
        {
          aliases: [],
          regions: ['header', 'sideMenu', 'rightBar', 'footer', 'bottomBar'],
          main: [{ load: 'eager', slots: {}, props: { source: 'hot', pageSize: 24, look: { wide: false } } }],
        },
      ],
    });
  });

  it('is frozen to the bottom', () => {
    const { brand } = brandOf({});
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(frozen));
    expect(frozen(brand)).toBe(true);
  });

  it('is without what can never be shown, wherever a "when" may stand', () => {
    const never = { when: { features: ['off'] } };
    const { brand, reached, uses } = brandOf({
      features: { off: { fixed: false }, on: { fixed: true }, bound: { module: 'B3' } },
      regions: bar(
        item('a', never),
        item('b', { when: { languages: ['TH'] } }),
        item('c', { when: { not: { features: ['off'] } } }),
      ),
      routes: [
        { ...home, main: [text('t', never), text('u', { when: { features: ['on', 'bound'] } })] },
        {
          id: 'gone',
          path: '/',
          title: 'route.gone.title',
          main: [{ id: 'g', widget: 'grid', props: { source: 'hot' } }],
          ...never,
        },
      ],
      panels: {
        centre: {
          title: 'a.b',
          default: 'p',
          pages: [
            { id: 'p', title: 'a.b', main: [text('t')] },
            { id: 'q', title: 'a.c', main: [text('t')], ...never },
          ],
        },
        none: {
          title: 'a.d',
          default: 'zzz',
          pages: [{ id: 'p', title: 'a.b', main: [text('t')] }],
          ...never,
        },
      },
    });
    expect(brand.regions.header[0]?.props.items).toEqual([item('c')]);
    expect(brand.routes.map(({ id, main }) => [id, main.map((placement) => placement.id)])).toEqual([
      ['home', ['u']],
    ]);
    expect(Object.keys(brand.panels)).toEqual(['centre']);
    expect(brand.panels.centre?.pages.map(({ id }) => id)).toEqual(['p']);
    expect(brand.routes[0]?.main[0]?.when).toEqual({ features: ['on', 'bound'] });
    expect(reached).toEqual({ widgets: ['bar', 'text'], features: ['bound', 'on'] });
    expect(uses.messages.map(({ value }) => value)).toEqual([
      'route.home.title',
      'nav.c',
      'a.b',
      'a.b',
      'text.more',
    ]);
  });

  it('keeps what closes something where it can never hold: a vendor that is offered to nobody stays so', () => {
    const offered = [
      { id: 'DS88', when: { features: ['off'] } },
      { id: 'TF', when: { languages: ['TH'] } },
      { id: 'BTI', when: { not: { features: ['off'] } } },
    ];
    const { brand } = brandOf({ features: { off: { fixed: false } }, vendors: { offered } });
    const { vendors } = portalSections(brand);
    expect(vendors.offered).toEqual([offered[0], offered[1], { id: 'BTI' }]);
    const facts = { features: [], languages: ['EN'] };
    expect(offerFacts(brand, facts).notOffered).toEqual(['DS88', 'TF']);
  });

  it('says of a message key what the setting fills', () => {
    const main = [{ id: 'hot', widget: 'grid', props: { source: 'hot', title: 'home.hot' } }];
    const { uses } = resolveBrand({ aurora: manifest({ routes: [{ ...home, main }] }) });
    expect(uses.messages.find(({ value }) => value === 'home.hot')).toMatchObject({ fills: ['count'] });
  });

  it('says where each message key is written, and which widget says it', () => {
    const { uses, origins } = resolveBrand({ aurora: manifest({ regions: bar(item('a')) }) });
    const use = uses.messages.find(({ value }) => value === 'nav.a');
    expect(use).toEqual({
      value: 'nav.a',
      pointer: '/regions/header/0/props/items/0/label',
      widget: 'bar',
      fills: [],
    });
    expect(origins.near(use?.pointer ?? '')).toEqual({
      file: 'brands/aurora/brand.json',
      line: 10,
      column: 88,
      endColumn: 95,
    });
  });
});

describe('origins', () => {
  const house = manifest({
    id: 'house',
    abstract: true,
    modals: [{ id: 'm', title: 'a.b', main: [text('t')] }],
  });
  const middle =
    '{ "schemaVersion": 1, "id": "middle", "extends": "house", "abstract": true,\n  "tenant": { "merchantCode": "middle" } }';
  const aurora =
    '{ "schemaVersion": 1, "id": "aurora", "extends": "middle", "name": "A", "domains": ["a.b"],\n  "tenant": { "merchantCode": "aurora" },\n  "modals": [{ "id": "m", "size": "large", "title": "a.c" }] }';
  const { origins, chain, inputs, brand } = resolveBrand({ house, middle, aurora });
  const places = (pointer: string) => {
    const origin = origins.of(pointer);
    return origin && [origin, ...origin.overrode].map(({ file, line }) => `${file.split('/')[1]}:${line}`);
  };

  it.each<[pointer: string, want: string[] | undefined]>([
    ['/tenant/merchantCode', ['aurora:2', 'middle:2', 'house:6']],
    ['/tenant', ['aurora:2', 'middle:2', 'house:6']],
    ['/modals/0/title', ['aurora:3', 'house:11']],
    ['/modals/m/title', ['aurora:3', 'house:11']],
    ['/modals/m/main/t/widget', ['house:11']],
    ['/modals', ['aurora:3', 'house:11']],
    ['/languages/default', ['house:7']],
    ['/tenant/currency', undefined],
    ['/nothing/here', undefined],
  ])('of %s', (pointer, want) => {
    expect(places(pointer)).toEqual(want);
  });

  it('come with the chain and the files', () => {
    expect(brand?.id).toBe('aurora');
    expect(chain).toEqual(['house', 'middle', 'aurora'].map((id) => ({ id, folder: `brands/${id}` })));
    expect(inputs).toEqual(['house', 'middle', 'aurora'].map((id) => `brands/${id}/brand.json`));
  });
});
