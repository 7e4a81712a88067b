import type { MotifName } from '#sandbox/pictures/motifs/index.ts';

export interface RewardSeed {
  /** The motif of its picture. */
  readonly art: MotifName;
  /** Price in points. */
  readonly points: number;
  readonly stock: number;
  /** Money that it is worth, in cents. */
  readonly bonus?: number;
  /** Names its texts: `reward.<text>.name` and `.description`. */
  readonly text: string;
}
