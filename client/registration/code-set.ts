/** Characters by code, as ranges that both ends belong to. May hold more than it says where only that is safe. */
export type CodeSet = readonly (readonly [from: number, to: number])[];

const LAST = 0x10ffff;
export const NONE: CodeSet = [];
export const ANY: CodeSet = [[0, LAST]];

const codesOf = (text: string): CodeSet =>
  [...text].map((letter) => [letter.codePointAt(0) ?? 0, letter.codePointAt(0) ?? 0]);

/** The characters that a dot matches. */
export const NO_LINE_END = invert(codesOf('\n\r\u2028\u2029'));

const DIGITS: CodeSet = [[0x30, 0x39]];
const WORD: CodeSet = [...DIGITS, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]];
const SPACE: CodeSet = [
  [0x09, 0x0d],
  ...codesOf(' \u00a0\u1680'),
  [0x2000, 0x200a],
  ...codesOf('\u2028\u2029\u202f\u205f\u3000\ufeff'),
];

/** The classes of characters that an escape names by one letter. */
export const CLASSES: Readonly<Record<string, CodeSet>> = {
  d: DIGITS,
  D: invert(DIGITS),
  w: WORD,
  W: invert(WORD),
  s: SPACE,
  S: invert(SPACE),
};

export function one(code: number): CodeSet {
  return [[code, code]];
}

/** All characters that are not in the set. */
export function invert(set: CodeSet): CodeSet {
  const gaps: [number, number][] = [];
  let next = 0;
  for (const [from, to] of [...set].sort((a, b) => a[0] - b[0])) {
    if (from > next) gaps.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= LAST) gaps.push([next, LAST]);
  return gaps;
}

export function overlap(a: CodeSet, b: CodeSet): boolean {
  return a.some(([from, to]) => b.some(([start, end]) => from <= end && start <= to));
}
