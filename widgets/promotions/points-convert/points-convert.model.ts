export type PointsProblem = 'notEmpty' | 'tooFew' | 'tooMany';

/** @returns how many points a text says; undefined for what is no whole number */
export function readPoints(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** What is wrong with the points that somebody wants to convert; undefined: nothing. */
export function checkPoints(text: string, minimum: number, points: number): PointsProblem | undefined {
  if (text === '') return 'notEmpty';
  const wanted = readPoints(text) ?? 0;
  if (wanted < minimum) return 'tooFew';
  return wanted > points ? 'tooMany' : undefined;
}
