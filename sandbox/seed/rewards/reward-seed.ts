import type { MotifName } from '#sandbox/pictures/motifs/index.ts';

type Text = readonly [name: string, description: string];

export interface RewardSeed {
  /** The motif of its picture. */
  readonly art: MotifName;
  /** Price in points. */
  readonly points: number;
  readonly stock: number;
  /** Money that it is worth, in cents. */
  readonly bonus?: number;
  readonly EN: Text;
  readonly TY: Text;
  readonly VI: Text;
  readonly AR: Text;
}
