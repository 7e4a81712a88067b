import { describe, expect, it } from 'vitest';
import { home, manifest, resolveBrand, said } from './fixture.ts';

describe('a domain', () => {
  it.each([
    'a..b',
    '.a',
    'a.',
    '-a.example',
    'a-.example',
    'a.-b',
    'a_b.example',
    'A.example',
    'a.example:80',
    'https://a.example',
    'a b',
    '*.example',
    'ä.example',
    `${'a'.repeat(64)}.example`,
    '',
    'a/b',
    'a.example.',
    '[::1]',
  ])('is no %j', (domain) => {
    const { issues } = resolveBrand({ aurora: manifest({ domains: [domain] }) });
    expect(issues).toMatchObject([{ code: 'manifest-shape', pointer: '/domains/0', line: 5 }]);
    expect(issues[0]?.hint).not.toBe('');
  });

  it.each([
    'a.example',
    'localhost',
    'xn--4ca.example',
    '1.2.3.4',
    'a-b.c-d.example',
    `${'a'.repeat(63)}.example`,
  ])('may be %s', (domain) => {
    expect(resolveBrand({ aurora: manifest({ domains: [domain] }) }).issues).toEqual([]);
  });
});

describe('origins of games', () => {
  const issues = (origin: string, domains = ['aurora.example', 'play.aurora.example']) =>
    said(resolveBrand({ aurora: manifest({ domains, platform: { gameOrigins: [origin] } }) }));

  it.each([
    ['https://aurora.example', 'aurora.example'],
    ['https://aurora.example:*', 'aurora.example'],
    ['https://aurora.example:8443', 'aurora.example'],
    ['https://play.aurora.example', 'play.aurora.example'],
    ['https://*.aurora.example', 'play.aurora.example'],
    ['https://*.example', 'aurora.example'],
    ['http://aurora.localhost:*', 'aurora.localhost'],
    ['http://*.localhost:5173', 'aurora.localhost'],
  ])('%s is none: the brand answers on %s', (origin, domain) => {
    expect(issues(origin)).toEqual([
      `aurora:10 «"${origin}"» own-origin platform.gameOrigins[0]: ${JSON.stringify(origin)} is an origin of this brand itself, which answers on ${domain}. Name the origin that it really is; it must be none of the brand's own.`,
    ]);
  });

  it.each([
    'https://games.example',
    'https://*.vendor.example',
    'http://games.localhost:*',
    'https://aurora.example.org',
    'https://xaurora.example',
  ])('%s may be one', (origin) => {
    expect(issues(origin)).toEqual([]);
  });

  it.each([
    'https://a..b',
    'https://-a.example',
    'https://a.example/',
    'https://a.example:123456',
    'https://*',
    'https://*.*.example',
    'javascript:a',
    'https://a;script-src *',
  ])('%s is no origin', (origin) => {
    expect(resolveBrand({ aurora: manifest({ platform: { gameOrigins: [origin] } }) }).issues).toMatchObject([
      { code: 'manifest-shape' },
    ]);
    expect(resolveBrand({ aurora: manifest({ platform: { imageOrigins: [origin] } }) }).issues).toMatchObject(
      [{ code: 'manifest-shape' }],
    );
  });
});

