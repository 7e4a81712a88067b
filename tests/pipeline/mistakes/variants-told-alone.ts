import { add, both, put, type Variant, variants } from './variants.ts';

/** Mistakes that took away what is inherited, or hid each other: each is told alone. */
export const lonelyVariants: readonly Variant[] = variants({
  'the id of a page under a misspelt key': {
    name: [
      put('routes', [{ name: 'promotions', main: [{ id: 'promotions', props: { layout: 'grid' } }] }]),
      'unknown-key',
      '«"name"»: "promotions"',
      '"id", "path"',
      'jade',
    ],
    'of a panel, in capitals': [
      put('panels.memberCentre.pages', [
        { ID: 'withdraw', main: [{ id: 'withdrawals', props: { pageSize: 5 } }] },
      ]),
      'unknown-key',
      '«"ID"»: "withdraw"',
      'Did you mean "id"?',
      'jade',
    ],
  },
  'the id of a placement under a misspelt key': {
    'of an entry of a menu': [
      put('regions.sideMenu[menu].props.items', [{ idd: 'sports', $after: 'home' }]),
      'unknown-key',
      '«"idd"»: "sports"',
      'Did you mean "id"?',
      'harbor',
    ],
    'of a slot': [
      put('routes[lottery].main[table].slots.end', [{ Id: 'slip', props: { pageSize: 8 } }]),
      'unknown-key',
      '«"Id"»: "slip"',
      'Did you mean "id"?',
    ],
  },
  'a number for the id of a page': {
    null: [
      add('routes', { id: null, main: [{ id: 'promotions', props: { layout: 'rows' } }] }),
      'missing-key',
      '«{»',
      'Add "id"',
      'jade',
    ],
    'in a list': [
      put('panels.agentCentre.pages', [
        { id: ['dividend'], main: [{ id: 'contracts', props: { pageSize: 20 } }] },
      ]),
      'manifest-shape',
      '"id": «[»',
      'Write "dividend".',
      'harbor',
    ],
  },
  'a text among pages': {
    'among placements': [
      add('routes[help].main', 'rich-text'),
      'manifest-shape',
      '«"rich-text"»',
      'One use of a widget',
      'jade',
    ],
    'among groups of banners': [add('banners', 'w_home'), 'manifest-shape', '«"w_home"»', 'Write', 'harbor'],
  },
  'a text for all pages': {
    'a switch': [
      put('routes', false),
      'manifest-shape',
      '"routes": «false»',
      'Put [ and ] around it.',
      'jade',
    ],
    'an object by their ids': [
      put('routes', { promotions: { main: [{ id: 'promotions', props: { layout: 'grid' } }] } }),
      'manifest-shape',
      '"routes": «{»',
      '[{ "id": "promotions"',
      'harbor',
    ],
  },
  'an object for the pages of a panel': {
    'of entries of a menu': [
      put('regions.sideMenu[menu].props.items', { sports: { $after: 'home' } }),
      'widget-props',
      '"items": «{»',
      '[',
      'harbor',
    ],
    'of modes': [
      put('theme.modes', { light: { scheme: 'light' } }),
      'manifest-shape',
      '"modes": «{»',
      '[',
      'jade',
    ],
  },
  'a text for all pictures': {
    'a list': [
      put('assets', ['assets/logo.svg', 'assets/favicon.svg']),
      'manifest-shape',
      '"assets": «[»',
      'Named files of the brand.',
      'jade',
    ],
    'a list in one of them': [
      put('assets.logo', ['assets/logo.svg']),
      'manifest-shape',
      '"logo": «[»',
      'Write "assets/logo.svg".',
      'harbor',
    ],
  },
  'a panel with a hyphen': {
    'with a low line': [
      put('panels', { member_centre: { layout: 'workspace' } }),
      'id-unknown',
      '«"member_centre"»: {',
      'Did you mean "memberCentre"?',
      'kiosk',
    ],
    'in other letters': [
      put('panels', { memberCenter: { default: 'withdraw' } }),
      'id-unknown',
      '«"memberCenter"»: {',
      'Did you mean "memberCentre"?',
      'jade',
    ],
  },
  'a switch under a misspelt key': {
    enabled: [
      put('features.responsiblePlay', { enabled: true }),
      'unknown-key',
      '«"enabled"»: true',
      'fixed',
      'jade',
    ],
    'with a capital': [
      put('features.helpCentre', { Module: 'HELP4' }),
      'unknown-key',
      '«"Module"»: "HELP4"',
      'Did you mean "module"?',
      'harbor',
    ],
  },
  'a setting beside the settings': {
    'of a grid': [
      put('routes[home].main[popular].pageSize', 12),
      'unknown-key',
      '«"pageSize"»: 12',
      'write it in "props": { "pageSize": 12 }.',
      'jade',
    ],
    'of a menu': [
      put('regions.sideMenu[menu].items', []),
      'unknown-key',
      '«"items"»: []',
      'write it in "props": { "items": [] }.',
      'harbor',
    ],
  },
  'a section within another one': {
    'in the look': [
      put('theme.timeZone', 'Asia/Manila'),
      'unknown-key',
      '«"timeZone"»: "Asia/Manila"',
      'it stands beside "theme", and not in it.',
      'jade',
    ],
    'in a page': [
      put('layout.regions', {}),
      'unknown-key',
      '«"regions"»: {}',
      'it stands beside "layout", and not in it.',
      'harbor',
    ],
  },
  'a season that there is not': {
    'of a page': [
      put('routes[help].when', { season: 'fair' }),
      'unknown-reference',
      '"season": «"fair"»',
      'Write when it is: "seasons": { "fair": { "from":',
      'kiosk',
    ],
    'beside another': [
      both(
        put('seasons', { gala: { from: '2090-03-01', until: '2090-03-09' } }),
        both(
          put('routes[help].when', { season: 'gale' }),
          put('routes[promotions].when', { season: 'gala' }),
        ),
      ),
      'unknown-reference',
      '"season": «"gale"»',
      'Did you mean "gala"?',
      'jade',
    ],
  },
  'the schema of another brand': {
    'of the one that it was copied from': [
      put('$schema', '../../.livery/schemas/aurora/brand.schema.json'),
      'schema-of-other',
      '"$schema": «"../../.livery/schemas/aurora/brand.schema.json"»',
      'Write "../../.livery/schemas/jade/brand.schema.json"',
      'jade',
    ],
    'of its own tokens': [
      put('$schema', '../../.livery/schemas/harbor/tokens.schema.json'),
      'schema-of-other',
      '"$schema": «"../../.livery/schemas/harbor/tokens.schema.json"»',
      'Write "../../.livery/schemas/harbor/brand.schema.json"',
      'harbor',
    ],
  },
  'a locale with its letters swapped': {
    'the code of a country': [
      put('languages.supported[VI].locale', 'vn'),
      'locale-unknown',
      '"locale": «"vn"»',
      'Did you mean "vi"?',
      'jade',
    ],
    'of the Japanese': [
      put('languages.supported[JA].locale', 'aj'),
      'locale-swapped',
      '"locale": «"aj"»',
      'Did you mean "ja"?',
      'harbor',
    ],
  },
});
