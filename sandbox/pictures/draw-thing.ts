import { backdrops } from '#sandbox/pictures/backdrops/index.ts';
import { drawMotif, type MotifName, motifNames } from '#sandbox/pictures/motifs/index.ts';
import { createRandom } from '#sandbox/seed/random.ts';
import { hsl } from './colour.ts';
import { inkDefinitions, inkOf, type Palette } from './ink.ts';
import { circle, ellipse, path, place, rect, star } from './svg.ts';

const SIZE = 400;
const CENTRE = [200, 196] as const;

/**
 * One motif on a stand, 1:1: a reward, or a prize.
 *
 * @param merchant moves the colours
 * @returns undefined when there is no such motif
 */
export function drawThing(name: string, merchant: string): string | undefined {
  const motif = motifNames.find((known): known is MotifName => known === name);
  if (!motif) return undefined;
  const seed = sumOf(motif, 104_729);
  const random = createRandom(seed);
  const palette = paletteOf((seed + sumOf(merchant, 60)) % 360);
  const ink = inkOf(palette);
  const [x, y] = CENTRE;
  const glints = Array.from({ length: 4 }, () =>
    place(
      path(star(4, 15, 3), '#fff', ' opacity=".9"'),
      40 + random.below(320),
      36 + random.below(200),
      0.5 + random.below(70) / 100,
    ),
  ).join('');
  const backdrop = backdrops[random.pick(['bokeh', 'stars', 'rays'] as const)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><defs>${inkDefinitions(palette)}<filter id="lift" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="0" dy="9" stdDeviation="8" flood-color="#000" flood-opacity=".45"/></filter></defs>${[
    rect(0, 0, SIZE, SIZE, 0, 'url(#sky)'),
    backdrop({ width: SIZE, height: SIZE, centre: CENTRE, palette, random }),
    circle(x, y, 190, 'url(#glow)'),
    ellipse(x, 344, 136, 28, ink.deep, ' opacity=".6"'),
    ellipse(x, 334, 136, 28, 'url(#main)'),
    ellipse(x, 329, 112, 21, 'url(#accent)'),
    `<g filter="url(#lift)">${place(drawMotif(motif, ink), x, y + 24, 1.2)}</g>`,
    glints,
  ].join('')}</svg>`;
}

function paletteOf(hue: number): Palette {
  const tone = (shift: number, saturation: number, lightness: number) =>
    hsl((hue + shift) % 360, saturation, lightness);
  return {
    sky: [tone(0, 0.58, 0.36), tone(24, 0.66, 0.14)],
    glow: tone(330, 0.8, 0.68),
    main: tone(60, 0.74, 0.56),
    accent: tone(200, 0.62, 0.5),
  };
}

function sumOf(text: string, most: number): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % most, 7);
}
