import { type MotifName, motifNames } from '#sandbox/pictures/motifs/index.ts';
import { compose } from './compose.ts';
import { directionOf } from './directions/index.ts';

/**
 * One motif alone, 1:1: a reward, or a prize.
 *
 * @returns undefined when there is no such motif
 */
export function drawThing(name: string, merchant: string): string | undefined {
  const index = motifNames.indexOf(name as MotifName);
  if (index < 0) return undefined;
  return compose({
    direction: directionOf(merchant),
    motifs: [name as MotifName],
    tone: index,
    form: index * 3,
    seed: index + 1,
    width: 400,
    height: 400,
    focus: [200, 190],
    reach: 118,
  });
}
