/** Zeros of the scripts that people type numbers in beside ASCII: Arabic, Persian, full width. */
const ZEROS = [0x0660, 0x06f0, 0xff10];

/** A mobile number as people write it, as the platform takes it: without what sets its digits apart, in ASCII digits. */
export function mobileDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, asciiDigit)
    .replaceAll(/[\s().\-\u2010-\u2015]/g, '');
}

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = ZEROS.find((one) => code >= one && code < one + 10) ?? code;
  return String(code - zero);
}
