const MINUTE = 60_000;

/** Milliseconds from now to the next full interval since the beginning. @param since, now epoch milliseconds */
export function untilNext(since: number, now: number, minutes: number): number {
  const interval = minutes * MINUTE;
  return interval - ((now - since) % interval);
}

/** A time as a language says it, such as 1 hour 5 minutes. */
export function spoken(milliseconds: number, locale: string): string {
  const minutes = Math.round(milliseconds / MINUTE);
  const parts = (
    [
      [Math.floor(minutes / 60), 'hour'],
      [minutes % 60, 'minute'],
    ] as const
  ).filter(([count]) => count > 0);
  return new Intl.ListFormat(locale, { type: 'unit' }).format(
    parts.map(([count, unit]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    ),
  );
}
