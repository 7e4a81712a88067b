/** A username as others may see it: its owner knows it again, nobody else learns it. */
export function maskName(username: string): string {
  const letters = [...username];
  if (letters.length < 5) return `${letters[0]}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
