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

const modal = (id: string) => (brand: Draft) => {
  const main = [{ id: 'text', widget: 'rich-text', props: { content: 'privacy' } }];
  brand.modals = [...(brand.modals ?? []), { id, title: 'nav.live', main }];
};

/** Modals that nobody sees. */
const unopened = mistakes({
  'a modal that nothing opens': [
    modal('fair'),
    'modal-unopened',
    '"id": «"fair"»',
    'Link to it, { "modal": "fair" }, or remove it.',
  ],
});

/** A redirect to a page of a fair. */
const toFair = (redirect: object) => (brand: Draft) => {
  const main = [{ id: 'text', widget: 'rich-text', props: { content: 'privacy' } }];
  const when = season('2090-12-01', '2091-01-07');
  brand.routes.push({ id: 'fair', path: '/fair', title: 'nav.live', entry: true, when, main });
  brand.redirects = [{ id: 'old', from: '/fair.php', to: { route: 'fair' }, permanent: false, ...redirect }];
};

/** Addresses that nobody finds anything at, and lists of languages that come to nothing. */
const addresses = mistakes({
  'languages to prerender without addresses of their own': [
    (brand) => {
      brand.languages.prerender = brand.languages.supported.slice(0, 2).map(({ code }: Draft) => code);
    },
    'prerender-unused',
    '«"prerender"»: [',
    'Write "addresses": "path" in languages',
  ],
  'a redirect that stays to a page of a season': [
    toFair({}),
    'redirect-page-away',
    '"route": «"fair"»',
    'Write the times of routes[fair] into "when" of the redirect',
  ],
  'a redirect of a time to a page of another': [
    toFair({ when: season('2090-10-01', '2090-11-01') }),
    'redirect-page-away',
    '"route": «"fair"»',
    'lead to a page that stays',
  ],
});

const gala = (members: object) => (brand: Draft) => {
  const main = [{ id: 'text', widget: 'rich-text', props: { content: 'privacy' } }];
  brand.routes.push({ id: 'gala', path: '/gala', entry: true, main, ...members });
};

/** Settings that have an effect only beside others, and pages that nobody can tell apart in a list of results. */
const idle = mistakes({
  'an asset that nothing shows': [
    (brand) => {
      brand.assets.gala = 'assets/logo.svg';
    },
    'asset-unshown',
    '«"gala"»: "assets/logo.svg"',
    'Show it in a content, ![…](asset:gala)',
  ],
  'pages that are open without a login': [
    (brand) => {
      brand.access = { open: ['/help'] };
    },
    'access-idle',
    '«"open"»: [',
    'Write "loginFirst": true beside it, or take "open" out.',
  ],
  'the page of a login that nobody is asked for': [
    (brand) => {
      brand.access = { loginRoute: 'login' };
    },
    'access-idle',
    '«"loginRoute"»: "login"',
    'Write "loginFirst": true beside it, or take "loginRoute" out.',
  ],
  'the hosts below a domain, and no time': [
    (brand) => {
      brand.hosting = { hsts: { maxAge: 0, includeSubDomains: true } };
    },
    'hsts-idle',
    '«"includeSubDomains"»: true',
    'Take it out, or write the seconds',
  ],
  'a name between spaces': [
    (brand) => {
      brand.name = ' Aurora ';
    },
    'manifest-shape',
    '"name": «" Aurora "»',
    'Did you mean "Aurora"?',
  ],
  'the days of a year for seconds': [
    (brand) => {
      brand.hosting = { hsts: { maxAge: 365 } };
    },
    'hsts-brief',
    '"maxAge": «365»',
    'Write 31536000 for a year, or 300 for a trial.',
  ],
  'a notice of a service worker that is taken away': [
    (brand) => {
      brand.offline = { worker: 'remove', newVersion: 'engine.newVersion' };
    },
    'offline-idle',
    '«"newVersion"»: "engine.newVersion"',
    'Take it out, or write "worker": "keep".',
  ],
  'games of every host of an ending': [
    (brand) => {
      brand.platform = { ...brand.platform, gameOrigins: ['https://*.com'] };
    },
    'origin-wide',
    '«"https://*.com"»',
    'Name the host itself, or the domain of whom it is: "https://*.maker.com".',
  ],
  'a language with the locale of another, and the code of a country': [
    (brand) => {
      const brazil = brand.languages.supported.find(({ code }: Draft) => code === 'BR');
      brazil.locale = 'en';
    },
    'locale-other',
    '"locale": «"en"»',
    'Write "pt-BR" where the country is meant, and else "br".',
  ],
  'a default language that nothing is written in': [
    (brand) => {
      brand.languages.default = 'FR';
      brand.languages.supported.unshift({ code: 'FR', locale: 'fr' });
    },
    'message-file-missing',
    '"code": «"FR"»',
    'messages/FR.json',
  ],
  'a page with the title of another one': [
    gala({ title: 'route.live.title', description: 'route.responsible.title' }),
    'page-text-same',
    '"title": «"route.live.title"»',
    "Write a title that is the page's own",
  ],
  'a page with the description of another one': [
    gala({ title: 'route.responsible.title', description: 'route.live.description' }),
    'page-text-same',
    '"description": «"route.live.description"»',
    "Write a description that is the page's own",
  ],
});

export const silences: readonly Mistake[] = [...never, ...schemes, ...unopened, ...addresses, ...idle];
