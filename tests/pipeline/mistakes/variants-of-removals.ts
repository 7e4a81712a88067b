import { put, type Variant, variants } from './variants.ts';

/** Takes something out, whatever else the brand says of it. */
const removed = (path: string) => {
  const id = /\[([^\]]+)\]$/.exec(path)?.[1] ?? '';
  return put(path, { id, $remove: true });
};
const route = (id: string) => removed(`routes[${id}]`);
const modal = (id: string) => removed(`modals[${id}]`);
const AT = '«"$remove"»: true';
const FIX = 'as "livery check --fix" does';

/** Something is taken out that other places lead to: one finding there, with all of them. */
export const removalVariants: readonly Variant[] = variants({
  'the page of promotions': {
    'in another brand': [route('promotions'), 'removed-reference', AT, FIX, 'jade'],
    'of one promotion': [route('promoDetail'), 'removed-reference', AT, FIX, 'harbor'],
  },
  'the page of help': {
    'in another brand': [route('help'), 'removed-reference', AT, FIX, 'kiosk'],
    'in a third': [route('help'), 'removed-reference', AT, FIX, 'harbor'],
  },
  'the page of slots': {
    'in another brand': [route('rng'), 'removed-reference', AT, FIX, 'jade'],
    'of fish': [route('fish'), 'removed-reference', AT, FIX, 'harbor'],
  },
  'the page of terms': {
    'in another brand': [route('terms'), 'removed-reference', AT, FIX, 'kiosk'],
    'of responsible play': [route('responsible'), 'removed-reference', AT, FIX, 'jade'],
  },
  'the page of privacy': {
    'in another brand': [route('privacy'), 'removed-reference', AT, FIX, 'jade'],
    'in a third': [route('privacy'), 'removed-reference', AT, FIX, 'kiosk'],
  },
  'the page of downloads': {
    'in another brand': [route('down'), 'removed-reference', AT, FIX, 'harbor'],
    'of the story of the house': [route('inhouse'), 'removed-reference', AT, FIX, 'jade'],
  },
  'the page of points': {
    'in another brand': [route('pointMall'), 'removed-reference', AT, FIX, 'jade'],
    'of games of tables': [route('pvp'), 'removed-reference', AT, FIX],
  },
  'the page of registration': {
    'in another brand': [route('register'), 'removed-reference', AT, FIX, 'jade'],
    'in a third': [route('register'), 'removed-reference', AT, FIX, 'harbor'],
  },
  'the page of a lottery': {
    'of a country': [route('vnLottery'), 'removed-reference', AT, FIX, 'jade'],
    'in a brand of lotteries': [route('lottery'), 'removed-reference', AT, FIX, 'kiosk'],
  },
  'the page of cockfights': {
    'in another brand': [route('cockfight'), 'removed-reference', AT, FIX, 'harbor'],
    'of sports': [route('sports'), 'removed-reference', AT, FIX, 'jade'],
  },
  'the page of live games': {
    'in another brand': [route('live'), 'removed-reference', AT, FIX, 'harbor'],
    'of other games': [route('esports'), 'removed-reference', AT, FIX, 'jade'],
  },
  'the home page': {
    'in another brand': [route('home'), 'removed-reference', AT, 'Take out', 'jade'],
    'in a brand of lotteries': [route('home'), 'removed-reference', AT, 'Take out', 'kiosk'],
  },
  'the modal of the login': {
    'in another brand': [modal('loginPopupModal'), 'removed-reference', AT, FIX, 'jade'],
    'of a forgotten password': [modal('forgetPassModal'), 'removed-reference', AT, FIX, 'harbor'],
  },
  'the modal of registration': {
    'in another brand': [modal('register'), 'removed-reference', AT, FIX, 'kiosk'],
    'of a true account': [modal('needTrueAccount'), 'removed-reference', AT, FIX, 'jade'],
  },
  'the modal of the speed test': {
    'of announcements': [modal('notice'), 'removed-reference', AT, FIX, 'jade'],
    'of the search': [modal('search'), 'removed-reference', AT, FIX, 'harbor'],
  },
  'the modal of feedback': {
    'in another brand': [modal('feedback'), 'removed-reference', AT, FIX, 'jade'],
    'of downloads': [modal('download'), 'removed-reference', AT, FIX, 'kiosk'],
  },
  'all modals by null': {
    'in another brand': [put('modals', null), 'removed-reference', '«"modals"»: null', 'Take out', 'kiosk'],
    'all panels': [put('panels', null), 'removed-reference', '«"panels"»: null', 'Take out', 'jade'],
  },
  'all modals by no list': {
    'in another brand': [put('modals', []), 'removed-reference', '«"modals"»: []', 'Take out', 'jade'],
    'an object': [put('modals', {}), 'manifest-shape', '"modals": «{}»', '[', 'harbor'],
  },
  'a panel': {
    'of agents': [
      put('panels.agentCentre', null),
      'removed-reference',
      '«"agentCentre"»: null',
      'Take out',
      'harbor',
    ],
    'by a switch': [
      put('panels.memberCentre', false),
      'manifest-shape',
      '"memberCentre": «false»',
      'Write an object with "title"',
      'jade',
    ],
  },
  'a page of a panel': {
    'of agents': [removed('panels.agentCentre.pages[registerCenter]'), 'removed-reference', AT, FIX, 'jade'],
    'of messages': [removed('panels.memberCentre.pages[messageV2]'), 'removed-reference', AT, FIX, 'harbor'],
  },
  'the page that a panel opens with': {
    'of agents': [
      removed('panels.agentCentre.pages[agentTeamOverview]'),
      'removed-reference',
      AT,
      FIX,
      'jade',
    ],
    'of members': [
      removed('panels.memberCentre.pages[securityCenter]'),
      'removed-reference',
      AT,
      FIX,
      'kiosk',
    ],
  },
  'the page of deposits': {
    'of withdrawals': [removed('panels.memberCentre.pages[withdraw]'), 'removed-reference', AT, FIX, 'jade'],
    'of the rank': [removed('panels.memberCentre.pages[playerRank]'), 'removed-reference', AT, FIX, 'harbor'],
  },
  'the mode that is the default': {
    'in another brand': [
      removed('theme.modes[light]'),
      'removed-reference',
      AT,
      'Take out what leads to it',
      'jade',
    ],
    'by its id': [
      put('theme.modes', [{ id: 'light', $remove: 'true' }]),
      'list-directive',
      '«"$remove"»: "true"',
      'Write "$remove": true',
      'harbor',
    ],
  },
  'the path of a page': {
    'of live games': [
      put('routes[live].path', '/live-casino'),
      'renamed-reference',
      '"path": «"/live-casino"»',
      FIX,
      'jade',
    ],
    'of registration': [
      put('routes[register].path', '/sign-up'),
      'renamed-reference',
      '"path": «"/sign-up"»',
      FIX,
    ],
  },
  'the path of the page of help': {
    'in Vietnamese': [
      put('routes[help].path', '/tro-giup'),
      'renamed-reference',
      '"path": «"/tro-giup"»',
      FIX,
      'jade',
    ],
    'of downloads': [
      put('routes[down].path', '/app'),
      'renamed-reference',
      '"path": «"/app"»',
      FIX,
      'harbor',
    ],
  },
  'the path of the home page': {
    'in another brand': [
      put('routes[home].path', '/lobby'),
      'renamed-reference',
      '"path": «"/lobby"»',
      FIX,
      'harbor',
    ],
    'of registration, by its alias': [
      put('routes[register].path', '/register.html'),
      'path-collision',
      '"path": «"/register.html"»',
      'change or remove one of the two',
      'jade',
    ],
  },
  'a group of banners that a page shows': {
    'of live games': [removed('banners[w_live]'), 'page-unnamed', AT, 'Set "group"', 'harbor'],
    'of another page now': [
      put('banners[w_home].route', '/help'),
      'page-unnamed',
      '"route": «"/help"»',
      'Set "group"',
      'jade',
    ],
  },
  'a page that is not inherited': {
    'of a panel': [
      removed('panels.memberCentre.pages[vouchers]'),
      'list-remove',
      '"id": «"vouchers"»',
      'Known:',
      'jade',
    ],
    'a mode': [
      removed('theme.modes[sepia]'),
      'list-remove',
      '"id": «"sepia"»',
      'Known: "dark" or "light"',
      'harbor',
    ],
  },
  'a page that is misspelt': {
    'with a slash': [
      route('/promotions'),
      'list-remove',
      '"id": «"/promotions"»',
      'Did you mean "promotions"?',
      'jade',
    ],
    'with a capital': [
      route('Esports'),
      'list-remove',
      '"id": «"Esports"»',
      'Did you mean "esports"?',
      'harbor',
    ],
  },
  'a modal that is misspelt': {
    'with a space': [
      modal('speedTest '),
      'list-remove',
      '"id": «"speedTest "»',
      'Did you mean "speedTest"?',
      'jade',
    ],
    'a group of banners': [
      removed('banners[w-home]'),
      'list-remove',
      '"id": «"w-home"»',
      'Did you mean "w_home"?',
      'harbor',
    ],
  },
  'a page, and other keys beside': {
    'of a panel': [
      put('panels.memberCentre.pages[withdraw]', { id: 'withdraw', $remove: true, title: 'panel.withdraw' }),
      'list-directive',
      '«"title"»: "panel.withdraw"',
      'Take out "$remove"',
      'jade',
    ],
    'a note why': [
      put('routes[cockfight]', { id: 'cockfight', $remove: true, comment: 'not allowed there' }),
      'list-directive',
      '«"comment"»: "not allowed there"',
      'Take out "$remove"',
      'harbor',
    ],
  },
  'a placement, and other keys beside': {
    'its widget': [
      put('routes[home].main[winners]', { id: 'winners', $remove: true, widget: 'winner-list' }),
      'list-directive',
      '«"widget"»: "winner-list"',
      'Take out "$remove"',
      'jade',
    ],
    'a condition': [
      put('regions.rightBar', [{ id: 'rightBar', $remove: true, when: { audience: ['agent'] } }]),
      'list-directive',
      '«"when"»: {',
      'Take out "$remove"',
      'kiosk',
    ],
  },
  'an entry of a menu, and its place': {
    'of the foot': [
      put('regions.footer[footer].props.groups', [{ id: 'payment', $remove: true, $before: 'about' }]),
      'list-directive',
      '«"$before"»: "about"',
      'Take out "$remove"',
      'jade',
    ],
    'of banners': [
      put('banners[w_rng]', { id: 'w_rng', $remove: true, $after: 'w_home' }),
      'list-directive',
      '«"$after"»: "w_home"',
      'Take out "$remove"',
      'harbor',
    ],
  },
  'nothing, for false': {
    'of a placement': [
      put('routes[home].main[winners].$remove', 'false'),
      'list-directive',
      '«"$remove"»: "false"',
      'Write "$remove": true',
      'jade',
    ],
    'without its sign': [
      put('routes[home].main[winners].remove', true),
      'unknown-key',
      '«"remove"»: true',
      'Did you mean "$remove"?',
    ],
  },
  'all of the header': {
    'by no list': [
      put('regions.header', []),
      'slot-empty',
      '«"header"»: []',
      'Leave in what is inherited',
      'jade',
    ],
    'by its one placement': [
      put('regions.header', [{ id: 'header', $remove: true }]),
      'slot-empty',
      '«"header"»: [',
      'Leave in what is inherited',
      'harbor',
    ],
  },
  'a modal that code opens': {
    'in another brand': [modal('twoFactor'), 'modal-needed', AT, 'Leave it in', 'jade'],
    'in a portal of lotteries': [modal('twoFactor'), 'modal-needed', AT, 'Leave it in', 'kiosk'],
  },
  'who is signed in, from the header': {
    'in another brand': [
      removed('regions.header[header].slots.account[account]'),
      'slot-empty',
      '«"account"»: [',
      'Leave in what is inherited',
      'jade',
    ],
    'under a condition that never holds': [
      put('regions.header[header].slots.account[account]', {
        id: 'account',
        when: { features: ['speedTest'], not: { features: ['speedTest'] } },
      }),
      'contradictory-when',
      '"when": «{»',
      'Take one of the two out',
      'kiosk',
    ],
  },
  'the slot of who is signed in': {
    'by null': [
      put('regions.header[header].slots.account', null),
      'slot-empty',
      '«"account"»: null',
      'Leave in what is inherited',
      'harbor',
    ],
    'by all slots': [
      put('regions.header[header].slots', null),
      'slot-empty',
      '«"slots"»: null',
      'Leave in what is inherited',
      'jade',
    ],
  },
});
