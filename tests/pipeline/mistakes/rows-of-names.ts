import type { Draft } from './prepared.ts';
import { inPromotions, type Mistake, menuEntry, mistakes } from './rows.ts';

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
  'a name with a sign of HTML': [
    (brand) => {
      brand.name = 'Auror&aacute;';
    },
    'name-sign',
    '"name": «"Auror&aacute;"»',
    'Write the character itself',
  ],
  'a name that is not written yet': [
    (brand) => {
      brand.name = '[BRAND NAME]';
    },
    'name-sign',
    '"name": «"[BRAND NAME]"»',
    'Write the name.',
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
  'a setting beside the settings': [
    (brand) => {
      brand.routes[3].main[0].layout = 'lead';
    },
    'unknown-key',
    '«"layout"»: "lead"',
    'It is a setting: write it in "props": { "layout": "lead" }.',
  ],
  'a section within another one': [
    (brand) => {
      brand.tenant.access = { loginFirst: true };
    },
    'unknown-key',
    '«"access"»: {',
    '"access" is a section of the manifest: it stands beside "tenant", and not in it.',
  ],
  'a season that there is not': [
    inPromotions({ season: 'tet' }),
    'unknown-reference',
    '"season": «"tet"»',
    'Write when it is: "seasons": { "tet": { "from":',
  ],
  'the schema of another brand': [
    (brand) => {
      brand.$schema = '../../.livery/schemas/kiosk/brand.schema.json';
    },
    'schema-of-other',
    '"$schema": «"../../.livery/schemas/kiosk/brand.schema.json"»',
    '/brand.schema.json", as "livery check --fix" does.',
  ],
  'a locale with its letters swapped': [
    (brand) => {
      brand.languages.supported.find(({ code }: Draft) => code === 'EN').locale = 'ne';
    },
    'locale-swapped',
    '"locale": «"ne"»',
    'Did you mean "en"?',
  ],
});

export const namings: readonly Mistake[] = [...names, ...alone];
