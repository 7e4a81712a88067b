/** What a field accepts, in words, and as a pattern where that can be said without the platform. */
export interface PatternFamily {
  /** Message with the values `min`, `max`, and `same`: yes where these two are one number, else no. */
  readonly key: string;
  readonly pattern?: RegExp;
}

/**
 * The 21 families of [5.07] by patternId, in the specification's order. The numbers are this project's own. The
 * specification names 19: a date is one family for each of its two forms, and full-width Japanese is one with Kanji and
 * one without.
 */
export const patternFamilies: Readonly<Record<number, PatternFamily>> = {
  1: { key: 'rule.any' },
  2: { key: 'rule.letterFirst', pattern: /^[A-Za-z][A-Za-z0-9]*$/ },
  3: { key: 'rule.chineseDigits', pattern: /^[\p{Script=Han}0-9]+$/u },
  4: { key: 'rule.email', pattern: /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/ },
  5: { key: 'rule.lettersOrDigits', pattern: /^[A-Za-z0-9]+$/ },
  6: { key: 'rule.lettersAndDigits', pattern: /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/ },
  7: { key: 'rule.digits', pattern: /^[0-9]+$/ },
  8: { key: 'rule.withUppercase', pattern: /^(?=.*[A-Z])[A-Za-z0-9]+$/ },
  9: { key: 'rule.lettersSpaces', pattern: /^[A-Za-z ]+$/ },
  10: { key: 'rule.noSpaces', pattern: /^\S+$/ },
  11: { key: 'rule.chinesePunctuation', pattern: /^[\p{Script=Han}\p{P}]+$/u },
  12: { key: 'rule.dateYearFirst', pattern: /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/ },
  13: { key: 'rule.dateYearLast', pattern: /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}$/ },
  14: { key: 'rule.korean', pattern: /^\p{Script=Hangul}+$/u },
  15: { key: 'rule.thai', pattern: /^\p{Script=Thai}+$/u },
  16: { key: 'rule.thaiOrEnglish', pattern: /^[\p{Script=Thai}A-Za-z]+$/u },
  17: { key: 'rule.uppercaseSpaces', pattern: /^[A-Z ]+$/ },
  18: { key: 'rule.twoPartName', pattern: /^\S+ \S+$/ },
  19: { key: 'rule.kana', pattern: /^[ぁ-ゖァ-ヺー]+$/ },
  20: { key: 'rule.kanaKanji', pattern: /^[ぁ-ゖァ-ヺー々\p{Script=Han}]+$/u },
  21: { key: 'rule.uppercase', pattern: /^[A-Z]+$/ },
};
