import { expect, test } from 'vitest';
import { type Draft, findingsOf, manifestOf } from './prepared.ts';

const season = { from: '2090-12-21', until: '2091-01-07' };

/** Puts items into a list of the manifest, over those of the same id. */
const into = (brand: Draft, list: string, ...items: readonly Draft[]) => {
  const others = (brand[list] ?? []).filter((item: Draft) => !items.some(({ id }) => id === item.id));
  brand[list] = [...others, ...items];
};
const text = (id: string, more: object = {}) => ({
  id,
  widget: 'rich-text',
  props: { content: 'privacy' },
  ...more,
});
const inMenu = (brand: Draft, ...items: readonly object[]) => {
  brand.regions ??= {};
  const menu = (brand.regions.sideMenu ?? []).find(({ id }: Draft) => id === 'menu');
  if (menu === undefined)
    brand.regions.sideMenu = [...(brand.regions.sideMenu ?? []), { id: 'menu', props: { items } }];
  else menu.props = { ...menu.props, items: [...(menu.props?.items ?? []), ...items] };
};

/** Members that a manifest may have: all of them are right in each brand. */
const rights: Readonly<Record<string, (brand: Draft) => void>> = {
  'a season with a page, an entry of the menu, a group of banners, a mode and a time zone': (brand) => {
    brand.timeZone = 'Asia/Ho_Chi_Minh';
    into(brand, 'routes', {
      id: 'fair',
      path: '/fair',
      aliases: ['/frost-fair'],
      title: 'route.live.title',
      description: 'route.live.description',
      when: season,
      main: [{ id: 'banner', widget: 'banner-slider' }, text('text')],
    });
    inMenu(brand, {
      id: 'fair',
      label: 'nav.live',
      icon: 'gift',
      to: { route: 'fair', hash: 'top' },
      $after: 'home',
    });
    into(brand, 'banners', { id: 'w_fair', route: '/fair', when: season, slider: { height: 'low' } });
    brand.theme.modes = [
      ...(brand.theme.modes ?? []),
      { id: 'frost', scheme: 'light', when: { ...season, timeZone: 'Europe/Berlin' } },
      { id: 'monday', scheme: 'light', when: { days: ['monday'] } },
    ];
  },
  'conditions of every kind, in one another and ruled out': (brand) => {
    const [code] = brand.languages.supported.map((language: Draft) => language.code);
    into(brand, 'routes', {
      id: 'club',
      path: '/club',
      title: 'nav.live',
      entry: true,
      prerender: false,
      when: {
        audience: ['member', 'agent'],
        features: ['missions', 'helpCentre'],
        not: { audience: ['trial'] },
      },
      main: [
        text('words', {
          when: { languages: [code], from: '2090-12-21T18:00', until: '2091-01-07T06:00:00+07:00' },
        }),
        text('agents', { when: { audience: ['agent'], vendorsIn: ['RNG', 'LIVE'] } }),
        text('days', { load: 'near', when: { days: ['saturday', 'sunday'], timeZone: 'America/Bogota' } }),
        text('rest', { when: { not: { days: ['saturday', 'sunday'], audience: ['agent'] } } }),
      ],
    });
    brand.vendors = {
      ...brand.vendors,
      offered: [
        { id: 'DS88', when: { audience: ['member'], languages: [code] } },
        { id: 'TF', when: { ...season, not: { features: ['missions'] } } },
      ],
    };
  },
  'banners of the manifest, in groups behind and beside those of the platform': (brand) => {
    const [code] = brand.languages.supported.map((language: Draft) => language.code);
    const picture = { wide: 'assets/logo.svg' };
    into(
      brand,
      'banners',
      { id: 'own', source: 'manifest', route: '/', items: [{ id: 'a', picture, title: 'nav.live' }] },
      {
        id: 'more',
        source: 'manifest',
        route: '/',
        when: { languages: [code] },
        items: [{ id: 'a', picture, title: 'nav.live', when: { audience: ['member'] } }],
      },
      {
        id: 'by-turns',
        source: 'manifest',
        route: '/',
        items: [
          { id: 'a', picture, title: 'nav.live', place: 1, when: { audience: ['member'] } },
          { id: 'b', picture, title: 'nav.live', place: 1, when: { audience: ['visitor'] } },
          { id: 'c', picture, title: 'nav.live', place: 2, when: { until: '2090-12-21' } },
          { id: 'd', picture, title: 'nav.live', place: 2, when: season },
        ],
      },
    );
  },
  'HSTS of a year with the hosts below the domains, and access of which nothing is ruled': (brand) => {
    brand.hosting = { hsts: { maxAge: 31_536_000, includeSubDomains: true } };
    brand.access = { loginFirst: false, open: [] };
    brand.offline = { worker: 'remove' };
  },
  'HSTS taken back, and a login before all pages but some': (brand) => {
    brand.hosting = { hsts: { maxAge: 0, includeSubDomains: false } };
    brand.offline = { worker: 'keep', newVersion: 'engine.newVersion' };
    const origins = ['https://*.vendor.example', 'http://*.games.localhost:*'];
    brand.platform = { ...brand.platform, gameOrigins: origins };
    brand.access = { loginFirst: true, loginRoute: 'login', open: ['/terms'] };
  },
  'features off, a page that goes with one, and one that nothing needs': (brand) => {
    brand.features = {
      ...brand.features,
      helpCentre: { module: null, fixed: false },
      missions: { module: 'MISSION4' },
      lounge: { fixed: false },
    };
    into(brand, 'routes', {
      id: 'lounge',
      path: '/lounge',
      title: 'nav.live',
      when: { features: ['lounge'] },
      main: [text('text')],
    });
    inMenu(brand, { id: 'lounge', label: 'nav.live', icon: 'gift', to: { route: 'lounge' } });
    into(brand, 'banners', { id: 'w_lounge', route: '/lounge' });
  },
};

const brands = ['aurora', 'harbor', 'jade', 'kiosk'];
const cases = brands.flatMap((id) => Object.entries(rights).map(([name, edit]) => [id, name, edit] as const));

test.each(cases)('%s is in order with %s', (id, _name, edit) => {
  const brand = manifestOf(id);
  edit(brand);
  // The files of tokens of the new modes are not written here.
  const findings = findingsOf(id, JSON.stringify(brand, null, 2)).filter(
    ({ code }) => code !== 'mode-file-missing',
  );
  expect(findings).toEqual([]);
});
