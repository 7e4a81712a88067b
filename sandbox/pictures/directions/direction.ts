import type { MotifName } from '#sandbox/pictures/motifs/index.ts';

/** The kinds of surroundings that a hero can have. */
export type StageName = 'flat' | 'lacquer' | 'neon' | 'print';

/** A story of colours: a direction has several, so that pictures beside each other differ. */
export interface Tone {
  /** Behind the text, and behind what the eye should go to. */
  readonly ground: readonly [quiet: string, lit: string];
  /** The colour of the light, or of the shape behind the hero. */
  readonly light: string;
  /** The colour of the stage's drawing beside the light. */
  readonly second: string;
  /** The hero's own colours. */
  readonly main: string;
  readonly accent: string;
}

/** Five colours from dark to light. */
export type Ramp = readonly [string, string, string, string, string];

/** The art direction of a brand's pictures: data alone. */
export interface ArtDirection {
  readonly tones: readonly [Tone, ...Tone[]];
  /** All that its pictures show: another motif gives way to one of these. Absent: they show anything. */
  readonly motifs?: readonly [MotifName, ...MotifName[]];
  /** Colours that every drawing is brought to, by kind and by lightness. */
  readonly ramps: { readonly neutral: Ramp; readonly warm: Ramp; readonly cool: Ramp };
  /** From the top of a thing to its bottom. */
  readonly gold: readonly string[];
  /** The contrast of a surface from its lit to its dark side, from 0 (flat) to 1. */
  readonly modelling: number;
  /** Line around what is drawn: colour, width and opacity. Absent: none. */
  readonly outline?: readonly [colour: string, width: number, opacity: number];
  /** Shadow below what is drawn: down, blur and opacity. Absent: none. */
  readonly shadow?: readonly [down: number, blur: number, opacity: number];
  /** The surroundings of the hero. */
  readonly stage: StageName;
  /** Opacity of the grain over the picture. */
  readonly grain: number;
}
