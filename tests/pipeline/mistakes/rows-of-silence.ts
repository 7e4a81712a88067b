import type { Draft } from './prepared.ts';
import { inPromotions, type Mistake, menuEntry, mistakes } from './rows.ts';

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

/** Names and keys with a slip, of which one finding is enough. */
const names = mistakes({
  'a section': [
    (brand) => {
      brand.feautres = brand.features;
      delete brand.features;
    },
    'unknown-key',
    '«"feautres"»: {',
    'Did you mean "features"?',
  ],
  'a setting': [
    (brand) => {
      brand.routes[3].main[0].props = { layuot: 'lead' };
    },
    'unknown-key',
    '«"layuot"»: "lead"',
    'Did you mean "layout"?',
  ],
  'a choice': [
    (brand) => {
      brand.routes[3].main[0].props = { layout: 'laed' };
    },
    'widget-props',
    '"layout": «"laed"»',
    'Did you mean "lead"?',
  ],
  'a placement': [
    (brand) => {
      brand.routes[3].main[0].id = 'promotoins';
    },
    'id-unknown',
    '"id": «"promotoins"»',
    'Did you mean "promotions"?',
  ],
  'a page': [
    (brand) => {
      brand.routes[3].id = 'promotoins';
    },
    'id-unknown',
    '"id": «"promotoins"»',
    'Did you mean "promotions"?',
  ],
  'a widget': [
    (brand) => {
      brand.routes[3].main.push({ id: 'text', widget: 'rich-txet', props: { content: 'privacy' } });
    },
    'unknown-widget',
    '"widget": «"rich-txet"»',
    'Did you mean "rich-text"?',
  ],
  'a slot': [
    (brand) => {
      brand.regions.header[0].slots = { tolls: [] };
    },
    'unknown-slot',
    '«"tolls"»: []',
    'Did you mean "tools"?',
  ],
  'a place in a list': [
    (brand) => {
      brand.routes[0].main[0].$before = 'lotteris';
    },
    'list-anchor',
    '"$before": «"lotteris"»',
    'Did you mean "lotteries"?',
  ],
  'two places in a list': [
    (brand) => {
      brand.routes[0].main[0].$after = 'lotteries';
    },
    'list-directive',
    '«"$before"»: "lotteries"',
    'keep one of the two',
  ],
  'a place of a page': [
    (brand) => {
      brand.routes.push({
        id: 'rules',
        path: '/rules',
        title: 'nav.live',
        main: [{ id: 'text', widget: 'rich-text', props: { content: 'privacy' } }],
      });
      menuEntry({ route: 'rules', hash: 'yuor-rights' })(brand);
    },
    'hash-unknown',
    '"hash": «"yuor-rights"»',
    'A heading gets an id so',
  ],
  'a circle of places in a list': [
    (brand) => {
      brand.panels.memberCentre = {
        pages: [
          { id: 'withdraw', $after: 'depositv2' },
          { id: 'depositv2', $after: 'withdraw' },
        ],
      };
    },
    'list-circle',
    '"$after": «"withdraw"»',
    'Take "$after" out of one of them',
  ],
  'a feature that is asked for': [
    inPromotions({ features: ['mision'] }),
    'unknown-reference',
    '«"mision"»',
    'Did you mean "missions"?',
  ],
  'a feature that nothing asks for': [
    (brand) => {
      brand.features.lounge = { fixed: true };
    },
    'feature-unused',
    '«"lounge"»: {',
    'Name it in a "when"',
  ],
  'the default language': [
    (brand) => {
      brand.languages.default = 'EM';
    },
    'unknown-reference',
    '"default": «"EM"»',
    'EN',
  ],
  'the default mode': [
    (brand) => {
      brand.theme.defaultMode = 'drak';
    },
    'unknown-reference',
    '"defaultMode": «"drak"»',
    'Did you mean "dark"?',
  ],
  'a language twice': [
    (brand) => {
      brand.languages.supported.push({ code: 'EN', locale: 'en-GB' });
    },
    'language-twice',
    '"code": «"EN"»',
    'Keep one of the two',
  ],
  'a mode under the name of another': [
    (brand) => {
      brand.theme.modes = [{ id: 'dusk', scheme: 'dark', label: 'mode.dark' }];
    },
    'mode-label-twice',
    '"label": «"mode.dark"»',
    'another text',
  ],
  'an id twice': [
    (brand) => {
      brand.routes.push({ ...brand.routes[3] });
    },
    'duplicate-id',
    '"id": «"promotions"»',
    'another id',
  ],
  'an address of another page': [
    (brand) => {
      brand.routes.push({
        id: 'lobby',
        path: '/live',
        title: 'nav.live',
        entry: true,
        main: [{ id: 'text', widget: 'rich-text', props: { content: 'privacy' } }],
      });
    },
    'path-collision',
    '"path": «"/live"»',
    'one page only',
  ],
  'an address of the platform': [
    (brand) => {
      brand.routes.push({
        id: 'lobby',
        path: '/wps',
        title: 'nav.live',
        entry: true,
        main: [{ id: 'text', widget: 'rich-text', props: { content: 'privacy' } }],
      });
    },
    'path-reserved',
    '"path": «"/wps"»',
    'another address',
  ],
  'an asset that is not there': [
    (brand) => {
      brand.assets.logo = 'assets/lgoo.svg';
    },
    'asset-missing',
    '"logo": «"assets/lgoo.svg"»',
    'logo.svg',
  ],
  'a text that is not there': [
    (brand) => {
      brand.routes[3].title = 'nav.promotoins';
    },
    'message-missing',
    '"title": «"nav.promotoins"»',
    'messages/EN.json',
  ],
  'a jurisdiction': [
    (brand) => {
      brand.jurisdiction = 'XMM';
    },
    'unknown-reference',
    '"jurisdiction": «"XMM"»',
    'jurisdictions/XMM.json',
  ],
  'the folder': [
    (brand) => {
      brand.id = 'aurorra';
    },
    'brand-folder',
    '"id": «"aurorra"»',
    'Write "id": "aurora"',
  ],
  'the version': [
    (brand) => {
      brand.schemaVersion = 2;
    },
    'schema-version-unknown',
    '"schemaVersion": «2»',
    'up to version 1',
  ],
  'no version': [
    (brand) => {
      delete brand.schemaVersion;
    },
    'schema-version-missing',
    '«{»',
    'Write "schemaVersion": 1',
  ],
});

