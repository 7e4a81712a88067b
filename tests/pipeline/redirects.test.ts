import { expect, it } from 'vitest';
import { home, manifest, resolveBrand, said } from './fixture.ts';

const routes = [home, { ...home, id: 'offers', path: '/offers', aliases: ['/deals'], entry: true }];
const paths = {
  default: 'EN',
  addresses: 'path',
  supported: [
    { code: 'EN', locale: 'en' },
    { code: 'VI', locale: 'vi' },
  ],
};
const domains = ['aurora.localhost', 'www.aurora.example'];
const toOffers = { route: 'offers' };

type Led = readonly (readonly [from: string, to: object])[];

/** A brand with redirects that are called a, b and c. */
function leading(...redirects: Led) {
  const list = redirects.map(([from, to], index) => ({ id: 'abc'.charAt(index), from, to }));
  return resolveBrand({ aurora: manifest({ domains, languages: paths, routes, redirects: list }) });
}

it('a redirect leads to a route or elsewhere, for good where it does not say otherwise', () => {
  const { brand, issues } = leading(['/old.php', toOffers], ['/shop/', { href: 'https://shop.example/all' }]);
  expect(issues.map(({ hint }) => hint)).toEqual(['Did you mean "/shop"?']);
  expect(brand).toBeUndefined();
  const right = leading(['/old.php', toOffers], ['/shop', { href: 'https://shop.example:8443/all/of_it' }]);
  expect(said(right)).toEqual([]);
  expect(right.brand?.redirects).toMatchObject([{ permanent: true }, { permanent: true }]);
});

it('redirects are inherited by their ids', () => {
  const house = manifest({
    ...{ id: 'house', abstract: true, domains: ['house.localhost'], routes },
    redirects: ['a', 'b'].map((id) => ({ id, from: `/old-${id}`, to: toOffers })),
  });
  const aurora = JSON.stringify({
    ...{ schemaVersion: 1, id: 'aurora', extends: 'house', name: 'Aurora', domains },
    ...{ tenant: { merchantCode: 'aurora' } },
    redirects: [
      { id: 'a', $remove: true },
      { id: 'b', permanent: false },
      { id: 'c', from: '/old-c', to: { route: 'home' } },
    ],
  });
  const result = resolveBrand({ house, aurora });
  expect(said(result)).toEqual([]);
  expect(result.brand?.redirects).toEqual([
    { id: 'b', from: '/old-b', to: toOffers, permanent: false },
    { id: 'c', from: '/old-c', to: { route: 'home' }, permanent: true },
  ]);
});

const FORM = 'expected a path such as /offers.php, without host, ? and #';

