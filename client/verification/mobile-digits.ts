import { readNumber } from '@liveryjs/engine/kit/plain';
import type { MobileNumber } from './send-code.ts';

/**
 * A mobile number as people write it and phones fill it in, as the platform takes it: in ASCII digits, without what sets
 * them apart, and without the scheme of a link (`tel:`). One with the prefix of a country (`+84 90…`, `0084 90…`, `+84 (0) 90…`) says its country itself; a prefix
 * that no country has stays, and is no number.
 *
 * @param chosen dialling code of the country that is chosen beside it; empty where there is none
 * @param codes dialling codes that the platform knows
 */
export function readMobile(text: string, chosen: string, codes: readonly string[]): MobileNumber {
  // The zero in brackets is dialled inside of the country alone.
  const plain = readNumber(
    text
      .normalize('NFKC')
      .replace(/^([^([]*\p{Nd}[^([]*)[([]\s*(\p{Nd})\s*[)\]]/u, (whole, before: string, digit: string) =>
        readNumber(digit) === '0' ? before : whole,
      ),
  ).replace(/^(?:tel|sms)(?=[+\d])/i, '');
  const abroad = /^(?:\+|00)(?=[1-9])(\d+)$/.exec(plain)?.[1];
  if (abroad === undefined) return { countryDialingCode: chosen, mobileNum: plain };
  const prefix = [chosen, ...codes.toSorted((a, b) => b.length - a.length)].find(
    (code) => code !== '' && abroad.startsWith(code),
  );
  return prefix === undefined
    ? { countryDialingCode: chosen, mobileNum: plain }
    : { countryDialingCode: prefix, mobileNum: abroad.slice(prefix.length) };
}
