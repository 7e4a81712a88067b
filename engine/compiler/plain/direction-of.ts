const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** The writing direction of a BCP 47 locale, by the script that it is most likely written in. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(locale).maximize();
  return script && RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
}
