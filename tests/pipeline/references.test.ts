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
const panel = (...pages: string[]) => ({
  title: 'a.b',
  default: pages[0] ?? '',
  pages: pages.map((id) => ({ id, title: 'a.b', main: [text('t')] })),
});

describe('a name that leads to nothing', () => {
  it.each<[name: string, members: object, want: string[]]>([
    [
      'a route',
      { regions: bar([{ route: 'hoem' }]) },
      [
        'aurora:10 «"hoem"» unknown-reference regions.header[bar].props.items[i0].to.route: there is no route "hoem". Did you mean "home"?',
      ],
    ],
    [
      'a modal',
      { regions: bar([{ modal: 'login' }]) },
      [
        'aurora:10 «"login"» unknown-reference regions.header[bar].props.items[i0].to.modal: there is no modal "login". There is none to choose from.',
      ],
    ],
    [
      'an action',
      { regions: bar([{ action: 'customerservice' }]) },
      [
        'aurora:10 «"customerservice"» unknown-reference regions.header[bar].props.items[i0].to.action: there is no action "customerservice". Did you mean "customerService"?',
      ],
    ],
    [
      'an adapter',
      { platform: { adapter: 'code-data-mgs' } },
      [
        'aurora:10 «"code-data-mgs"» unknown-reference platform.adapter: there is no adapter "code-data-mgs". Did you mean "code-data-msg"?',
      ],
    ],
    [
      'a panel',
      { regions: bar([{ panel: 'agentCentre', page: 'x' }]), panels: { memberCentre: panel('wallet') } },
      [
        'aurora:10 «"agentCentre"» unknown-reference regions.header[bar].props.items[i0].to.panel: there is no panel "agentCentre". Known: "memberCentre".',
      ],
    ],
    [
      'a page of a panel',
      { regions: bar([{ panel: 'memberCentre', page: 'walet' }]), panels: { memberCentre: panel('wallet') } },
      [
        'aurora:10 «"walet"» panel-page regions.header[bar].props.items[i0].to.page: the panel memberCentre has no page "walet". Did you mean "wallet"?',
      ],
    ],
    [
      'the first page of a panel',
      { panels: { memberCentre: { ...panel('wallet'), default: 'bets' } } },
      [
        'aurora:10 «"bets"» panel-default panels.memberCentre.default: the panel has no page "bets". Known: "wallet".',
      ],
    ],
    [
      'a feature',
      {
        features: { pickers: { module: 'P3' } },
        routes: [home, route('x', { when: { features: ['pikcers'] } })],
      },
      [
        'aurora:9 «"pikcers"» unknown-reference routes[x].when.features[0]: there is no feature "pikcers". Did you mean "pickers"?',
      ],
    ],
    [
      'the default language',
      { languages: { default: 'TY', supported: [{ code: 'EN', locale: 'en' }] } },
      [
        'aurora:7 «"TY"» unknown-reference languages.default: there is no supported language "TY". Known: "EN".',
      ],
    ],
    [
      'the default mode',
      { theme: { modes: [{ id: 'dark', scheme: 'dark' }], defaultMode: 'light' } },
      [
        'aurora:8 «"light"» unknown-reference theme.defaultMode: there is no mode "light". Known: "dark" or "system".',
      ],
    ],
    [
      'the path of a banner group',
      { banners: [{ id: 'w_rng', route: '/rgn' }], routes: [home, route('rng')] },
      [
        'aurora:10 «"/rgn"» unknown-reference banners[w_rng].route: there is no route with the path "/rgn". Did you mean "/rng"?',
      ],
    ],
    [
      'the banner group of a widget',
      {
        routes: [{ ...home, main: [{ id: 'g', widget: 'grid', props: { source: 'hot', group: 'w_home' } }] }],
      },
      [
        'aurora:9 «"w_home"» unknown-reference routes[home].main[g].props.group: there is no banner "w_home". There is none to choose from.',
      ],
    ],
    [
      'a widget',
      { routes: [{ ...home, main: [{ id: 'g', widget: 'gird' }] }] },
      [
        'aurora:9 «"gird"» unknown-widget routes[home].main[g].widget: there is no widget "gird". Did you mean "grid"?',
      ],
    ],
    [
      'a slot',
      { regions: bar([], { slots: { tolls: [] } }) },
      [
        'aurora:10 «"tolls"» unknown-slot regions.header[bar].slots: bar has no slot "tolls". Did you mean "tools"?',
      ],
    ],
    [
      'an open address',
      {
        routes: [{ ...home, aliases: ['/index'] }],
        access: { loginFirst: true, loginRoute: 'home', open: ['/index', '/login'] },
      },
      [
        'aurora:10 «"/login"» unknown-reference access.open[1]: there is no route with the path or alias "/login". Known: "/" or "/index".',
      ],
    ],
  ])('%s', (_name, members, want) => {
    expect(said(resolveBrand({ aurora: manifest(members) }))).toEqual(want);
  });

  it('goes along with what it names, where that is left out because its "when" never holds', () => {
    const { brand, issues } = resolveBrand({
      aurora: manifest({
        features: { mall: { fixed: false } },
        routes: [
          { ...home, main: [text('intro'), { id: 'n', widget: 'next', props: { to: { route: 'mall' } } }] },
          route('mall', { when: { features: ['mall'] } }),
        ],
        regions: bar([{ route: 'mall' }, { route: 'home' }, { panel: 'centre', page: 'offers' }]),
        panels: {
          centre: {
            ...panel('offers', 'wallet'),
            pages: panel('offers', 'wallet').pages.map((page) =>
              page.id === 'offers' ? { ...page, when: { features: ['mall'] } } : page,
            ),
          },
        },
        banners: [
          { id: 'w_mall', route: '/mall' },
          { id: 'w_home', route: '/' },
        ],
        access: { loginFirst: true, loginRoute: 'home', open: ['/mall', '/'] },
      }),
    });
    expect(issues).toEqual([]);
    expect(brand?.regions.header[0]?.props.items).toMatchObject([{ id: 'i1' }]);
    expect(brand?.routes[0]?.main.map(({ props }) => props)).toEqual([{}, {}]);
    expect([brand?.access.open, brand?.banners]).toMatchObject([['/'], [{ id: 'w_home' }]]);
  });

  it('says so where it has to name something', () => {
    const members = {
      features: { mall: { fixed: false } },
      routes: [home, route('mall', { when: { features: ['mall'] } })],
      access: { loginFirst: true, loginRoute: 'mall' },
    };
    expect(said(resolveBrand({ aurora: manifest(members) }))).toEqual([
      'aurora:11 «"mall"» dropped-reference access.loginRoute: the route "mall" is left out of this brand, because its "when" can never hold. Give this place the same "when" as "mall", or remove it.',
    ]);
  });

  it('is told once, where a brand takes out what others lead to, with all that lead there', () => {
    const house = manifest({
      abstract: true,
      id: 'house',
      routes: [home, route('mall'), route('rng')],
      regions: bar([{ route: 'mall' }, { route: 'rng' }]),
      modals: [
        { id: 'm', title: 'a.b', main: [{ id: 'n', widget: 'next', props: { to: { route: 'mall' } } }] },
      ],
    });
    const aurora = (members: string) =>
      `{ "schemaVersion": 1, "id": "aurora", "name": "Aurora", "domains": ["a.localhost"], "extends": "house",\n${members}\n}`;
    const both = (members: string) => resolveBrand({ house, aurora: aurora(members) });
    const places = 'regions.header[bar].props.items[i0].to.route, modals[m].main[n].props.to.route';
    const removed = both('"routes": [{ "id": "mall", "$remove": true }]');
    expect(said(removed)).toEqual([
      `aurora:2 «"$remove"» removed-reference routes[mall] is taken out here, and 2 places still lead to it: ${places}. Take out these, too, as "livery check --fix" does. A "when" that never holds in place of "$remove" takes along what leads to a page.`,
    ]);
    expect(removed.issues[0]?.changes).toEqual([
      { pointer: '/modals/0/main/0/props/to' },
      { pointer: '/regions/header/0/props/items/0' },
    ]);
    expect(
      said(
        both('"routes": [{ "id": "mall", "$remove": true }], "banners": [{ "id": "w", "route": "/mall" }]'),
      ),
    ).toMatchObject([expect.stringContaining('3 places still lead to it')]);
    expect(
      said(
        both(
          '"routes": [{ "id": "mall", "path": "/shop" }],\n"access": { "loginFirst": true, "loginRoute": "home", "open": ["/mall"] }',
        ),
      ),
    ).toEqual([
      'aurora:2 «"/shop"» renamed-reference routes[mall].path is "/shop" here, and one place names what it was before: access.open[0]. Write "/shop" there, too, as "livery check --fix" does.',
    ]);
    // Who comes after it has taken nothing out.
    const jade = aurora('"banners": [{ "id": "w", "route": "/mall" }]')
      .replace('"aurora"', '"jade"')
      .replace('"house"', '"aurora"');
    const gone = aurora(
      '"routes": [{ "id": "mall", "$remove": true }], "modals": null, "regions": { "header": [{ "id": "bar", "props": { "items": null } }] }',
    );
    expect(said(resolveBrand({ house, aurora: gone, jade }, { id: 'jade' }))).toMatchObject([
      expect.stringContaining('jade:2 «"/mall"» unknown-reference'),
    ]);
  });
});

