import { randomInt } from 'node:crypto';

/** A name for an account whose owner chooses none. */
export function makeAccountName(): string {
  return `m${String(randomInt(10 ** 10)).padStart(10, '0')}`;
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** A password for an account whose owner chooses none: letters and digits that look like no others. */
export function makePassword(): string {
  const pick = (from: string, length: number) =>
    Array.from({ length }, () => from[randomInt(from.length)]).join('');
  return `${pick(LETTERS, 6)}${pick(DIGITS, 4)}`;
}
