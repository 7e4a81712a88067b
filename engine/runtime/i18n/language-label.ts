import type { Language } from '@liveryjs/schemas/brand';

/** The name of a language in itself, with a capital where the script has one: `Tiếng Việt`. */
export function languageLabel({ label, locale }: Pick<Language, 'label' | 'locale'>): string {
  if (label) return label;
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
