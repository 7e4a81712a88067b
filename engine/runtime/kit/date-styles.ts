/** The form of a day, in every place that names one: a second form beside it would look like another thing. */
export const DATE_STYLE = { dateStyle: 'medium' } as const satisfies Intl.DateTimeFormatOptions;

/** The form of a day with its time. A file that is saved has the seconds, too. */
export const MOMENT_STYLE = {
  ...DATE_STYLE,
  timeStyle: 'short',
} as const satisfies Intl.DateTimeFormatOptions;
