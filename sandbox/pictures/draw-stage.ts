import { backdrops } from '#sandbox/pictures/backdrops/index.ts';
import { drawMotif, type MotifName } from '#sandbox/pictures/motifs/index.ts';
import { gameLook } from './game-look.ts';
import { inkDefinitions, inkOf } from './ink.ts';
import { circle, rect } from './svg.ts';

interface Themed {
  readonly nodeId: number;
  readonly theme: string;
}

const WIDTH = 1200;
const HEIGHT = 800;
const CENTRE = [600, 360] as const;

/** Draws the scene that a game is played in front of. */
export function drawStage(game: Themed): string {
  const { look, palette, random } = gameLook(game);
  const canvas = { width: WIDTH, height: HEIGHT, centre: CENTRE, palette, random };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs>${inkDefinitions(palette)}</defs>${[
    rect(0, 0, WIDTH, HEIGHT, 0, 'url(#sky)'),
    backdrops[random.pick(look.backdrops)](canvas),
    circle(CENTRE[0], CENTRE[1], 520, 'url(#glow)', ' opacity=".55"'),
  ].join('')}</svg>`;
}

/** One motif in the colours of a game. */
export function drawSymbol(game: Themed, name: MotifName): string {
  const { palette } = gameLook(game);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-112 -112 224 224"><defs>${inkDefinitions(palette)}</defs>${drawMotif(name, inkOf(palette))}</svg>`;
}
