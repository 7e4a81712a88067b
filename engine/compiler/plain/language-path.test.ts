import { expect, test } from 'vitest';
import {
  hasAddresses,
  hostFolders,
  inLanguage,
  languageOfHost,
  languagePath,
  splitLanguage,
} from './language-path.ts';

const supported = ['EN', 'VI', 'PT_BR'].map((code) => ({ code }));
const byPath = { default: 'EN', supported, addresses: 'path' } as const;
const none = { default: 'EN', supported };

test('addresses of a language begin with its code, and those of the first language with nothing', () => {
  expect(['EN', 'VI', 'PT_BR'].map((code) => languagePath(byPath, code))).toEqual(['', '/vi', '/pt-br']);
  expect(languagePath(none, 'VI')).toBe('');
});

test.each([
  ['/', 'EN', '/'],
  ['/rules', 'EN', '/rules'],
  ['/vi', 'VI', '/'],
  ['/vi/', 'VI', '/'],
  ['/vi/rules', 'VI', '/rules'],
  ['/pt-br/help/card', 'PT_BR', '/help/card'],
  // No language: the page of such a name, or none.
  ['/video', 'EN', '/video'],
  ['/VI/rules', 'EN', '/VI/rules'],
  ['/en/rules', 'EN', '/en/rules'],
])('%s is in %s, at %s', (pathname, language, path) => {
  expect(splitLanguage(byPath, pathname)).toMatchObject({ language, path });
});

test('an address says no language where the brand wants none in it', () => {
  expect(splitLanguage(none, '/vi/rules')).toEqual({ language: undefined, start: '', path: '/vi/rules' });
});

test('what is split comes together again', () => {
  for (const code of ['EN', 'VI', 'PT_BR'])
    for (const path of ['/', '/rules', '/help/card'])
      expect(splitLanguage(byPath, inLanguage(byPath, code, path))).toMatchObject({ language: code, path });
});

test('where domains say the language, addresses are the same on each, and pages stand in folders', () => {
  const byDomain = {
    default: 'EN',
    addresses: 'domain',
    supported: [{ code: 'EN' }, { code: 'VI', domain: 'vi.play.example' }, { code: 'PT_BR' }],
  } as const;
  expect(splitLanguage(byDomain, '/vi/rules')).toEqual({ language: undefined, start: '', path: '/vi/rules' });
  expect(inLanguage(byDomain, 'VI', '/rules')).toBe('/rules');
  expect(hostFolders(byDomain)).toEqual(new Map([['vi.play.example', '/vi']]));
  expect(['play.example', 'vi.play.example'].map((host) => languageOfHost(byDomain, host))).toEqual([
    undefined,
    'VI',
  ]);
  // A language without a domain has no addresses, and no pages.
  expect(['EN', 'VI', 'PT_BR'].map((code) => hasAddresses(byDomain, code))).toEqual([true, true, false]);
  expect(hostFolders({ ...byDomain, addresses: 'path' })).toEqual(new Map());
});
