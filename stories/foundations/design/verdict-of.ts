/** The verdict of WCAG 2.2 on a contrast. */
export interface Verdict {
  /** True when the contrast meets the manifest's requirement. */
  readonly holds: boolean;
  /** The highest level that the contrast reaches; undefined below AA. */
  readonly level: 'AA' | 'AAA' | undefined;
}

/** From this contrast on, what a pair needs is that of text: below, that of large text and controls. */
const TEXT = 4.5;

/**
 * Judges a contrast [WCAG 1.4.3, 1.4.6, 1.4.11].
 *
 * @param ratio from 1 to 21; undefined where there is none, which never holds
 * @param needed the least contrast that the manifest asks for: 4.5 or more for text, less for large text and controls
 */
export function verdictOf(ratio: number | undefined, needed: number): Verdict {
  if (ratio === undefined) return { holds: false, level: undefined };
  const [double, single] = needed >= TEXT ? [TEXT, 7] : [3, TEXT];
  const level = ratio >= single ? 'AAA' : ratio >= double ? 'AA' : undefined;
  return { holds: ratio >= needed, level };
}

/** As people read it, cut and not rounded: 4.499 must not be shown as 4.5. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
