/** A place in a file of a brand, and what an editor has to show there. */
export interface Position {
  readonly brand: string;
  readonly file?: 'tokens.json' | 'tokens.light.json' | 'messages/EN.json';
  /** Members of the file, beside `$schema` and those that every manifest has; `¦` is where the cursor stands. */
  readonly typed: string;
  /** The labels that are offered, with a part of what stands beside each. */
  readonly offers?: Readonly<Record<string, string>>;
  readonly not?: readonly string[];
  /** A part of what is shown over the place. */
  readonly hover?: string;
  /** All that is marked in the file, each with a part of the reason. */
  readonly marks?: Readonly<Record<string, string>>;
}

const home = (item: string) => `"routes": [{ "id": "home", "main": [${item}] }]`;
const header = (rest: string) => `"regions": { "header": [{ "id": "header", ${rest} }] }`;

/** Keys and sections of the manifest itself. */
const sections: readonly Position[] = [
  {
    brand: 'aurora',
    typed: '"¦"',
    offers: { routes: '', theme: '', vendors: '' },
    not: ['schemaVersion', 'colour'],
  },
  { brand: 'aurora', typed: '"extends": "¦"', offers: { house: '', jade: '' }, not: ['aurora'] },
  { brand: 'jade', typed: '"extends": "huose"', marks: { '"huose"': 'jade has no brand of this name' } },
  { brand: 'kiosk', typed: '"layuot": {}', marks: { '"layuot"': 'not allowed' } },
  { brand: 'harbor', typed: '"layout": { "sideMenu": "¦" }', offers: { column: '', drawer: '' } },
  { brand: 'aurora', typed: '"theme": { "defaultMode": "¦" }', offers: { dark: '', light: '', system: '' } },
  {
    brand: 'kiosk',
    typed: '"theme": { "defaultMode": "¦" }',
    offers: { light: '', system: '' },
    not: ['dark'],
  },
  {
    brand: 'kiosk',
    typed: '"theme": { "defaultMode": "dark" }',
    marks: { '"dark"': 'no mode of this name' },
  },
  {
    brand: 'aurora',
    typed: '"theme": { "modes": [{ "id": "¦" }] }',
    offers: { dark: 'Dark', light: 'Light' },
  },
  { brand: 'jade', typed: '"languages": { "default": "¦" }', offers: { VI: '', EN: '' }, not: ['MS', 'FR'] },
  { brand: 'harbor', typed: '"languages": { "default": "MS" }', marks: { '"MS"': 'no supported language' } },
  {
    brand: 'aurora',
    typed: '"assets": { "¦" }',
    offers: { logo: 'inherited from house: "assets/logo.svg"', icons: '' },
  },
  {
    brand: 'aurora',
    typed: '"assets": { "loog": "assets/logo.svg" }',
    marks: { '"loog"': 'no asset of this name' },
  },
  {
    brand: 'aurora',
    typed: '"jurisdiction": "¦"',
    offers: { XM: 'Isles of Merrow', XV: 'Veldmark' },
    not: ['aurora'],
  },
  {
    brand: 'harbor',
    typed: '"jurisdiction": "XN"',
    marks: { '"XN"': 'no jurisdiction of this name' },
  },
  { brand: 'harbor', typed: '"juris¦diction": "XM"', hover: 'whose rules livery check holds this brand to' },
  { brand: 'aurora', typed: '"features": { "¦" }', offers: { pointsMall: '', speedTest: '' } },
  {
    brand: 'harbor',
    typed: '"features": { "speedTets": { "fixed": false } }',
    marks: { '"speedTets"': 'no feature of this name' },
  },
  {
    brand: 'aurora',
    typed: '"features": { "pointsMall": { "module¦": "X" } }',
    hover: 'Inherited from house',
  },
  { brand: 'jade', typed: '"banners": [{ "id": "¦" }]', offers: { w_home: '/', w_rng: '/rng' } },
  {
    brand: 'jade',
    typed: '"banners": [{ "id": "w_home", "slider": { "variant": "¦" } }]',
    offers: { listed: '', plain: '' },
  },
  { brand: 'kiosk', typed: '"platform": { "launchVersion": 3 }', marks: { 3: 'not accepted' } },
  { brand: 'aurora', typed: '"budgets": { "/": { "¦" } }', offers: { scriptKiB: '', styleKiB: '' } },
];

