import type { Route } from '@liveryjs/schemas/brand';
import { expect, it } from 'vitest';
import {
  type AddressRule,
  addressRules,
  redirectsAt,
  redirectsFile,
  redirectsForNginx,
} from './address-rules.ts';

const route = (path: string, ...aliases: readonly string[]): Route => ({
  ...{ id: 'a', path, aliases: [...aliases], title: 'a.b', regions: [], main: [] },
  ...{ entry: false, prerender: true },
});
const languages = {
  default: 'EN',
  addresses: 'path' as const,
  supported: [{ code: 'EN' }, { code: 'VI' }],
};

it('addresses of a route that differ by case alone are answered by one page, in each language that has pages', () => {
  const brand = {
    routes: [route('/rules', '/Rules', '/old', '/OLD'), route('/', '/index', '/Index')],
    languages,
  };
  expect(addressRules({ ...brand, redirects: [] }, languages.supported)).toEqual([
    { from: '/Rules', to: '/rules', status: 200 },
    { from: '/OLD', to: '/old', status: 200 },
    { from: '/Index', to: '/', status: 200 },
    { from: '/vi/Rules', to: '/vi/rules', status: 200 },
    { from: '/vi/OLD', to: '/vi/old', status: 200 },
    { from: '/vi/Index', to: '/vi', status: 200 },
  ]);
});

it('redirects lead to the page in the language of the address, or elsewhere, for good or for a time', () => {
  const redirects = [
    { id: 'a', from: '/old.php', to: { route: 'a' }, permanent: true },
    { id: 'b', from: '/shop', to: { href: 'https://shop.example/all' }, permanent: false },
  ];
  const brand = { routes: [route('/promotions')], redirects };
  expect(addressRules({ ...brand, languages }, languages.supported)).toEqual([
    { from: '/old.php', to: '/promotions', status: 301 },
    { from: '/shop', to: 'https://shop.example/all', status: 302 },
    { from: '/vi/old.php', to: '/vi/promotions', status: 301 },
    { from: '/vi/shop', to: 'https://shop.example/all', status: 302 },
  ]);
  const inNone = { default: 'EN', supported: languages.supported };
  expect(addressRules({ ...brand, languages: inNone }, [{ code: 'EN' }])).toHaveLength(2);
});

it('a bundle has the redirects whose time it is', () => {
  const to = { route: 'a' };
  const redirects = [
    { id: 'always', from: '/a', to, permanent: true },
    {
      id: 'fair',
      from: '/b',
      to,
      permanent: false,
      when: { from: '2026-12-01T00:00:00.000Z', until: '2026-12-08T00:00:00.000Z' },
    },
    {
      id: 'fridays',
      from: '/c',
      to,
      permanent: false,
      when: { days: ['friday' as const], timeZone: 'Asia/Tokyo' },
    },
  ];
  const idsAt = (time: string) => redirectsAt(redirects, Date.parse(time)).map(({ id }) => id);
  expect(idsAt('2026-11-30T23:59:59Z')).toEqual(['always']);
  expect(idsAt('2026-12-01T00:00:00Z')).toEqual(['always', 'fair']);
  expect(idsAt('2026-12-03T15:00:00Z')).toEqual(['always', 'fair', 'fridays']);
  expect(idsAt('2026-12-08T00:00:00Z')).toEqual(['always']);
});

const RULES: readonly AddressRule[] = [
  { from: '/Rules', to: '/rules', status: 200 },
  { from: '/old.php', to: '/promotions', status: 301 },
  { from: '/shop', to: 'https://shop.example/all', status: 302 },
];

it('hosts that take a folder read a line for each address', () => {
  expect(redirectsFile(RULES)).toBe(`/Rules /rules 200
/old.php /promotions 301
/old.php/ /promotions 301
/shop https://shop.example/all 302
/shop/ https://shop.example/all 302
`);
});

it('hosts that take a folder, and nginx, show the page of what is not there in the language of the address', () => {
  expect(redirectsFile([], ['/vi', '/pt-br'])).toBe(`/vi/* /vi/404.html 404
/pt-br/* /pt-br/404.html 404
`);
  const [, pattern = ''] =
    /if \(\$request_uri ~ "(.*)"\) \{ set \$language_path \$1; \}/.exec(
      redirectsForNginx([], ['/vi', '/pt-br']),
    ) ?? [];
  const startOf = (path: string) => new RegExp(pattern).exec(path)?.[1] ?? '';
  expect(['/vi/a/b', '/pt-br/a', '/a', '/video/a', '/a/vi/b'].map(startOf)).toEqual([
    '/vi',
    '/pt-br',
    '',
    '',
    '',
  ]);
});

it('nginx keeps the query, and no browser keeps a redirect unasked', () => {
  const end = 'absolute_redirect off; add_header Cache-Control "no-cache" always; return';
  expect(redirectsForNginx(RULES)).toBe(`set $language_path "";
set $language_folder "";
location = /Rules { rewrite ^ /rules last; }
location = /old.php { ${end} 301 /promotions$is_args$args; }
location = /old.php/ { ${end} 301 /promotions$is_args$args; }
location = /shop { ${end} 302 https://shop.example/all$is_args$args; }
location = /shop/ { ${end} 302 https://shop.example/all$is_args$args; }
`);
});

it.each(['/a b', '/a;', '/a{', '/a\n', '/$host', '/"a"', '//host', '/a\\', "/'", '/a#', '/a?b', '/*', '/:b'])(
  'no rule breaks out of its line: %j',
  (path) => {
    const twin = { routes: [route(`${path}a`, `${path}A`)], redirects: [], languages };
    expect(() => addressRules(twin, [{ code: 'EN' }])).toThrow(' cannot lead to ');
    const targets = [{ route: 'a' }, { href: `https://shop.example${path}` }, { href: path }];
    for (const to of targets) {
      const from = 'route' in to ? path : '/old';
      const redirects = [{ id: 'a', from, to, permanent: true }];
      // An address elsewhere may have several slashes on end.
      if (to.href === 'https://shop.example//host') continue;
      expect(() => addressRules({ routes: [route('/b')], redirects, languages }, [{ code: 'EN' }])).toThrow(
        ' cannot lead to ',
      );
    }
  },
);
