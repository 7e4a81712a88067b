/** The number of a game that an address or a text names; the sandbox's have at most nine digits, and 0 is none. */
export function nodeIdOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
