import { remember } from './remember.ts';

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** The language that most people speak in a country, by the country's code (ISO 3166): `vi` for `VN`. */
export const languageOfCountry = remember((country: string): string | undefined => {
  try {
    if (regions.of(country) === undefined) return undefined;
    const tag = new Intl.Locale(`und-${country}`);
    const { language } = tag.region === undefined ? tag : tag.maximize();
    return language === 'und' ? undefined : language;
  } catch {
    return undefined;
  }
});

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Tells whether there is a language of this BCP 47 tag; undefined when it is no such tag. */
export const isLanguage = remember((tag: string): boolean | undefined => {
  try {
    return names.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return undefined;
  }
});
