import { both, put, type Variant, variants } from './variants.ts';

const inHelp = put('routes[help].when', { season: 'tet' });
const days = { from: '2090-02-05', until: '2090-02-12' };
const entry = (to: unknown) =>
  put('regions.sideMenu[menu].props.items[fair]', { id: 'fair', label: 'nav.live', to });

/** Values that are right in another form, or under another name. */
export const nearVariants: readonly Variant[] = variants({
  'seasons in a list': {
    'of two': [
      put('seasons', [
        { id: 'tet', ...days },
        { id: 'fair', ...days, every: 'year' },
      ]),
      'manifest-shape',
      '"seasons": «[»',
      'Write { "tet": { "from": "2090-02-05", "until": "2090-02-12" }, "fair": {',
      'jade',
    ],
    'without a name': [
      put('seasons', [days, days]),
      'manifest-shape',
      '"seasons": «[»',
      'Times with a name, inherited and merged by name.',
      'harbor',
    ],
  },
  'the start and the end of a season': {
    'by other words': [
      both(put('seasons', { tet: { begin: '2090-02-05', to: '2090-02-12' } }), inHelp),
      'unknown-key',
      '«"begin"»: "2090-02-05"',
      'Known: "from", "until", "timeZone" or "every".',
      'jade',
    ],
    'one of them': [
      both(put('seasons', { tet: { from: '2090-02-05', end: '2090-02-12' } }), inHelp),
      'missing-key',
      '"tet": «{»',
      'Add "until"',
      'kiosk',
    ],
  },
  'a season in a list': {
    'in another brand': [
      both(put('seasons', { tet: days }), put('routes[help].when', { season: ['tet'] })),
      'manifest-shape',
      '"season": «[»',
      'Write "tet".',
      'jade',
    ],
    'of two': [
      both(put('seasons', { tet: days }), put('routes[help].when', { season: ['tet', 'fair'] })),
      'manifest-shape',
      '"season": «[»',
      'season',
      'kiosk',
    ],
  },
  'a season with a capital': {
    'in another brand': [
      both(put('seasons', { Tet: days }), inHelp),
      'manifest-shape',
      '«"Tet"»: {',
      'Did you mean "tet"?',
      'jade',
    ],
    'with a space': [
      both(put('seasons', { 'the tet': days }), inHelp),
      'manifest-shape',
      '«"the tet"»: {',
      'Rename the key.',
      'harbor',
    ],
  },
  'the path of a link': {
    'of a panel': [
      entry({ page: 'withdraw' }),
      'widget-props',
      '"to": «{»',
      'Write { "panel": "memberCentre", "page": "withdraw" }.',
      'jade',
    ],
    'as an address': [
      entry({ url: 'https://help.example' }),
      'widget-props',
      '"to": «{»',
      'Write { "href": "https://help.example" }.',
      'harbor',
    ],
  },
  'the default outside of the languages': {
    'in small letters': [
      put('languages', { default: 'en', supported: [{ code: 'EN', locale: 'en' }] }),
      'unknown-reference',
      '"default": «"en"»',
      'Did you mean "EN"?',
      'harbor',
    ],
    'of a country': [
      put('languages', { default: 'VN', supported: [{ code: 'VI', locale: 'vi' }] }),
      'unknown-reference',
      '"default": «"VN"»',
      'Did you mean "VI"?',
      'jade',
    ],
  },
  'languages without the default': {
    'of three': [
      put('languages', {
        supported: [
          { code: 'VI', locale: 'vi' },
          { code: 'TH', locale: 'th' },
        ],
      }),
      'replaced-reference',
      '«"supported"»: [',
      'add "EN" to it, or write another value for languages.default.',
      'jade',
    ],
    'in a portal of lotteries': [
      put('languages', { supported: [{ code: 'ES', locale: 'es' }] }),
      'replaced-reference',
      '«"supported"»: [',
      'add "EN" to it',
      'kiosk',
    ],
  },
});
