/** Marks of direction and joiners, which come along unseen when a number is pasted. */
const UNSEEN = /\p{Cf}/gu;
/** The digits of Chinese numbers that are written place by place. */
const HAN = '〇一二三四五六七八九';
/** On Japanese keyboards this letter lies where others have the hyphen. */
const LONG_SOUND = 'ー';
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
 * A code as it was sent, of what a person or a phone gives for it: in groups (`947 176`), in brackets, with the sender's
 * letter (`G-947176`), in the digits of any script, or with the whole message around it. What holds letters of its own stays.
 */
export function readCode(text: string): string {
  const plain = asciiDigits(text).replaceAll(LONG_SOUND, '-').trim();
  const whole = /^[^\p{L}\d]*(?:[a-z]{1,2}\p{Pd})?(\d\P{L}*)$/iu.exec(plain)?.[1];
  if (whole !== undefined) return digitsIn(whole);
  if (!/[\s:\u0080-\uffff]/.test(plain)) return plain;
  const codes = [
    ...plain.matchAll(/(^|[^a-z\d])(?:[a-z]{1,2}-)?(\d(?:(?:[^\S\n]|\p{Pd})?\d)*)(?![a-z\d])/giu),
  ]
    .map(([, , code = '']) => digitsIn(code))
    .filter(({ length }) => length >= 4 && length <= 8);
  return codes.length === 1 ? (codes[0] ?? plain) : plain;
}

/**
 * The digits of a number that is copied from elsewhere, without the signs around and between them. What has letters keeps
 * them, and so it does pictures and the signs that mean something: a pause or a key that is dialled, a digit that is hidden.
 */
export function readNumber(text: string): string {
  return asciiDigits(text.normalize('NFKC'))
    .replaceAll(LONG_SOUND, '')
    .replaceAll(/(?![+@%#,;*×•])[\s\p{P}\p{Sm}\p{Sk}]/gu, '');
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '');
}
