import { asciiDigits } from './read-digits.ts';

/** Letters in front of an amount, those of a sign (`US$`, `$US`) or others, and letters behind it. */
const BEFORE =
  /^\s*(?:((?![BKM]\p{Sc})[A-Z]{1,3}\p{Sc}|\p{Sc}[A-Z]{2}(?=\s))|(\p{L}[\p{L}\p{M}./]*?)(?=[\s\d\p{Sc}]))/u;
const BEHIND = /(\p{Sc}?)\s?(\p{L}[\p{L}\p{M}./]*)\s*(\p{Sc}?)\s*$/u;
/** Signs of currencies that are letters. */
const SIGNS =
  /^(rp|rm|rs|r|zł|kč|kr|ft|lei|kn|kz|bs|br|fcfa|cfa|s\/|vnđ|đồng|đ|บาท|元|円|圆|圓|원|руб|р|грн|лв|щ\.д|кр|сом|ден|дин|ریال|[\u0621-\u064a]\.[\u0621-\u064a])$/u;
/** Letters beside a sign behind an amount. Others make it as many times as much: `5 M€`, `5 K$`. */
const BESIDE_SIGN = /^([ACER]|AU|BR|CA|CN|GB|HK|JP|MX|NT|NZ|SG|TW|UK|US)$/;
/** Spaces, apostrophes that group digits and the accents that stand in for them, signs of currencies. */
const IGNORED = /[\s'’‘`´′＇\u02bc\p{Sc}]/gu;

/** The stroke that stands for no pence behind a whole amount: `50,-` in German, `500/-` in India. */
const NO_PENCE = /(?<=\d)(?:[.,][-–—]{1,2}|\/[-=–—]?)$/u;

/** No amount is longer, in characters; and to look through a whole page that is pasted would take seconds. */
const LONGEST = 100;

/** The signs by which a locale sets digits apart. */
interface Signs {
  /** Signs of numbers, and of amounts: `1 250` and `€ 1.250` in Austria. */
  readonly group: readonly string[];
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
  if (text.length > LONGEST) return;
  const { group, byTwo } = signsOf(locale);
  const plain = asciiDigits(text)
    .replace(BEFORE, (all, sign?: string, letters = '') => (sign !== undefined || isUnit(letters) ? '' : all))
    .replace(BEHIND, (all, before: string, letters: string, after: string) =>
      (before + after === '' ? isUnit(letters) : BESIDE_SIGN.test(letters)) ? '' : all,
    )
    .replaceAll(IGNORED, '')
    .replace(NO_PENCE, '')
    .replace(/^[+＋]/, '')
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

/** Tells the code or the sign of a currency from a word such as `MIL`, which makes an amount a thousand times as much. */
function isUnit(letters: string): boolean {
  const unit = letters.toLowerCase().replace(/\.$/, '');
  if (SIGNS.test(unit)) return true;
  if (!/^[a-z]{3}$/.test(unit)) return false;
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  return names.of(unit.toUpperCase()) !== undefined;
}

/** Where the sign stands that digits below one follow; the text's end where there is none. */
function decimalSignAt(text: string, group: readonly string[]): number {
  // Nobody groups by this sign.
  const arabic = text.indexOf('٫');
  if (arabic >= 0) return arabic;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return text.length;
  const sign = text.charAt(last);
  const before = text.slice(0, last);
  const groups = before.split(sign).length - 1;
  // The sign at the end of a sentence, after digits that are grouped by it and could not be read in another way.
  if (groups > 0)
    return last === text.length - 1 && (groups > 1 || group.includes(sign)) ? last : text.length;
  const isGrouped = !/[.,]/.test(before) && group.includes(sign) && /^[1-9]\d{0,2}.\d{3}$/.test(text);
  return isGrouped ? text.length : last;
}

function signsOf(locale: string): Signs {
  const kept = signs.get(locale);
  if (kept) return kept;
  const partsOf = (style: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: true, ...style }).formatToParts(
      12_345_678_901,
    );
  const number = partsOf({});
  const both = [number, partsOf({ style: 'currency', currency: 'USD' })];
  const groups = number.filter(({ type }) => type === 'integer');
  const read = {
    group: both.flatMap((parts) => parts.find(({ type }) => type === 'group')?.value ?? []),
    byTwo: groups.at(-2)?.value.length === 2,
  };
  signs.set(locale, read);
  return read;
}
