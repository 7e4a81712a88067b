import { inPromotions, type Mistake, menuEntry, mistakes } from './rows.ts';

/** Forms of `extends` other than the id of a brand. */
const parents = mistakes({
  'two parents': [
    (brand) => {
      brand.extends = ['house', 'jade'];
    },
    'extends-form',
    '"extends": «[»',
    'write "extends": "house" or "extends": "jade"',
  ],
  'a parent in a list': [
    (brand) => {
      brand.extends = ['house'];
    },
    'extends-form',
    '"extends": «[»',
    'write "extends": "house"',
  ],
  'a parent in an object': [
    (brand) => {
      brand.extends = { id: 'house' };
    },
    'extends-form',
    '"extends": «{»',
    'the id of the brand',
  ],
  'true for a parent': [
    (brand) => {
      brand.extends = true;
    },
    'extends-form',
    '"extends": «true»',
    'the id of the brand',
  ],
  'no parent': [
    (brand) => {
      delete brand.extends;
    },
    'extends-missing',
    '«{»',
    'Write "extends": "house"',
  ],
  'a parent under another key': [
    (brand) => {
      brand.extend = brand.extends;
      delete brand.extends;
    },
    'unknown-key',
    '«"extend"»: "house"',
    'Did you mean "extends"?',
  ],
  'a parent that is misspelt': [
    (brand) => {
      brand.extends = 'hosue';
    },
    'extends-unknown',
    '"extends": «"hosue"»',
    'Did you mean "house"?',
  ],
  'itself for a parent': [
    (brand) => {
      brand.extends = 'aurora';
    },
    'extends-cycle',
    '"extends": «"aurora"»',
    'Take "extends" out',
  ],
});

/** A value alone or in another form, where there is one that was meant. */
const forms = mistakes({
  'a feature that is false': [
    (brand) => {
      brand.features.speedTest = false;
    },
    'manifest-shape',
    '"speedTest": «false»',
    'Write { "fixed": false }.',
  ],
  'a feature that is true': [
    (brand) => {
      brand.features.referral = true;
    },
    'manifest-shape',
    '"referral": «true»',
    'Write { "fixed": true }.',
  ],
  'a feature that is a module': [
    (brand) => {
      brand.features.missions = 'MISSION4';
    },
    'manifest-shape',
    '"missions": «"MISSION4"»',
    'Write { "module": "MISSION4" }.',
  ],
  'a module under fixed': [
    (brand) => {
      brand.features.lounge = { fixed: 'LOUNGE3' };
    },
    'manifest-shape',
    '"fixed": «"LOUNGE3"»',
    'Write { "module": "LOUNGE3" }.',
  ],
  'a switch under module': [
    (brand) => {
      brand.features.speedTest = { fixed: null, module: false };
    },
    'manifest-shape',
    '"module": «false»',
    'Write { "fixed": false }.',
  ],
  'a domain with letters beyond ASCII': [
    (brand) => {
      brand.domains = ['Bücher.example'];
    },
    'manifest-shape',
    '«"Bücher.example"»',
    '"xn--bcher-kva.example"',
  ],
  'a domain in capitals': [
    (brand) => {
      brand.domains = ['Aurora.Example'];
    },
    'manifest-shape',
    '«"Aurora.Example"»',
    '"aurora.example"',
  ],
  'a domain with a port': [
    (brand) => {
      brand.domains = ['aurora.example:8080'];
    },
    'manifest-shape',
    '«"aurora.example:8080"»',
    '"aurora.example"',
  ],
  'a domain that is an address': [
    (brand) => {
      brand.domains = ['https://aurora.example/'];
    },
    'manifest-shape',
    '«"https://aurora.example/"»',
    '"aurora.example"',
  ],
  'one domain for a list': [
    (brand) => {
      brand.domains = 'aurora.example';
    },
    'manifest-shape',
    '"domains": «"aurora.example"»',
    'Write ["aurora.example"].',
  ],
  'domains in one text': [
    (brand) => {
      brand.domains = 'aurora.example, m.aurora.example';
    },
    'manifest-shape',
    '"domains": «"aurora.example, m.aurora.example"»',
    'Write ["aurora.example", "m.aurora.example"].',
  ],
  'a name in a list': [
    (brand) => {
      brand.name = ['Aurora'];
    },
    'manifest-shape',
    '"name": «[»',
    'Write "Aurora".',
  ],
  'a size in quotes': [
    (brand) => {
      brand.panels.agentCentre.pages[0].main[0].props.pageSize = '25';
    },
    'widget-props',
    '"pageSize": «"25"»',
    'Write 25 without quotes.',
  ],
  'a switch in quotes': [
    (brand) => {
      brand.routes[3].entry = 'true';
    },
    'manifest-shape',
    '"entry": «"true"»',
    'Write true without quotes.',
  ],
  'an age under the floor': [
    (brand) => {
      brand.regions.footer = [{ id: 'footer', props: { minimumAge: 16 } }];
    },
    'widget-props',
    '"minimumAge": «16»',
    'See widgets/shell/footer/widget.json.',
  ],
  'a locale with a low line': [
    (brand) => {
      brand.languages.supported[4].locale = 'pt_BR';
    },
    'manifest-shape',
    '"locale": «"pt_BR"»',
    'Did you mean "pt-BR"?',
  ],
  'a route without its slash': [
    (brand) => {
      brand.routes[3].path = 'promos';
    },
    'manifest-shape',
    '"path": «"promos"»',
    'Did you mean "/promos"?',
  ],
  'a route with a slash at its end': [
    (brand) => {
      brand.routes[3].path = '/promos/';
    },
    'manifest-shape',
    '"path": «"/promos/"»',
    'Did you mean "/promos"?',
  ],
  'an alias for a list': [
    (brand) => {
      brand.routes[3].aliases = '/promos';
    },
    'manifest-shape',
    '"aliases": «"/promos"»',
    'Write ["/promos"].',
  ],
  'the code of a currency in small letters': [
    (brand) => {
      brand.tenant.currency.code = 'usd';
    },
    'manifest-shape',
    '"code": «"usd"»',
    'Did you mean "USD"?',
  ],
});

