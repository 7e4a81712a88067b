import { asciiDigits } from './read-digits.ts';

/** The code of a currency beside an amount. */
const CODE = /^\s*[A-Z]{3}\s|\s[A-Z]{3}\s*$/;
/** Spaces, apostrophes that group digits, signs of currencies. */
const IGNORED = /[\s'’‘`\u02bc\p{Sc}]/gu;

/** The signs by which a locale sets digits apart. */
interface Signs {
  readonly group: string;
  /** Groups above the last one have two digits (`12,34,567`). */
  readonly byTwo: boolean;
}

const signs = new Map<string, Signs>();

/**
 * The exact decimal that a text says, with a point and without anything else: `1250.5`. Takes the digits of any
 * script, and the signs of the locale and of others: of two signs the later is the decimal one; a single one is, unless
 * it is how the locale groups digits and three of them follow. What begins with 0 is never grouped.
 *
 * @param locale BCP 47 tag
 * @returns undefined for what is no number, or is below 0
 */
export function readDecimal(text: string, locale: string): string | undefined {
  const { group, byTwo } = signsOf(locale);
  const plain = asciiDigits(text)
    .replace(CODE, '')
    .replaceAll(IGNORED, '')
    .replaceAll(/[．。]/g, '.')
    .replaceAll(/[٬⹁]/g, '')
    .replaceAll(/[，、،]/g, ',');
  if (!/^[\d.,٫]*\d[\d.,]*$/.test(plain)) return;
  const sign = decimalSignAt(plain, group);
  const whole = plain.slice(0, sign);
  const fraction = plain.slice(sign + 1);
  const isWhole =
    /^(\d*|[1-9]\d{0,2}(\.\d{3})+|[1-9]\d{0,2}(,\d{3})+)$/.test(whole) ||
    (byTwo && /^[1-9]\d?(,\d{2})*,\d{3}$/.test(whole));
  if (!isWhole || !/^\d*$/.test(fraction)) return;
  const digits = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

/** Where the sign stands that digits below one follow; the text's end where there is none. */
function decimalSignAt(text: string, group: string): number {
  // Nobody groups by this sign.
  const arabic = text.indexOf('٫');
  if (arabic >= 0) return arabic;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return text.length;
  const sign = text.charAt(last);
  const before = text.slice(0, last);
  if (before.includes(sign)) return text.length;
  const groups = !/[.,]/.test(before) && sign === group && /^[1-9]\d{0,2}.\d{3}$/.test(text);
  return groups ? text.length : last;
}

function signsOf(locale: string): Signs {
  const kept = signs.get(locale);
  if (kept) return kept;
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: true }).formatToParts(
    12_345_678_901,
  );
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const groups = parts.filter(({ type }) => type === 'integer');
  const read = { group: partOf('group'), byTwo: groups.at(-2)?.value.length === 2 };
  signs.set(locale, read);
  return read;
}
