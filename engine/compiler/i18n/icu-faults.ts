const option = 'Such as {count, plural, one {# page} other {# pages}}.';
const select = 'Such as {kind, select, hot {Hot} other {All}}.';

/** The meanings of the parser's faults, by the name of the kind: what is wrong, and what to write. */
const faults: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: [
    'a { is not closed',
    "Write } after the placeholder; a brace as text is written '{'.",
  ],
  EMPTY_ARGUMENT: ['a placeholder has no name', "Write {name}; braces as text are written '{}'."],
  MALFORMED_ARGUMENT: [
    'a placeholder is malformed',
    'Write {name} or {name, number}; names are letters and digits.',
  ],
  EXPECT_ARGUMENT_TYPE: ['a placeholder has a comma and no type', 'Write {name} or {name, number}.'],
  INVALID_ARGUMENT_TYPE: [
    'a placeholder has a type that is not known',
    'Types: number, date, time, plural, selectordinal, select.',
  ],
  EXPECT_ARGUMENT_STYLE: [
    'a placeholder has a comma and no style',
    'Write {name, number} or {name, number, percent}.',
  ],
  INVALID_NUMBER_SKELETON: ['the format of a number is not known', 'Such as {sum, number, ::.00}.'],
  EXPECT_NUMBER_SKELETON: ['the format of a number is empty', 'Such as {sum, number, ::.00}.'],
  INVALID_DATE_TIME_SKELETON: ['the format of a date is not known', 'Such as {day, date, ::yMMMd}.'],
  EXPECT_DATE_TIME_SKELETON: ['the format of a date is empty', 'Such as {day, date, ::yMMMd}.'],
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: ['a quote in a format is not closed', "Write ' at its end."],
  EXPECT_SELECT_ARGUMENT_OPTIONS: ['a choice has no cases', select],
  EXPECT_SELECT_ARGUMENT_SELECTOR: ['a choice has no cases', select],
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: ['a case of a choice has no text', select],
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: ['a choice has a case twice', 'Keep one of the two.'],
  EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: ['an offset has no number', 'Write offset:1.'],
  INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: ['an offset is not a number', 'Write offset:1.'],
  EXPECT_PLURAL_ARGUMENT_SELECTOR: ['a plural has no forms', option],
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: ['a form of a plural has no text', option],
  INVALID_PLURAL_ARGUMENT_SELECTOR: [
    'a form of a plural is malformed',
    'Forms are zero, one, two, few, many, other, or a number such as =0.',
  ],
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: ['a plural has a form twice', 'Keep one of the two.'],
  MISSING_OTHER_CLAUSE: ['"other" is missing', 'Add other {…}: it stands for every case that is not named.'],
};

/**
 * @param kind name of the fault in `ErrorKind` of @formatjs/icu-messageformat-parser
 * @param text that has it
 */
export function icuFault(kind: string, text: string): { what: string; hint: string } {
  const [, doubled] = /\{\{\s*([\p{L}\w]+)\s*\}\}/u.exec(text) ?? [];
  if (doubled !== undefined && kind === 'MALFORMED_ARGUMENT')
    return { what: 'a placeholder stands in two pairs of braces', hint: `Write {${doubled}}.` };
  const [what, hint] = faults[kind] ?? [
    'the text cannot be read',
    "Placeholders are written {name}; braces as text '{'.",
  ];
  return { what, hint };
}
