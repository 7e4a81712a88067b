import { FAILED } from './ping-domain.ts';

export type Speed = 'fast' | 'normal' | 'slow';

/** Rates the speed of an answer in so many milliseconds [4.17]. */
export function speedOf(milliseconds: number): Speed {
  return milliseconds <= 80 ? 'fast' : milliseconds <= 150 ? 'normal' : 'slow';
}

/** Shown in the place of a measured time: some time between two, for all times from `from` on. */
export interface SpeedStep {
  readonly from: number;
  readonly least: number;
  readonly most: number;
}

/**
 * The time that is shown for a measured one: by the first step that it reaches, or as it was measured.
 *
 * @param steps the highest first
 * @param chance from 0 up to, and without, 1
 * @returns undefined where there was no answer: no time stands for that
 */
export function shownTime(
  milliseconds: number,
  steps: readonly SpeedStep[],
  chance: number,
): number | undefined {
  if (milliseconds >= FAILED) return undefined;
  const step = steps.find(({ from }) => milliseconds >= from);
  return step ? Math.round(step.least + chance * (step.most - step.least)) : milliseconds;
}
