import { darker, lighter } from './colour.ts';
import { linear, radial } from './svg.ts';

/** The paints of motifs: fills that the drawing's definitions hold, and plain colours. */
export interface Ink {
  readonly main: string;
  readonly accent: string;
  readonly gold: string;
  readonly silver: string;
  readonly white: string;
  readonly red: string;
  readonly orange: string;
  readonly green: string;
  /** Darkest tone of the picture, for outlines and hollows. */
  readonly deep: string;
  readonly pale: string;
}

export interface Palette {
  /** Top and bottom of the background. */
  readonly sky: readonly [string, string];
  readonly glow: string;
  readonly main: string;
  readonly accent: string;
}

export function inkOf({ sky, main }: Palette): Ink {
  return {
    main: 'url(#main)',
    accent: 'url(#accent)',
    gold: 'url(#gold)',
    silver: 'url(#silver)',
    white: 'url(#white)',
    red: 'url(#red)',
    orange: 'url(#orange)',
    green: 'url(#green)',
    deep: darker(sky[1], 0.55),
    pale: lighter(main, 0.72),
  };
}

/** The definitions that `inkOf` counts on. */
export function inkDefinitions({ sky, glow, main, accent }: Palette): string {
  return [
    linear('sky', [
      [0, sky[0]],
      [1, sky[1]],
    ]),
    radial('glow', [
      [0, lighter(glow, 0.45), 0.95],
      [0.45, glow, 0.5],
      [1, glow, 0],
    ]),
    linear('main', tones(main)),
    linear('accent', tones(accent)),
    linear('gold', [
      [0, '#fff6c9'],
      [0.35, '#ffd257'],
      [0.7, '#e89a1f'],
      [1, '#b8660d'],
    ]),
    linear('red', tones('#e5283f')),
    linear('orange', tones('#f0852b')),
    linear('green', tones('#3aa648')),
    linear('silver', [
      [0, '#ffffff'],
      [0.5, '#cfd8e6'],
      [1, '#7f8da6'],
    ]),
    linear('white', [
      [0, '#ffffff'],
      [1, '#e3e4f2'],
    ]),
  ].join('');
}

function tones(colour: string): [number, string][] {
  return [
    [0, lighter(colour, 0.5)],
    [0.45, colour],
    [1, darker(colour, 0.42)],
  ];
}
