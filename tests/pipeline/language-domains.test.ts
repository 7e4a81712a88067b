import { expect, it } from 'vitest';
import { manifest, resolveBrand, said } from './fixture.ts';

/** A brand of three domains and three languages, of which some name a domain. */
function brand(addresses: string, domains: Readonly<Record<string, string>>) {
  const supported = Object.entries({ EN: 'en', VI: 'vi', TH: 'th' }).map(([code, locale]) => ({
    ...{ code, locale },
    ...(domains[code] !== undefined && { domain: domains[code] }),
  }));
  const languages = { default: 'EN', addresses, supported };
  return resolveBrand({
    aurora: manifest({ domains: ['play.example', 'vi.play.example', 'play.co.th'], languages }),
  });
}

/** Findings of domains alone: the brand has no texts in these languages. */
const findings = (addresses: string, domains: Readonly<Record<string, string>>) =>
  said(brand(addresses, domains))
    .filter((line) => /domain/.test(line))
    .map((line) => line.replace(/^\S+ «.*?» /, ''));

it('finds languages that share a domain, and domains that say nothing', () => {
  expect(findings('domain', { VI: 'vi.play.example', TH: 'play.co.th' })).toEqual([]);
  expect(findings('domain', { EN: 'play.co.th', VI: 'play.example' })).toEqual([]);
  expect(findings('domain', { VI: 'play.example', TH: 'play.co.th' })).toEqual([
    'language-domain-twice languages.supported[1].domain: the pages on play.example are in EN, and a host can have one language only. Give each language a domain of its own, or write "addresses": "path" in languages.',
  ]);
  expect(findings('domain', {})).toEqual([
    'language-domain-none languages.addresses: domains say the language, and no language but EN has one, so all addresses are in EN. Write a "domain" of the brand into each language that pages are to be found in.',
  ]);
  expect(findings('path', { VI: 'vi.play.example' })).toEqual([
    'language-domain-unused languages.supported[1].domain: VI has a domain, and "addresses" in languages is not "domain", so that host shows the default language. Write "addresses": "domain" in languages, or take the domain out.',
  ]);
  expect(findings('domain', { VI: 'vi.elsewhere.example' })).toEqual([
    'unknown-reference languages.supported[1].domain: there is no domain "vi.elsewhere.example". Known: "play.example", "vi.play.example" or "play.co.th".',
  ]);
});
