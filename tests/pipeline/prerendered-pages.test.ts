import { expect, it } from 'vitest';
import { home, manifest, resolveBrand, said } from './fixture.ts';

const supported = Object.entries({ EN: 'en', VI: 'vi', TH: 'th' }).map(([code, locale]) => ({
  code,
  locale,
}));
const domains = ['play.example', 'vi.play.example'];

/** Findings of the languages to prerender alone: the brand has no texts in these languages. */
const findings = (languages: object) =>
  said(
    resolveBrand({
      aurora: manifest({ domains, languages: { default: 'EN', supported, ...languages } }),
    }),
  )
    .filter((line) => line.includes('prerender'))
    .map((line) => line.replace(/^\S+ «.*?» /, ''));

it('languages to prerender are languages that addresses say', () => {
  const prerender = ['VI', 'TH'];
  const unused =
    'prerender-unused languages.prerender: addresses say no language, so pages stand in the bundle in EN alone, and this list comes to nothing. Write "addresses": "path" in languages, or take "prerender" out.';
  expect(findings({ prerender })).toEqual([unused]);
  expect(findings({ prerender, addresses: 'none' })).toEqual([unused]);
  expect(findings({ prerender, addresses: 'path' })).toEqual([]);
  expect(findings({ addresses: 'none' })).toEqual([]);
});

it('a language to prerender has a domain, where domains say the language', () => {
  const byDomain = supported.map((language) =>
    language.code === 'VI' ? { ...language, domain: 'vi.play.example' } : language,
  );
  const ofLanguages = { addresses: 'domain', supported: byDomain };
  expect(findings({ ...ofLanguages, prerender: ['EN', 'VI'] })).toEqual([]);
  expect(findings({ ...ofLanguages, prerender: ['VI', 'TH'] })).toEqual([
    'prerender-no-domain languages.prerender[1]: domains say the language, and TH has none, so no page in TH stands in the bundle. Write a "domain" of the brand into TH in "supported", or take TH out of "prerender".',
  ]);
});

it('a parent may name languages for the brands that have addresses, and a brand that takes them away is told', () => {
  const parent = (languages: object) =>
    manifest({
      ...{ id: 'house', abstract: true, domains: ['house.localhost'] },
      languages: { default: 'EN', supported, prerender: ['VI'], ...languages },
    });
  const child = (languages: object) =>
    JSON.stringify({
      ...{ schemaVersion: 1, id: 'aurora', extends: 'house', name: 'Aurora', domains, languages },
      tenant: { merchantCode: 'aurora' },
    });
  const codes = (files: Parameters<typeof resolveBrand>[0]) =>
    resolveBrand(files).issues.filter(({ code }) => code.startsWith('prerender'));
  expect(codes({ house: parent({}), aurora: child({ addresses: 'path' }) })).toEqual([]);
  expect(codes({ house: parent({ addresses: 'path' }), aurora: child({ addresses: 'none' }) })).toMatchObject(
    [{ code: 'prerender-unused', file: 'brands/aurora/brand.json' }],
  );
});

it('a page that is to be prerendered is open to visitors without a session', () => {
  const offers = { ...home, id: 'offers', path: '/offers', aliases: ['/deals'], entry: true };
  const closed = (route: object, open: readonly string[], access: object = { loginFirst: true }) =>
    said(
      resolveBrand({
        aurora: manifest({
          routes: [home, { ...offers, ...route }],
          access: { loginRoute: 'home', open, ...access },
        }),
      }),
    ).map((line) => line.replace(/^\S+ «.*?» /, ''));
  expect(closed({ prerender: true }, [])).toEqual([
    'prerender-closed routes[offers].prerender: who has no session is sent from "/offers" to the login, so its page stands in the bundle without content. Write "/offers" into "open" of access, or take "prerender" out of the route.',
  ]);
  for (const open of [['/offers'], ['/deals']]) expect(closed({ prerender: true }, open)).toEqual([]);
  expect(closed({}, [])).toEqual([]);
  expect(closed({ prerender: false }, [])).toEqual([]);
  expect(closed({ prerender: true }, [], { loginRoute: null })).toEqual([]);
  expect(closed({ prerender: true }, [], { loginFirst: true, loginRoute: 'offers' })).toEqual([]);
});
