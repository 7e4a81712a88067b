import { expect, it } from 'vitest';
import { parseBrandId, parseInsidePath, parseLanguageCode, parseReleaseId } from './names.ts';

it.each<[string, (text: unknown) => string | undefined, readonly unknown[], readonly unknown[]]>([
  [
    'a brand',
    parseBrandId,
    ['aurora', 'Red-lotus_2'],
    ['', '..', 'a/b', 'a\\b', '1a', 'a.b', 'a\n', null, 7],
  ],
  [
    'a release',
    parseReleaseId,
    ['0123456789ab'],
    ['', '../../../etc', '0123456789AB', '0123456789abc', '0123456789a\n'],
  ],
  ['a language', parseLanguageCode, ['EN', 'ZH_TW'], ['', 'en', '../../../pwned', 'EN/..', 'EN.json']],
  [
    'a path inside a folder',
    parseInsidePath,
    ['index.html', 'assets/files/logo-B.svg', '.well-known/a', 'a..b/c'],
    [
      '',
      '/etc/passwd',
      '..',
      '.',
      'a/../b',
      'assets/../../../etc/passwd',
      'a//b',
      'a/',
      'a\\..\\b',
      'C:/a',
      'a\0',
      'a\nb',
    ],
  ],
])('%s is read in its form alone', (_name, parse, right, wrong) => {
  expect([...right].map((text) => parse(text))).toEqual([...right]);
  expect([...wrong].map((text) => parse(text))).toEqual([...wrong].map(() => undefined));
});
