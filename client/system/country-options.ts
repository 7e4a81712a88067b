import type { Country } from '@liveryjs/schemas/platform';
import { flagUrl } from './flag-url.ts';
import { regionNames } from './region-names.ts';

/** A country as one of many to choose from. */
export interface CountryOption {
  /** Its code. */
  readonly value: string;
  readonly label: string;
  /** The dialling code that its numbers begin with. */
  readonly detail: string;
  /** Address of its flag. */
  readonly picture: string | undefined;
}

/** Countries as a choice for a dialling code, in the order of a language. @param locale BCP 47 tag */
export function countryOptions(
  countries: readonly Country[],
  imageBase: string | undefined,
  locale: string,
): readonly CountryOption[] {
  const nameOf = regionNames(locale);
  const { compare } = new Intl.Collator(locale);
  return countries
    .map(({ countryCode, countryDialingCode }) => ({
      value: countryCode,
      label: nameOf(countryCode),
      detail: `+${countryDialingCode}`,
      picture: flagUrl(imageBase, countryCode),
    }))
    .sort((a, b) => compare(a.label, b.label));
}