/** Links that name a thing of another kind, or an address. */
const links = mistakes({
  'an address for a link': [
    menuEntry('/promotions'),
    'widget-props',
    '"to": «"/promotions"»',
    'Write { "route": "promotions" }.',
  ],
  'the name of a page for a link': [
    menuEntry('promotions'),
    'widget-props',
    '"to": «"promotions"»',
    'Write { "route": "promotions" }.',
  ],
  'the name of a panel for a link': [
    menuEntry('memberCentre'),
    'widget-props',
    '"to": «"memberCentre"»',
    'Write { "panel": "memberCentre" }.',
  ],
  'a web address for a link': [
    menuEntry('https://blog.example/'),
    'widget-props',
    '"to": «"https://blog.example/"»',
    'Write { "href": "https://blog.example/" }.',
  ],
  'a link in a list': [
    menuEntry([{ route: 'promotions' }]),
    'widget-props',
    '"to": «[»',
    'Write { "route": "promotions" }.',
  ],
  'a path as an address outside': [
    menuEntry({ href: '/promotions' }),
    'widget-props',
    '"href": «"/promotions"»',
    'Write { "route": "promotions" }.',
  ],
  'a path that no route has': [
    menuEntry({ href: '/club' }),
    'widget-props',
    '"href": «"/club"»',
    'Address outside the portal',
  ],
  'a host for an address': [
    menuEntry({ href: 'blog.example/news' }),
    'widget-props',
    '"href": «"blog.example/news"»',
    'Did you mean "https://blog.example/news"?',
  ],
  'a path for the id of a route': [
    menuEntry({ route: '/promotions' }),
    'unknown-reference',
    '"route": «"/promotions"»',
    'Did you mean "promotions"?',
  ],
  'a panel for a route': [
    menuEntry({ route: 'memberCentre' }),
    'unknown-reference',
    '"route": «"memberCentre"»',
    'Write { "panel": "memberCentre" }.',
  ],
  'a modal for a route': [
    menuEntry({ route: 'loginPopupModal' }),
    'unknown-reference',
    '"route": «"loginPopupModal"»',
    'Write { "modal": "loginPopupModal" }.',
  ],
  'a route for a modal': [
    menuEntry({ modal: 'promotions' }),
    'unknown-reference',
    '"modal": «"promotions"»',
    'Write { "route": "promotions" }.',
  ],
  'an action for a modal': [
    menuEntry({ modal: 'customerService' }),
    'unknown-reference',
    '"modal": «"customerService"»',
    'Write { "action": "customerService" }.',
  ],
  'a page that is misspelt': [
    menuEntry({ route: 'promotoins' }),
    'unknown-reference',
    '"route": «"promotoins"»',
    'Did you mean "promotions"?',
  ],
  'a link that leads nowhere': [menuEntry({}), 'widget-props', '"to": «{}»', 'Add one of them.'],
  'the id of a page for its path': [
    (brand) => {
      brand.banners = [{ id: 'w_fair', route: 'help' }];
    },
    'unknown-reference',
    '"route": «"help"»',
    'Did you mean "/help"?',
  ],
  'home for its path': [
    (brand) => {
      brand.banners = [{ id: 'w_fair', route: 'home' }];
    },
    'unknown-reference',
    '"route": «"home"»',
    'Did you mean "/"?',
  ],
});

