import type { Draft } from './prepared.ts';
import { inPromotions, type Mistake, mistakes } from './rows.ts';

const inThreeLanguages = (edit: Mistake['edit']) => (brand: Draft) => {
  brand.languages.supported = brand.languages.supported.slice(0, 3);
  edit(brand);
};
const season = (from: string, until: string) => ({ from, until });
const modes =
  (...all: readonly object[]) =>
  (brand: Draft) => {
    brand.theme.modes = all;
  };
const banners =
  (...all: readonly object[]) =>
  (brand: Draft) => {
    brand.banners = all;
  };
const inWithdraw = (when: object, inner: object) => (brand: Draft) => {
  const main = [{ id: 'note', widget: 'rich-text', props: { content: 'privacy' }, when: inner }];
  brand.panels.memberCentre = { pages: [{ id: 'withdraw', when, main }] };
};

/** Parts that never show, though nothing about them is of a wrong form. */
const never = mistakes({
  'a group of banners behind the usual one': [
    banners({ id: 'w_fair', route: '/' }),
    'never-first',
    '"id": «"w_fair"»',
    'take one of the two out',
  ],
  'banners of a season behind the usual ones': [
    banners({ id: 'w_fair', route: '/', when: season('2090-12-01', '2091-01-07') }),
    'never-first',
    '"id": «"w_fair"»',
    'write "$before": "w_home"',
  ],
  'banners of a kind of visitors behind the usual ones': [
    banners({ id: 'w_agents', route: '/promotions', when: { audience: ['agent'] } }),
    'never-first',
    '"id": «"w_agents"»',
    'write "$before": "w_promotion"',
  ],
  'banners of a language behind the usual ones': [
    banners({ id: 'w_es', route: '/live', when: { languages: ['ES'] } }),
    'never-first',
    '"id": «"w_es"»',
    'write "$before": "w_live"',
  ],
  'banners behind two groups of which one always shows': [
    banners(
      { id: 'w_promotion', $remove: true },
      { id: 'w_in', route: '/promotions', when: { audience: ['member', 'agent', 'trial'] } },
      { id: 'w_out', route: '/promotions', when: { not: { audience: ['member'] } } },
      { id: 'w_rest', route: '/promotions', when: { languages: ['EN'] } },
    ),
    'never-first',
    '"id": «"w_rest"»',
    'take one of the two out',
  ],
  'a season within an earlier one': [
    modes(
      { id: 'frost', scheme: 'dark', when: season('2090-12-01', '2091-02-01') },
      { id: 'xmas', scheme: 'dark', when: season('2090-12-20', '2091-01-01') },
    ),
    'never-first',
    '"id": «"xmas"»',
    'write "$before": "frost"',
  ],
  'the same season twice': [
    modes(
      { id: 'frost', scheme: 'dark', when: season('2090-12-01', '2091-02-01') },
      { id: 'ice', scheme: 'dark', when: season('2090-12-01', '2091-02-01') },
    ),
    'never-first',
    '"id": «"ice"»',
    'take one of the two out',
  ],
  'a day of a season': [
    modes(
      { id: 'frost', scheme: 'light', when: season('2090-12-01', '2091-02-01') },
      { id: 'sunday', scheme: 'light', when: { ...season('2090-12-01', '2091-01-01'), days: ['sunday'] } },
    ),
    'never-first',
    '"id": «"sunday"»',
    'write "$before": "frost"',
  ],
  'a language that is not spoken': [
    inThreeLanguages(inPromotions({ languages: ['KO'] })),
    'condition-never',
    '«"KO"»',
    '"EN", "ID" or "ES"',
  ],
  'languages that are not spoken': [
    inThreeLanguages(inPromotions({ languages: ['KO', 'JA'] })),
    'condition-never',
    '«"KO"»',
    'add "KO" or "JA" to languages.supported',
  ],
  'one language of two that is not spoken': [
    inThreeLanguages(inPromotions({ languages: ['EN', 'KO'] })),
    'language-unspoken',
    '«"KO"»',
    'Take it out',
  ],
  'a language that is not spoken, ruled out': [
    inThreeLanguages(inPromotions({ not: { languages: ['KO'] } })),
    'language-unspoken',
    '«"KO"»',
    'Take it out',
  ],
  'a vendor in a language that is not spoken': [
    inThreeLanguages((brand) => {
      brand.vendors = { offered: [{ id: 'DS88', when: { languages: ['KO'] } }] };
    }),
    'condition-never',
    '«"KO"»',
    'languages.supported',
  ],
  'an entry of a menu in a language that is not spoken': [
    inThreeLanguages((brand) => {
      brand.regions.sideMenu = [
        { id: 'menu', props: { items: [{ id: 'fish', when: { languages: ['TH'] } }] } },
      ];
    }),
    'condition-never',
    '«"TH"»',
    'languages.supported',
  ],
  'every language ruled out': [
    inThreeLanguages(inPromotions({ not: { languages: ['EN', 'ID', 'ES'] } })),
    'condition-never',
    '"when": «{»',
    'Take one of the two out',
  ],
  'every kind of visitor ruled out': [
    inPromotions({ not: { audience: ['visitor', 'member', 'agent', 'trial'] } }),
    'condition-never',
    '"when": «{»',
    'Take one of the two out',
  ],
  'a visitor on a page for agents': [
    inWithdraw({ audience: ['agent'] }, { audience: ['visitor'] }),
    'condition-never',
    '"when": «{»',
    'Take one of the two out',
  ],
  'a language on a page in another': [
    inWithdraw({ languages: ['EN'] }, { languages: ['ES'] }),
    'condition-never',
    '"when": «{»',
    'Take one of the two out',
  ],
  'an audience that is ruled out beside it': [
    inPromotions({ audience: ['agent'], not: { audience: ['agent'] } }),
    'contradictory-when',
    '"when": «{»',
    'Take one of the two out',
  ],
  'an audience and a language that are ruled out together': [
    inPromotions({
      audience: ['agent'],
      languages: ['EN'],
      not: { audience: ['agent', 'member'], languages: ['EN'] },
    }),
    'condition-never',
    '"when": «{»',
    'Take one of the two out',
  ],
  'a visitor, and within one, members': [
    inPromotions({ audience: ['member'], not: { not: { audience: ['visitor'] } } }),
    'condition-never',
    '"when": «{»',
    'Take one of the two out',
  ],
  'the rest of the visitors of a page ruled out': [
    inWithdraw(
      { audience: ['member', 'agent'], not: { audience: ['member'] } },
      { not: { audience: ['agent'] } },
    ),
    'condition-never',
    '"when": «{»',
    'Take one of the two out',
  ],
  'every kind of visitor': [
    inPromotions({ audience: ['visitor', 'member', 'agent', 'trial'] }),
    'condition-idle',
    '"audience": «[»',
    'Take it out',
  ],
  'every day of the week': [
    inPromotions({ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] }),
    'condition-idle',
    '"days": «[»',
    'Take it out',
  ],
  'a season that is over': [
    inPromotions(season('2020-12-01', '2021-01-07')),
    'time-over',
    '"when": «{»',
    'Remove what stands under it',
  ],
  'a day that the season does not have': [
    inPromotions({ ...season('2090-12-25', '2090-12-26'), days: ['tuesday'] }),
    'time-never',
    '"when": «{»',
    'Compare from, until and days',
  ],
  'a season on a page of another': [
    inWithdraw(season('2090-12-01', '2091-01-07'), season('2091-06-01', '2091-07-01')),
    'time-never',
    '"when": «{»',
    'Compare from, until and days',
  ],
  'a time zone alone': [
    inPromotions({ timeZone: 'Asia/Seoul' }),
    'zone-idle',
    '"timeZone": «"Asia/Seoul"»',
    'Say when this holds',
  ],
  'a time zone beside an audience': [
    inPromotions({ audience: ['member'], timeZone: 'Asia/Seoul' }),
    'zone-idle',
    '"timeZone": «"Asia/Seoul"»',
    'Say when this holds',
  ],
  'a time zone beside times that say theirs': [
    inPromotions({ from: '2090-12-21T00:00Z', until: '2091-01-07T00:00+09:00', timeZone: 'Asia/Seoul' }),
    'zone-idle',
    '"timeZone": «"Asia/Seoul"»',
    'Take the time zone out',
  ],
  'an age under the rule of a place': [
    (brand) => {
      brand.jurisdiction = 'XV';
      brand.regions.footer = [{ id: 'footer', props: { minimumAge: 16 } }];
    },
    'rule-least',
    '"minimumAge": «16»',
    'or more at',
  ],
});

/** Modes whose colours are those of the other scheme. */
const schemes = mistakes({
  'the scheme of a light mode': [
    modes({ id: 'light', scheme: 'dark' }),
    'mode-scheme',
    '"scheme": «"dark"»',
    'Write "light"',
  ],
  'the scheme of a dark mode': [
    modes({ id: 'dark', scheme: 'light' }),
    'mode-scheme',
    '"scheme": «"light"»',
    'Write "dark"',
  ],
});

export const silences: readonly Mistake[] = [...never, ...schemes];
