/** The language that most people speak in a country, by the country's code (ISO 3166): `vi` for `VN`. */
export function languageOfCountry(country: string): string | undefined {
  try {
    const tag = new Intl.Locale(`und-${country}`);
    const { language } = tag.region === undefined ? tag : tag.maximize();
    return language === 'und' ? undefined : language;
  } catch {
    return undefined;
  }
}

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Asking for a language takes long, and brands name the same few. */
const known = new Map<string, boolean | undefined>();

/** Whether there is a language of this BCP 47 tag; undefined when it is no such tag. */
export function isLanguage(tag: string): boolean | undefined {
  const found = known.has(tag) ? known.get(tag) : hasLanguage(tag);
  known.set(tag, found);
  return found;
}

function hasLanguage(tag: string): boolean | undefined {
  try {
    return names.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return undefined;
  }
}
