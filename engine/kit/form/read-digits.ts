/** Marks of direction and joiners, which come along unseen when a number is pasted. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** The digits of Chinese numbers that are written place by place. */
const HAN = '〇一二三四五六七八九';
const DIGIT = /^\p{Nd}$/u;

/** A text with the digits of any script in ASCII, and without marks that nobody sees. */
export function asciiDigits(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(/[^\P{Nd}\d]|[〇一二三四五六七八九]/gu, (digit) => {
    const han = HAN.indexOf(digit);
    return String(han < 0 ? placeOf(digit) : han);
  });
}

/** Digits stand in the code by tens, beginning with 0, and some tens follow each other. */
function placeOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}

/**
 * A code as it was sent, of what a person or a phone gives for it: in groups (`947 176`), with the sender's letter
 * (`G-947176`), in the digits of any script, or with the whole message around it. What holds letters of its own stays.
 */
export function readCode(text: string): string {
  const plain = asciiDigits(text).trim();
  const whole = /^(?:[a-z]{1,2}[-\u2010-\u2015])?(\d[\d\s.\-\u2010-\u2015]*)$/i.exec(plain)?.[1];
  if (whole !== undefined) return digitsIn(whole);
  if (!/[\s\u0080-\uffff]/.test(plain)) return plain;
  const codes = [...plain.matchAll(/(^|[^a-z\d])(?:[a-z]{1,2}-)?(\d(?:[ -]?\d)*)(?![a-z\d])/gi)]
    .map(([, , code = '']) => digitsIn(code))
    .filter(({ length }) => length >= 4 && length <= 8);
  return codes.length === 1 ? (codes[0] ?? plain) : plain;
}

/** The digits of a number that is copied from elsewhere, without the signs between them. What has letters keeps them. */
export function readNumber(text: string): string {
  return asciiDigits(text).replaceAll(/[\s./_()\-\u2010-\u2015\u2212\uff0d]/g, '');
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '');
}
