import { add, both, put, type Variant, variants } from './variants.ts';

const banner = (id: string, more: object = {}) => ({
  id,
  picture: { wide: 'assets/logo.svg' },
  title: 'nav.live',
  ...more,
});
const group = (id: string, route: string, ...items: readonly object[]) =>
  add('banners', { id, source: 'manifest', route, items });
const inBottomBar = (to: unknown) =>
  add('regions.bottomBar[bar].props.items', { id: 'fair', label: 'nav.live', icon: 'gift', to });
const href = (address: string) => inBottomBar({ href: address });
const HREF = 'widget-props';
const OUTSIDE = 'Address outside the portal';
/** A file of a font that every brand can name. */
const LATIN = 'package:@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';

/** Things that are said twice, addresses that are the brand's own, and names that mean another thing than they say. */
export const doubleVariants: readonly Variant[] = variants({
  'two banners at one place of the page': {
    'of the page of help': [
      group('own', '/help', banner('a', { place: 1 }), banner('b'), banner('c', { place: 1 })),
      'said-twice',
      '"place": «1»',
      'or write another place',
      'jade',
    ],
    'under conditions that meet': [
      group(
        'own',
        '/',
        banner('a', { place: 3, when: { audience: ['member', 'agent'] } }),
        banner('b', { place: 3, when: { audience: ['agent', 'trial'] } }),
      ),
      'said-twice',
      '"place": «3»',
      'or write another place',
      'harbor',
    ],
  },
  'two banners of two groups at one place': {
    'of which one is for members': [
      both(
        group('own', '/live', banner('a', { place: 2 })),
        group('more', '/live', banner('a', { place: 2, when: { audience: ['member'] } })),
      ),
      'said-twice',
      '"place": «2»',
      'Take it out of one of them',
      'jade',
    ],
    'of a group in a language': [
      both(
        group('own', '/', banner('a', { place: 1 })),
        add('banners', {
          id: 'more',
          source: 'manifest',
          route: '/',
          when: { languages: ['EN'] },
          items: [banner('b', { place: 1 })],
        }),
      ),
      'said-twice',
      '"place": «1»',
      'Take it out of one of them',
    ],
  },
  'an account type that is agent and trial': {
    'in both lists': [
      put('tenant.accountTypes', { agent: [1, 2, 4], trial: [4] }),
      'said-twice',
      '«4»',
      'write another account type',
      'jade',
    ],
    'twice in one list': [
      put('tenant.accountTypes', { agent: [1, 2, 41, 41] }),
      'said-twice',
      '«41»',
      'Take',
      'harbor',
    ],
  },
  'a vendor in two groups of a category': {
    'of an inherited group': [
      put('vendors.map', [{ id: 'PVP', belong: 'SPORTS', vendors: ['DS88'] }]),
      'said-twice',
      '«"DS88"»',
      'write another vendor',
      'jade',
    ],
    'of two new ones': [
      put('vendors.map', [
        { id: 'FISH', belong: 'RNG', vendors: ['JILI', 'CQ9'] },
        { id: 'PVP', belong: 'RNG', vendors: ['KY', 'JILI'] },
      ]),
      'said-twice',
      '«"JILI"»',
      'write another vendor',
      'harbor',
    ],
  },
  'a vendor that is shown as itself': {
    'in a language': [
      put('vendors.shown', [{ id: 'TF', as: 'TF', language: 'VI' }]),
      'value-itself',
      '"as": «"TF"»',
      'Write another value for "as"',
      'jade',
    ],
    'an inherited one': [
      put('vendors.shown', [{ id: 'BTI', as: 'BTI' }]),
      'value-itself',
      '"as": «"BTI"»',
      'Write another value for "as"',
      'harbor',
    ],
  },
  'a pair of one colour': {
    'an inherited one': [
      put('theme.contrast', [{ id: 'footerText', on: 'color.footer.text' }]),
      'value-itself',
      '"on": «"color.footer.text"»',
      'Write another value for "on"',
      'jade',
    ],
    'of surfaces': [
      put('theme.contrast', [{ id: 'mine', text: 'color.surface.base', on: 'color.surface.base', ratio: 3 }]),
      'value-itself',
      '"on": «"color.surface.base"»',
      'Write another value for "on"',
      'harbor',
    ],
  },
  'one entry of a menu under two ids': {
    'of which one is inherited': [
      add('regions.bottomBar[bar].props.items', {
        id: 'start',
        label: 'nav.home',
        icon: 'home',
        to: { route: 'home' },
      }),
      'item-twin',
      '"id": «"start"»',
      'Take one of the two out',
      'jade',
    ],
    'on the page of what is not there': [
      add(
        'notFound.main[notFound].props.links',
        { id: 'care', label: 'nav.support', icon: 'support', to: { action: 'customerService' } },
        { id: 'help', label: 'nav.support', icon: 'support', to: { action: 'customerService' } },
      ),
      'item-twin',
      '"id": «"help"»',
      'Take one of the two out',
      'harbor',
    ],
  },
  'banners for a page that shows none': {
    'of its own': [
      group('own', '/privacy', banner('a')),
      'page-unshown',
      '"route": «"/privacy"»',
      'Place "banner-slider" there',
      'jade',
    ],
    'of the page of the login': [
      add('banners', { id: 'w_login', route: '/login' }),
      'page-unshown',
      '"route": «"/login"»',
      'Place "banner-slider" there',
      'kiosk',
    ],
  },
  'a page of its own by its host': {
    'the home page': [
      both(put('domains', ['brand.example', 'harbor.localhost']), href('https://brand.example')),
      'link-own',
      '"href": «"https://brand.example"»',
      'Write { "route": "home" }',
      'harbor',
    ],
    'by another domain, in capitals': [
      both(put('domains', ['brand.example', 'm.brand.example']), href('https://M.Brand.example/live#top')),
      'link-own',
      '"href": «"https://M.Brand.example/live#top"»',
      'Write { "route": "live"',
      'jade',
    ],
  },
  'its host, where no page is': {
    'a file': [
      both(put('domains', ['brand.example']), href('https://brand.example/app.apk')),
      'link-own',
      '"href": «"https://brand.example/app.apk"»',
      'there is none at this address',
      'jade',
    ],
    'with a port': [
      both(put('domains', ['brand.example']), href('https://brand.example:8443/vip')),
      'link-own',
      '"href": «"https://brand.example:8443/vip"»',
      'there is none at this address',
      'harbor',
    ],
  },
  'a scheme twice': {
    'of another kind': [
      href('https://http://help.example'),
      HREF,
      '"href": «"https://http://help.example"»',
      OUTSIDE,
      'jade',
    ],
    'of mail': [
      href('mailto:mailto:help@brand.example'),
      HREF,
      '"href": «"mailto:mailto:help@brand.example"»',
      OUTSIDE,
      'harbor',
    ],
  },
  'a comma in a host': {
    'at its end': [
      href('https://help.example,com'),
      HREF,
      '"href": «"https://help.example,com"»',
      OUTSIDE,
      'kiosk',
    ],
    'two addresses': [
      href('https://a.example, https://b.example'),
      HREF,
      '"href": «"https://a.example, https://b.example"»',
      OUTSIDE,
      'jade',
    ],
  },
  'a host of the machine itself': {
    'by its number': [
      href('https://127.0.0.1/help'),
      HREF,
      '"href": «"https://127.0.0.1/help"»',
      OUTSIDE,
      'jade',
    ],
    'of a brand here': [
      href('http://aurora.localhost:5173/'),
      HREF,
      '"href": «"http://aurora.localhost:5173/"»',
      OUTSIDE,
      'harbor',
    ],
  },
  'a mail address without a domain': {
    'without its sign': [
      href('mailto:help.brand.example'),
      HREF,
      '"href": «"mailto:help.brand.example"»',
      OUTSIDE,
      'jade',
    ],
    'a telephone in words': [href('tel:call us'), HREF, '"href": «"tel:call us"»', OUTSIDE, 'harbor'],
  },
  'pictures that come without a lock': {
    'with a path': [
      put('platform.imageOrigins', ['http://images.example/games/']),
      'manifest-shape',
      '«"http://images.example/games/"»',
      'https://images.example',
      'jade',
    ],
    games: [
      put('platform.gameOrigins', ['http://play.example']),
      'manifest-shape',
      '«"http://play.example"»',
      'https://play.example',
      'harbor',
    ],
  },
  'a budget that limits nothing': {
    'null within': [
      put('budgets', { '/live': { scriptKiB: null } }),
      'manifest-shape',
      '"/live": «{»',
      'Add one of them',
      'jade',
    ],
    'a number alone': [
      put('budgets', { '/live': 130 }),
      'manifest-shape',
      '"/live": «130»',
      'Write an object with "scriptKiB" or "styleKiB".',
      'harbor',
    ],
  },
  'a budget in bytes': {
    'of styles': [
      put('budgets', { '/': { styleKiB: 20480 } }),
      'manifest-shape',
      '"styleKiB": «20480»',
      'KiB of styles',
      'jade',
    ],
    'with its unit': [
      put('budgets', { '/help': { scriptKiB: '130 KiB' } }),
      'manifest-shape',
      '"scriptKiB": «"130 KiB"»',
      'Write 130 without quotes.',
      'kiosk',
    ],
  },
  'a time zone with its sign turned': {
    'of a season': [
      put('seasons.tet', { from: '2091-01-20', until: '2091-02-20', timeZone: 'Etc/GMT-7' }),
      'zone-fixed',
      '"timeZone": «"Etc/GMT-7"»',
      'the zone of a city',
    ],
    'of a condition': [
      put('routes[help].when', { from: '2090-12-21', timeZone: 'Etc/GMT+8' }),
      'zone-fixed',
      '"timeZone": «"Etc/GMT+8"»',
      'the zone of a city',
      'jade',
    ],
  },
  'a time zone without summer time': {
    'of a mode': [
      put('theme.modes', [
        { id: 'frost', scheme: 'dark', when: { from: '2090-12-21', until: '2091-01-07', timeZone: 'MST' } },
      ]),
      'zone-fixed',
      '"timeZone": «"MST"»',
      'the zone of a city',
      'harbor',
    ],
    'in small letters': [
      put('timeZone', 'est'),
      'zone-fixed',
      '"timeZone": «"est"»',
      'the zone of a city',
      'kiosk',
    ],
  },
  'a time that the clocks leave out': {
    'of banners': [
      put('banners[w_live].when', { until: '2090-03-26T01:30', timeZone: 'Europe/London' }),
      'time-skipped',
      '"until": «"2090-03-26T01:30"»',
      'Write "2090-03-26T02:30"',
      'jade',
    ],
    'of a season': [
      put('seasons.spring', { from: '2090-03-12T02:15', until: '2090-04-01', timeZone: 'America/New_York' }),
      'time-skipped',
      '"from": «"2090-03-12T02:15"»',
      'Write "2090-03-12T03:15"',
      'harbor',
    ],
  },
  'a font that no token names': {
    'in another writing': [
      add('theme.fonts', { id: 'arabic', family: 'Noto Kufi', weight: '400 700', files: [{ src: LATIN }] }),
      'font-unused',
      '"family": «"Noto Kufi"»',
      'Write "Noto Kufi" first in the list',
      'jade',
    ],
    'a part of its name': [
      put('theme.fonts[display].family', 'Unbound'),
      'font-unknown',
      'brands/aurora/tokens.json: "display": { "$value": [«"Unbounded"», "Manrope", "system-ui", "sans-serif"] }',
      'Did you mean "Unbound"?',
    ],
  },
});
