import type { Motif } from '#sandbox/pictures/ink.ts';
import * as creatures from './creatures.ts';
import * as luck from './luck.ts';
import * as nature from './nature.ts';
import * as play from './play.ts';
import * as things from './things.ts';
import * as travels from './travels.ts';
import * as treasure from './treasure.ts';

const motifs = {
  ...luck,
  ...treasure,
  ...nature,
  ...creatures,
  ...things,
  ...travels,
  ...play,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

export const motifNames = Object.keys(motifs) as MotifName[];

/** Draws a motif between -100 and 100, outlined in the darkest tone. */
export function drawMotif(name: MotifName, ink: Parameters<Motif>[0]): string {
  return `<g stroke="${ink.deep}90" stroke-width="4" stroke-linejoin="round">${motifs[name](ink)}</g>`;
}
