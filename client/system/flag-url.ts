import { imageUrl } from '#client/image-url.ts';

/** Where the flag of a country is, round [2.32]. @param countryCode ISO 3166-1 alpha-2 */
export function flagUrl(imageBase: string | undefined, countryCode: string): string | undefined {
  return imageBase === undefined
    ? undefined
    : imageUrl(`${imageBase}/COUNTRY_FLAG/CIRCLE/${countryCode}.svg`);
}
