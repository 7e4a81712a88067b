export type PointsProblem = 'notEmpty' | 'tooFew' | 'tooMany';

/** @returns how many points a text says; undefined for what is no whole number */
export function readPoints(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Returns the problem of the points that somebody wants to convert; undefined for none. */
export function checkPoints(text: string, minimum: number, points: number): PointsProblem | undefined {
  if (text === '') return 'notEmpty';
  const wantedPoints = readPoints(text) ?? 0;
  if (wantedPoints < minimum) return 'tooFew';
  return wantedPoints > points ? 'tooMany' : undefined;
}
