import { expect, test } from 'vitest';
import type { NewBrandView } from '#studio/api.ts';
import { fieldsOf, idOf, type Written, wishOf } from './new-brand-form.ts';

const view: NewBrandView = {
  parents: [{ id: 'aurora', name: 'Aurora' }],
  from: 'aurora',
  pages: 20,
  languages: ['EN', 'VI', 'DE'].map((code) => ({ code, label: code })),
  currency: 'USD',
  hasMerchant: true,
  color: '#6142bf',
};
const wish = (written: Written) => wishOf(view, fieldsOf(view, written));

test.each([
  ['Lotus', 'lotus'],
  ['  Café Lotus! ', 'cafe-lotus'],
  ['1001 Nights', 'nights'],
  ['Łódź & Co.', 'odz-co'],
  ['-', ''],
  ['莲花', ''],
  ['a'.repeat(70), 'a'.repeat(63)],
  [`${'a'.repeat(62)} b`, 'a'.repeat(62)],
])('the name %j suggests the id %j', (name, id) => {
  expect(idOf(name)).toBe(id);
});

test('the id follows the name until somebody writes another one, which an empty one is, too', () => {
  expect(wish({ name: 'Red Lotus' }).id).toBe('red-lotus');
  expect(wish({ name: 'Red Lotus', id: 'rose' }).id).toBe('rose');
  expect(wish({ name: 'Red Lotus', id: '' }).id).toBe('');
});

test('the brand says nothing that it has from its parent anyway', () => {
  expect(wish({ name: 'Lotus' })).toEqual({ from: 'aurora', id: 'lotus', name: 'Lotus' });
  const same = {
    currency: 'USD',
    languages: ['EN', 'VI', 'DE'],
    color: '#6142bf',
    domains: ' ',
    merchant: '',
  };
  expect(wish({ name: 'Lotus', ...same })).toEqual({ from: 'aurora', id: 'lotus', name: 'Lotus' });
  expect(wish({ currency: 'EUR', color: '#c2185b', merchant: 'LTS8' })).toMatchObject({
    currency: 'EUR',
    color: '#c2185b',
    merchant: 'LTS8',
  });
});

test('its default language comes first, and is one that it has', () => {
  expect(wish({ defaultLanguage: 'VI' }).languages).toBe('VI,EN,DE');
  expect(wish({ languages: ['DE', 'EN'], defaultLanguage: 'DE' }).languages).toBe('DE,EN');
  expect(wish({ languages: ['DE', 'EN'], defaultLanguage: 'VI' }).languages).toBe('EN,DE');
  expect(wish({ languages: [] }).languages).toBe('');
});

test('what was chosen of one parent stays where another one has it', () => {
  const other = { ...view, languages: view.languages.slice(1), currency: 'THB', color: '#00796b' };
  const fields = fieldsOf(other, { languages: ['EN', 'DE'], defaultLanguage: 'EN' });
  expect(fields).toMatchObject({
    languages: ['DE'],
    defaultLanguage: 'DE',
    currency: 'THB',
    color: '#00796b',
  });
});
