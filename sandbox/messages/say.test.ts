import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageOfHeader, say, sayAll, scriptOf, written } from './say.ts';

const wordsOf = (code: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${code}.json`), 'utf8'));
const valuesIn = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

test.each(written)('%s has texts of the English file, in its order and with their values', (code) => {
  const english = wordsOf('EN');
  const words = wordsOf(code);
  const keys = (all: object) => Object.keys(all).filter((key) => !key.startsWith('$'));
  expect(keys(words)).toEqual(keys(english).filter((key) => key in words));
  expect(keys(words).filter((key) => words[key]?.trim() === '')).toEqual([]);
  const differing = keys(words).filter(
    (key) => JSON.stringify(valuesIn(words[key])) !== JSON.stringify(valuesIn(english[key])),
  );
  expect(differing).toEqual([]);
  expect(Intl.getCanonicalLocales(scriptOf(code).lang)).toEqual([scriptOf(code).lang]);
});

test('a text has its values, whatever they hold, and a value that is missing stays to be seen', () => {
  expect(say('EN', 'deposit.arrived.text', { amount: '$& {number}', number: 'D1' })).toBe(
    '$& {number} is in your wallet. Deposit D1.',
  );
  expect(say('VI', 'movement.TEAM_REBATE')).toBe('Hoàn trả ngày {day}');
});

test('a language that the platform does not write in gets English', () => {
  expect([say('XX', 'sms.login', { code: '123' }), scriptOf('XX'), scriptOf('AR')]).toEqual([
    '123 is your login code. It expires in 10 minutes. Never share it with anyone.',
    { lang: 'en', dir: 'ltr' },
    { lang: 'ar', dir: 'rtl' },
  ]);
});

test.each([
  ['vi-VN,vi;q=0.9,en;q=0.8', 'VI'],
  ['tl,en', 'TY'],
  ['fil', 'TY'],
  ['xx, ar;q=0.5', 'AR'],
  ['pt-BR,pt;q=0.9', 'BR'],
  ['zh-CN', 'CN'],
  ['', 'EN'],
  [undefined, 'EN'],
])('who reads %s is written to in %s', (header, code) => {
  expect(languageOfHeader(header)).toBe(code);
});

test('the texts of a beginning are there by the rest of their keys', () => {
  expect(sayAll('VI', 'room')).toEqual({
    0: 'Phòng tân thủ',
    1: 'Phòng tinh anh',
    2: 'Phòng cao thủ',
    3: 'Phòng đại gia',
  });
});
