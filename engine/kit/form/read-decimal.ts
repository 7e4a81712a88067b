/** Spaces, apostrophes that group digits, marks of direction. */
const IGNORED = /[\s'’\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/g;

/**
 * The exact decimal that a text says, with a point and without anything else: `1250.5`. Takes the digits of any
 * script that the locale may be written in, and the signs of the locale and of others: of two signs the later is the
 * decimal one; a single one is, unless it is how the locale groups digits and three of them follow. What begins with 0
 * is never grouped.
 *
 * @param locale BCP 47 tag
 * @returns undefined for what is no number, or is below 0
 */
export function readDecimal(text: string, locale: string): string | undefined {
  const plain = text
    .replaceAll(IGNORED, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
  if (!/^[\d.,]*\d[\d.,]*$/.test(plain)) return;
  const at = decimalSignAt(plain, locale);
  const whole = plain.slice(0, at);
  const fraction = plain.slice(at + 1);
  if (!/^(\d*|[1-9]\d{0,2}(\.\d{3})+|[1-9]\d{0,2}(,\d{3})+)$/.test(whole) || !/^\d*$/.test(fraction)) return;
  const digits = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

/** Where the sign stands that digits below one follow; the text's end where there is none. */
function decimalSignAt(text: string, locale: string): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return text.length;
  const sign = text.charAt(last);
  const before = text.slice(0, last);
  if (before.includes(sign)) return text.length;
  const groups = !/[.,]/.test(before) && sign === groupSignOf(locale) && /^[1-9]\d{0,2}.\d{3}$/.test(text);
  return groups ? text.length : last;
}

function groupSignOf(locale: string): string | undefined {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567);
  return parts.find(({ type }) => type === 'group')?.value;
}
