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
      'redirect-twice redirects[b].from: "/old" leads to another place in redirects[a]. Keep one of the two, or lead both to the same place.',
      'redirect-twice redirects[c].from: "/OLD" differs by case alone from "/old", which leads to another place in redirects[a]. Keep one of the two, or lead both to the same place.',
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
