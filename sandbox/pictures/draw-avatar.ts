import { drawMotif, type MotifName, motifNames } from '#sandbox/pictures/motifs/index.ts';
import { createRandom } from '#sandbox/seed/random.ts';
import { hsl } from './colour.ts';
import { inkDefinitions, inkOf, type Palette } from './ink.ts';
import { around, circle, place, rect } from './svg.ts';

const SIZE = 240;

/** A square portrait that holds when it is cropped to a circle; undefined for what is no motif. */
export function drawAvatar(name: string): string | undefined {
  const index = motifNames.indexOf(name as MotifName);
  if (index < 0) return undefined;
  const random = createRandom((index + 1) * 6007);
  const palette = paletteOf(random.below(360));
  const middle = SIZE / 2;
  const rays = around(12, () => `<path d="M0 0L-12-200H12Z" fill="#fff" opacity=".07"/>`, random.below(30));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><defs>${inkDefinitions(palette)}</defs>${[
    rect(0, 0, SIZE, SIZE, 0, 'url(#sky)'),
    place(rays, middle, middle),
    circle(middle, middle, 112, 'url(#glow)'),
    place(drawMotif(name as MotifName, inkOf(palette)), middle, middle, 0.84),
  ].join('')}</svg>`;
}

function paletteOf(hue: number): Palette {
  const tone = (turn: number, saturation: number, lightness: number) =>
    hsl((hue + turn) % 360, saturation, lightness);
  return {
    sky: [tone(0, 0.6, 0.52), tone(24, 0.66, 0.3)],
    glow: tone(330, 0.8, 0.72),
    main: tone(150, 0.72, 0.56),
    accent: tone(210, 0.7, 0.55),
  };
}
