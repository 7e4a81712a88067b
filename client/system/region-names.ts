/**
 * Names countries in a language.
 *
 * @param locale BCP 47 tag
 * @returns the name of a country by its code (ISO 3166-1 alpha-2); what is no such code stays as it is
 */
export function regionNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return (code) => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
}