it.each<[name: string, redirects: Led, want: string[]]>([
  [
    'a query, another host or what breaks out of a line in its address',
    [
      ['/old?id=7', toOffers],
      ['https://old.example/offers', toOffers],
      ['/a; } location / { return 200', toOffers],
    ],
    [
      `manifest-shape redirects[a].from: ${FORM}, got "/old?id=7".`,
      `manifest-shape redirects[b].from: ${FORM}, got "https://old.example/offers".`,
      `manifest-shape redirects[c].from: ${FORM}, got "/a; } location / { return 200".`,
    ],
  ],
  [
    'another address with a query, without TLS, or that breaks out of a line',
    [
      ['/a', { href: 'https://shop.example/?id=7' }],
      ['/b', { href: 'http://shop.example/' }],
      ['/c', { href: 'https://shop.example/$host";' }],
    ],
    ['https://shop.example/?id=7', 'http://shop.example/', 'https://shop.example/$host";'].map(
      (href, index) =>
        `manifest-shape redirects[${'abc'.charAt(index)}].to.href: expected an address such as https://help.example/terms, without ? and #, got ${JSON.stringify(href)}.`,
    ),
  ],
  [
    'the address of a page',
    [
      ['/offers', { route: 'home' }],
      ['/deals', { route: 'home' }],
      ['/Offers', toOffers],
    ],
    [
      'redirect-page redirects[a].from: "/offers" is an address of routes[offers], so that its page could not be opened. Take the redirect out, or give the route another address.',
      'redirect-page redirects[b].from: "/deals" is an address of routes[offers], so that its page could not be opened. Take the redirect out, or give the route another address.',
      'redirect-page redirects[c].from: "/Offers" differs by case alone from "/offers", an address of routes[offers]: hosts that fold case cannot tell them apart. Take the redirect out, and write "/Offers" into "aliases" of routes[offers].',
    ],
  ],
  [
    'the address of a language',
    [
      ['/vi', toOffers],
      ['/vi/old', toOffers],
    ],
    [
      'redirect-language redirects[a].from: "/vi" is an address in VI, whose addresses begin with /vi. Take the redirect out.',
      'redirect-language redirects[b].from: "/vi/old" is an address in VI, whose addresses begin with /vi. Write "/old": it leads on below /vi, too.',
    ],
  ],
  [
    'the address of something else',
    [
      ['/wps/session', toOffers],
      ['/robots.txt', toOffers],
      ['/404', toOffers],
    ],
    [
      ['a', '/wps/session', '/wps'],
      ['b', '/robots.txt', '/robots.txt'],
      ['c', '/404', '/404.html'],
    ].map(
      ([id, from, reserved]) =>
        `redirect-reserved redirects[${id}].from: "${reserved}" is not for pages, so "${from}" would lead nobody on. Take the redirect out.`,
    ),
  ],
  [
    'an address that another one has',
    [
      ['/old', toOffers],
      ['/old', { route: 'home' }],
      ['/OLD', { route: 'home' }],
    ],
    [
      'redirect-twice redirects[b].from: "/old" leads to another place in redirects[a]. Keep one of the two, lead both to the same place, or give each a "when" that is over before the other\'s begins.',
      'redirect-twice redirects[c].from: "/OLD" differs by case alone from "/old", which leads to another place in redirects[a]. Keep one of the two, lead both to the same place, or give each a "when" that is over before the other\'s begins.',
    ],
  ],
  [
    'the same twice, in the same letters',
    [
      ['/old', toOffers],
      ['/old', toOffers],
      ['/OLD', toOffers],
    ],
    [
      'redirect-repeated redirects[b].from: redirects[a] leads "/old" to the same place. Take one of the two out.',
    ],
  ],
  [
    'a route that is not there',
    [['/old', { route: 'offer' }]],
    ['unknown-reference redirects[a].to.route: there is no route "offer". Did you mean "offers"?'],
  ],
  [
    'a page by the host of its own brand',
    [['/old', { href: 'https://www.aurora.example/vi/offers/' }]],
    [
      'redirect-own-host redirects[a].to.href: https://www.aurora.example/vi/offers/ is routes[offers] of this brand, so who comes in another language, or to a preview, is led out of it. Write { "route": "offers" } in place of it.',
    ],
  ],
  [
    'a page that is not there',
    [['/old', { href: 'https://www.aurora.example:443/offer' }]],
    [
      'redirect-dead-end redirects[a].to.href: this brand has no page at https://www.aurora.example:443/offer. Name the route that is meant, such as { "route": "home" }.',
    ],
  ],
  [
    'a redirect',
    [
      ['/older', { href: 'https://www.aurora.example/Old' }],
      ['/old', toOffers],
    ],
    [
      'redirect-chain redirects[a].to.href: https://www.aurora.example/Old leads on, by redirects[b]. Write where redirects[b] leads: {"route":"offers"}.',
    ],
  ],
  [
    'a circle, and a redirect into it',
    [
      ['/a', { href: 'https://www.aurora.example/b' }],
      ['/b', { href: 'https://www.aurora.example/c' }],
      ['/c', { href: 'https://aurora.localhost/b' }],
    ],
    [
      'redirect-chain redirects[a].to.href: https://www.aurora.example/b leads on, by redirects[b]. Write where redirects[b] leads: {"href":"https://www.aurora.example/c"}.',
      'redirect-loop redirects[b].to.href: redirects[b] → redirects[c] → redirects[b] is a circle. Lead one of them to a page, such as { "route": "home" }, or take it out.',
    ],
  ],
  [
    'itself',
    [['/a', { href: 'https://www.aurora.example/a' }]],
    [
      'redirect-loop redirects[a].to.href: this redirect leads to itself. Lead one of them to a page, such as { "route": "home" }, or take it out.',
    ],
  ],
])('a redirect is found that has or leads to %s', (_name, redirects, want) => {
  const findings = said(leading(...redirects)).map((finding) =>
    finding.replace(/^aurora:\d+ «.*?» (?=[a-z-]+ redirects)/, ''),
  );
  // The remedy of a wrong shape is the same for all.
  expect(
    findings.map((finding, index) =>
      want[index]?.startsWith('manifest-shape') ? finding.slice(0, want[index].length) : finding,
    ),
  ).toEqual(want);
});

/** Redirects of one address, each with a time. */
const timed = (...list: readonly object[]) =>
  resolveBrand({
    aurora: manifest({
      domains,
      routes,
      seasons: { fair: { from: '2090-06-01', until: '2090-06-08' } },
      redirects: list.map((rest, index) => ({
        ...{ id: 'abc'.charAt(index), from: '/old', to: toOffers, permanent: false },
        ...rest,
      })),
    }),
  });