it('the mode of a first visit may be that of the device', () => {
  const theme = { modes: [{ id: 'dark', scheme: 'dark' }], defaultMode: 'system' };
  expect(said(resolveBrand({ aurora: manifest({ theme }) }))).toEqual([]);
});

describe('a widget in the wrong place', () => {
  it.each<[name: string, members: object, want: string[]]>([
    [
      'in a region',
      { regions: { footer: [{ id: 'b', widget: 'bar' }] } },
      [
        'aurora:10 «"bar"» widget-region regions.footer[b].widget: bar cannot stand in the region footer. It is made for "header" or "sideMenu". See "regions" in the widget.json of bar.',
      ],
    ],
    [
      'in a modal, which is main',
      { modals: [{ id: 'm', title: 'a.b', main: [{ id: 'p', widget: 'picker' }] }] },
      [
        'aurora:10 «"picker"» widget-region modals[m].main[p].widget: picker cannot stand in the region main. It is made for "header" or "footer". See "regions" in the widget.json of picker.',
      ],
    ],
    [
      'in a slot that takes others',
      { regions: bar([], { slots: { pickers: [text('t')] } }) },
      [
        'aurora:10 «"text"» slot-widget regions.header[bar].slots.pickers[t].widget: the slot pickers of bar does not take text. It takes "picker".',
      ],
    ],
    [
      'in a slot of a region that it is not made for',
      { regions: bar([], { slots: { tools: [text('t')] } }) },
      [
        'aurora:10 «"text"» widget-region regions.header[bar].slots.tools[t].widget: text cannot stand in the region header. It is made for "main". See "regions" in the widget.json of text.',
      ],
    ],
    [
      'that is not wrong',
      {
        regions: bar([], {
          slots: { tools: [{ id: 'p', widget: 'picker' }], pickers: [{ id: 'p', widget: 'picker' }] },
        }),
      },
      [],
    ],
  ])('%s', (_name, members, want) => {
    expect(said(resolveBrand({ aurora: manifest(members) }))).toEqual(want);
  });
});

