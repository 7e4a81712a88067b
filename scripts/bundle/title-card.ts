import type { BrandFile } from '#scripts/plugin/brand-parts.ts';
import { type DrawingFont, type DrawnLine, drawLine } from './drawn-text.ts';
import { CARD, dataOf } from './site-pictures.ts';

/** A card that shows the title of a page. */
export interface TitleCard {
  readonly title: string;
  readonly dir: 'ltr' | 'rtl';
  /** BCP 47 tag of the title's language. */
  readonly locale: string;
  /** Each letter is drawn in the first that has it. */
  readonly fonts: readonly DrawingFont[];
  /** A picture that fills its box without words in fonts of the machine. */
  readonly logo: BrandFile;
  /** CSS colours. */
  readonly ground: string;
  readonly color: string;
  /** The colour of the bar at the foot. Default: no bar. */
  readonly accent?: string | undefined;
}

/** Measures in pixels: services cut a little off the edges. */
const EDGE = 80;
/** The box of the logo. */
export const LOGO = { width: 440, height: 120 };
const BAR = 16;

/** Heights of the letters in pixels, the first at which a title has few enough lines. */
const SIZES = [
  { size: 104, lines: 1 },
  { size: 84, lines: 2 },
  { size: 64, lines: 3 },
] as const;

/** Shares of a line's width in which a title may find room, the narrowest first. */
const NARROWER = [0.5, 0.6, 0.7, 0.8, 0.9];

/** The distance of two lines, and how far letters reach below a line, as shares of their height. */
const LINE = 1.32;
const BELOW = 0.32;

/** Scripts whose words have no space between them. */
const WITHOUT_SPACES = /\p{Script=Thai}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/**
 * Returns the picture of a card as SVG of shapes alone: the logo above, the title below, both where its language begins to read.
 * @returns undefined for a title that has letters which no font has, or that is too long for a card
 */
export function titleCard({ title, dir, locale, fonts, logo, ...colors }: TitleCard): string | undefined {
  const most = CARD.width - 2 * EDGE;
  const parts = partsOf(title.normalize('NFC').trim(), locale);
  const drawn = new Map<string, DrawnLine | undefined>();
  const draw = (text: string) => {
    const line = text.trim();
    if (!drawn.has(line)) drawn.set(line, drawLine(line, dir, locale, fonts));
    return drawn.get(line);
  };
  for (const { size, lines: mostLines } of SIZES) {
    const fits = (lines: readonly DrawnLine[]) =>
      lines.length <= mostLines && lines.every(({ width }) => width * size <= most);
    const full = linesOf(parts, draw, most / size);
    if (full === undefined) return undefined;
    if (!fits(full)) continue;
    // The narrowest lines are alike in length.
    const lines =
      NARROWER.map((share) => linesOf(parts, draw, (most * share) / size) ?? full).find(
        (narrow) => narrow.length === full.length && fits(narrow),
      ) ?? full;
    const isRtl = dir === 'rtl';
    const foot = CARD.height - EDGE - BELOW * size;
    const placed = lines.map(({ width, shapes }, index) => {
      const x = isRtl ? CARD.width - EDGE - width * size : EDGE;
      const y = foot - (lines.length - 1 - index) * LINE * size;
      return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size})">${shapes}</g>`;
    });
    const logoX = isRtl ? CARD.width - EDGE - LOGO.width : EDGE;
    const bar =
      colors.accent &&
      `<rect y="${CARD.height - BAR}" width="${CARD.width}" height="${BAR}" fill="${colors.accent}"/>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"><rect width="100%" height="100%" fill="${colors.ground}"/>${bar ?? ''}<image href="${dataOf(logo)}" x="${logoX}" y="${EDGE}" width="${LOGO.width}" height="${LOGO.height}" preserveAspectRatio="${isRtl ? 'xMax' : 'xMin'}YMid"/><g fill="${colors.color}">${placed.join('')}</g></svg>`;
  }
  return undefined;
}

/** The parts of a title between which a line may end. */
function partsOf(title: string, locale: string): string[] {
  if (!WITHOUT_SPACES.test(title)) return title.split(/(?<=\s)/);
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(title);
  const parts: string[] = [];
  for (const { segment, isWordLike } of words) {
    // No line begins with the sign that ends the one before.
    const before = isWordLike ? '' : (parts.pop() ?? '');
    parts.push(before + segment);
  }
  return parts;
}

/** As few lines as hold the parts. A part that is wider than a line has one to itself. */
function linesOf(
  parts: readonly string[],
  draw: (text: string) => DrawnLine | undefined,
  most: number,
): DrawnLine[] | undefined {
  const lines: { text: string; drawn: DrawnLine }[] = [];
  for (const part of parts) {
    const last = lines.pop();
    const text = (last?.text ?? '') + part;
    const together = draw(text);
    if (together === undefined) return undefined;
    if (last === undefined || together.width <= most) lines.push({ text, drawn: together });
    else {
      const alone = draw(part);
      if (alone === undefined) return undefined;
      lines.push(last, { text: part, drawn: alone });
    }
  }
  return lines.map(({ drawn }) => drawn);
}
