import type { Tone } from '#sandbox/pictures/directions/direction.ts';
import type { Random } from '#sandbox/seed/random.ts';

export interface Space {
  readonly width: number;
  readonly height: number;
  /** Where the hero stands. */
  readonly focus: readonly [x: number, y: number];
  /** Half of the hero's size. */
  readonly reach: number;
  readonly tone: Tone;
  /** Which of the stage's shapes stands behind the hero: any whole number from 0 on. */
  readonly form: number;
  /** Only the ground and the shape: the picture is small. */
  readonly bare: boolean;
  readonly random: Random;
}

/** The drawings around the hero. They may refer to the definitions. */
export interface Staging {
  readonly definitions: string;
  readonly behind: string;
  readonly before: string;
  /** Changes the hero's drawing. */
  readonly hero?: (drawing: string) => string;
}

export type Stage = (space: Space) => Staging;

/** One of the shapes, by its number. */
export function shapeOf(shapes: readonly (() => string)[], form: number): string {
  return shapes[form % shapes.length]?.() ?? '';
}
