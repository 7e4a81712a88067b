import type { Draft } from './prepared.ts';
import { type Mistake, mistakes } from './rows.ts';

const removed = (list: string, id: string) => (brand: Draft) => {
  const others = (brand[list] ?? []).filter((item: Draft) => item.id !== id);
  brand[list] = [...others, { id, $remove: true }];
};
const route = (id: string) => removed('routes', id);
const page = (panel: string, id: string) => (brand: Draft) => {
  brand.panels[panel] = { pages: [{ id, $remove: true }] };
};
const AT = '«"$remove"»: true';
const FIX = 'as "livery check --fix" does';

/** Something is taken out that other places lead to: one finding there, with all of them. */
const departed = mistakes({
  'the page of promotions': [route('promotions'), 'removed-reference', AT, FIX],
  'the page of help': [route('help'), 'removed-reference', AT, FIX],
  'the page of slots': [route('rng'), 'removed-reference', AT, FIX],
  'the page of terms': [route('terms'), 'removed-reference', AT, FIX],
  'the page of privacy': [route('privacy'), 'removed-reference', AT, FIX],
  'the page of downloads': [route('down'), 'removed-reference', AT, FIX],
  'the page of points': [route('pointMall'), 'removed-reference', AT, FIX],
  'the page of registration': [route('register'), 'removed-reference', AT, FIX],
  'the page of a lottery': [route('lottery'), 'removed-reference', AT, FIX],
  'the page of cockfights': [route('cockfight'), 'removed-reference', AT, FIX],
  'the page of live games': [route('live'), 'removed-reference', AT, FIX],
  'the home page': [route('home'), 'removed-reference', AT, 'Take out'],
  'the modal of the login': [removed('modals', 'loginPopupModal'), 'removed-reference', AT, FIX],
  'the modal of registration': [removed('modals', 'register'), 'removed-reference', AT, FIX],
  'the modal of the speed test': [removed('modals', 'speedTest'), 'removed-reference', AT, FIX],
  'the modal of feedback': [removed('modals', 'feedback'), 'removed-reference', AT, FIX],
  'all modals by null': [
    (brand) => {
      brand.modals = null;
    },
    'removed-reference',
    '«"modals"»: null',
    'Take out',
  ],
  'all modals by no list': [
    (brand) => {
      brand.modals = [];
    },
    'removed-reference',
    '«"modals"»: []',
    'Take out',
  ],
  'a panel': [
    (brand) => {
      brand.panels.memberCentre = null;
    },
    'removed-reference',
    '«"memberCentre"»: null',
    'Take out',
  ],
  'a page of a panel': [page('memberCentre', 'transferFund'), 'removed-reference', AT, FIX],
  'the page that a panel opens with': [page('memberCentre', 'securityCenter'), 'removed-reference', AT, FIX],
  'the page of deposits': [page('memberCentre', 'depositv2'), 'removed-reference', AT, FIX],
  'the mode that is the default': [
    (brand) => {
      brand.theme.modes = [{ id: 'dark', $remove: true }];
    },
    'removed-reference',
    AT,
    'Take out what leads to it',
  ],
  'the path of a page': [
    (brand) => {
      brand.routes[3].path = '/promos';
    },
    'renamed-reference',
    '"path": «"/promos"»',
    FIX,
  ],
  'the path of the page of help': [
    (brand) => {
      brand.routes.push({ id: 'help', path: '/care' });
    },
    'renamed-reference',
    '"path": «"/care"»',
    FIX,
  ],
  'the path of the home page': [
    (brand) => {
      brand.routes.push({ id: 'home', path: '/start' });
    },
    'renamed-reference',
    '"path": «"/start"»',
    FIX,
  ],
  'a group of banners that a page shows': [removed('banners', 'w_home'), 'page-unnamed', AT, 'Set "group"'],
  'a page that is not inherited': [route('lobby'), 'list-remove', '"id": «"lobby"»', 'Known:'],
  'a page that is misspelt': [
    route('promotion'),
    'list-remove',
    '"id": «"promotion"»',
    'Did you mean "promotions"?',
  ],
  'a modal that is misspelt': [
    removed('modals', 'login'),
    'list-remove',
    '"id": «"login"»',
    'Did you mean "loginPopupModal"?',
  ],
  'a page, and other keys beside': [
    (brand) => {
      brand.routes[3] = { id: 'promotions', $remove: true, path: '/fair' };
    },
    'list-directive',
    '«"path"»: "/fair"',
    'Take out "$remove"',
  ],
  'a placement, and other keys beside': [
    (brand) => {
      brand.routes.push({ id: 'home', main: [{ id: 'popular', $remove: true, load: 'near' }] });
    },
    'list-directive',
    '«"load"»: "near"',
    'Take out "$remove"',
  ],
  'an entry of a menu, and its place': [
    (brand) => {
      brand.regions.sideMenu = [
        { id: 'menu', props: { items: [{ id: 'fish', $remove: true, $after: 'home' }] } },
      ];
    },
    'list-directive',
    '«"$after"»: "home"',
    'Take out "$remove"',
  ],
  'nothing, for false': [
    (brand) => {
      brand.routes[3].$remove = false;
    },
    'list-directive',
    '«"$remove"»: false',
    'Write "$remove": true',
  ],
  'all of the header': [
    (brand) => {
      brand.regions.header = null;
    },
    'slot-empty',
    '«"header"»: null',
    'Leave in what is inherited',
  ],
  'a modal that code opens': [
    removed('modals', 'twoFactor'),
    'modal-needed',
    AT,
    'Leave it in, and change what it shows in its "main".',
  ],
  'who is signed in, from the header': [
    (brand) => {
      brand.regions.header[0].slots = { account: [{ id: 'account', $remove: true }] };
    },
    'slot-empty',
    '«"account"»: [',
    'Leave in what is inherited',
  ],
  'the slot of who is signed in': [
    (brand) => {
      brand.regions.header[0].slots = { account: [] };
    },
    'slot-empty',
    '«"account"»: []',
    'Leave in what is inherited',
  ],
});

export const removals: readonly Mistake[] = departed;
