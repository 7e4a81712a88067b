import { backdrops } from '#sandbox/pictures/backdrops/index.ts';
import { drawMotif, type MotifName } from '#sandbox/pictures/motifs/index.ts';
import type { Random } from '#sandbox/seed/random.ts';
import { gameLook } from './game-look.ts';
import { type Ink, inkDefinitions, inkOf } from './ink.ts';
import { breakLines, faces, fittingSize, letters } from './lettering.ts';
import { around, circle, ellipse, linear, path, place, rect, star } from './svg.ts';

const WIDTH = 400;
const HEIGHT = 500;
const CENTRE = [200, 212] as const;

export interface GamePicture {
  readonly nodeId: number;
  readonly name: string;
  readonly theme: string;
  /** Code of the vendor: its games share a frame. */
  readonly vendor: string;
}

/** The card of a game, 4:5. What counts stays inside when it is cropped to a square. */
export function drawGame({ nodeId, name, theme, vendor }: GamePicture): string {
  const { look, palette, motifs, random } = gameLook({ nodeId, theme });
  const ink = inkOf(palette);
  const [hero = 'coin', ...others] = motifs;
  const canvas = { width: WIDTH, height: HEIGHT, centre: CENTRE, palette, random };
  const parts = [
    rect(0, 0, WIDTH, HEIGHT, 0, 'url(#sky)'),
    backdrops[random.pick(look.backdrops)](canvas),
    circle(CENTRE[0], CENTRE[1], 235, 'url(#glow)'),
    `<g filter="url(#lift)">${arrange(hero, others, ink, random)}</g>`,
    rect(0, 270, WIDTH, 230, 0, 'url(#ground)'),
    title(name, random),
    frame(vendor),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${inkDefinitions(palette)}${linear(
    'ground',
    [
      [0, palette.sky[1], 0],
      [0.55, palette.sky[1], 0.82],
      [1, palette.sky[1], 0.96],
    ],
  )}${linear('letters', [
    [0, '#ffffff'],
    [0.55, '#fff3c4'],
    [1, '#ffc94d'],
  ])}<filter id="lift" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="0" dy="9" stdDeviation="8" flood-color="#000" flood-opacity=".5"/></filter></defs>${parts.join('')}</svg>`;
}

/** Five ways of setting the motifs of a picture. */
function arrange(hero: MotifName, others: readonly MotifName[], ink: Ink, random: Random): string {
  const [x, y] = CENTRE;
  const draw = (name: MotifName, dx: number, dy: number, scale: number, turn = 0) =>
    place(drawMotif(name, ink), x + dx, y + dy, scale, turn);
  const left = others[0] ?? hero;
  const right = others[1] ?? left;
  const glints = Array.from({ length: 5 }, () =>
    place(
      path(star(4, 15, 3), '#fff', ' opacity=".9"'),
      x - 150 + random.below(300),
      y - 140 + random.below(260),
      0.5 + random.below(70) / 100,
    ),
  ).join('');
  switch (random.below(5)) {
    case 0:
      return draw(hero, 0, 0, 1.38, random.below(13) - 6) + glints;
    case 1:
      return (
        draw(left, -108, 22, 0.72, -16) + draw(right, 108, 22, 0.72, 16) + draw(hero, 0, -6, 1.16) + glints
      );
    case 2:
      return (
        ellipse(x, y + 112, 128, 26, ink.deep, ' opacity=".6"') +
        ellipse(x, y + 104, 128, 26, 'url(#main)') +
        ellipse(x, y + 100, 104, 19, 'url(#accent)') +
        draw(hero, 0, -6, 1.16) +
        draw(left, -124, -92, 0.4, -14) +
        draw(right, 124, -92, 0.4, 14) +
        glints
      );
    case 3:
      return (
        `<g transform="translate(${x} ${y})">${circle(0, 0, 142, 'none', ' stroke="url(#gold)" stroke-width="10"')}${circle(0, 0, 129, ink.deep, ' opacity=".35"')}${around(12, () => circle(0, -142, 7, '#fff6c9'), 15)}</g>` +
        draw(hero, 0, 0, 1.12)
      );
    default:
      return (
        draw(left, -86, -66, 0.74, -12) + draw(right, 92, -56, 0.74, 12) + draw(hero, 4, 36, 1.06) + glints
      );
  }
}

function title(name: string, random: Random): string {
  const face = faces[random.pick(['serif', 'block', 'narrow', 'slanted'] as const)];
  const lines = breakLines(name.toUpperCase(), 12);
  const size = fittingSize(lines, face, 352, [56, 48, 38][lines.length - 1] ?? 38);
  const step = size * 1.04;
  const first = 440 - (lines.length - 1) * step;
  const look =
    'text-anchor="middle" fill="url(#letters)" stroke="#140a24" stroke-width="7" stroke-linejoin="round" paint-order="stroke"';
  return lines.map((line, at) => letters(line, WIDTH / 2, first + at * step, size, face, look)).join('');
}

/** A thin frame that the games of one vendor share. */
function frame(vendor: string): string {
  const kind = [...vendor].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4;
  const line = (inset: number, radius: number, width: number, opacity: number) =>
    rect(
      inset,
      inset,
      WIDTH - inset * 2,
      HEIGHT - inset * 2,
      radius,
      'none',
      ` stroke="#fff" stroke-width="${width}" stroke-opacity="${opacity}"`,
    );
  if (kind === 0) return line(1.5, 0, 3, 0.22);
  if (kind === 1) return line(11, 14, 2, 0.3);
  if (kind === 2) return line(4, 0, 8, 0.1) + line(13, 8, 1.5, 0.32);
  const corner = 'M12 52V12H52';
  return ['0 0) scale(1', '400 0) scale(-1 1', '0 500) scale(1 -1', '400 500) scale(-1 -1']
    .map(
      (place) =>
        `<path d="${corner}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" transform="translate(${place})"/>`,
    )
    .join('');
}
