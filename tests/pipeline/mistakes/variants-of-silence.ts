import type { Draft } from './prepared.ts';
import { add, both, put, type Variant, variants } from './variants.ts';

/** Leaves a brand the first languages only, each brand having its own first ones. */
const inThreeLanguages = (edit: (brand: Draft) => void) => (brand: Draft) => {
  brand.languages.supported = brand.languages.supported.slice(0, 3);
  edit(brand);
};
const season = (from: string, until: string) => ({ from, until });
const modes = (...all: readonly object[]) => put('theme.modes', all);
const banners = (...all: readonly object[]) => add('banners', ...all);
const text = (when: unknown) => ({ id: 'note', widget: 'rich-text', props: { content: 'privacy' }, when });
const inHelp = (when: unknown) => put('routes[help].when', when);
/** A text on a page under one condition, the text under another. */
const within = (when: unknown, inner: unknown) =>
  put('panels.agentCentre.pages[dividend]', { id: 'dividend', when, main: [text(inner)] });
const onHelp = (when: unknown, inner: unknown) =>
  both(put('routes[help].when', when), add('routes[help].main', text(inner)));
const ofFish = (when: unknown) => put('regions.sideMenu[menu].props.items[fish].when', when);
const ofVendor = (when: unknown) => put('vendors.offered', [{ id: 'TF', when }]);
/** A redirect to a page that is there at some times only. */
const toGala = (route: object, redirect: object) =>
  both(
    add('routes', {
      ...{ id: 'gala', path: '/gala', title: 'nav.live', entry: true },
      ...{ main: [{ id: 'text', widget: 'rich-text', props: { content: 'privacy' } }], ...route },
    }),
    put('redirects', [{ id: 'party', from: '/party', to: { route: 'gala' }, ...redirect }]),
  );
const twoSeasons = (first: object, second: object) => put('seasons', { frost: first, tet: second });

