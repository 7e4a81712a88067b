/** Languages that the platform writes in, by its codes, with their BCP 47 tags. */
export const locales: Readonly<Record<string, string>> = { EN: 'en', TY: 'fil', VI: 'vi', AR: 'ar' };

/**
 * An amount inside a text, as the portal writes amounts beside it.
 *
 * @param sum an exact decimal
 * @param currency ISO 4217 code
 * @param language the platform's code
 */
export function moneyText(sum: string, currency: string, language: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(locales[language] ?? 'en', style).format(sum as Intl.StringNumericLiteral);
}
