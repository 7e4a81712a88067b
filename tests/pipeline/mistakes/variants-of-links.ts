import { add, put, type Variant, variants } from './variants.ts';

const inBottomBar = (to: unknown) =>
  add('regions.bottomBar[bar].props.items', { id: 'fair', label: 'nav.live', icon: 'gift', to });
const inFooter = (to: unknown) =>
  put('regions.footer[footer].props.social', [{ id: 'blog', label: 'nav.live', icon: 'gift', to }]);
const seeAll = (to: unknown) => put('routes[home].main[popular].props.more', to);
const ofBanner = (to: unknown) =>
  put('banners', [
    {
      id: 'own',
      source: 'manifest',
      route: '/',
      items: [{ id: 'a', picture: { wide: 'assets/logo.svg' }, title: 'nav.live', to }],
    },
  ]);
const inAccount = (to: unknown) =>
  put('regions.header[header].slots.account[account].props.menu', [
    { id: 'vip', label: 'nav.live', icon: 'gift', to },
  ]);
const oldAddress = (to: unknown) => put('redirects', [{ id: 'old', from: '/old.php', to }]);
const ofSearch = (to: unknown) => put('regions.header[header].slots.search[search].props.to', to);

/** Links that name a thing of another kind, or an address. */
export const linkVariants: readonly Variant[] = variants({
  'an address for a link': {
    'with a query': [
      inBottomBar('/promotions?from=bar'),
      'widget-props',
      '"to": «"/promotions?from=bar"»',
      'Write { "route": "promotions"',
      'jade',
    ],
    'with a capital, of a list': [
      seeAll('/RNG'),
      'widget-props',
      '"more": «"/RNG"»',
      'Write { "route": "rng" }.',
      'harbor',
    ],
  },
  'the name of a page for a link': {
    'with a capital': [
      ofBanner('Promotions'),
      'manifest-shape',
      '"to": «"Promotions"»',
      'Write { "route": "promotions" }.',
      'jade',
    ],
    'of a redirect': [
      oldAddress('terms'),
      'manifest-shape',
      '"to": «"terms"»',
      'Write { "route": "terms" }.',
      'harbor',
    ],
  },
  'the name of a panel for a link': {
    'with a hyphen': [
      inBottomBar('agent-centre'),
      'widget-props',
      '"to": «"agent-centre"»',
      'Write { "panel": "agentCentre" }.',
      'harbor',
    ],
    'and its page': [
      inAccount('memberCentre/withdraw'),
      'widget-props',
      '"to": «"memberCentre/withdraw"»',
      'Write { "panel": "memberCentre", "page": "withdraw" }.',
    ],
  },
  'a web address for a link': {
    'without a scheme': [
      inFooter('www.blog.example'),
      'widget-props',
      '"to": «"www.blog.example"»',
      'Write { "href": "https://www.blog.example" }.',
      'jade',
    ],
    'of mail': [
      inFooter('help@blog.example'),
      'widget-props',
      '"to": «"help@blog.example"»',
      'Write { "href": "mailto:help@blog.example" }.',
      'kiosk',
    ],
  },
  'a link in a list': {
    'the name of a modal': [
      ofSearch(['search']),
      'widget-props',
      '"to": «[»',
      'Write { "modal": "search" }.',
      'harbor',
    ],
    'two of them': [
      inBottomBar([{ route: 'help' }, { route: 'terms' }]),
      'widget-props',
      '"to": «[»',
      'Write something such as { "route": "home" }.',
      'jade',
    ],
  },
  'a path as an address outside': {
    'with a query': [
      inBottomBar({ href: '/help?topic=3' }),
      'widget-props',
      '"href": «"/help?topic=3"»',
      'Write { "route": "help"',
      'jade',
    ],
    'of a redirect': [
      oldAddress({ href: '/promotions' }),
      'manifest-shape',
      '"href": «"/promotions"»',
      'Write { "route": "promotions" }.',
      'jade',
    ],
  },
  'a path that no route has': {
    'with a place': [
      inFooter({ href: '/vip/#gold' }),
      'widget-props',
      '"href": «"/vip/#gold"»',
      'Address outside the portal',
      'harbor',
    ],
    'for a route': [
      inBottomBar({ route: '/vip-club' }),
      'unknown-reference',
      '"route": «"/vip-club"»',
      'Known: ',
      'jade',
    ],
  },
  'a host for an address': {
    'a number of a telephone': [
      inFooter({ href: '+84 28 3822 1234' }),
      'widget-props',
      '"href": «"+84 28 3822 1234"»',
      'Did you mean "tel:+842838221234"?',
      'jade',
    ],
    'without a colon': [
      inBottomBar({ href: 'https//blog.example' }),
      'widget-props',
      '"href": «"https//blog.example"»',
      'Did you mean "https://blog.example"?',
      'harbor',
    ],
  },
  'a path for the id of a route': {
    'without its slash, with another': [
      ofBanner({ route: 'help/' }),
      'unknown-reference',
      '"route": «"help/"»',
      'Did you mean "help"?',
      'jade',
    ],
    'an alias': [
      inBottomBar({ route: '/helpmc' }),
      'unknown-reference',
      '"route": «"/helpmc"»',
      'Did you mean "help"?',
      'harbor',
    ],
  },
  'a panel for a route': {
    'with a hyphen': [
      inAccount({ route: 'agent-centre' }),
      'unknown-reference',
      '"route": «"agent-centre"»',
      'Write { "panel": "agentCentre" }.',
    ],
    'a page of a panel': [
      inBottomBar({ route: 'withdraw' }),
      'unknown-reference',
      '"route": «"withdraw"»',
      'Write { "panel": "memberCentre", "page": "withdraw" }.',
      'jade',
    ],
  },
  'a modal for a route': {
    'under an inherited modal': [
      ofSearch({ route: 'search' }),
      'widget-props',
      '"to": «{»',
      'write "modal": null to take it back',
      'jade',
    ],
    'for a panel': [
      inBottomBar({ panel: 'speedTest' }),
      'unknown-reference',
      '"panel": «"speedTest"»',
      'Write { "modal": "speedTest" }.',
      'kiosk',
    ],
  },
  'a route for a modal': {
    'its path': [
      inBottomBar({ modal: '/down' }),
      'unknown-reference',
      '"modal": «"/down"»',
      'Write { "route": "down" }.',
      'jade',
    ],
    'for an action': [
      inFooter({ action: 'help' }),
      'unknown-reference',
      '"action": «"help"»',
      'Write { "route": "help" }.',
      'harbor',
    ],
  },
  'an action for a modal': {
    'for a route': [
      inAccount({ route: 'signOut' }),
      'unknown-reference',
      '"route": «"signOut"»',
      'Write { "action": "signOut" }.',
      'harbor',
    ],
    'in words': [
      inBottomBar({ action: 'Customer Service' }),
      'unknown-reference',
      '"action": «"Customer Service"»',
      'Did you mean "customerService"?',
      'jade',
    ],
  },
  'a page that is misspelt': {
    'with an ending': [
      inBottomBar({ route: 'promotions.html' }),
      'unknown-reference',
      '"route": «"promotions.html"»',
      'Did you mean "promotions"?',
      'jade',
    ],
    'of a panel': [
      inAccount({ panel: 'memberCentre', page: 'withdrawl' }),
      'panel-page',
      '"page": «"withdrawl"»',
      'Did you mean "withdraw"?',
      'harbor',
    ],
  },
  'a link that leads nowhere': {
    'an empty name': [inBottomBar({ route: '' }), 'unknown-reference', '"route": «""»', 'Known: ', 'jade'],
    'a place alone': [ofBanner({ hash: 'top' }), 'manifest-shape', '"to": «{»', 'Add one of them.', 'harbor'],
  },
  'the id of a page for its path': {
    'of what is open': [
      put('access', { open: ['terms'] }),
      'unknown-reference',
      '«"terms"»',
      'Did you mean "/terms"?',
      'harbor',
    ],
    'with an ending': [
      put('banners[w_fish].route', 'fish.html'),
      'unknown-reference',
      '"route": «"fish.html"»',
      'Did you mean "/fish"?',
      'jade',
    ],
  },
  'home for its path': {
    'an alias': [
      put('banners[w_home].route', '/home'),
      'unknown-reference',
      '"route": «"/home"»',
      'Did you mean "/"?',
      'harbor',
    ],
    nothing: [
      put('banners[w_home].route', ''),
      'unknown-reference',
      '"route": «""»',
      'Known: "/", "/live"',
      'jade',
    ],
  },
});
