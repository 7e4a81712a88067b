import { both, put, type Variant, variants } from './variants.ts';

/** Forms of `extends` other than the id of a brand. */
const parents = variants({
  'two parents': {
    'in one text': [
      put('extends', 'house, jade'),
      'extends-form',
      '"extends": «"house, jade"»',
      'write "extends": "house" or "extends": "jade"',
      'harbor',
    ],
    'in a list within a list': [
      put('extends', [['house', 'jade']]),
      'extends-form',
      '"extends": «[»',
      'write "extends": "house" or "extends": "jade"',
    ],
  },
  'a parent in a list': {
    'with a capital': [
      put('extends', ['House']),
      'extends-form',
      '"extends": «[»',
      'write "extends": "house"',
      'harbor',
    ],
    'and an empty text': [
      put('extends', ['house', '']),
      'extends-form',
      '"extends": «[»',
      'write "extends": "house"',
      'jade',
    ],
  },
  'a parent in an object': {
    'by its name': [
      put('extends', { name: 'House' }),
      'extends-form',
      '"extends": «{»',
      'the id of the brand',
      'jade',
    ],
    'as a key': [
      put('extends', { house: true }),
      'extends-form',
      '"extends": «{»',
      'the id of the brand',
      'kiosk',
    ],
  },
  'true for a parent': {
    'a number': [put('extends', 1), 'extends-form', '"extends": «1»', 'the id of the brand', 'harbor'],
    false: [put('extends', false), 'extends-form', '"extends": «false»', 'the id of the brand', 'kiosk'],
  },
  'no parent': {
    null: [put('extends', null), 'extends-missing', '«{»', 'Write "extends": "house"', 'jade'],
    'an empty text': [put('extends', ''), 'extends-unknown', '"extends": «""»', 'house', 'harbor'],
  },
  'a parent under another key': {
    'with a capital': [
      both(put('extends', undefined), put('Extends', 'house')),
      'unknown-key',
      '«"Extends"»: "house"',
      'Did you mean "extends"?',
      'kiosk',
    ],
    parent: [
      both(put('extends', undefined), put('parent', 'house')),
      'extends-missing',
      '«{»',
      'Write "extends": "house"',
      'jade',
    ],
  },
  'a parent that is misspelt': {
    'with a capital': [
      put('extends', 'House'),
      'extends-unknown',
      '"extends": «"House"»',
      'Did you mean "house"?',
      'harbor',
    ],
    'by its file': [
      put('extends', '../house/brand.json'),
      'extends-unknown',
      '"extends": «"../house/brand.json"»',
      'Did you mean "house"?',
      'jade',
    ],
  },
  'itself for a parent': {
    'in another brand': [
      put('extends', 'harbor'),
      'extends-cycle',
      '"extends": «"harbor"»',
      'Take "extends" out',
      'harbor',
    ],
    'with a space': [
      put('extends', 'kiosk '),
      'extends-unknown',
      '"extends": «"kiosk "»',
      'Known: "aurora", "harbor", "house" or "jade"',
      'kiosk',
    ],
  },
});

