const WHOLE: readonly number[] = Array.from({ length: 201 }, (_, number) => number);
const cachedForms = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** The plural forms that a language uses for the numbers people meet: whole ones up to 200, and fractions. */
export function pluralForms(locale: string, type?: Intl.PluralRulesOptions['type']): readonly string[] {
  return [...numbersByForm(locale, type).keys()];
}

/** All plural forms of a language: also those of numbers that people hardly meet. */
export function allPluralForms(locale: string, type?: Intl.PluralRulesOptions['type']): ReadonlySet<string> {
  const key = `${locale} ${type ?? 'cardinal'}`;
  const forms =
    categories.get(key) ?? new Set(new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories);
  categories.set(key, forms);
  return forms;
}

const categories = new Map<string, ReadonlySet<string>>();

/** The whole numbers up to 200 that a language has one plural form for. */
export function numbersOf(
  form: string,
  locale: string,
  type?: Intl.PluralRulesOptions['type'],
): readonly number[] {
  return (numbersByForm(locale, type).get(form) ?? []).filter(Number.isInteger);
}

function numbersByForm(locale: string, type: Intl.PluralRulesOptions['type'] = 'cardinal') {
  const key = `${locale} ${type}`;
  const before = cachedForms.get(key);
  if (before !== undefined) return before;
  const rules = new Intl.PluralRules(locale, { type });
  const numbers = type === 'cardinal' ? [...WHOLE, 0.5, 1.5] : WHOLE;
  const forms = new Map<string, readonly number[]>();
  for (const form of rules.resolvedOptions().pluralCategories) {
    const formNumbers = numbers.filter((number) => rules.select(number) === form);
    if (formNumbers.length > 0) forms.set(form, formNumbers);
  }
  cachedForms.set(key, forms);
  return forms;
}
