/** A mail address, as far as its form says. */
export const EMAIL = /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/;

/**
 * The patterns that fields of the 21 families of [5.07] accept, by patternId, where that can be said without the platform.
 * The families are in the specification's order; their numbers are this project's own. The specification names 19: a date is
 * one family for each of its two forms, and full-width Japanese is one with Kanji and one without.
 */
export const familyPatterns: Readonly<Record<number, RegExp>> = {
  2: /^[A-Za-z][A-Za-z0-9]*$/,
  3: /^[\p{Script=Han}0-9]+$/u,
  4: EMAIL,
  5: /^[A-Za-z0-9]+$/,
  6: /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/,
  7: /^[0-9]+$/,
  8: /^(?=.*[A-Z])[A-Za-z0-9]+$/,
  9: /^[A-Za-z ]+$/,
  10: /^\S+$/,
  11: /^[\p{Script=Han}\p{P}]+$/u,
  12: /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/,
  13: /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}$/,
  14: /^\p{Script=Hangul}+$/u,
  15: /^\p{Script=Thai}+$/u,
  16: /^[\p{Script=Thai}A-Za-z]+$/u,
  17: /^[A-Z ]+$/,
  18: /^\S+ \S+$/,
  19: /^[ぁ-ゖァ-ヺー]+$/,
  20: /^[ぁ-ゖァ-ヺー々\p{Script=Han}]+$/u,
  21: /^[A-Z]+$/,
};

/** The same in words, by patternId: a message with the values `min`, `max`, and `same`: yes where these two are one number, else no. */
export const familyKeys: Readonly<Record<number, string>> = {
  1: 'rule.any',
  2: 'rule.letterFirst',
  3: 'rule.chineseDigits',
  4: 'rule.email',
  5: 'rule.lettersOrDigits',
  6: 'rule.lettersAndDigits',
  7: 'rule.digits',
  8: 'rule.withUppercase',
  9: 'rule.lettersSpaces',
  10: 'rule.noSpaces',
  11: 'rule.chinesePunctuation',
  12: 'rule.dateYearFirst',
  13: 'rule.dateYearLast',
  14: 'rule.korean',
  15: 'rule.thai',
  16: 'rule.thaiOrEnglish',
  17: 'rule.uppercaseSpaces',
  18: 'rule.twoPartName',
  19: 'rule.kana',
  20: 'rule.kanaKanji',
  21: 'rule.uppercase',
};
