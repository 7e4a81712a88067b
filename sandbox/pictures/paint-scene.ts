import { backdrops } from '#sandbox/pictures/backdrops/index.ts';
import { drawMotif } from '#sandbox/pictures/motifs/index.ts';
import { createRandom } from '#sandbox/seed/random.ts';
import { type Scene, scenes } from './banner-scenes.ts';
import { hsl } from './colour.ts';
import { inkDefinitions, inkOf, type Palette } from './ink.ts';
import { circle, linear, path, place, radial, rect, star } from './svg.ts';

export interface ScenePicture {
  readonly art: string;
  /** Moves the colours, so that each merchant's pictures are its own. */
  readonly merchant: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** Where the motifs stand. */
  readonly centre: readonly [x: number, y: number];
  /** The side that is darkened, for letters to stand on. */
  readonly veil?: 'left' | 'right';
}

/** A scene under its aurora. Drawings and what they refer to are for the caller to put into an SVG. */
export function paintScene({ art, merchant, seed, width, height, centre, veil }: ScenePicture): {
  readonly definitions: string;
  readonly drawings: string;
} {
  const scene = scenes[art] ?? (scenes.welcome as Scene);
  const shift = [...merchant].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 41, 0) - 20;
  const hue = scene.hue + shift + 360;
  const palette = paletteOf(hue);
  const random = createRandom(seed);
  const ink = inkOf(palette);
  const [x, y] = centre;
  const pieces = scene.pieces.map(([name, dx, dy, scale, turn]) =>
    place(drawMotif(name, ink), x + dx, y + dy, scale, turn),
  );
  const glints = Array.from({ length: 9 }, () =>
    place(
      path(star(4, 16, 3), '#fff', ' opacity=".9"'),
      x - 300 + random.below(600),
      50 + random.below(420),
      0.5 + random.below(90) / 100,
    ),
  );
  return {
    definitions: `${inkDefinitions(palette)}${definitions(hue)}${veil ? veilOf(palette, veil) : ''}`,
    drawings: [
      rect(0, 0, width, height, 0, 'url(#sky)'),
      aurora(palette),
      backdrops[scene.backdrop]({ width, height, centre, palette, random }),
      veil ? rect(0, 0, width, height, 0, 'url(#veil)') : '',
      circle(x, y, 330, 'url(#glow)'),
      `<g filter="url(#lift)">${pieces.join('')}</g>`,
      ...glints,
    ].join(''),
  };
}

const tone = (hue: number, saturation: number, lightness: number) => hsl(hue % 360, saturation, lightness);
const across = 'x1="0" y1="0" x2="1" y2="0"';

function paletteOf(hue: number): Palette {
  return {
    sky: [tone(hue, 0.66, 0.31), tone(hue + 20, 0.74, 0.1)],
    glow: tone(hue + 330, 0.85, 0.66),
    main: tone(hue + 60, 0.78, 0.56),
    accent: tone(hue + 200, 0.66, 0.5),
  };
}

function veilOf({ sky }: Palette, side: 'left' | 'right'): string {
  return linear(
    'veil',
    [
      [0, sky[1], 0.62],
      [0.4, sky[1], 0.4],
      [0.62, sky[1], 0],
    ],
    side === 'left' ? across : 'x1="1" y1="0" x2="0" y2="0"',
  );
}

function definitions(hue: number): string {
  const [left, right] = [tone(hue + 315, 0.85, 0.6), tone(hue + 40, 0.85, 0.6)];
  return [
    linear(
      'ribbonA',
      [
        [0, left, 0.2],
        [0.35, left, 0.75],
        [1, right, 0],
      ],
      across,
    ),
    linear(
      'ribbonB',
      [
        [0, right, 0.35],
        [0.5, right, 0.65],
        [1, left, 0],
      ],
      across,
    ),
    radial('halo', [
      [0, left, 0.5],
      [1, left, 0],
    ]),
    '<filter id="soft" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="22"/></filter>',
    '<filter id="lift" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="0" dy="14" stdDeviation="12" flood-color="#000" flood-opacity=".5"/></filter>',
  ].join('');
}

/** Ribbons of light across the sky. */
function aurora({ glow }: Palette): string {
  return (
    circle(180, 60, 380, 'url(#halo)') +
    `<g filter="url(#soft)">${path('M-40 320C200 120 420 380 660 220S1080 40 1320 200V300C1080 180 900 320 660 340S220 320-40 430Z', 'url(#ribbonA)')}${path('M-40 180C240 20 480 240 740 110S1140 60 1320 80V170C1120 150 940 220 740 220S260 160-40 280Z', 'url(#ribbonB)')}</g>` +
    path(
      'M-20 470C300 380 520 540 820 450S1180 400 1280 430',
      'none',
      ` stroke="${glow}" stroke-opacity=".35" stroke-width="2"`,
    )
  );
}
