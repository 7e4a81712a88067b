import type { RegisterRule } from '@liveryjs/schemas/platform';
import { describe, expect, test, vi } from 'vitest';
import { checkField, verificationCodeRule } from './check-field.ts';
import { familyKeys, familyPatterns } from './pattern-families.ts';

/**
 * Returns the verdict on a value: nothing, or a message key with its bounds, such as `rule.digits 4-8` or `rule.digits 6`.
 */
function verdict(rule: RegisterRule, value: string): string {
  const problem = checkField(rule, value);
  if (!problem) return '';
  const { min, max, same } = problem.values;
  if (min === undefined) return problem.key;
  return `${problem.key} ${same === 'yes' ? min : `${min}-${max}`}`;
}

function rule(required: boolean, min: number, max: number, patternId: number, pattern: string): RegisterRule {
  return { enabled: true, required, minLength: min, maxLength: max, patternId, acceptedPattern: pattern };
}

const MARKUP = '<img src=x onerror=alert(1)>';
const SQL = "'; DROP TABLE accounts;--";
const LONG = [...'a1 @.<🎲漢'].map((letter) => letter.repeat(10_000));

interface Inputs {
  readonly rule: RegisterRule;
  /** The verdict on every bad value. */
  readonly says: string;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

/** A family by itself, with its own pattern as a platform would write it down; any where it has none. */
function family(
  patternId: number,
  [min, max]: readonly [number, number],
  rest: Omit<Inputs, 'rule'>,
): Inputs {
  const pattern = familyPatterns[patternId]?.source ?? '*';
  return { rule: rule(true, min, max, patternId, pattern), ...rest };
}

// Each family at, under and over its bounds, and with what it does not take.
const families: readonly Inputs[] = [
  family(1, [2, 5], {
    says: 'rule.any 2-5',
    good: ['ab', 'ạé٣漢🎲', '<b>', '\0\u0007', '🎲🎲'],
    bad: ['a', 'abcdef', '🎲', '🎲🎲🎲🎲🎲🎲'],
  }),
  family(2, [4, 8], {
    says: 'rule.letterFirst 4-8',
    good: ['mai1', 'm1234567'],
    bad: ['mai', 'm12345678', '1mai', 'mai_1', 'màii', '\u200fmaii', 'mai\0i', 'maii\n', 'ｍaii'],
  }),
  family(3, [2, 4], {
    says: 'rule.chineseDigits 2-4',
    good: ['漢8', '漢字漢字', '𠮷𠮷𠮷𠮷'],
    bad: ['漢', '漢字漢字漢', '漢a', 'かな', '漢 字', '漢。'],
  }),
  family(4, [5, 20], {
    says: 'rule.email 5-20',
    good: ['a@b.c', 'mai.tran@example.com', 'mai@ví-dụ.vn'],
    bad: [
      'mai.tran9@example.com',
      'a@bc',
      'mai@example',
      '@example.com',
      'mai@@example.com',
      'mai@example..com',
      'mai @example.com',
      'mai@example.com\n',
    ],
  }),
  family(5, [3, 5], {
    says: 'rule.lettersOrDigits 3-5',
    good: ['a1b', '12345'],
    bad: ['ab', 'abcdef', 'a-b', '٣٤٥', 'a\u200bb'],
  }),
  family(6, [6, 8], {
    says: 'rule.lettersAndDigits 6-8',
    good: ['abc123', 'abcd1234'],
    bad: ['abc12', 'abcd12345', 'abcdef', '123456', 'abc 123', 'abc123!'],
  }),
  family(7, [4, 4], {
    says: 'rule.digits 4',
    good: ['0123'],
    bad: ['012', '01234', '12.3', '-123', '1e10', '٠١٢٣', '１２３４', '\u202a1234\u202c'],
  }),
  family(8, [2, 6], {
    says: 'rule.withUppercase 2-6',
    good: ['aB', 'ABCDEF'],
    bad: ['A', 'ABCDEFG', 'ab1', 'Đab', 'A b'],
  }),
  family(9, [2, 12], {
    says: 'rule.lettersSpaces 2-12',
    good: ['Li', 'Tran Thi Mai'],
    bad: ['L', 'Tran Thi Mai A', 'Trần Thị Mai', 'O’Neil', 'Mai\tTran', 'Mai\u00a0Tran'],
  }),
  family(10, [1, 6], {
    says: 'rule.noSpaces 1-6',
    good: ['a', 'a-b_c!'],
    bad: ['a-b_c!d', 'a b', 'a\u00a0b', 'a\u3000b', 'a\n'],
  }),
  family(11, [2, 4], {
    says: 'rule.chinesePunctuation 2-4',
    good: ['漢。', '「漢字」'],
    bad: ['漢', '漢字漢字。', '漢1', '漢a'],
  }),
  family(12, [10, 10], {
    says: 'rule.dateYearFirst 10',
    good: ['1990-12-31', '2000-01-01'],
    bad: ['1990-13-01', '1990-00-10', '1990-12-32', '90-12-31', '1990/12/31', '12-31-1990', '1990-12-310'],
  }),
  family(13, [10, 10], {
    says: 'rule.dateYearLast 10',
    good: ['12-31-1990', '01-01-2000'],
    bad: ['13-01-1990', '12-31-90', '1990-12-31', '00-10-1990'],
  }),
  family(14, [2, 4], {
    says: 'rule.korean 2-4',
    good: ['마이', '한국사람'],
    bad: ['한', '한국사람들', '한a', '한 국'],
  }),
  family(15, [2, 6], { says: 'rule.thai 2-6', good: ['ไม', 'ภาษาไท'], bad: ['ก', 'ภาษาไทย', 'ไมa', 'ไ ม'] }),
  family(16, [2, 4], {
    says: 'rule.thaiOrEnglish 2-4',
    good: ['ไa', 'Maii'],
    bad: ['M', 'Maiii', 'Mai1', '漢字'],
  }),
  family(17, [2, 8], {
    says: 'rule.uppercaseSpaces 2-8',
    good: ['LI', 'TRAN MAI'],
    bad: ['L', 'TRAN MAIA', 'Tran', 'TRAN1'],
  }),
  family(18, [3, 11], {
    says: 'rule.twoPartName 3-11',
    good: ['A B', 'Trần Mai', 'Abcde Fghij'],
    bad: ['AB', 'Mai', 'Tran  Mai', 'A B C', 'Abcde Fghijk', ' Mai Tran'],
  }),
  family(19, [2, 4], {
    says: 'rule.kana 2-4',
    good: ['まい', 'マイゲー'],
    bad: ['ま', 'まいまいま', 'ﾏｲ', '舞い'],
  }),
  family(20, [2, 4], {
    says: 'rule.kanaKanji 2-4',
    good: ['舞い', '佐々木マ'],
    bad: ['舞', '佐々木マイ', 'Mai', 'ﾏｲ'],
  }),
  family(21, [2, 4], {
    says: 'rule.uppercase 2-4',
    good: ['AB', 'ABCD'],
    bad: ['A', 'ABCDE', 'Ab', 'A B', 'A1'],
  }),
];

// The registration's fields, by rules such as a platform has, and what people and others put into them.
const fields: Readonly<Record<string, Inputs>> = {
  username: {
    rule: rule(true, 4, 16, 2, '^[A-Za-z][A-Za-z0-9]*$'),
    says: 'rule.letterFirst 4-16',
    good: ['mai2026', 'constructor', 'null'],
    bad: ['admin\u202e', '🎲🎲🎲🎲', '__proto__', MARKUP, SQL, ...LONG],
  },
  password: {
    rule: rule(true, 6, 20, 6, '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$'),
    says: 'rule.lettersAndDigits 6-20',
    good: ['Livery2026', 'a11111'],
    bad: [' Livery2026 ', 'Livery2026🎲', '\0Livery1', MARKUP, SQL, ...LONG],
  },
  mobileNum: {
    rule: rule(true, 8, 12, 7, '^[0-9]+$'),
    says: 'rule.digits 8-12',
    good: ['0912345678', '09123456', '091234567890'],
    bad: ['+84912345678', '0912 345 678', '0912345', '0912345678901', '٠٩١٢٣٤٥٦٧٨', SQL, ...LONG],
  },
  email: {
    rule: rule(false, 5, 100, 4, '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$'),
    says: 'rule.email 5-100',
    good: ['', 'mai@example.com', "mai'--@example.com", '<mai@example.com>'],
    bad: ['mai', 'a@b', 'mai@example.com\r\nbcc: x@y.z', 'a@'.repeat(5000), MARKUP, SQL, ...LONG],
  },
  payeeName: {
    rule: rule(true, 2, 60, 9, '^[A-Za-z ]+$'),
    says: 'rule.lettersSpaces 2-60',
    good: ['Tran Thi Mai', 'Li'],
    bad: ['Trần Thị Mai', 'Mai2', '\u200fMai', MARKUP, SQL, ...LONG],
  },
  affiliateCode: {
    rule: rule(false, 3, 20, 5, '^[A-Za-z0-9]+$'),
    says: 'rule.lettersOrDigits 3-20',
    good: ['', 'AB12'],
    bad: ['A B', '../../x', '%00abc', MARKUP, SQL, ...LONG],
  },
  captcha: {
    rule: rule(true, 4, 4, 7, '^[0-9]+$'),
    says: 'rule.digits 4',
    good: ['1234'],
    bad: ['123', '12345', '12a4', ...LONG],
  },
  paymentPassword: {
    rule: rule(true, 6, 6, 7, '^[0-9]+$'),
    says: 'rule.digits 6',
    good: ['000000'],
    bad: ['00000', '00000O', '0000000', ...LONG],
  },
  'zalo, where any is taken': {
    rule: rule(false, 3, 30, 1, '*'),
    says: 'rule.any 3-30',
    good: ['', 'mai', MARKUP, SQL, '\u202eabc', '👨‍👩‍👧'],
    bad: ['ab', '🎲🎲', ...LONG],
  },
  verificationCode: {
    rule: verificationCodeRule,
    says: 'rule.any 0-255',
    good: ['1', SQL, '1'.repeat(255)],
    bad: ['1'.repeat(256), ...LONG],
  },
  'a field whose rule takes more than the platform does': {
    rule: rule(true, 1, 100_000, 1, '*'),
    says: 'rule.any 1-255',
    good: ['a'.repeat(255), '🎲'.repeat(255)],
    bad: ['a'.repeat(256), '🎲'.repeat(256), ...LONG],
  },
};

const named = (values: readonly string[]) =>
  values.map(
    (value) => [value.length > 60 ? `${value.length} of ${value.slice(0, 6)}` : value, value] as const,
  );

const all = [
  ...families.map((inputs) => [`[5.07] ${inputs.says}`, inputs] as const),
  ...Object.entries(fields).map(([field, inputs]) => [`[5.04] ${field}`, inputs] as const),
];
describe.each(all)('%s', (_, { rule: given, says, good, bad }) => {
  test.each(named(good))('takes %j', (_name, value) => {
    expect(verdict(given, value)).toBe('');
  });
  test.each(named(bad))(`says ${says} to %j`, (_name, value) => {
    expect(verdict(given, value)).toBe(says);
  });
  test('must not be empty where it is required', () => {
    expect(verdict(given, '')).toBe(given.required ? 'form.notEmpty' : '');
  });
});

test('every family is tried, and enough inputs are', () => {
  expect(families.map(({ rule: { patternId } }) => patternId)).toEqual(Object.keys(familyKeys).map(Number));
  expect(all.flatMap(([, { good, bad }]) => [...good, ...bad]).length).toBeGreaterThan(150);
});

test('no pattern of a platform keeps the page busy, whatever is typed', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const evil of ['^([A-Za-z0-9]+)*$', '^(a|a)*$', '^(.*a){20}$', '^(\\w+\\s?)+!$']) {
    for (const value of [`${'a'.repeat(254)}!`, 'aaaa aaaa '.repeat(25), ...LONG]) {
      const begun = performance.now();
      checkField(rule(true, 1, 255, 5, evil), value);
      expect(performance.now() - begun).toBeLessThan(2000);
    }
  }
  warn.mockRestore();
});
