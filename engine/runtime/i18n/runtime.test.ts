import { directionOf } from '@liveryjs/compiler/plain/direction-of';
import { expect, test, vi } from 'vitest';
import { type CompiledMessages, createPortalIntl } from './create-portal-intl.ts';
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

test('words are learned from the loaders that are here, or from the others, once', async () => {
  const others = vi.fn(async () => ({
    default: { late: async () => ({ default: { 'late.title': 'Late' } }) },
  }));
  const { t, learn, prefetch } = createPortalIntl(
    { locale: 'en', brand: 'Aurora' },
    { brace: [{ type: 0, value: 'A {brace}' }] } as CompiledMessages,
    { near: async () => ({ default: { 'near.title': 'Near' } }) },
    others,
  );
  await learn('near');
  expect([t('near.title'), others.mock.calls.length]).toEqual(['Near', 0]);
  await prefetch();
  await learn('late');
  await learn('silent');
  expect([t('late.title', { brand: 'unasked' }), t('brace')]).toEqual(['Late', 'A {brace}']);
});
