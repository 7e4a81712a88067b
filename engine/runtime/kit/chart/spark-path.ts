/** Room for the stroke above the highest value and below the lowest. */
const EDGE = 2;

/**
 * The line through values as the `d` of a path, the lowest at the foot; values that are all alike go along the middle.
 * undefined for less than two.
 */
export function sparkPath(values: readonly number[], width: number, height: number): string | undefined {
  if (values.length < 2) return undefined;
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const place = (value: number) => (span === 0 ? 0.5 : (value - low) / span);
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * width;
    const y = height - EDGE - place(value) * (height - 2 * EDGE);
    return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
  });
  return `M${points.join('L')}`;
}
