import type { Draft } from './prepared.ts';
import { add, both, put, type Variant, variants } from './variants.ts';

/** Leaves a brand the first languages only, each brand having its own first ones. */
const inThreeLanguages = (edit: (brand: Draft) => void) => (brand: Draft) => {
  brand.languages.supported = brand.languages.supported.slice(0, 3);
  edit(brand);
};
const season = (from: string, until: string) => ({ from, until });
const modes = (...all: readonly object[]) => put('theme.modes', all);
const text = (when: unknown) => ({ id: 'note', widget: 'rich-text', props: { content: 'privacy' }, when });
const inHelp = (when: unknown) => put('routes[help].when', when);
const onHelp = (when: unknown, inner: unknown) =>
  both(put('routes[help].when', when), add('routes[help].main', text(inner)));
const ofFish = (when: unknown) => put('regions.sideMenu[menu].props.items[fish].when', when);
const ofVendor = (when: unknown) => put('vendors.offered', [{ id: 'TF', when }]);
const twoSeasons = (first: object, second: object) => put('seasons', { frost: first, tet: second });

/** Conditions that say nothing, and times that never come. */
const idle = variants({
  'every kind of visitor': {
    'of a banner': [
      put('banners[w_live].when', { audience: ['trial', 'agent', 'member', 'visitor'] }),
      'condition-idle',
      '"audience": «[»',
      'Take it out',
      'jade',
    ],
    'every language': [
      inThreeLanguages(inHelp({ languages: ['EN', 'TY', 'ID'] })),
      'condition-idle',
      '"languages": «[»',
      'Take it out',
      'kiosk',
    ],
  },
  'every day of the week': {
    'of a mode, sunday first': [
      modes({
        id: 'frost',
        scheme: 'dark',
        when: { days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] },
      }),
      'condition-idle',
      '"days": «[»',
      'Take it out',
      'jade',
    ],
    'beside an audience': [
      ofVendor({
        audience: ['member'],
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
      }),
      'condition-idle',
      '"days": «[»',
      'Take it out',
      'harbor',
    ],
  },
  'a season that is over': {
    'of a mode': [
      modes({ id: 'frost', scheme: 'dark', when: season('2019-12-01', '2020-01-07') }),
      'time-over',
      '"when": «{»',
      'Remove what stands under it',
      'jade',
    ],
    'with a name': [
      both(put('seasons.tet', season('2021-02-10', '2021-02-20')), inHelp({ season: 'tet' })),
      'season-over',
      '"until": «"2021-02-20"»',
      'every',
      'harbor',
    ],
  },
  'a day that the season does not have': {
    'of banners': [
      put('banners[w_live].when', { ...season('2090-12-30', '2091-01-01'), days: ['monday'] }),
      'time-never',
      '"when": «{»',
      'Compare from, until and days',
      'jade',
    ],
    'of a season with a name': [
      both(
        put('seasons.tet', season('2090-12-25', '2090-12-26')),
        put('routes[promotions].when', { season: 'tet', days: ['tuesday'] }),
      ),
      'time-never',
      '"when": «{»',
      'Compare',
      'harbor',
    ],
  },
  'a season on a page of another': {
    'with names': [
      both(
        twoSeasons(season('2090-12-01', '2091-01-07'), season('2091-01-20', '2091-02-20')),
        onHelp({ season: 'frost' }, { season: 'tet' }),
      ),
      'time-never',
      '"when": «{»',
      'Compare',
    ],
    'days on a page of other days': [
      onHelp({ days: ['saturday', 'sunday'] }, { days: ['monday'] }),
      'time-never',
      '"when": «{»',
      'Compare',
      'jade',
    ],
  },
  'a time zone alone': {
    'of banners': [
      put('banners[w_live].when', { timeZone: 'Asia/Ho_Chi_Minh' }),
      'zone-idle',
      '"timeZone": «"Asia/Ho_Chi_Minh"»',
      'Say when this holds',
      'jade',
    ],
    'of a mode': [
      modes({ id: 'frost', scheme: 'dark', when: { timeZone: 'Europe/Oslo' } }),
      'zone-idle',
      '"timeZone": «"Europe/Oslo"»',
      'Say when this holds',
      'harbor',
    ],
  },
  'a time zone beside an audience': {
    'beside a language': [
      ofFish({ languages: ['VI'], timeZone: 'Asia/Ho_Chi_Minh' }),
      'zone-idle',
      '"timeZone": «"Asia/Ho_Chi_Minh"»',
      'Say when this holds',
      'jade',
    ],
    'beside a season with a name': [
      both(
        put('seasons.tet', season('2091-01-20', '2091-02-20')),
        inHelp({ season: 'tet', timeZone: 'Asia/Seoul' }),
      ),
      'zone-idle',
      '"timeZone": «"Asia/Seoul"»',
      'Say when this holds',
      'harbor',
    ],
  },
  'a time zone beside times that say theirs': {
    'one time alone': [
      put('banners[w_live].when', { until: '2091-01-07T00:00+07:00', timeZone: 'Asia/Ho_Chi_Minh' }),
      'zone-idle',
      '"timeZone": «"Asia/Ho_Chi_Minh"»',
      'Take the time zone out',
      'jade',
    ],
    'of a season': [
      both(
        put('seasons.tet', { from: '2091-01-20T00:00Z', until: '2091-02-20T00:00Z', timeZone: 'Asia/Seoul' }),
        inHelp({ season: 'tet' }),
      ),
      'zone-idle',
      '"timeZone": «"Asia/Seoul"»',
      'Take the time zone out',
      'harbor',
    ],
  },
  'an age under the rule of a place': {
    'of another place': [
      both(
        put('jurisdiction', 'XM'),
        put('features.responsiblePlay', { fixed: true }),
        put('regions.footer[footer].props.minimumAge', 20),
      ),
      'rule-least',
      '"minimumAge": «20»',
      'or more at',
      'kiosk',
    ],
    'at the registration': [
      both(
        put('jurisdiction', 'XV'),
        put('features.responsiblePlay', { fixed: true }),
        put('routes[register].main[register].props.minimumAge', 16),
      ),
      'rule-least',
      '"minimumAge": «16»',
      'or more at',
      'kiosk',
    ],
  },
});

/** Modes whose colours are those of the other scheme. */
const schemes = variants({
  'the scheme of a light mode': {
    'in another brand': [
      modes({ id: 'light', scheme: 'dark' }),
      'mode-scheme',
      '"scheme": «"dark"»',
      'Write "light"',
      'jade',
    ],
    'with a capital': [
      put('theme.modes', [{ id: 'light', scheme: 'Light' }]),
      'manifest-shape',
      '"scheme": «"Light"»',
      'Did you mean "light"?',
      'harbor',
    ],
  },
  'the scheme of a dark mode': {
    'in another brand': [
      modes({ id: 'dark', scheme: 'light' }),
      'mode-scheme',
      '"scheme": «"light"»',
      'Write "dark"',
      'jade',
    ],
    'of a mode that is based on it': [
      modes({ id: 'dark', scheme: 'light', label: 'nav.live' }),
      'mode-scheme',
      '"scheme": «"light"»',
      'Write "dark"',
      'harbor',
    ],
  },
});

export const timeVariants: readonly Variant[] = [...idle, ...schemes];
