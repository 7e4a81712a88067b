import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parsePattern } from './parse-pattern.ts';
import { patternCost } from './pattern-cost.ts';
import { familyPatterns } from './pattern-families.ts';
import { safePattern } from './safe-pattern.ts';
import { backtrack, TooManySteps } from './testing.ts';

const warn = vi.fn();
beforeEach(() => {
  warn.mockClear();
  vi.stubGlobal('console', { ...console, warn });
});
afterEach(() => void vi.unstubAllGlobals());

describe('patterns that platforms use are taken', () => {
  const values: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
    '^[A-Za-z][A-Za-z0-9]*$': ['mai9', '9mai'],
    '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$': ['abc123', 'abcdef'],
    '^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z])(?=.*[!@#$%^&*]).{8,20}$': ['aB3!aB3!', 'aB3aB3aB3'],
    '^(?![0-9]+$)(?![a-zA-Z]+$)[0-9A-Za-z]{6,20}$': ['abc123', '123456'],
    '^[0-9]+$': ['0912345678', '0912-345'],
    '^(03|05|07|08|09)\\d{8}$': ['0912345678', '0112345678'],
    '^(\\+?84|0)(3[2-9]|5[689]|7[06-9]|8[1-9]|9[0-9])\\d{7}$': ['+84912345678', '12345'],
    '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$': ['mai@example.com', 'mai@example'],
    '^\\w+([-+.]\\w+)*@\\w+([-.]\\w+)*\\.\\w+([-.]\\w+)*$': ['mai.tran@mail.example.com', 'mai@example'],
    '^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\\.[a-zA-Z]{2,}$': ['m_t+x@a-b.example.vn', 'mai@example.c'],
    '^[A-Za-z]+(?: [A-Za-z]+)*$': ['Tran Thi Mai', 'Tran  Mai'],
    "^[\\p{L}\\p{M}]+([ '-][\\p{L}\\p{M}]+)*$": ["Nguyễn O'Neil", 'Mai2'],
    '^[\\u4e00-\\u9fa5]{2,10}(·[\\u4e00-\\u9fa5]{2,10})*$': ['阮氏梅', '梅'],
    '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)$': [
      '10.0.0.255',
      '10.0.0.256',
    ],
    '^([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$': ['1990-12-31', '1990-13-31'],
    '^[\\w\\-\\.\\@]{4,30}$': ['mai-tran@x', 'm t'],
    '^(?:[a-z0-9]+(?:-[a-z0-9]+)*\\.)+[a-z]{2,}$': ['mail.my-bank.example', 'mail'],
    '[0-9]{6}': ['x123456', '12345'],
    '^\\S{3,30}$|^$': ['mai', 'm i'],
    '^.{0,255}$': ['', 'a\nb'],
  };
  test.each(Object.entries(values))('%s', (source, [right, wrong]) => {
    const pattern = safePattern(source);
    expect([pattern?.test(right), pattern?.test(wrong)]).toEqual([true, false]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('and so are the families’ own', () => {
    for (const pattern of Object.values(familyPatterns)) {
      expect(safePattern(pattern.source)?.source).toBe(pattern.source);
    }
  });
});

// Each of these keeps a browser busy for longer than anybody waits, with some value of 255 characters.
const busy = [
  '(a+)+$',
  '^(a*)*$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^(a|a?)+$',
  '^([a-zA-Z]+)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^(.*a){12}$',
  '^(\\w+\\s?)*$',
  '^(\\w+\\s?)+!$',
  '^(x+x+)+y$',
  '^(?:a?){30}a{30}$',
  `^${'a?'.repeat(30)}${'a'.repeat(30)}$`,
  '^(\\d+)*-(\\d+)*$',
  '^.*.*.*.*=.*$',
  '^\\d*\\d*\\d*\\d*\\d*x$',
  '^(a+)+?$',
  '^((a|b)*|c)*d$',
  '^([\\w.-]+)+@example$',
  '^(https?:\\/\\/)?([\\da-z\\.-]+)\\.([a-z\\.]{2,6})([\\/\\w \\.-]*)*\\/?$',
  '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$',
  '^(?=(a+)+$)a',
  '^(?!(?:\\w+\\s*)+:)\\w',
  '^(?:(?=.*x).)*(?:(?=.*y).)*(?:(?=.*z).)*$',
  '^(\\p{L}+)*$',
  '^(a|b|ab)*c$',
  '^([^,]*,?)*$',
  '(.*)*,(.*)*',
];
test.each(busy)('%s is refused: a value could keep the page busy', (source) => {
  expect(safePattern(source)).toBeUndefined();
  expect(warn.mock.calls).toEqual([
    [`[livery] A rule's pattern is not used, because a value could keep the page busy: ${source}`],
  ]);
});

test.each([
  ['^(a)\\1$', 'it refers back'],
  ['^(?<x>a)\\k<x>$', 'it refers back'],
  ['^a(?<=b)$', 'it looks back or changes flags'],
  ['^a(?<!b)$', 'it looks back or changes flags'],
  ['^a{2000}$', 'it repeats a part too often'],
  ['(', 'it is no regular expression'],
  ['[', 'it is no regular expression'],
  ['**', 'it is no regular expression'],
  ['^a++$', 'it is no regular expression'],
  ['^(?i)a$', 'it is no regular expression'],
  ['a'.repeat(1001), 'it is too long'],
])('%s is refused: %s', (source, why) => {
  expect(safePattern(source)).toBeUndefined();
  expect(warn.mock.calls).toEqual([
    [`[livery] A rule's pattern is not used, because ${why}: ${source.slice(0, 200)}`],
  ]);
});

test('a pattern is complained of once', () => {
  safePattern('^(b+)+$');
  safePattern('^(b+)+$');
  expect(warn).toHaveBeenCalledTimes(1);
});

// Pieces that touch and overlap each other, and values made to make them fail late.
const piece = fc.constantFrom('a', 'b', '1', '.', '[ab]', '[^a]', '\\d', '\\w', '\\W', '\\b', '[a1-]');
const quantifier = fc.constantFrom(
  '',
  '',
  '',
  '',
  '',
  '',
  '*',
  '+',
  '?',
  '{2}',
  '{0,3}',
  '{1,}',
  '*?',
  '{2,3}?',
);
const { source: anySource } = fc.letrec<{ source: string; term: string }>((tie) => ({
  source: fc.oneof(
    { maxDepth: 4 },
    fc.array(tie('term'), { minLength: 1, maxLength: 3 }).map((terms) => terms.join('')),
    fc.tuple(tie('source'), tie('source')).map((sides) => sides.join('|')),
  ),
  term: fc.oneof(
    { maxDepth: 4 },
    fc.tuple(piece, quantifier).map(([part, times]) => (part === '\\b' ? part : part + times)),
    fc.tuple(tie('source'), quantifier).map(([inner, times]) => `(?:${inner})${times}`),
    tie('source').map((inner) => `(?=${inner})`),
    tie('source').map((inner) => `(?!${inner})`),
  ),
}));
const anyPattern = fc
  .tuple(fc.constantFrom('^', ''), anySource, fc.constantFrom('$', '', 'c'))
  .map(([before, inner, after]) => `${before}(?:${inner})${after}`);
const anyValue = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'b', 'ab', 'a1', '1', '-'), { minLength: 1, maxLength: 4 }),
    fc.integer({ min: 1, max: 255 }),
    fc.constantFrom('', '!', 'b', '\n'),
  )
  .map(
    ([unit, length, end]) =>
      unit
        .join('')
        .repeat(length)
        .slice(0, length - end.length) + end,
  );

/** A step of a browser's matcher, in steps of the one here, which counts groups too. */
const COUNTED_AS = 8;

test('what a pattern is judged to take is never less than what it takes', () => {
  let judged = 0;
  fc.assert(
    fc.property(anyPattern, anyValue, (source, value) => {
      const pattern = parsePattern(source, true);
      const cost = patternCost(pattern);
      if (!(cost <= 2_000_000)) return;
      judged++;
      try {
        const { matches } = backtrack(pattern, value, true, cost * COUNTED_AS);
        expect(matches).toBe(new RegExp(source, 'u').test(value));
      } catch (error) {
        if (error instanceof TooManySteps) throw new Error(`more than ${cost} steps`);
        throw error;
      }
    }),
    { numRuns: 4000 },
  );
  expect(judged).toBeGreaterThan(400);
});
