import type { Finding } from '#compiler/issues/index.ts';
import { isList, own, ownText, textsIn } from '#compiler/manifest/json.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'language-domain-twice': {
    title: 'Two languages have one domain',
    severity: 'error',
    message: ({ path, domain, other }) =>
      `${path}: the pages on ${domain} are in ${other}, and a host can have one language only.`,
    hint: () => 'Give each language a domain of its own, or write "addresses": "path" in languages.',
  } satisfies Finding<{ path: string; domain: string; other: string }>,
  'language-domain-unused': {
    title: 'A language has a domain, and addresses do not say languages by domains',
    severity: 'warning',
    message: ({ path, code }) =>
      `${path}: ${code} has a domain, and "addresses" in languages is not "domain", so that host shows the default language.`,
    hint: () => 'Write "addresses": "domain" in languages, or take the domain out.',
  } satisfies Finding<{ path: string; code: string }>,
  'language-domain-none': {
    title: 'Addresses say languages by domains, and no language has one',
    severity: 'error',
    message: ({ path, code }) =>
      `${path}: domains say the language, and no language but ${code} has one, so all addresses are in ${code}.`,
    hint: () => 'Write a "domain" of the brand into each language that pages are to be found in.',
  } satisfies Finding<{ path: string; code: string }>,
};

export const languageDomains = createCheck({
  docs: 'Where domains say the language, each domain says one, and a language besides the default has one.',
  findings,
  run({ manifest, path, report }) {
    const languages = own(manifest, 'languages');
    const isByDomain = ownText(languages, 'addresses') === 'domain';
    const first = ownText(languages, 'default') ?? '';
    const supported = own(languages, 'supported');
    const entries = (isList(supported) ? supported : []).map((language, index) => ({
      code: ownText(language, 'code') ?? '',
      domain: ownText(language, 'domain'),
      pointer: `/languages/supported/${index}/domain`,
    }));
    const [main] = textsIn(own(manifest, 'domains'));
    const isOnMain = entries.every(({ code, domain }) => code !== first || domain === undefined);
    const languageOf = new Map(isOnMain && main !== undefined ? [[main, first]] : []);
    for (const { code, domain, pointer } of entries) {
      if (domain === undefined) continue;
      const other = languageOf.get(domain);
      if (!isByDomain) report('language-domain-unused', { pointer }, { path: path(pointer), code });
      else if (other !== undefined)
        report('language-domain-twice', { pointer }, { path: path(pointer), domain, other });
      languageOf.set(domain, other ?? code);
    }
    const pointer = '/languages/addresses';
    if (isByDomain && !entries.some(({ code, domain }) => code !== first && domain !== undefined))
      report('language-domain-none', { pointer }, { path: path(pointer), code: first });
  },
});
