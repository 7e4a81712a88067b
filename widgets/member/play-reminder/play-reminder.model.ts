const MINUTE = 60_000;

/** A time as a language says it, such as 1 hour, 5 minutes. */
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
