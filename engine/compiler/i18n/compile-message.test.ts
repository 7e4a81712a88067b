import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { compileMessage } from './compile-message.ts';

const locale = 'en';

test.each([
  'Home',
  "You're in",
  "One o''clock",
  "A '<b>' as it is",
  "Write '>' or '}'",
  '1 < 2, #3 | 4',
  '🎰 Gà',
  'Hello {name}',
  "{count, plural, one {# page} other {'{'#'}' pages}}",
])('%s is compiled as the parser of ICU messages reads it', (text) => {
  const ast = parse(text, { ignoreTag: true, captureLocation: false, locale: new Intl.Locale(locale) });
  expect(compileMessage(text, locale)).toEqual({ ast });
});

test('a text without letters is one literal, and a brace alone is a fault', () => {
  expect(compileMessage('', locale)).toEqual({ ast: [{ type: 0, value: '' }] });
  expect(compileMessage('a {', locale)).toHaveProperty('fault');
});
