export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** What stands after the label, such as a number. */
  readonly detail?: string | undefined;
  /** Address of a picture before the label. */
  readonly picture?: string | undefined;
}

/**
 * The options that what is typed may mean: in the label from the start of a word, in the detail from its start, or the
 * value itself. Case and accents do not matter.
 */
export function filterOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const query = plain(typed);
  if (query === '') return options;
  return options.filter(
    ({ value, label, detail = '' }) =>
      ` ${plain(label)}`.includes(` ${query}`) ||
      plain(detail).startsWith(query) ||
      (query !== '' && plain(value) === query),
  );
}

/** Without case and accents; what is no letter or digit is one space. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