/** Inherited placements: where they stand, what can be set of them, and what was inherited. */
const placements: readonly Position[] = [
  {
    brand: 'aurora',
    typed: '"routes": [{ "id": "¦" }]',
    offers: { home: '/', elott: '/elott', lottery: '/lottery' },
  },
  {
    brand: 'kiosk',
    typed: '"routes": [{ "id": "home", "¦" }]',
    offers: { main: '', title: 'inherited from house', $remove: '' },
  },
  {
    brand: 'aurora',
    typed: '"routes": [{ "id": "home", "tittle": "nav.rng" }]',
    marks: { '"tittle"': 'not allowed' },
  },
  {
    brand: 'aurora',
    typed: home('{ "id": "¦" }'),
    offers: { hero: 'banner-slider', hot: 'game-grid' },
    not: ['header'],
  },
  {
    brand: 'jade',
    typed: home('{ "id": "hot", "¦" }'),
    offers: { props: '', when: '', $before: '', widget: 'inherited from house: "game-grid"' },
  },
  {
    brand: 'jade',
    typed: home('{ "id": "hot", "props": { "¦" } }'),
    offers: { pageSize: 'inherited from house', card: '', layout: '' },
    not: ['rows'],
  },
  {
    brand: 'jade',
    typed: home('{ "id": "winners", "props": { "¦" } }'),
    offers: { rows: '' },
    not: ['pageSize'],
  },
  {
    brand: 'jade',
    typed: home('{ "id": "hot", "props": { "pageSize¦": 12 } }'),
    hover: 'Inherited from house: ',
  },
  {
    brand: 'jade',
    typed: home('{ "id": "hot", "props": { "source¦": "hot" } }'),
    hover: 'Inherited from house: "hot"',
  },
  {
    brand: 'harbor',
    typed: home('{ "id": "hot", "props": { "card": "¦" } }'),
    offers: { tile: '', row: '' },
    not: ['stacked'],
  },
  {
    brand: 'harbor',
    typed: home('{ "id": "popular", "props": { "card": "rwo" } }'),
    marks: { '"rwo"': 'not accepted' },
  },
  {
    brand: 'harbor',
    typed: home('{ "id": "popular", "props": { "pageSize": "12" } }'),
    marks: { '"12"': 'integer' },
  },
  {
    brand: 'harbor',
    typed: home('{ "id": "popular", "props": { "pagesize": 12 } }'),
    marks: { '"pagesize"': 'not allowed' },
  },
  {
    brand: 'harbor',
    typed: home('{ "id": "hot", "$before": "¦" }'),
    offers: { popular: 'game-grid', hero: '' },
  },
  {
    brand: 'harbor',
    typed: home('{ "id": "new", "widget": "game-grdi" }'),
    marks: { '"game-grdi"': 'no widget of this name' },
  },
  {
    brand: 'aurora',
    typed: home('{ "id": "new", "widget": "¦" }'),
    offers: { 'game-grid': 'games', 'brand-story': '' },
    not: ['game-gird'],
  },
  {
    brand: 'aurora',
    typed: home('{ "id": "new", "widget": "game-grid", "props": { "¦" } }'),
    offers: { pageSize: 'default: ', source: '' },
  },
  {
    brand: 'aurora',
    typed: home('{ "id": "hot", "widget": "winner-list", "props": { "¦" } }'),
    offers: { rows: '' },
    not: ['pageSize'],
  },
  {
    brand: 'aurora',
    typed: header('"slots": { "¦" }'),
    offers: { navigation: '', tools: '' },
    not: ['drawer'],
  },
  {
    brand: 'aurora',
    typed: header('"slots": { "navigaton": [] }'),
    marks: { '"navigaton"': 'header has no slot of this name' },
  },
  { brand: 'aurora', typed: header('"props": { "layout": "¦" }'), offers: { bar: '', stacked: '' } },
  {
    brand: 'kiosk',
    typed: header('"slots": { "navigation": [{ "id": "¦" }] }'),
    offers: { categories: '' },
    not: ['mode'],
  },
  {
    brand: 'harbor',
    typed: header(
      '"slots": { "navigation": [{ "id": "categories", "props": { "items": [{ "id": "¦" }] } }] }',
    ),
    offers: { sports: 'Sports', live: '' },
  },
  {
    brand: 'harbor',
    typed: header(
      '"slots": { "navigation": [{ "id": "categories", "props": { "items": [{ "id": "sports", "icon¦": null }] } }] }',
    ),
    hover: 'Inherited from house: "sports"',
  },
];