it('redirects of one address lead to different places at different times', () => {
  const before = { when: { until: '2090-06-01' } };
  const fair = { when: { season: 'fair' }, to: { route: 'home' } };
  const after = { when: { from: '2090-06-08T00:00Z' }, permanent: true };
  const right = timed(before, fair, after);
  expect(said(right)).toEqual([]);
  expect(right.brand?.redirects.map(({ when }) => when)).toEqual([
    { until: '2090-06-01T00:00:00.000Z' },
    { from: '2090-06-01T00:00:00.000Z', until: '2090-06-08T00:00:00.000Z' },
    { from: '2090-06-08T00:00:00.000Z' },
  ]);
  // Pages would look at their clocks for nothing.
  expect(right.boundaries.at).toEqual([]);
  expect(said(timed(before, { ...fair, when: { from: '2090-05-31' } }))).toEqual([
    expect.stringContaining('season-unused'),
    expect.stringContaining(
      'redirect-twice redirects[b].from: "/old" leads to another place in redirects[a].',
    ),
  ]);
});

it.each<[name: string, rest: object, want: string]>([
  [
    'ends and is for good',
    { when: { until: '2090-06-01' }, permanent: true },
    'redirect-ending redirects[a]: this ends at 2090-06-01, and search engines forget an address that leads on for good. Write "permanent": false.',
  ],
  [
    'comes with a season and is for good',
    { when: { season: 'fair' }, permanent: true },
    'redirect-ending redirects[a]: this ends with its season, and search engines forget an address that leads on for good. Write "permanent": false.',
  ],
  [
    'is over',
    { when: { until: '2020-01-01' } },
    'time-over redirects[a].when: this is over since 2020-01-01, and not shown any more. Remove what stands under it, or write when it comes again.',
  ],
  [
    'never comes',
    { when: { from: '2090-06-02', until: '2090-06-01' } },
    'time-never redirects[a].when: from 2090-06-02 is not before until 2090-06-01, so this is never shown. Put the earlier one into "from". The moment of "until" is not in the time any more.',
  ],
])('a redirect is found that %s', (_name, rest, want) => {
  const findings = said(timed(rest)).filter((finding) => !finding.includes(' season-unused '));
  expect(findings).toEqual([expect.stringContaining(want)]);
});

it('a finding stands at the value in its file, and one of a page that is left out is none', () => {
  const list = [{ id: 'a', from: '/offers', to: { route: 'home' } }];
  const brand = (when: object) =>
    resolveBrand({
      aurora: manifest({
        features: { fair: { fixed: false } },
        routes: [home, { ...routes[1], ...when }],
        redirects: list,
      }),
    });
  expect(brand({}).issues).toMatchObject([
    { code: 'feature-unused' },
    { file: 'brands/aurora/brand.json', line: 11, pointer: '/redirects/0/from', code: 'redirect-page' },
  ]);
  expect(said(brand({ when: { features: ['fair'] } }))).toEqual([]);
});

it('a redirect leads to a page of a time at no other', () => {
  const toFair = (when: object, redirect: object) => {
    const routesOfFair = [home, { ...routes[1], id: 'fair', path: '/fair', aliases: [], when }];
    const list = [{ id: 'a', from: '/old', to: { route: 'fair' }, permanent: false, ...redirect }];
    return said(resolveBrand({ aurora: manifest({ domains, routes: routesOfFair, redirects: list }) })).map(
      (line) => line.replace(/^\S+ «.*?» /, ''),
    );
  };
  const fair = { from: '2090-06-01', until: '2090-06-08' };
  const hint =
    'Write the times of routes[fair] into "when" of the redirect, and "permanent": false, or lead to a page that stays, such as { "route": "home" }.';
  const away =
    'redirect-page-away redirects[a]: routes[fair] is there for a time alone, and this redirect leads there at others, too, when nobody finds the page.';
  expect(toFair(fair, {})).toEqual([`${away} ${hint}`]);
  expect(toFair(fair, { when: { from: '2090-06-02' } })).toEqual([`${away} ${hint}`]);
  expect(toFair({ ...fair, audience: ['member'] }, {})).toEqual([`${away} ${hint}`]);
  expect(toFair(fair, { when: { from: '2090-05-01', until: '2090-05-08' } })).toEqual([
    `redirect-page-away redirects[a]: routes[fair] is there for a time alone, and this redirect leads on at another, so nobody finds the page. ${hint}`,
  ]);
  expect(toFair(fair, { when: fair })).toEqual([]);
  expect(toFair(fair, { when: { from: '2090-06-02', until: '2090-06-04' } })).toEqual([]);
  expect(toFair({ audience: ['member'] }, {})).toEqual([]);
});