describe('things that stand in each other’s way', () => {
  it.each<[name: string, members: object, want: string[]]>([
    [
      'paths',
      { routes: [home, route('a', { path: '/' })] },
      [
        'aurora:9 «"/"» path-collision routes[a].path: "/" is also an address of routes[home]. An address can show one page only; change or remove one of the two.',
      ],
    ],
    [
      'an alias and a path',
      { routes: [home, route('a', { aliases: ['/b'] }), route('b')] },
      [
        'aurora:9 «"/b"» path-collision routes[b].path: "/b" is also an address of routes[a]. An address can show one page only; change or remove one of the two.',
      ],
    ],
    [
      'an alias and its own path',
      { routes: [home, route('a', { aliases: ['/a'] })] },
      [
        'aurora:9 «"/a"» path-collision routes[a].aliases[0]: "/a" is also an address of routes[a]. An address can show one page only; change or remove one of the two.',
      ],
    ],
    [
      'a path and the beginning of the addresses of a language',
      {
        languages: {
          default: 'EN',
          addresses: 'path',
          supported: [
            { code: 'EN', locale: 'en' },
            { code: 'VI', locale: 'vi' },
          ],
        },
        routes: [home, route('vi', { aliases: ['/vi/old', '/video'] })],
      },
      [
        'aurora:9 «"/vi"» path-language routes[vi].path: "/vi" is an address in VI, whose addresses begin with /vi, so this page would never be shown. Choose another address, or let addresses say no language with "addresses": "none" in languages.',
        'aurora:9 «"/vi/old"» path-language routes[vi].aliases[0]: "/vi/old" is an address in VI, whose addresses begin with /vi, so this page would never be shown. Choose another address, or let addresses say no language with "addresses": "none" in languages.',
      ],
    ],
    [
      'paths that differ by case alone',
      { routes: [home, route('vnlottery'), route('vnLottery')] },
      [
        'aurora:9 «"/vnLottery"» page-case routes[vnLottery].path: the page of "/vnLottery" would be the file vnLottery.html, and vnlottery.html, which differs by case alone, is that of "/vnlottery" in routes[vnlottery]: many disks and hosts keep one of the two. Choose another address for one of the two. Where both show one page, take this route out, and write "/vnLottery" into "aliases" of routes[vnlottery].',
      ],
    ],
    [
      'a path and the folder of another, by case alone',
      { routes: [home, route('b', { path: '/A.html/b' }), route('a')] },
      [
        'aurora:9 «"/a"» page-collision routes[a].path: the page of "/a" would be the file a.html, which is a folder of the page of "/A.html/b" in routes[b]. Choose another address for one of the two.',
      ],
    ],
    [
      'addresses of one route do not',
      { routes: [home, route('rules', { aliases: ['/Rules', '/RULES'] })] },
      [],
    ],
    [
      'a path and the beginning of a language, by case alone',
      {
        languages: {
          default: 'EN',
          addresses: 'path',
          supported: [
            { code: 'EN', locale: 'en' },
            { code: 'VI', locale: 'vi' },
          ],
        },
        routes: [home, route('VI')],
      },
      [
        'aurora:9 «"/VI"» path-language routes[VI].path: "/VI" differs by case alone from an address in VI, whose addresses begin with /vi: many disks and hosts keep one of the two. Choose another address, or let addresses say no language with "addresses": "none" in languages.',
      ],
    ],
    [
      'ids',
      { routes: [home, home] },
      [
        'aurora:9 «"home"» duplicate-id routes[home]: the id "home" is used twice; first at 9:20. Give one of the two another id.',
      ],
    ],
    [
      'ids of placements',
      { routes: [{ ...home, main: [text('t'), text('u'), text('t')] }] },
      [
        'aurora:9 «"t"» duplicate-id routes[home].main[t]: the id "t" is used twice; first at 9:79. Give one of the two another id.',
      ],
    ],
    [
      'status screens',
      { statusScreens: ['a', 'b'].map((id) => ({ id, status: 1, title: 'a.b', main: [text('t')] })) },
      [
        'aurora:10 «1» status-collision statusScreens[b].status: the status 1 already has the screen a. Give each status one screen.',
      ],
    ],
    [
      'languages',
      { languages: { default: 'EN', supported: ['en', 'en-GB'].map((locale) => ({ code: 'EN', locale })) } },
      [
        'aurora:7 «"EN"» language-twice languages.supported[1].code: the language "EN" is already in the list. Keep one of the two.',
      ],
    ],
    [
      'names of languages',
      {
        languages: {
          default: 'EN',
          supported: [
            { code: 'EN', locale: 'en', label: 'English' },
            { code: 'VI', locale: 'vi', label: 'english ' },
          ],
        },
      },
      [
        'aurora:7 «"english "» language-label-twice languages.supported[1].label: "english " is the name of EN, too: nobody can tell the two apart in the menu. Write the name that each language has in itself, or leave the label out.',
      ],
    ],
  ])('%s', (_name, members, want) => {
    expect(said(resolveBrand({ aurora: manifest(members) }))).toEqual(want);
  });
});
