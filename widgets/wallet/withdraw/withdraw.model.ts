import type { PayoutProvider } from '@liveryjs/schemas/platform';

/** Signs between the digits of a number that is copied from elsewhere, and marks of direction. */
const BETWEEN = /[\s.\-\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/g;

/** An account's number as the platform takes it: its digits, in whatever script they were typed. */
export function readNumber(text: string): string {
  return text
    .replaceAll(BETWEEN, '')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}

/** Whether it can be the number of an account of a bank or wallet. */
export function fitsNumber(number: string, { minDigits, maxDigits }: PayoutProvider): boolean {
  return /^\d+$/.test(number) && number.length >= minDigits && number.length <= maxDigits;
}

/** Letters of any language, with what stands between the parts of a name. */
export function isName(text: string): boolean {
  return text.length >= 2 && /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(text);
}