/** Mistakes that took away what is inherited, or hid each other: each is told alone. */
const alone = mistakes({
  'the id of a page under a misspelt key': [
    (brand) => {
      brand.routes[3] = { di: 'promotions', main: brand.routes[3].main };
    },
    'unknown-key',
    '«"di"»: "promotions"',
    'Did you mean "id"?',
  ],
  'the id of a placement under a misspelt key': [
    (brand) => {
      brand.routes[3].main = [{ Id: 'promotions', props: { layout: 'lead' } }];
    },
    'unknown-key',
    '«"Id"»: "promotions"',
    'Did you mean "id"?',
  ],
  'a number for the id of a page': [
    (brand) => {
      brand.routes[3].id = 12;
    },
    'manifest-shape',
    '"id": «12»',
    'The name of a thing',
  ],
  'a text among pages': [
    (brand) => {
      brand.routes.push('fair');
    },
    'manifest-shape',
    '«"fair"»',
    'One page of the portal.',
  ],
  'a text for all pages': [
    (brand) => {
      brand.routes = 'fair';
    },
    'manifest-shape',
    '"routes": «"fair"»',
    'Put [ and ] around it.',
  ],
  'an object for the pages of a panel': [
    (brand) => {
      brand.panels.memberCentre = { pages: { withdraw: { main: [] } } };
    },
    'manifest-shape',
    '"pages": «{»',
    '[',
  ],
  'a text for all pictures': [
    (brand) => {
      brand.assets = 'assets/logo.svg';
    },
    'manifest-shape',
    '"assets": «"assets/logo.svg"»',
    'Named files of the brand.',
  ],
  'a panel with a hyphen': [
    (brand) => {
      delete brand.panels.agentCentre;
      brand.panels['agent-centre'] = { pages: [{ id: 'teamManagement', main: [{ id: 'team' }] }] };
    },
    'id-unknown',
    '«"agent-centre"»: {',
    'Did you mean "agentCentre"?',
  ],
  'a switch under a misspelt key': [
    (brand) => {
      brand.features = { ...brand.features, responsiblePlay: { fxied: true } };
    },
    'unknown-key',
    '«"fxied"»: true',
    'Did you mean "fixed"?',
  ],
  'a locale with its letters swapped': [
    (brand) => {
      brand.languages.supported.find(({ code }: Draft) => code === 'EN').locale = 'ne';
    },
    'locale-swapped',
    '"locale": «"ne"»',
    'Did you mean "en"?',
  ],
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

export const silences: readonly Mistake[] = [...never, ...names, ...alone];
