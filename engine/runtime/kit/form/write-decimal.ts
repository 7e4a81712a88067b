import { digitsOf } from '@liveryjs/schemas/decimal';

/**
 * An exact decimal as somebody would type it: nothing is grouped, and whole numbers have no digits below one.
 * `readDecimal` takes it back.
 *
 * @param locale BCP 47 tag
 */
export function writeDecimal(exact: string, locale: string): string {
  const plain = exact.replace(/\.0+$/, '');
  const digits = digitsOf(plain);
  const format = new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(plain as Intl.StringNumericLiteral);
}
