import { escapeXml } from '#sandbox/http/escape-xml.ts';
import { n } from './svg.ts';

/** A face of letters. Widths are shares of the size, rounded up: machines have different faces. */
export interface Face {
  readonly family: string;
  readonly weight: number;
  readonly italic?: true;
  readonly capital: number;
  readonly small: number;
}

export const faces = {
  serif: { family: "Georgia,'Liberation Serif',serif", weight: 700, capital: 0.75, small: 0.55 },
  block: {
    family: "'Arial Black','Liberation Sans',Arial,sans-serif",
    weight: 900,
    capital: 0.78,
    small: 0.64,
  },
  narrow: {
    family: "'Arial Narrow','Liberation Sans Narrow',Impact,sans-serif",
    weight: 700,
    capital: 0.6,
    small: 0.48,
  },
  slanted: {
    family: "Georgia,'Liberation Serif',serif",
    weight: 700,
    italic: true,
    capital: 0.73,
    small: 0.53,
  },
} satisfies Record<string, Face>;

/** The largest size in which every line fits a room, and no larger than `most`. */
export function fittingSize(lines: readonly string[], face: Face, room: number, most: number): number {
  const width = (letter: string) =>
    letter === ' ' ? 0.28 : /[\p{Lu}\p{Script=Arabic}]/u.test(letter) ? face.capital : face.small;
  const widest = Math.max(...lines.map((line) => [...line].reduce((sum, letter) => sum + width(letter), 0)));
  return Math.min(most, room / widest);
}

/** Breaks a text into lines of about the same length, three at most. */
export function breakLines(text: string, longest: number): string[] {
  const words = text.split(' ');
  const wanted = Math.min(3, Math.ceil(text.length / longest));
  const target = text.length / wanted;
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    const tooLong = longer.length > longest || longer.length - target > target - line.length;
    if (line !== '' && tooLong && lines.length < wanted - 1) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** One line of letters in a face. `more` holds what fills and outlines it. */
export function letters(text: string, x: number, y: number, size: number, face: Face, more: string): string {
  const style = face.italic ? ' font-style="italic"' : '';
  return `<text x="${n(x)}" y="${n(y)}" font-family="${face.family}" font-weight="${face.weight}"${style} font-size="${n(size)}" ${more}>${escapeXml(text)}</text>`;
}
