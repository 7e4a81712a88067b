import { digestOf } from '@liveryjs/workspace/hash';
import bidiFactory from 'bidi-js';
import { Blob, Direction, Face, Font, Buffer as ShapedText, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { keepLast } from './keep-last.ts';

/** A font in one weight, from which text is drawn. */
export interface DrawingFont {
  /** The code points that it has glyphs for. */
  readonly letters: ReadonlySet<number>;
  readonly font: Font;
  /** Units of the font in the height of its letters. */
  readonly unitsPerEm: number;
}

/** A line of text as shapes, in units of the height of its font. It begins at 0 on its left, and stands on 0. */
export interface DrawnLine {
  readonly width: number;
  /** Elements of SVG. */
  readonly shapes: string;
}

let unpacked: Promise<unknown> = Promise.resolve();

/** Unpacks a font when the one before is copied: all come to lie in the same memory. */
function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  const font = unpacked.then(async () => (await decompress(bytes)).slice());
  unpacked = font.catch(() => undefined);
  return font;
}

/** As many files as the fonts of several brands have. */
const MOST_FONTS = 32;

const opened = keepLast(
  MOST_FONTS,
  ({ bytes, weight }: { readonly bytes: Uint8Array; readonly weight: number }) =>
    `${weight} ${digestOf(bytes)}`,
  async ({ bytes, weight }): Promise<DrawingFont> => {
    const face = new Face(new Blob(await unpack(bytes)));
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    return { letters: new Set(face.collectUnicodes()), font, unitsPerEm: face.upem };
  },
);

/**
 * Opens a font.
 * @param bytes of a WOFF2 file
 * @param weight from 1 to 1000; a font of one weight has its own
 * @throws for bytes that are no font
 */
export function openFont(bytes: Uint8Array, weight: number): Promise<DrawingFont> {
  return opened({ bytes, weight });
}

/** Signs that are seen by what they do to their neighbours alone, so that no font needs to have them. */
const UNSEEN = /^\p{Default_Ignorable_Code_Point}$/u;

const bidi = bidiFactory();

/**
 * Draws a line of text, in the order in which it is read on paper (Unicode Standard Annex 9).
 * @param fonts each letter is drawn in the first that has it
 * @returns undefined where no font has one of the letters
 */
export function drawLine(
  text: string,
  dir: 'ltr' | 'rtl',
  locale: string,
  fonts: readonly DrawingFont[],
): DrawnLine | undefined {
  const runs = runsOf(text, dir, locale, fonts);
  if (runs === undefined) return undefined;
  let width = 0;
  const shapes = runs.map(({ font, text, isRightToLeft }) => {
    const shaped = new ShapedText();
    shaped.addText(text);
    shaped.guessSegmentProperties();
    shaped.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    shaped.setLanguage(locale);
    shape(font.font, shaped);
    const scale = 1 / font.unitsPerEm;
    return shaped.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const path = font.font.glyphToPath(codepoint);
      const x = width + xOffset * scale;
      width += xAdvance * scale;
      return path === ''
        ? ''
        : `<path transform="translate(${x.toFixed(4)} ${(-yOffset * scale).toFixed(4)}) scale(${scale} ${-scale})" d="${path}"/>`;
    });
  });
  return { width, shapes: shapes.flat().join('') };
}

/** Letters that stand beside each other, and have a font and a direction in common. */
interface Run {
  readonly font: DrawingFont;
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** The runs of a text from left to right. */
function runsOf(
  text: string,
  dir: 'ltr' | 'rtl',
  locale: string,
  fonts: readonly DrawingFont[],
): Run[] | undefined {
  const embedding = bidi.getEmbeddingLevels(text, dir);
  const runs: { font: DrawingFont; level: number; start: number; end: number }[] = [];
  for (const { segment, index } of new Intl.Segmenter(locale).segment(text)) {
    const has = ({ letters }: DrawingFont) =>
      [...segment].every((letter) => letters.has(letter.codePointAt(0) ?? 0) || UNSEEN.test(letter));
    const last = runs.at(-1);
    const level = embedding.levels[index] ?? 0;
    // A space does not leave the font of its neighbour, which may stand closer to it.
    const font = /^\s$/.test(segment) && last && has(last.font) ? last.font : fonts.find(has);
    if (font === undefined) return undefined;
    if (last?.font === font && last.level === level) last.end = index + segment.length;
    else runs.push({ font, level, start: index, end: index + segment.length });
  }
  const order = bidi.getReorderedIndices(text, embedding);
  const placeOf = new Map(order.map((letter, place) => [letter, place]));
  return runs
    .sort((a, b) => (placeOf.get(a.start) ?? 0) - (placeOf.get(b.start) ?? 0))
    .map(({ font, level, start, end }) => ({
      font,
      text: text.slice(start, end),
      isRightToLeft: level % 2 === 1,
    }));
}
