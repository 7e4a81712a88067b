import { clampChroma, converter, formatHex, parse } from 'culori';

const toOklch = converter('oklch');

/** The chroma below which a colour counts as a grey, in OKLCH. */
const GREY = 0.02;

/**
 * The colours that a whole palette follows from, made of the colour of a brand: an accent that stands out from it, a glow beside
 * it, and the tint of its greys. A grey stays without any hue. All are colours that every screen has.
 *
 * @param css a colour of CSS
 * @returns `#rrggbb` by the name of the token; undefined for text that is no colour
 */
export function paletteFrom(css: string): Readonly<Record<string, string>> | undefined {
  const base = toOklch(parse(css));
  if (base === undefined) return undefined;
  const { l, c, h = 0 } = base;
  const isGrey = c < GREY;
  const colorOf = (lightness: number, chroma: number, turn: number) =>
    formatHex(
      clampChroma(
        { mode: 'oklch', l: lightness, c: isGrey ? 0 : chroma, h: (h + turn) % 360 },
        'oklch',
        'rgb',
      ),
    );
  return {
    'color.brand.500': colorOf(l, c, 0),
    'color.accent.500': colorOf(0.8, Math.max(c, 0.15), 150),
    'color.glow.500': colorOf(0.8, Math.max(c, 0.12), 320),
    'color.neutral.tint': colorOf(0.4, Math.min(c, 0.1), 0),
  };
}
