import { describe, expect, it } from 'vitest';
import { home, manifest, resolveBrand, said } from './fixture.ts';

/** A brand of the home page and one route at each path. */
function routesAt(...paths: readonly string[]) {
  const routes = paths.map((path, index) => ({ ...home, id: `r${index + 1}`, path, entry: true }));
  return resolveBrand({ aurora: manifest({ routes: [home, ...routes] }) });
}

const FORM = 'After / come letters, digits, ., _, ~ and -; no part between slashes is . or .. alone.';
const shape = (path: string, hint = FORM) =>
  `aurora:9 «"${path}"» manifest-shape routes[r1].path: expected a path such as /promotions, got "${path}". ${hint}`;
const taken = (path: string, by: string) =>
  `aurora:9 «"${path}"» path-reserved routes[r1].path: ${JSON.stringify(by)} is not for pages, so ${JSON.stringify(path)} would never be shown. Choose another address.`;

describe('the address of a route', () => {
  it.each(['/help/404', '/help/404.html'])(
    '%s is no page: hosts show it for all that is not there below /help',
    (path) => {
      expect(said(routesAt(path))).toEqual([taken(path, '/*/404.html')]);
    },
  );

  it('is none of a sitemap, whatever its language', () => {
    expect(said(routesAt('/sitemap-vi.xml'))).toEqual([taken('/sitemap-vi.xml', '/sitemap-*.xml')]);
    expect(said(routesAt('/sitemap-.xml', '/sitemap-vi.xmla', '/a/sitemap-vi.xml'))).toEqual([]);
  });

  it.each([
    '/../../../../pwned',
    '/../../harbor/index',
    '/..',
    '/.',
    '/./a',
    '/a/.',
    '/a/..',
    '/a/../b',
    '/%2e%2e/a',
    '/..%2fa',
    '/a%00b',
    '/a b',
    '/a//b',
    '//a',
    '/a?b',
    '/a#b',
    '/a:b',
    '/đ',
    '/..;/a',
  ])('never leaves its folder: %s', (path) => {
    expect(said(routesAt(path))).toEqual([shape(path)]);
  });

  it.each([
    ['/a/', '/a'],
    ['a', '/a'],
  ])('is likely another: %s', (path, meant) => {
    expect(said(routesAt(path))).toEqual([shape(path, `Did you mean "${meant}"?`)]);
  });

  it.each(['/a\\..\\b', '/a\nb', '/a\u0000b', '/a\u007fb', '/\u202ea', '/a\n'])(
    'holds no character that a path cannot: %j',
    (path) => {
      expect(routesAt(path).issues.map(({ code }) => code)).toContain('manifest-shape');
    },
  );

  it('is checked in aliases too', () => {
    const routes = [{ ...home, aliases: ['/../../harbor/index'] }];
    expect(resolveBrand({ aurora: manifest({ routes }) }).issues).toMatchObject([
      { code: 'manifest-shape', pointer: '/routes/0/aliases/0' },
    ]);
  });

  it.each(['/...', '/.well-known/a', '/a..b', '/..a', '/a.', '/~a', '/wpsx', '/playwps/wps', '/404s'])(
    'may be %s',
    (path) => {
      expect(routesAt(path).issues).toEqual([]);
    },
  );

  it.each([
    ['/wps', '/wps'],
    ['/wps/session', '/wps'],
    ['/lgw/a/b', '/lgw'],
    ['/lotto/a', '/lotto'],
    ['/sandbox', '/sandbox'],
    ['/sandbox/accounts', '/sandbox'],
    ['/assets/a', '/assets'],
    ['/404', '/404.html'],
    ['/404.html', '/404.html'],
    ['/build-report.json', '/build-report.json'],
    ['/_headers', '/_headers'],
    ['/_redirects', '/_redirects'],
    ['/licences.txt', '/licences.txt'],
  ])('is not what something else answers on: %s', (path, by) => {
    expect(said(routesAt(path))).toEqual([taken(path, by)]);
  });

  it.each<[name: string, paths: string[], want: string[]]>([
    [
      'the same file',
      ['/a', '/a.html'],
      [
        'aurora:9 «"/a.html"» page-collision routes[r2].path: the page of "/a.html" would be the file a.html, which is the page of "/a" in routes[r1]. Choose another address for one of the two.',
      ],
    ],
    [
      'the file of the first page',
      ['/index'],
      [
        'aurora:9 «"/index"» page-collision routes[r1].path: the page of "/index" would be the file index.html, which is the page of "/" in routes[home]. Choose another address for one of the two.',
      ],
    ],
    [
      'a folder where a file is',
      ['/a', '/a.html/c'],
      [
        'aurora:9 «"/a.html/c"» page-collision routes[r2].path: the page of "/a.html/c" would need a folder a.html, which is the page of "/a" in routes[r1]. Choose another address for one of the two.',
      ],
    ],
    [
      'a file where a folder is',
      ['/a.html/b/c', '/a'],
      [
        'aurora:9 «"/a"» page-collision routes[r2].path: the page of "/a" would be the file a.html, which is a folder of the page of "/a.html/b/c" in routes[r1]. Choose another address for one of the two.',
      ],
    ],
    ['a folder beside a file', ['/a', '/a/b'], []],
  ])('does not ask for %s', (_name, paths, want) => {
    expect(said(routesAt(...paths))).toEqual(want);
  });

  it('may name its own page twice', () => {
    const routes = [{ ...home, aliases: ['/index.html', '/index'] }];
    expect(resolveBrand({ aurora: manifest({ routes }) }).issues).toEqual([]);
  });
});