/** Conditions in other words than a condition has. */
const conditions = mistakes({
  'nothing asked for': [inPromotions({}), 'manifest-shape', '"when": «{}»', 'Add one of them.'],
  'an audience ruled out by its name': [
    inPromotions({ not: 'agent' }),
    'manifest-shape',
    '"not": «"agent"»',
    'Write { "audience": ["agent"] }.',
  ],
  'audiences ruled out in a list': [
    inPromotions({ not: ['agent', 'trial'] }),
    'manifest-shape',
    '"not": «[»',
    'Write { "audience": ["agent", "trial"] }.',
  ],
  'a feature ruled out by its name': [
    inPromotions({ not: 'missions' }),
    'manifest-shape',
    '"not": «"missions"»',
    'Write { "features": ["missions"] }.',
  ],
  'an audience for a condition': [
    inPromotions('member'),
    'manifest-shape',
    '"when": «"member"»',
    'Write { "audience": ["member"] }.',
  ],
  'a condition in a list': [
    inPromotions([{ audience: ['member'] }]),
    'manifest-shape',
    '"when": «[»',
    'Write { "audience": ["member"] }.',
  ],
  'one audience for a list': [
    inPromotions({ audience: 'member' }),
    'manifest-shape',
    '"audience": «"member"»',
    'Write ["member"].',
  ],
  'or over two audiences': [
    inPromotions({ or: [{ audience: ['member'] }, { audience: ['agent'] }] }),
    'unknown-key',
    '«"or"»: [',
    'Write { "audience": ["member", "agent"] }',
  ],
  'anyOf over an audience and a feature': [
    inPromotions({ anyOf: [{ audience: ['member'] }, { features: ['missions'] }] }),
    'unknown-key',
    '«"anyOf"»: [',
    'write the item once for each condition',
  ],
  'and over two kinds': [
    inPromotions({ and: [{ audience: ['member'] }, { features: ['missions'] }] }),
    'unknown-key',
    '«"and"»: [',
    'write them beside each other',
  ],
  'a kind that is misspelt': [
    inPromotions({ audiences: ['member'] }),
    'unknown-key',
    '«"audiences"»: [',
    'Did you mean "audience"?',
  ],
  'an audience that there is not': [
    inPromotions({ audience: ['members'] }),
    'manifest-shape',
    '«"members"»',
    'Did you mean "member"?',
  ],
  'a day for a list': [
    inPromotions({ days: 'monday' }),
    'manifest-shape',
    '"days": «"monday"»',
    'Write ["monday"].',
  ],
  'a day in short': [
    inPromotions({ days: ['Monday'] }),
    'manifest-shape',
    '«"Monday"»',
    'Did you mean "monday"?',
  ],
});

