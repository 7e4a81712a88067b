import type { Draft } from './prepared.ts';
import { inPromotions, menuEntry, mistakes } from './rows.ts';

const banner = (id: string, more: object = {}) => ({
  id,
  picture: { wide: 'assets/logo.svg' },
  title: 'nav.live',
  ...more,
});
const ownBanners =
  (...items: readonly object[]) =>
  (brand: Draft) => {
    brand.banners = [{ id: 'own', source: 'manifest', route: '/', items }];
  };
const zone = (timeZone: string) => (brand: Draft) => {
  brand.timeZone = timeZone;
};

/** A file of a font that every brand can name. */
const LATIN = 'package:@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';

/** Things that are said twice, addresses that are the brand's own, and names that mean another thing than they say. */
export const doubles = mistakes({
  'two banners at one place of the page': [
    ownBanners(banner('a', { place: 2 }), banner('b', { place: 2 })),
    'said-twice',
    '"place": «2»',
    'or write another place',
  ],
  'two banners of two groups at one place': [
    (brand) => {
      const group = (id: string) => ({
        id,
        source: 'manifest',
        route: '/',
        items: [banner('a', { place: 1 })],
      });
      brand.banners = [group('own'), group('more')];
    },
    'said-twice',
    '"place": «1»',
    'Take it out of one of them',
  ],
  'an account type that is agent and trial': [
    (brand) => {
      brand.tenant.accountTypes = { trial: [4, 41] };
    },
    'said-twice',
    '«41»',
    'write another account type',
  ],
  'a vendor in two groups of a category': [
    (brand) => {
      brand.vendors = { map: [{ id: 'FISH', belong: 'SPORTS', vendors: ['TF'] }] };
    },
    'said-twice',
    '«"TF"»',
    'write another vendor',
  ],
  'a vendor that is shown as itself': [
    (brand) => {
      brand.vendors = { shown: [{ id: 'DS88', as: 'DS88' }] };
    },
    'value-itself',
    '"as": «"DS88"»',
    'Write another value for "as"',
  ],
  'a pair of one colour': [
    (brand) => {
      const pair = { id: 'mine', text: 'color.text.primary', on: 'color.text.primary', ratio: 1 };
      brand.theme.contrast = [pair];
    },
    'value-itself',
    '"on": «"color.text.primary"»',
    'Write another value for "on"',
  ],
  'one entry of a menu under two ids': [
    (brand) => {
      const entry = { label: 'nav.live', icon: 'gift', to: { route: 'promotions' } };
      const items = [
        { id: 'fair', ...entry },
        { id: 'market', ...entry },
      ];
      brand.regions.sideMenu = [{ id: 'menu', props: { items } }];
    },
    'item-twin',
    '"id": «"market"»',
    'Take one of the two out',
  ],
  'banners for a page that shows none': [
    (brand) => {
      brand.banners = [{ id: 'w_terms', route: '/terms' }];
    },
    'page-unshown',
    '"route": «"/terms"»',
    'Place "banner-slider" there',
  ],
  'a page of its own by its host': [
    (brand) => {
      brand.domains = ['www.brand.example', ...brand.domains];
      menuEntry({ href: 'https://brand.example/promotions/?from=menu' })(brand);
    },
    'link-own',
    '"href": «"https://brand.example/promotions/?from=menu"»',
    'Write { "route": "promotions" }',
  ],
  'its host, where no page is': [
    (brand) => {
      brand.domains = ['brand.example', ...brand.domains];
      menuEntry({ href: 'https://brand.example/nowhere' })(brand);
    },
    'link-own',
    '"href": «"https://brand.example/nowhere"»',
    'there is none at this address',
  ],
  'a scheme twice': [
    menuEntry({ href: 'https://https://help.example' }),
    'widget-props',
    '"href": «"https://https://help.example"»',
    'Address outside the portal',
  ],
  'a comma in a host': [
    menuEntry({ href: 'https://help,example/faq' }),
    'widget-props',
    '"href": «"https://help,example/faq"»',
    'Address outside the portal',
  ],
  'a host of the machine itself': [
    menuEntry({ href: 'https://localhost:5173/help' }),
    'widget-props',
    '"href": «"https://localhost:5173/help"»',
    'Address outside the portal',
  ],
  'a mail address without a domain': [
    menuEntry({ href: 'mailto:help@brand' }),
    'widget-props',
    '"href": «"mailto:help@brand"»',
    'Address outside the portal',
  ],
  'pictures that come without a lock': [
    (brand) => {
      brand.platform = { ...brand.platform, imageOrigins: ['http://images.example'] };
    },
    'manifest-shape',
    '«"http://images.example"»',
    'https://images.example',
  ],
  'a budget that limits nothing': [
    (brand) => {
      brand.budgets = { '/promotions': {} };
    },
    'manifest-shape',
    '"/promotions": «{}»',
    'Add one of them',
  ],
  'a budget in bytes': [
    (brand) => {
      brand.budgets = { '/promotions': { scriptKiB: 150000 } };
    },
    'manifest-shape',
    '"scriptKiB": «150000»',
    'KiB of scripts',
  ],
  'a time zone with its sign turned': [
    zone('Etc/GMT+7'),
    'zone-fixed',
    '"timeZone": «"Etc/GMT+7"»',
    'the zone of a city',
  ],
  'a time zone without summer time': [zone('EST'), 'zone-fixed', '"timeZone": «"EST"»', 'the zone of a city'],
  'a time that the clocks leave out': [
    (brand) => {
      brand.timeZone = 'Europe/Madrid';
      inPromotions({ from: '2090-03-26T02:30' })(brand);
    },
    'time-skipped',
    '"from": «"2090-03-26T02:30"»',
    'Write "2090-03-26T03:30"',
  ],
  'a font that no token names': [
    (brand) => {
      brand.theme.fonts = [{ id: 'extra', family: 'Comfortaa', weight: '400', files: [{ src: LATIN }] }];
    },
    'font-unused',
    '"family": «"Comfortaa"»',
    'Write "Comfortaa" first in the list',
  ],
});
