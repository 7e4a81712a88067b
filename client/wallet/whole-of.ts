/** An exact decimal without digits below one where they say nothing, as jackpots and amounts to choose from are written. */
export function wholeOf(exact: string): string {
  return exact.replace(/\.0+$/, '');
}