/** Parts that never show, though nothing about them is of a wrong form. */
export const silenceVariants: readonly Variant[] = variants({
  'a group of banners behind the usual one': {
    'of slots': [
      banners({ id: 'w_slots', route: '/rng' }),
      'never-first',
      '"id": «"w_slots"»',
      'take one of the two out',
      'jade',
    ],
    'of two new ones': [
      banners({ id: 'w_terms', route: '/help' }, { id: 'w_more', route: '/help', slider: { height: 'low' } }),
      'never-first',
      '"id": «"w_terms"»',
      'take one of the two out',
      'harbor',
    ],
  },
  'banners of a season behind the usual ones': {
    'with a name': [
      both(
        twoSeasons(season('2090-12-01', '2091-01-07'), season('2091-01-20', '2091-02-20')),
        banners({ id: 'w_tet', route: '/promotions', when: { season: 'tet' } }),
        banners({ id: 'w_frost', route: '/', when: { season: 'frost' }, $before: 'w_home' }),
      ),
      'never-first',
      '"id": «"w_tet"»',
      'write "$before": "w_promotion"',
    ],
    'by days': [
      banners({ id: 'w_weekend', route: '/live', when: { days: ['saturday', 'sunday'] } }),
      'never-first',
      '"id": «"w_weekend"»',
      'write "$before": "w_live"',
      'jade',
    ],
  },
  'banners of a kind of visitors behind the usual ones': {
    'of visitors': [
      banners({ id: 'w_new', route: '/', when: { audience: ['visitor'] } }),
      'never-first',
      '"id": «"w_new"»',
      'write "$before": "w_home"',
      'harbor',
    ],
    'of all but trials': [
      banners({ id: 'w_real', route: '/rng', when: { not: { audience: ['trial'] } } }),
      'never-first',
      '"id": «"w_real"»',
      'write "$before": "w_rng"',
      'jade',
    ],
  },
  'banners of a language behind the usual ones': {
    'of two languages': [
      banners({ id: 'w_asia', route: '/help', when: { languages: ['JA', 'KO'] } }),
      'never-first',
      '"id": «"w_asia"»',
      'write "$before": "w_help"',
      'kiosk',
    ],
    'of all but one': [
      banners({ id: 'w_far', route: '/fish', when: { not: { languages: ['VI'] } } }),
      'never-first',
      '"id": «"w_far"»',
      'write "$before": "w_fish"',
      'jade',
    ],
  },
  'banners behind two groups of which one always shows': {
    'of a feature on and off': [
      banners(
        { id: 'w_on', route: '/promotions', when: { features: ['missions'] }, $before: 'w_promotion' },
        {
          id: 'w_off',
          route: '/promotions',
          when: { not: { features: ['missions'] } },
          $before: 'w_promotion',
        },
      ),
      'never-first',
      '«{»',
      'take one of the two out',
      'jade',
    ],
    'of who is signed in and who is not': [
      banners(
        { id: 'w_live', $remove: true },
        { id: 'w_out', route: '/live', when: { audience: ['visitor'] } },
        { id: 'w_in', route: '/live', when: { not: { audience: ['visitor'] } } },
        { id: 'w_days', route: '/live', when: { days: ['monday'] } },
      ),
      'never-first',
      '"id": «"w_days"»',
      'take one of the two out',
    ],
  },
  'a season within an earlier one': {
    'of light modes': [
      modes(
        { id: 'spring', scheme: 'light', when: season('2090-02-01', '2090-06-01') },
        { id: 'fair', scheme: 'light', when: season('2090-03-20', '2090-03-27') },
      ),
      'never-first',
      '"id": «"fair"»',
      'write "$before": "spring"',
      'jade',
    ],
    'with names': [
      both(
        twoSeasons(season('2090-12-01', '2091-02-28'), season('2091-01-20', '2091-02-10')),
        modes(
          { id: 'snow', scheme: 'dark', when: { season: 'frost' } },
          { id: 'red', scheme: 'dark', when: { season: 'tet' } },
        ),
      ),
      'never-first',
      '"id": «"red"»',
      'write "$before": "snow"',
    ],
  },
  'the same season twice': {
    'by its name and its dates': [
      both(
        put('seasons', { frost: season('2090-12-01', '2091-02-01') }),
        modes(
          { id: 'snow', scheme: 'light', when: { season: 'frost' } },
          { id: 'ice', scheme: 'light', when: season('2090-12-01', '2091-02-01') },
        ),
      ),
      'never-first',
      '"id": «"ice"»',
      'take one of the two out',
      'harbor',
    ],
    'on the same days': [
      modes(
        { id: 'weekend', scheme: 'dark', when: { days: ['saturday', 'sunday'] } },
        { id: 'party', scheme: 'dark', when: { days: ['sunday', 'saturday'] } },
      ),
      'never-first',
      '"id": «"party"»',
      'take one of the two out',
      'jade',
    ],
  },
  'a day of a season': {
    'of a dark mode': [
      modes(
        { id: 'snow', scheme: 'dark', when: season('2090-12-01', '2091-02-01') },
        { id: 'eve', scheme: 'dark', when: season('2090-12-31', '2091-01-01') },
      ),
      'never-first',
      '"id": «"eve"»',
      'write "$before": "snow"',
      'jade',
    ],
    'one of some days': [
      modes(
        { id: 'week', scheme: 'light', when: { days: ['monday', 'tuesday', 'wednesday'] } },
        { id: 'tuesday', scheme: 'light', when: { days: ['tuesday'] } },
      ),
      'never-first',
      '"id": «"tuesday"»',
      'write "$before": "week"',
      'harbor',
    ],
  },
  'a language that is not spoken': {
    'of the modal of the speed test': [
      inThreeLanguages(put('modals[speedTest].main[speeds].when', { languages: ['TH'] })),
      'condition-never',
      '«"TH"»',
      '"VI", "EN" or "ID"',
      'jade',
    ],
    'by its locale': [
      inHelp({ languages: ['vi-VN'] }),
      'manifest-shape',
      '«"vi-VN"»',
      'a code of the platform',
      'harbor',
    ],
  },
  'languages that are not spoken': {
    'of a placement': [
      inThreeLanguages(put('routes[home].main[popular].when', { languages: ['HI', 'TH'] })),
      'condition-never',
      '«"HI"»',
      'add "HI" or "TH" to languages.supported',
      'harbor',
    ],
    'that no brand has': [
      inHelp({ languages: ['DE', 'FR'] }),
      'condition-never',
      '«"DE"»',
      'add "DE" or "FR" to languages.supported',
      'jade',
    ],
  },
  'one language of two that is not spoken': {
    'the first of them': [
      inThreeLanguages(inHelp({ languages: ['KO', 'EN'] })),
      'language-unspoken',
      '«"KO"»',
      'Take it out',
      'jade',
    ],
    'by another code': [
      ofFish({ languages: ['VN', 'EN'] }),
      'language-unspoken',
      '«"VN"»',
      'Take it out, or add it',
      'harbor',
    ],
  },
  'a language that is not spoken, ruled out': {
    'of an entry of a menu': [
      inThreeLanguages(ofFish({ not: { languages: ['JA'] } })),
      'language-unspoken',
      '«"JA"»',
      'Take it out',
      'jade',
    ],
    'beside one that is': [
      inThreeLanguages(inHelp({ not: { languages: ['EN', 'CN'] } })),
      'language-unspoken',
      '«"CN"»',
      'Take it out',
      'kiosk',
    ],
  },
  'a vendor in a language that is not spoken': {
    'that no brand has': [
      ofVendor({ languages: ['DE'] }),
      'condition-never',
      '«"DE"»',
      'languages.supported',
      'harbor',
    ],
    'in an audience besides': [
      inThreeLanguages(ofVendor({ audience: ['member'], languages: ['KO'] })),
      'condition-never',
      '«"KO"»',
      'languages.supported',
      'jade',
    ],
  },
  'an entry of a menu in a language that is not spoken': {
    'of the foot': [
      inThreeLanguages(
        put('regions.footer[footer].props.social', [{ id: 'facebook', when: { languages: ['BR'] } }]),
      ),
      'condition-never',
      '«"BR"»',
      'languages.supported',
      'jade',
    ],
    'of the bar below': [
      inThreeLanguages(put('regions.bottomBar[bar].props.items[home].when', { languages: ['HI'] })),
      'condition-never',
      '«"HI"»',
      'languages.supported',
      'harbor',
    ],
  },
  'every language ruled out': {
    'of a vendor': [
      inThreeLanguages(ofVendor({ not: { languages: ['VI', 'EN', 'ID'] } })),
      'condition-never',
      '"when": «{»',
      'Take one of the two out',
      'jade',
    ],
    'within one that is asked for': [
      onHelp({ languages: ['EN', 'AR'] }, { not: { languages: ['AR', 'EN'] } }),
      'contradictory-when',
      '"when": «{»',
      'Take one of the two out',
      'harbor',
    ],
  },
  'every kind of visitor ruled out': {
    'in another order': [
      put('banners[w_live].when', { not: { audience: ['agent', 'trial', 'member', 'visitor'] } }),
      'condition-never',
      '"when": «{»',
      'Take one of the two out',
      'jade',
    ],
    'of a vendor': [
      ofVendor({ not: { audience: ['visitor', 'member', 'agent', 'trial'] } }),
      'condition-never',
      '"when": «{»',
      'Take one of the two out',
      'harbor',
    ],
  },
  'a visitor on a page for agents': {
    'a trial on a page for agents': [
      within({ audience: ['agent'] }, { audience: ['trial'] }),
      'condition-never',
      '"when": «{»',
      'Take one of the two out',
      'jade',
    ],
    'a visitor in the panel of members': [
      put('panels.memberCentre.pages[securityCenter].when', { audience: ['visitor'] }),
      'condition-never',
      '"when": «{»',
      'Take one of the two out',
      'harbor',
    ],
  },
  'a language on a page in another': {
    'of two': [
      onHelp({ languages: ['EN', 'VI'] }, { languages: ['JA'] }),
      'condition-never',
      '"when": «{»',
      'Take one of the two out',
      'jade',
    ],
    'that the page rules out': [
      onHelp({ not: { languages: ['ES'] } }, { languages: ['ES'] }),
      'contradictory-when',
      '"when": «{»',
      'Take one of the two out',
      'kiosk',
    ],
  },
  'an audience that is ruled out beside it': {
    'of two features': [
      inHelp({ features: ['missions', 'feedback'], not: { features: ['feedback'] } }),
      'condition-never',
      '"when": «{»',
      'Take one of the two out',
      'jade',
    ],
    'a day': [
      put('banners[w_live].when', { days: ['monday'], not: { days: ['monday', 'tuesday'] } }),
      'time-never',
      '"when": «{»',
      'Compare from, until and days',
      'harbor',
    ],
  },
  'an audience and a language that are ruled out together': {
    'of a vendor': [
      ofVendor({
        audience: ['trial'],
        languages: ['VI'],
        not: { audience: ['trial'], languages: ['VI', 'EN'] },
      }),
      'condition-never',
      '"when": «{»',
      'Take one of the two out',
      'jade',
    ],
    'on the page around it': [
      onHelp({ not: { audience: ['agent'], languages: ['EN'] } }, { audience: ['agent'], languages: ['EN'] }),
      'condition-never',
      '"when": «{»',
      'Take one of the two out',
      'harbor',
    ],
  },
  'a visitor, and within one, members': {
    'a language': [
      inHelp({ languages: ['EN'], not: { not: { languages: ['VI'] } } }),
      'condition-never',
      '"when": «{»',
      'Take one of the two out',
      'jade',
    ],
    'of a placement': [
      onHelp({ audience: ['agent'] }, { not: { not: { audience: ['member', 'visitor'] } } }),
      'condition-never',
      '"when": «{»',
      'Take one of the two out',
      'kiosk',
    ],
  },
  'the rest of the visitors of a page ruled out': {
    'by the panel': [
      put('panels.memberCentre.pages[withdraw].when', { not: { audience: ['member', 'agent'] } }),
      'contradictory-when',
      '"when": «{»',
      'Take one of the two out',
      'jade',
    ],
    'of languages': [
      inThreeLanguages(onHelp({ not: { languages: ['EN'] } }, { not: { languages: ['AR', 'ID'] } })),
      'condition-never',
      '"when": «{»',
      'Take one of the two out',
      'harbor',
    ],
  },
  'a modal that nothing opens': {
    'called nearly as one of code that is gone': [
      add(
        'modals',
        { id: 'twoFactor', $remove: true },
        {
          id: 'twoFactors',
          title: 'nav.live',
          main: [{ id: 'text', widget: 'rich-text', props: { content: 'privacy' } }],
        },
      ),
      'modal-unopened',
      '"id": «"twoFactors"»',
      'Did you mean "twoFactor"?',
      'harbor',
    ],
    'in a portal of lotteries': [
      add('modals', {
        id: 'odds',
        title: 'nav.live',
        main: [{ id: 'text', widget: 'rich-text', props: { content: 'privacy' } }],
      }),
      'modal-unopened',
      '"id": «"odds"»',
      'Link to it, { "modal": "odds" }, or remove it.',
      'kiosk',
    ],
  },
  'languages to prerender without addresses of their own': {
    'one language': [
      put('languages.prerender', ['EN']),
      'prerender-unused',
      '«"prerender"»: [',
      'or take "prerender" out',
      'jade',
    ],
    'addresses that are ruled out': [
      both(put('languages.addresses', 'none'), put('languages.prerender', ['VI', 'EN'])),
      'prerender-unused',
      '«"prerender"»: [',
      'Write "addresses": "path" in languages',
      'harbor',
    ],
  },
  'a redirect that stays to a page of a season': {
    'by a name': [
      both(
        put('seasons', { gala: season('2090-12-01', '2091-01-07') }),
        toGala({ when: { season: 'gala' } }, {}),
      ),
      'redirect-page-away',
      '"route": «"gala"»',
      'Write the times of routes[gala] into "when" of the redirect',
      'jade',
    ],
    'by days': [
      toGala({ when: { days: ['saturday', 'sunday'] } }, { permanent: false }),
      'redirect-page-away',
      '"route": «"gala"»',
      'Write the times of routes[gala] into "when" of the redirect',
      'harbor',
    ],
  },
  'a redirect of a time to a page of another': {
    'after the page has gone': [
      toGala(
        { when: season('2090-12-01', '2091-01-07') },
        { permanent: false, when: season('2091-02-01', '2091-03-01') },
      ),
      'redirect-page-away',
      '"route": «"gala"»',
      'lead to a page that stays',
      'jade',
    ],
    'longer than the page': [
      toGala(
        { when: season('2090-12-01', '2091-01-07') },
        { permanent: false, when: season('2090-11-01', '2091-01-07') },
      ),
      'redirect-page-away',
      '"route": «"gala"»',
      'lead to a page that stays',
      'harbor',
    ],
  },
  'an asset that nothing shows': {
    'of a season': [
      put('assets.lantern', 'assets/logo.svg'),
      'asset-unshown',
      '«"lantern"»: "assets/logo.svg"',
      'take it out',
      'jade',
    ],
    'nearly called as one that the engine shows': [
      put('assets.favicons', 'assets/logo.svg'),
      'asset-unshown',
      '«"favicons"»: "assets/logo.svg"',
      'Did you mean "favicon"? Else take it out.',
      'harbor',
    ],
  },
  'pages that are open without a login': {
    'of several': [
      put('access', { open: ['/promotions', '/terms'] }),
      'access-idle',
      '«"open"»: [',
      'take "open" out',
      'jade',
    ],
    'with the login switched off': [
      put('access', { loginFirst: false, open: ['/live'] }),
      'access-idle',
      '«"open"»: [',
      'take "open" out',
      'harbor',
    ],
  },
  'the page of a login that nobody is asked for': {
    'of an account': [
      put('access', { loginRoute: 'register' }),
      'access-idle',
      '«"loginRoute"»: "register"',
      'take "loginRoute" out',
      'jade',
    ],
    'with the login switched off': [
      put('access', { loginFirst: false, loginRoute: 'login' }),
      'access-idle',
      '«"loginRoute"»: "login"',
      'take "loginRoute" out',
      'harbor',
    ],
  },
  'the hosts below a domain, and no time': {
    'said first': [
      put('hosting', { hsts: { includeSubDomains: true, maxAge: 0 } }),
      'hsts-idle',
      '«"includeSubDomains"»: true',
      '31536000',
      'jade',
    ],
    'in a brand of lotteries': [
      put('hosting', { hsts: { maxAge: 0, includeSubDomains: true } }),
      'hsts-idle',
      '«"includeSubDomains"»: true',
      '31536000',
      'kiosk',
    ],
  },
  'a name between spaces': {
    'a space behind': [
      put('name', 'Jade '),
      'manifest-shape',
      '"name": «"Jade "»',
      'Did you mean "Jade"?',
      'jade',
    ],
    'a space that keeps words together': [
      put('name', '\u00a0Harbor'),
      'manifest-shape',
      '"name": «"\u00a0Harbor"»',
      'Did you mean "Harbor"?',
      'harbor',
    ],
  },
  'the days of a year for seconds': {
    'of two years': [
      put('hosting', { hsts: { maxAge: 730, includeSubDomains: true } }),
      'hsts-brief',
      '"maxAge": «730»',
      'Write 31536000 for a year',
      'jade',
    ],
    months: [
      put('hosting', { hsts: { maxAge: 12 } }),
      'hsts-brief',
      '"maxAge": «12»',
      '300 for a trial',
      'harbor',
    ],
  },
  'a notice of a service worker that is taken away': {
    'said first': [
      put('offline', { newVersion: 'engine.newVersion', worker: 'remove' }),
      'offline-idle',
      '«"newVersion"»: "engine.newVersion"',
      'write "worker": "keep"',
      'jade',
    ],
    'in other words': [
      put('offline', { worker: 'remove', newVersion: 'nav.live' }),
      'offline-idle',
      '«"newVersion"»: "nav.live"',
      'write "worker": "keep"',
      'harbor',
    ],
  },
  'games of every host of an ending': {
    'of a country': [
      add('platform.gameOrigins', 'https://*.vn'),
      'origin-wide',
      '«"https://*.vn"»',
      'https://*.maker.vn',
      'jade',
    ],
    'at every port': [
      add('platform.gameOrigins', 'https://*.games:*'),
      'origin-wide',
      '«"https://*.games:*"»',
      'Name the host itself',
      'harbor',
    ],
  },
  'a language with the locale of another, and the code of a country': {
    'Arabic, and Argentina': [
      put('languages.supported[AR].locale', 'en'),
      'locale-other',
      '"locale": «"en"»',
      'Write "es-AR" where the country is meant, and else "ar".',
      'jade',
    ],
    'of a third language': [
      put('languages.supported[BR].locale', 'vi'),
      'locale-other',
      '"locale": «"vi"»',
      'Write "pt-BR" where the country is meant, and else "br".',
      'harbor',
    ],
  },
  'a default language that nothing is written in': {
    'the only one': [
      put('languages', { default: 'DE', supported: [{ code: 'DE', locale: 'de' }] }),
      'message-file-missing',
      '"code": «"DE"»',
      'messages/DE.json',
      'harbor',
    ],
    'behind the others': [
      both(add('languages.supported', { code: 'DE', locale: 'de' }), put('languages.default', 'DE')),
      'message-file-missing',
      '"code": «"DE"»',
      'messages/DE.json',
      'jade',
    ],
  },
  'a page with the title of another one': {
    'of slots': [
      both(
        toGala({}, {}),
        put('routes[gala].title', 'route.rng.title'),
        put('routes[gala].description', 'nav.live'),
      ),
      'page-text-same',
      '"title": «"route.rng.title"»',
      "Write a title that is the page's own",
      'jade',
    ],
    'of an inherited page': [
      put('routes[fish].title', 'route.live.title'),
      'page-text-same',
      '"title": «"route.live.title"»',
      "Write a title that is the page's own",
      'harbor',
    ],
  },
  'a page with the description of another one': {
    'of slots': [
      both(toGala({}, {}), put('routes[gala].description', 'route.rng.description')),
      'page-text-same',
      '"description": «"route.rng.description"»',
      "Write a description that is the page's own",
      'jade',
    ],
    'of an inherited page': [
      put('routes[fish].description', 'route.live.description'),
      'page-text-same',
      '"description": «"route.live.description"»',
      "Write a description that is the page's own",
      'harbor',
    ],
  },
});