/** Names that lead somewhere: pages, dialogs, panels, texts, icons. */
const names: readonly Position[] = [
  {
    brand: 'aurora',
    typed: home('{ "id": "hot", "props": { "more": { "route": "¦" } } }'),
    offers: { rng: '/rng', home: '' },
    not: ['hot'],
  },
  {
    brand: 'kiosk',
    typed: home(
      '{ "id": "lotteries", "widget": "lottery-menu", "props": { "pages": [{ "id": "a", "to": { "route": "rng" } }] } }',
    ),
    marks: { '"rng"': 'kiosk has no route of this name' },
  },
  {
    brand: 'aurora',
    typed: '"access": { "loginRoute": "hoem" }',
    marks: { '"hoem"': 'no route of this name' },
  },
  { brand: 'aurora', typed: '"access": { "open": ["¦"] }', offers: { '/rng': '', '/': '' } },
  { brand: 'jade', typed: '"modals": [{ "id": "¦" }]', offers: { speedTest: '', register: '' } },
  {
    brand: 'jade',
    typed: '"modals": [{ "id": "speedTest", "main": [{ "id": "¦" }] }]',
    offers: { speeds: 'speed-test' },
  },
  { brand: 'jade', typed: '"panels": { "¦" }', offers: { memberCentre: '', agentCentre: '' } },
  {
    brand: 'jade',
    typed: '"panels": { "memberCentre": { "pages": [{ "id": "¦" }] } }',
    offers: { withdraw: 'Withdraw', depositv2: '' },
  },
  {
    brand: 'jade',
    typed:
      '"panels": { "memberCentre": { "pages": [{ "id": "withdraw", "main": [{ "id": "withdrawals", "props": { "pageSize¦": 3 } }] }] } }',
    hover: 'efault',
  },
  { brand: 'harbor', typed: '"notFound": { "title": "¦" }', offers: { 'nav.rng': 'Slots' } },
  {
    brand: 'harbor',
    typed: '"notFound": { "title": "nav.rgn" }',
    marks: { '"nav.rgn"': 'no text of this name' },
  },
  {
    brand: 'jade',
    typed:
      '"notFound": { "main": [{ "id": "notFound", "props": { "links": [{ "id": "rng", "icon": "¦" }] } }] }',
    offers: { home: '', ticket: '' },
  },
  {
    brand: 'jade',
    typed:
      '"notFound": { "main": [{ "id": "notFound", "props": { "links": [{ "id": "rng", "icon": "tikcet" }] } }] }',
    marks: { '"tikcet"': 'no icon of this name' },
  },
  {
    brand: 'jade',
    typed: '"theme": { "contrast": [{ "id": "a", "text": "¦" }] }',
    offers: { 'color.text.primary': '(dark)' },
    not: ['size.edge'],
  },
  {
    brand: 'aurora',
    typed: home('{ "id": "hot", "when": { "features": ["¦"] } }'),
    offers: { pointsMall: 'module' },
  },
  {
    brand: 'aurora',
    typed: home('{ "id": "hot", "when": { "audience": ["¦"] } }'),
    offers: { member: '', visitor: '' },
  },
];

/** Files of tokens and of texts. */
const others: readonly Position[] = [
  { brand: 'aurora', file: 'tokens.json', typed: '"color": { "¦" }', offers: { brand: '', text: '' } },
  {
    brand: 'aurora',
    file: 'tokens.json',
    typed: '"color": { "brand": { "¦" } }',
    offers: { 500: 'inherited from house: #' },
  },
  {
    brand: 'aurora',
    file: 'tokens.json',
    typed: '"color": { "brnad": { "500": { "$value": "#fff" } } }',
    marks: { '"brnad"': 'no token of this name' },
  },
  {
    brand: 'jade',
    file: 'tokens.json',
    typed: '"color": { "brand": { "500": { "$value": "#c2185g" } } }',
    marks: { '"#c2185g"': 'a colour such as' },
  },
  {
    brand: 'jade',
    file: 'tokens.json',
    typed: '"color": { "brand": { "500": { "$value": "{color.accnt.500}" } } }',
    marks: { '"{color.accnt.500}"': 'another token of jade' },
  },
  {
    brand: 'kiosk',
    file: 'tokens.light.json',
    typed: '"color": { "text": { "primary": { "$value": "¦" } } }',
    offers: { '{color.brand.500}': '#' },
    not: ['{size.edge}'],
  },
  {
    brand: 'harbor',
    file: 'tokens.light.json',
    typed: '"color": { "text": { "primary¦": { "$value": "#000" } } }',
    hover: 'Inherited from house: #',
  },
  {
    brand: 'harbor',
    file: 'messages/EN.json',
    typed: '"nav.¦"',
    offers: { 'nav.rng': 'Slots' },
    not: ['jade.lotteries'],
  },
  { brand: 'harbor', file: 'messages/EN.json', typed: '"nav.rng¦": "Slots"', hover: 'Slots' },
  {
    brand: 'kiosk',
    file: 'messages/EN.json',
    typed: '"account.unread¦": "{count} unread"',
    hover: 'count (a number)',
  },
  {
    brand: 'kiosk',
    file: 'messages/EN.json',
    typed: '"nav.rgn": "Slots"',
    marks: { '"nav.rgn"': 'Nothing in kiosk says a text of this key' },
  },
];

/** A repository with portals of another kind, whose brand extends none. */
const bookshop: readonly Position[] = [
  { brand: 'quire', typed: '"shop": { "¦" }', offers: { currency: '' }, not: ['merchantCode'] },
  {
    brand: 'quire',
    typed: home('{ "id": "new", "widget": "¦" }'),
    offers: { 'book-shelf': '', basket: '' },
    not: ['game-grid'],
  },
  {
    brand: 'quire',
    typed: home('{ "id": "new", "widget": "book-shelf", "props": { "shelff": "novels" } }'),
    marks: { '"shelff"': 'not allowed' },
  },
  {
    brand: 'quire',
    typed: '"access": { "loginRoute": "baskt" }',
    marks: { '"baskt"': 'no route of this name' },
  },
  {
    brand: 'quire',
    file: 'messages/EN.json',
    typed: '"¦"',
    offers: { 'basket.title': '' },
    not: ['nav.rng'],
  },
];

export const positions: readonly Position[] = [...sections, ...placements, ...names, ...others, ...bookshop];