describe('a character that nobody sees', () => {
  it.each([
    ['\u0000', 'U+0000'],
    ['\u0007', 'U+0007'],
    ['\n', 'U+000A'],
    ['\u001b[31m', 'U+001B'],
    ['\u007f', 'U+007F'],
    ['\u0085', 'U+0085'],
    ['\u200b', 'U+200B'],
    ['\u200e', 'U+200E'],
    ['\u061c', 'U+061C'],
    ['\u2028', 'U+2028'],
    ['\u202e', 'U+202E'],
    ['\u2066', 'U+2066'],
    ['\ufeff', 'U+FEFF'],
    ['\u{e0041}', 'U+E0041'],
  ])('%j is found in a name, and is not printed', (letter, code) => {
    const { issues } = resolveBrand({ aurora: manifest({ name: `Aur${letter}ora` }) });
    expect(issues).toMatchObject([{ code: 'hidden-character', pointer: '/name', line: 4 }]);
    expect(issues[0]?.message).toMatch(
      new RegExp(`^name: the text holds ${code.replace('+', '\\+')} after "Aur", which nobody sees\\.$`),
    );
  });

  it('is found wherever a text stands, in keys too', () => {
    const main = [{ id: 'n', widget: 'next', props: { to: { href: 'https://a.example/\u202e' } } }];
    const query = [{ id: 'n', widget: 'next', props: { to: { route: 'home', query: { 'a\u202e': 'b' } } } }];
    const codes = (part: object) =>
      resolveBrand({ aurora: manifest({ routes: [{ ...home, ...part }] }) }).issues.map(({ code }) => code);
    expect(codes({ main })).toContain('hidden-character');
    expect(codes({ main: query })).toContain('hidden-character');
  });

  it.each(['Aurora', 'Ảurora', 'أورورا', 'می\u200cخواهم', '👩\u200d💻', 'Auro ra'])(
    'is none of %s',
    (name) => {
      expect(resolveBrand({ aurora: manifest({ name }) }).issues).toEqual([]);
    },
  );

  it.each(['', ' ', '\u00a0', '\u3000 '])('is not the whole name: %j', (name) => {
    expect(resolveBrand({ aurora: manifest({ name }) }).issues).toMatchObject([
      { code: 'manifest-shape', pointer: '/name' },
    ]);
  });
});

describe('what is printed of a value', () => {
  const long = 'x'.repeat(500_000);
  it.each<[name: string, members: object]>([
    ['a name', { name: long }],
    ['a reference', { access: { loginFirst: true, loginRoute: long } }],
    ['an asset', { assets: { logo: `/${long}` } }],
    ['an asset that is missing', { assets: { logo: `${long}.svg` } }],
    ['a widget', { routes: [{ ...home, main: [{ id: 'a', widget: long }] }] }],
    ['an id', { routes: [{ ...home, id: long }] }],
    ['a path', { routes: [{ ...home, path: `/${long}` }] }],
    [
      'two paths',
      { routes: [home, { ...home, id: 'b', path: `/${long}` }, { ...home, id: 'c', path: `/${long}` }] },
    ],
    ['a key', { [long]: 1 }],
    ['a feature', { features: { [long]: { fixed: true } } }],
    ['a domain', { domains: [long] }],
    ['a language', { languages: { default: long, supported: [{ code: 'EN', locale: 'en' }] } }],
    ['a version', { schemaVersion: long }],
    ['a parent', { extends: long }],
    ['an origin', { platform: { gameOrigins: [long] } }],
  ])('is not the whole of %s of 500,000 letters', (_name, members) => {
    const { issues } = resolveBrand({ aurora: manifest(members) });
    expect(issues.length).toBeGreaterThan(0);
    for (const { message, hint } of issues) expect(message.length + hint.length).toBeLessThan(2000);
  });

  it('is escaped where it would change how the rest is read', () => {
    const { issues } = resolveBrand({ aurora: manifest({ domains: ['a\u202e\u001b[2Jb'] }) });
    for (const letter of ['\u001b', '\u202e'])
      expect(issues.filter(({ message }) => message.includes(letter))).toEqual([]);
    expect(issues.some(({ message }) => message.includes('a\\u202e\\u001b[2Jb'))).toBe(true);
  });
});

describe('a finding stands in the brand that caused it', () => {
  const house = manifest({
    id: 'house',
    abstract: true,
    features: { pickers: { fixed: true } },
    routes: [
      {
        ...home,
        main: [
          { id: 'n', widget: 'next', props: { to: { route: 'more' } }, when: { features: ['pickers'] } },
        ],
      },
      { ...home, id: 'more', path: '/more' },
    ],
  });
  const child = (members: object) => manifest({ extends: 'house', routes: undefined, ...members });
  const files = (members: object) => said(resolveBrand({ house, aurora: child(members) }));

  it('when nothing is wrong, there is none', () => {
    expect(files({ name: 'Aurora' })).toEqual([]);
  });

  it.each<[name: string, members: object]>([
    ['a list in place of the features', { features: [] }],
    ['a feature that is taken out', { features: { pickers: null } }],
    ['a route that is taken out', { routes: [{ id: 'more', $remove: true }] }],
    ['a text in place of the routes', { routes: 'none' }],
  ])('%s', (_name, members) => {
    const lines = files(members);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^aurora:/);
  });
});
