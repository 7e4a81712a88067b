/** Two sentences behind each other: with a space between them, but not after a full stop that is as wide as a letter. */
export function joinSentences(first: string, second: string): string {
  return /[。！？]$/.test(first) ? `${first}${second}` : `${first} ${second}`;
}
