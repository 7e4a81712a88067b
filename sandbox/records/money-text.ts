import { scriptOf } from '#sandbox/messages/say.ts';

/**
 * An amount inside a text, as the portal writes amounts beside it.
 *
 * @param sum an exact decimal
 * @param currency ISO 4217 code
 * @param language the platform's code
 */
export function moneyText(sum: string, currency: string, language: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(scriptOf(language).lang, style).format(sum as Intl.StringNumericLiteral);
}
