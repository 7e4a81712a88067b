import type { Draft } from './prepared.ts';
import { add, both, put, type Variant, variants } from './variants.ts';

const rename = (before: string, after: string) => (brand: Draft) => {
  brand[after] = brand[before];
  delete brand[before];
};
const page = (id: string, path: string, more: object = {}) =>
  add('routes', {
    id,
    path,
    title: 'nav.live',
    entry: true,
    main: [{ id: 'text', widget: 'rich-text', props: { content: 'privacy' } }],
    ...more,
  });

/** Names and keys with a slip, of which one finding is enough. */
export const nameVariants: readonly Variant[] = variants({
  'a section': {
    'in the singular': [
      rename('panels', 'panel'),
      'unknown-key',
      '«"panel"»: {',
      'Did you mean "panels"?',
      'harbor',
    ],
    'with a capital': [
      rename('banners', 'Banners'),
      'unknown-key',
      '«"Banners"»: [',
      'Did you mean "banners"?',
      'jade',
    ],
  },
  'a setting': {
    'with a hyphen': [
      put('routes[home].main[popular].props.page-size', 12),
      'unknown-key',
      '«"page-size"»: 12',
      'Did you mean "pageSize"? It is there already: keep one of the two.',
      'harbor',
    ],
    'of another widget': [
      put('routes[home].main[winners].props.pageSize', 12),
      'unknown-key',
      '«"pageSize"»: 12',
      'Known: "title", "categories", "rows", "count"',
      'jade',
    ],
  },
  'a choice': {
    'with a capital': [
      put('layout.sideMenu', 'Drawer'),
      'manifest-shape',
      '"sideMenu": «"Drawer"»',
      'Did you mean "drawer"?',
      'kiosk',
    ],
    'in other letters': [
      put('banners[w_home].slider.variant', 'centered'),
      'manifest-shape',
      '"variant": «"centered"»',
      'Did you mean "centred"?',
      'harbor',
    ],
  },
  'a placement': {
    'in a slot': [
      put('routes[lottery].main[table].slots.end[slips].props.pageSize', 8),
      'id-unknown',
      '"id": «"slips"»',
      'Did you mean "slip"?',
    ],
    'in a modal': [
      put('modals[speedTest].main[speed].props.display', 'mapped'),
      'id-unknown',
      '"id": «"speed"»',
      'Did you mean "speeds"?',
      'jade',
    ],
  },
  'a page': {
    'of a panel, with a hyphen': [
      put('panels.memberCentre.pages[security-center].main[profile].props', {}),
      'id-unknown',
      '"id": «"security-center"»',
      'Did you mean "securityCenter"?',
    ],
    'with a capital': [
      put('routes[Lottery].main[results].props.pageSize', 9),
      'id-unknown',
      '"id": «"Lottery"»',
      'Did you mean "lottery"?',
      'jade',
    ],
  },
  'a widget': {
    'by its component': [
      add('routes[home].main', { id: 'more', widget: 'GameGrid', props: { category: 'RNG' } }),
      'unknown-widget',
      '"widget": «"GameGrid"»',
      'Did you mean "game-grid"?',
      'harbor',
    ],
    'with its folder': [
      add('routes[help].main', { id: 'text', widget: 'site/rich-text', props: { content: 'terms' } }),
      'unknown-widget',
      '"widget": «"site/rich-text"»',
      'Did you mean "rich-text"?',
      'jade',
    ],
  },
  'a slot': {
    'with a capital': [
      put('regions.header[header].slots.Account', [{ id: 'account', props: {} }]),
      'unknown-slot',
      '«"Account"»: [',
      'Did you mean "account"?',
      'harbor',
    ],
    'in the plural': [
      put('routes[seaLottery].main[table].slots.ends', [{ id: 'slip', props: { pageSize: 8 } }]),
      'unknown-slot',
      '«"ends"»: [',
      'Did you mean "end"?',
    ],
  },
  'a place in a list': {
    'with a capital': [
      put('regions.sideMenu[menu].props.items[sports].$after', 'Home'),
      'list-anchor',
      '"$after": «"Home"»',
      'Did you mean "home"?',
      'harbor',
    ],
    'a number': [
      put('routes[home].main[winners].$after', 2),
      'list-directive',
      '«"$after"»: 2',
      'Write the id of another item',
      'jade',
    ],
  },
  'two places in a list': {
    'of a page of a panel': [
      put('panels.memberCentre.pages[withdraw]', {
        id: 'withdraw',
        $before: 'depositv2',
        $after: 'transferFund',
      }),
      'list-directive',
      '«"$before"»: "depositv2"',
      'keep one of the two',
      'kiosk',
    ],
    'of an entry of a menu': [
      put('regions.sideMenu[menu].props.items[esports].$before', 'fish'),
      'list-directive',
      '«"$before"»: "fish"',
      'keep one of the two',
      'harbor',
    ],
  },
  'a place of a page': {
    'with its sign': [
      both(
        page('rules', '/rules'),
        put('regions.bottomBar[bar].props.items[games].to', { route: 'rules', hash: '#top' }),
      ),
      'widget-props',
      '"hash": «"#top"»',
      'Did you mean "top"?',
      'harbor',
    ],
    'in other letters': [
      both(
        page('rules', '/rules'),
        put('banners', [
          {
            id: 'own',
            source: 'manifest',
            route: '/',
            items: [
              {
                id: 'a',
                picture: { wide: 'assets/logo.svg' },
                title: 'nav.live',
                to: { route: 'rules', hash: 'Your_Rights' },
              },
            ],
          },
        ]),
      ),
      'hash-unknown',
      '"hash": «"Your_Rights"»',
      'A heading gets an id so',
      'jade',
    ],
  },
  'a circle of places in a list': {
    'of one': [
      put('routes[promotions].main[promotions].$after', 'promotions'),
      'list-circle',
      '"$after": «"promotions"»',
      'Write the id of another item',
      'jade',
    ],
    'of three': [
      put('regions.sideMenu[menu].props.items', [
        { id: 'live', $before: 'rng' },
        { id: 'rng', $before: 'fish' },
        { id: 'fish', $before: 'live' },
      ]),
      'list-circle',
      '"$before": «"live"»',
      'Take "$before" out of one of them',
      'harbor',
    ],
  },
  'a feature that is asked for': {
    'with a capital': [
      put('routes[help].when', { features: ['HelpCentre'] }),
      'unknown-reference',
      '«"HelpCentre"»',
      'Did you mean "helpCentre"?',
      'harbor',
    ],
    'its module': [
      put('regions.sideMenu[menu].props.items[fish].when', { features: ['MISSION3'] }),
      'unknown-reference',
      '«"MISSION3"»',
      'Did you mean "missions"?',
      'jade',
    ],
  },
  'a feature that nothing asks for': {
    'bound to a module': [
      put('features.loyalty', { module: 'LOYALTY3' }),
      'feature-unused',
      '«"loyalty"»: {',
      'Name it in a "when"',
      'harbor',
    ],
    'in the singular': [
      put('features.mission', { fixed: true }),
      'feature-unused',
      '«"mission"»: {',
      'Did you mean "missions"?',
      'jade',
    ],
  },
  'the default language': {
    'in small letters': [
      put('languages.default', 'en'),
      'unknown-reference',
      '"default": «"en"»',
      'Did you mean "EN"?',
      'harbor',
    ],
    'by its locale': [
      put('languages.default', 'vi-VN'),
      'unknown-reference',
      '"default": «"vi-VN"»',
      'Known: "VI"',
      'jade',
    ],
  },
  'the default mode': {
    'with a capital': [
      put('theme.defaultMode', 'Light'),
      'unknown-reference',
      '"defaultMode": «"Light"»',
      'Did you mean "light"?',
      'jade',
    ],
    auto: [
      put('theme.defaultMode', 'auto'),
      'unknown-reference',
      '"defaultMode": «"auto"»',
      '"system"',
      'harbor',
    ],
  },
  'a language twice': {
    'under another code': [
      add('languages.supported', { code: 'VN', locale: 'vi' }),
      'message-file-missing',
      '"code": «"VN"»',
      'VN.json',
      'jade',
    ],
    'with another label': [
      add('languages.supported', { code: 'ES', locale: 'es-ES', label: 'Castellano' }),
      'language-twice',
      '"code": «"ES"»',
      'Keep one of the two',
      'kiosk',
    ],
  },
  'a mode under the name of another': {
    'of the light one': [
      put('theme.modes', [{ id: 'paper', scheme: 'light', label: 'mode.light' }]),
      'mode-label-twice',
      '"label": «"mode.light"»',
      'another text',
      'jade',
    ],
    'the two swapped': [
      put('theme.modes', [{ id: 'light', label: 'mode.dark' }]),
      'mode-label-twice',
      '"label": «"mode.dark"»',
      'another text',
      'harbor',
    ],
  },
  'an id twice': {
    'of a placement': [
      add('routes[promotions].main', { id: 'promotions', props: { layout: 'grid' } }),
      'duplicate-id',
      '"id": «"promotions"»',
      'another id',
      'jade',
    ],
    'of a group of banners': [
      add('banners', { id: 'w_home', slider: { spacing: 8 } }),
      'duplicate-id',
      '"id": «"w_home"»',
      'another id',
      'harbor',
    ],
  },
  'an address of another page': {
    'as an alias': [
      put('routes[promotions].aliases', ['/live']),
      'path-collision',
      '«"/live"»',
      'one page only',
      'harbor',
    ],
    'an alias of another page': [
      page('faq', '/helpmc'),
      'path-collision',
      '"path": «"/helpmc"»',
      'one page only',
      'jade',
    ],
  },
  'an address of the platform': {
    'below it': [
      page('lobby', '/wps/lobby'),
      'path-reserved',
      '"path": «"/wps/lobby"»',
      'another address',
      'kiosk',
    ],
    'as an alias': [
      put('routes[help].aliases', ['/wps']),
      'path-reserved',
      '«"/wps"»',
      'another address',
      'jade',
    ],
  },
  'an asset that is not there': {
    'with another ending': [
      put('assets.logo', 'assets/logo.png'),
      'asset-missing',
      '"logo": «"assets/logo.png"»',
      'logo.svg',
      'jade',
    ],
    'from the folder of the repository': [
      put('assets.favicon', 'brands/harbor/assets/favicon.svg'),
      'asset-missing',
      '"favicon": «"brands/harbor/assets/favicon.svg"»',
      'Did you mean "assets/favicon.svg"?',
      'harbor',
    ],
  },
  'a text that is not there': {
    'the text itself': [
      put('routes[promotions].title', 'Khuyến mãi'),
      'manifest-shape',
      '"title": «"Khuyến mãi"»',
      "Message key of the page's title",
      'jade',
    ],
    'with a capital': [
      put('regions.bottomBar[bar].props.items[games].label', 'nav.Sports'),
      'message-missing',
      '"label": «"nav.Sports"»',
      'Did you mean "nav.sports"?',
      'harbor',
    ],
  },
  'a jurisdiction': {
    'in small letters': [
      put('jurisdiction', 'xm'),
      'unknown-reference',
      '"jurisdiction": «"xm"»',
      'Did you mean "XM"?',
      'harbor',
    ],
    'by its name': [
      put('jurisdiction', 'Isles of Merrow'),
      'unknown-reference',
      '"jurisdiction": «"Isles of Merrow"»',
      '"XM"',
      'jade',
    ],
  },
  'the folder': {
    'with a capital': [put('id', 'Jade'), 'brand-folder', '"id": «"Jade"»', 'Write "id": "jade"', 'jade'],
    'of another brand': [
      put('id', 'aurora'),
      'brand-folder',
      '"id": «"aurora"»',
      'Write "id": "harbor"',
      'harbor',
    ],
  },
  'a name with a sign of HTML': {
    'by its number': [
      put('name', 'Jade &#38; Co'),
      'name-sign',
      '"name": «"Jade &#38; Co"»',
      'no HTML',
      'jade',
    ],
    'that is bold': [
      put('name', '**Harbor**'),
      'name-sign',
      '"name": «"**Harbor**"»',
      'no Markdown',
      'harbor',
    ],
  },
  'a name that is not written yet': {
    'with a note': [put('name', 'TODO'), 'name-sign', '"name": «"TODO"»', 'Write the name.', 'jade'],
    'in words': [
      put('name', '[your brand name]'),
      'name-sign',
      '"name": «"[your brand name]"»',
      'Write the name.',
      'harbor',
    ],
  },
  'the version': {
    'in quotes': [
      put('schemaVersion', '1'),
      'schema-version-unknown',
      '"schemaVersion": «"1"»',
      'Write "schemaVersion": 1',
      'jade',
    ],
    'as of a package': [
      put('schemaVersion', '1.0.0'),
      'schema-version-unknown',
      '"schemaVersion": «"1.0.0"»',
      'Write "schemaVersion": 1',
      'kiosk',
    ],
  },
  'no version': {
    null: [
      put('schemaVersion', null),
      'schema-version-unknown',
      '"schemaVersion": «null»',
      'Write "schemaVersion": 1',
      'harbor',
    ],
    'another key': [
      both(put('schemaVersion', undefined), put('version', 1)),
      'schema-version-missing',
      '«{»',
      'Write "schemaVersion": 1',
      'jade',
    ],
  },
});
