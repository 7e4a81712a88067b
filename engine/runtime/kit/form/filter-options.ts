import { foldText } from '#engine/kit/fold-text.ts';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** The detail after the label, such as a number. */
  readonly detail?: string | undefined;
  /** Address of a picture before the label. */
  readonly picture?: string | undefined;
}

/**
 * The options that what is typed may mean: in the label from the start of a word, in the detail from its start, or the
 * value itself. Case and accents do not matter.
 */
export function filterOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const query = foldText(typed);
  if (query === '') return options;
  return options.filter(
    ({ value, label, detail = '' }) =>
      ` ${foldText(label)}`.includes(` ${query}`) ||
      foldText(detail).startsWith(query) ||
      (query !== '' && foldText(value) === query),
  );
}
