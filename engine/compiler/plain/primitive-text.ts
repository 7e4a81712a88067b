/**
 * The text of a value that came from outside: `String` would call what an object there has by the name of `toString`.
 *
 * @returns undefined for an object or a list
 */
export function primitiveText(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? undefined : String(value);
}

/** The number that a value from outside is or says; NaN for an object or a list, as for any other text. */
export function primitiveNumber(value: unknown): number {
  return typeof value === 'object' ? Number.NaN : Number(value);
}