const from = (text: unknown) => inPromotions({ from: text, until: '2091-01-07' });

/** Dates in other forms than ISO 8601 has. */
const dates = mistakes({
  'day, month, year': [from('21.12.2090'), 'manifest-shape', '"from": «"21.12.2090"»', '"2090-12-21"'],
  'a year of two digits': [from('90-12-21'), 'manifest-shape', '"from": «"90-12-21"»', '"2090-12-21"'],
  'a day that there is not': [
    from('2090-02-30'),
    'manifest-shape',
    '"from": «"2090-02-30"»',
    '2090-02 ends with 2090-02-28',
  ],
  'a month that there is not': [
    from('2090-21-12'),
    'manifest-shape',
    '"from": «"2090-21-12"»',
    'There is no month 21',
  ],
  'a time after a space': [
    from('2090-12-21 18:00'),
    'manifest-shape',
    '"from": «"2090-12-21 18:00"»',
    '"2090-12-21T18:00"',
  ],
  slashes: [from('2090/12/21'), 'manifest-shape', '"from": «"2090/12/21"»', '"2090-12-21"'],
  'month, day, year': [from('12/21/2090'), 'manifest-shape', '"from": «"12/21/2090"»', '"2090-12-21"'],
  'day and month that may be either': [
    from('1/2/2090'),
    'manifest-shape',
    '"from": «"1/2/2090"»',
    '"2090-02-01" or "2090-01-02"',
  ],
  'no zero before a day': [from('2090-12-1'), 'manifest-shape', '"from": «"2090-12-1"»', '"2090-12-01"'],
  'a month by its name': [from('21 Dec 2090'), 'manifest-shape', '"from": «"21 Dec 2090"»', '"2090-12-21"'],
  'the whole hour alone': [
    from('2090-12-21T18'),
    'manifest-shape',
    '"from": «"2090-12-21T18"»',
    '"2090-12-21T18:00"',
  ],
  'no hyphens': [from('20901221'), 'manifest-shape', '"from": «"20901221"»', '"2090-12-21"'],
  'a number': [from(2090), 'manifest-shape', '"from": «2090»', 'a date such as'],
  'words for a date': [from('christmas'), 'manifest-shape', '"from": «"christmas"»', 'a date such as'],
  'the end first': [
    inPromotions({ from: '2091-01-07', until: '2090-12-21' }),
    'time-never',
    '"when": «{»',
    'Put the earlier one into "from".',
  ],
  'a zone that is misspelt': [
    inPromotions({ from: '2090-12-21', timeZone: 'Asia/Seol' }),
    'manifest-shape',
    '"timeZone": «"Asia/Seol"»',
    'Did you mean "Asia/Seoul"?',
  ],
  'a difference for a zone': [
    inPromotions({ from: '2090-12-21', timeZone: '+09:00' }),
    'manifest-shape',
    '"timeZone": «"+09:00"»',
    'time zone',
  ],
});

/** Placements that stand where others are meant. */
const places = mistakes({
  'a menu of the side under the header': [
    (brand) => {
      brand.regions.header.push({ id: 'menu', props: { items: [] } });
    },
    'id-elsewhere',
    '"id": «"menu"»',
    'regions.sideMenu[menu]',
  ],
  'the footer under the header': [
    (brand) => {
      brand.regions.header.push({ id: 'footer', props: { minimumAge: 21 } });
    },
    'id-elsewhere',
    '"id": «"footer"»',
    'regions.footer[footer]',
  ],
  'an inherited id under another widget': [
    (brand) => {
      brand.routes.push({
        id: 'home',
        main: [{ id: 'popular', widget: 'rich-text', props: { content: 'privacy' } }],
      });
    },
    'widget-replaced',
    '"widget": «"rich-text"»',
    'an id of its own',
  ],
});

export const formMistakes: readonly Mistake[] = [
  ...parents,
  ...forms,
  ...links,
  ...conditions,
  ...dates,
  ...places,
];
