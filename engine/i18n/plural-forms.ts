const known = new Map<string, readonly string[]>();

/** The plural forms that a language uses for the numbers people meet: whole ones up to 200, and fractions. */
export function pluralForms(
  locale: string,
  type: Intl.PluralRulesOptions['type'] = 'cardinal',
): readonly string[] {
  const key = `${locale} ${type}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const rules = new Intl.PluralRules(locale, { type });
  const numbers = [
    ...Array.from({ length: 201 }, (_, number) => number),
    ...(type === 'cardinal' ? [0.5, 1.5] : []),
  ];
  const used = new Set<string>(numbers.map((number) => rules.select(number)));
  const forms = rules.resolvedOptions().pluralCategories.filter((form) => used.has(form));
  known.set(key, forms);
  return forms;
}