/** A value alone or in another form, where there is one that was meant. */
const forms = variants({
  'a feature that is false': {
    off: [
      put('features.helpCentre', 'off'),
      'manifest-shape',
      '"helpCentre": «"off"»',
      'Write { "module": null, "fixed": false }.',
    ],
    nought: [
      put('features.missions', 0),
      'manifest-shape',
      '"missions": «0»',
      'Write { "module": null, "fixed": false }.',
      'harbor',
    ],
  },
  'a feature that is true': {
    yes: [
      put('features.pointsMall', 'yes'),
      'manifest-shape',
      '"pointsMall": «"yes"»',
      'Write { "module": null, "fixed": true }.',
      'jade',
    ],
    'in quotes': [
      put('features.referral', 'true'),
      'manifest-shape',
      '"referral": «"true"»',
      'Write { "fixed": true }.',
    ],
  },
  'a feature that is a module': {
    'in a list': [
      put('features.feedback', ['FEEDBACK4']),
      'manifest-shape',
      '"feedback": «[»',
      'Write { "module": "FEEDBACK4" }.',
      'kiosk',
    ],
    'in small letters': [
      put('features.smsLogin', 'mobilevercodelogin4'),
      'manifest-shape',
      '"smsLogin": «"mobilevercodelogin4"»',
      'Write an object with "module" or "fixed".',
    ],
  },
  'a module under fixed': {
    'in a list': [
      put('features.bettingBonus', { fixed: ['REBATE4'], module: null }),
      'manifest-shape',
      '"fixed": «[»',
      'Write { "module": "REBATE4" }.',
      'harbor',
    ],
    'with a hyphen': [
      put('features.responsiblePlay', { fixed: 'SAFE-PLAY3' }),
      'manifest-shape',
      '"fixed": «"SAFE-PLAY3"»',
      'Decided by the brand',
      'jade',
    ],
  },
  'a switch under module': {
    on: [
      put('features.speedTest', { fixed: null, module: 'on' }),
      'manifest-shape',
      '"module": «"on"»',
      'Write { "fixed": true }.',
      'jade',
    ],
    'an inherited module': [
      put('features.pointsMall', { module: true }),
      'manifest-shape',
      '"module": «true»',
      'Write { "module": null, "fixed": true }.',
    ],
  },
  'a domain with letters beyond ASCII': {
    'in Cyrillic': [
      put('domains', ['казино.example']),
      'manifest-shape',
      '«"казино.example"»',
      '"xn--80aodfsg.example"',
      'harbor',
    ],
    'in Vietnamese, in capitals': [
      put('domains', ['NGỌC.example']),
      'manifest-shape',
      '«"NGỌC.example"»',
      '"xn--ngc-',
      'jade',
    ],
  },
  'a domain in capitals': {
    'and a space behind it': [
      put('domains', ['Play.Example ']),
      'manifest-shape',
      '«"Play.Example "»',
      '"play.example"',
      'kiosk',
    ],
    'the second of two': [
      put('domains', ['harbor.example', 'WWW.harbor.example']),
      'manifest-shape',
      '«"WWW.harbor.example"»',
      '"www.harbor.example"',
      'harbor',
    ],
  },
  'a domain with a port': {
    'that is usual': [
      put('domains', ['jade.example:443']),
      'manifest-shape',
      '«"jade.example:443"»',
      '"jade.example"',
      'jade',
    ],
    'of the machine itself': [
      put('domains', ['localhost:5173']),
      'manifest-shape',
      '«"localhost:5173"»',
      '"localhost"',
      'kiosk',
    ],
  },
  'a domain that is an address': {
    'without a colon': [
      put('domains', ['http//harbor.example']),
      'manifest-shape',
      '«"http//harbor.example"»',
      '"harbor.example"',
      'harbor',
    ],
    'without a scheme, with a query': [
      put('domains', ['www.jade.example/vi?from=mail']),
      'manifest-shape',
      '«"www.jade.example/vi?from=mail"»',
      '"www.jade.example"',
      'jade',
    ],
  },
  'one domain for a list': {
    'in capitals': [
      put('domains', 'Kiosk.Example'),
      'manifest-shape',
      '"domains": «"Kiosk.Example"»',
      'Write ["kiosk.example"].',
      'kiosk',
    ],
    'in an object': [
      put('domains', { main: 'aurora.example', phone: 'm.aurora.example' }),
      'manifest-shape',
      '"domains": «{»',
      'Write ["aurora.example", "m.aurora.example"].',
    ],
  },
  'domains in one text': {
    'with semicolons': [
      put('domains', 'harbor.example; m.harbor.example'),
      'manifest-shape',
      '"domains": «"harbor.example; m.harbor.example"»',
      'Write ["harbor.example", "m.harbor.example"].',
      'harbor',
    ],
    'in one item of the list': [
      put('domains', ['jade.example, m.jade.example']),
      'manifest-shape',
      '«"jade.example, m.jade.example"»',
      'Write each as an item of its own: "jade.example", "m.jade.example".',
      'jade',
    ],
  },
  'a name in a list': {
    'the code of a merchant': [
      put('tenant.merchantCode', ['jade']),
      'manifest-shape',
      '"merchantCode": «[»',
      'Write "jade".',
      'jade',
    ],
    'the default mode': [
      put('theme.defaultMode', ['light']),
      'manifest-shape',
      '"defaultMode": «[»',
      'Write "light".',
      'harbor',
    ],
  },
  'a size in quotes': {
    'with a unit': [
      put('banners[w_home].slider.spacing', '20px'),
      'manifest-shape',
      '"spacing": «"20px"»',
      'Write 20 without quotes.',
      'jade',
    ],
    'with a space': [
      put('routes[home].main[winners].props.rows', ' 4'),
      'widget-props',
      '"rows": «" 4"»',
      'Write 4 without quotes.',
      'kiosk',
    ],
  },
  'a switch in quotes': {
    yes: [
      put('banners[w_home].slider.pagination', 'yes'),
      'manifest-shape',
      '"pagination": «"yes"»',
      'Write true without quotes.',
      'harbor',
    ],
    'a number': [
      put('routes[live].main[games].props.filter', 0),
      'widget-props',
      '"filter": «0»',
      'Write false',
      'harbor',
    ],
  },
  'an age under the floor': {
    'at the registration': [
      put('routes[register].main[register].props.minimumAge', 0),
      'widget-props',
      '"minimumAge": «0»',
      'See widgets/',
      'harbor',
    ],
    'with a plus': [
      put('regions.footer[footer].props.minimumAge', '18+'),
      'widget-props',
      '"minimumAge": «"18+"»',
      'Write 18',
      'jade',
    ],
  },
  'a locale with a low line': {
    'of a script': [
      put('languages.supported[CN].locale', 'zh_Hans'),
      'manifest-shape',
      '"locale": «"zh_Hans"»',
      'Did you mean "zh-Hans"?',
      'harbor',
    ],
    'and an encoding': [
      put('languages.supported[VI].locale', 'vi_VN.UTF-8'),
      'manifest-shape',
      '"locale": «"vi_VN.UTF-8"»',
      'Did you mean "vi-VN"?',
      'jade',
    ],
  },
  'a route without its slash': {
    'an alias': [
      put('routes[live].aliases', ['live-games']),
      'manifest-shape',
      '«"live-games"»',
      'Did you mean "/live-games"?',
      'harbor',
    ],
    'of a budget': [
      put('budgets', { promotions: { scriptKiB: 90 } }),
      'manifest-shape',
      '«"promotions"»: {',
      'Did you mean "/promotions"?',
      'jade',
    ],
  },
  'a route with a slash at its end': {
    'an alias': [
      put('routes[help].aliases', ['/faq/']),
      'manifest-shape',
      '«"/faq/"»',
      'Did you mean "/faq"?',
      'jade',
    ],
    'of banners': [
      put('banners[w_home].route', '/live/'),
      'unknown-reference',
      '"route": «"/live/"»',
      'Did you mean "/live"?',
      'harbor',
    ],
  },
  'an alias for a list': {
    'two in one text': [
      put('routes[promotions].aliases', '/offers /bonus'),
      'manifest-shape',
      '"aliases": «"/offers /bonus"»',
      'Write ["/offers", "/bonus"].',
      'jade',
    ],
    'a region': [
      put('routes[help].regions', 'header'),
      'manifest-shape',
      '"regions": «"header"»',
      'Write ["header"].',
      'kiosk',
    ],
  },
  'the code of a currency in small letters': {
    'of a country that is not the default': [
      put('tenant.currency', { code: 'vnd', symbol: '₫' }),
      'manifest-shape',
      '"code": «"vnd"»',
      'Did you mean "VND"?',
      'jade',
    ],
    'its sign': [
      put('tenant.currency', { code: '€' }),
      'manifest-shape',
      '"code": «"€"»',
      'ISO 4217',
      'harbor',
    ],
  },
});

export const formVariants: readonly Variant[] = [...parents, ...forms];
