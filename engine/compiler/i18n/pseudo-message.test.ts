import { createIntl } from '@formatjs/intl';
import { describe, expect, test } from 'vitest';
import { platformCode } from '#compiler/plain/pseudo-locale.ts';
import { compileMessage } from './compile-message.ts';
import { messageArguments, messagePlurals } from './message-arguments.ts';
import { pseudoMessage } from './pseudo-message.ts';
import { pseudoText } from './pseudo-text.ts';

const compiled = (text: string) => {
  const result = compileMessage(text, 'en');
  if ('fault' in result) throw new Error(result.fault.kind);
  return result.ast;
};

const LETTERS = /\p{L}/gu;
const lettersOf = (text: string) => text.match(LETTERS)?.length ?? 0;
/** Returns a text without brackets, marks of the direction, accents and letters that stand twice. */
const bare = (text: string) => text.replace(/[[\]\u200f\u202c\u202e]/g, '');

describe('a text of XA', () => {
  test.each([
    ['Repository', 'Ŕéépööšîîţööŕý'],
    ['All', 'Ååļļ'],
    ['Hot pages', 'Ĥööţ pååĝééš'],
    ['12:30', '12:30'],
    ['<b>Hi</b> you', '<b>Ĥîî</b> ýöûû'],
    ['Nạp tiền', 'Ñạạp ţîîềềñ'],
  ])('%s', (text, want) => {
    expect(pseudoText(text, 'XA')).toBe(want);
  });

  test.each([
    'Your second password has six digits and is asked for with every change.',
    'Rhythms',
    'A letter is delivered when the office has confirmed it; that may take some minutes.',
    'Chúng tôi nhân đôi khoản nạp đầu tiên của bạn',
    'ฝากเงิน และ ถอนเงิน',
  ])('grows by 35 to 40 of a hundred: %s', (text) => {
    const growth = lettersOf(pseudoText(text, 'XA')) / lettersOf(text) - 1;
    expect(growth).toBeGreaterThan(0.33);
    expect(growth).toBeLessThan(0.43);
  });
});

describe('a text of XB', () => {
  test('has each word between marks of the direction, and nothing else changed', () => {
    expect(pseudoText("Don't wait, 24 hours", 'XB')).toBe(
      "\u200f\u202eDon't\u202c\u200f \u200f\u202ewait\u202c\u200f, 24 \u200f\u202ehours\u202c\u200f",
    );
    expect(bare(pseudoText('<b>Hot</b> pages', 'XB'))).toBe('<b>Hot</b> pages');
  });
});

describe.each(['XA', 'XB'] as const)('a message of %s', (region) => {
  const message =
    '{name} has {count, plural, offset:1 =0 {no page} one {# page} other {# pages}} since {day, date, ::yMMMd}, {kind, select, hot {hot} other {all}}';

  test('is in brackets', () => {
    expect(bare(String(pseudoMessage('12', region)))).toBe('12');
    expect(pseudoMessage('12', region)).toBe('[12]');
  });

  test('keeps placeholders, forms and choices', () => {
    const made = pseudoMessage(compiled(message), region);
    if (typeof made === 'string') throw new Error('The message has lost its placeholders.');
    expect(messageArguments(made)).toEqual(messageArguments(compiled(message)));
    expect(messagePlurals(made)).toEqual(messagePlurals(compiled(message)));
  });

  test('is formatted with its values untouched', () => {
    const messages = { text: [...(pseudoMessage(compiled(message), region) as never[])] };
    const intl = createIntl({ locale: `en-${region}`, messages });
    const values = { name: 'Mai', count: 3, day: new Date(2026, 10, 25), kind: 'hot' };
    const text = intl.formatMessage({ id: 'text' }, values);
    expect(text).toMatch(/^\[Mai .* 2 .* Nov 25, 2026, .*\]$/);
  });

  test('says nothing where the message says nothing', () => {
    expect(pseudoMessage('', region)).toBe('');
    expect(pseudoMessage(compiled(''), region)).toEqual(compiled(''));
  });
});

test('the platform knows a pseudo-language as the brand’s default one', () => {
  const languages = {
    default: 'VI',
    supported: [
      { code: 'VI', locale: 'vi' },
      { code: 'EN', locale: 'en' },
      { code: 'XA', locale: 'vi-XA' },
      { code: 'XB', locale: 'vi-XB' },
    ],
  };
  expect(['VI', 'EN', 'XA', 'XB', 'KO'].map((code) => platformCode(languages, code))).toEqual([
    'VI',
    'EN',
    'VI',
    'VI',
    'KO',
  ]);
});
