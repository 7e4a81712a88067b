/** Points that are worth one unit of the currency. */
export const RATIO = 100;

/** Points that are converted to money at least. */
export const CONVERT_MINIMUM = 100;
