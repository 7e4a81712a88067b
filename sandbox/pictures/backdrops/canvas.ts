import type { Palette } from '#sandbox/pictures/ink.ts';
import type { Random } from '#sandbox/seed/random.ts';

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Where the eye should go. */
  readonly centre: readonly [x: number, y: number];
  readonly palette: Palette;
  readonly random: Random;
}

/** The layer behind the motifs, over the sky and below the glow. */
export type Backdrop = (canvas: Canvas) => string;

/** Drawings one after another. */
export function many(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
