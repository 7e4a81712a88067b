import { expect, test } from 'vitest';
import { directionOf } from './direction-of.ts';
import { documentTitle } from './document-title.ts';
import { languageLabel } from './language-label.ts';

test.each([
  ['en', 'ltr'],
  ['vi', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
  ['zh-Hant', 'ltr'],
])('%s is written %s', (locale, want) => {
  expect(directionOf(locale)).toBe(want);
});

test('[1.06] a language is called by its own name', () => {
  expect(languageLabel({ locale: 'vi' })).toBe('Tiếng Việt');
  expect(languageLabel({ locale: 'fil' })).toBe('Filipino');
  expect(languageLabel({ locale: 'fr' })).toBe('Français');
  expect(languageLabel({ locale: 'fil', label: 'Tagalog' })).toBe('Tagalog');
});

test('a title names the page and the brand', () => {
  expect(documentTitle('Slots', 'Aurora')).toBe('Slots · Aurora');
  expect(documentTitle('Aurora', 'Aurora')).toBe('Aurora');
});
