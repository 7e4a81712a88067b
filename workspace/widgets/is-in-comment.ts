/** True where a line of code is a comment before some place in it, or stands in a block of comments that begins each line with a star. */
export function isInComment(text: string, index: number): boolean {
  return /^\s*(\/\/|\/?\*)/.test(text.slice(text.lastIndexOf('\n', index) + 1, index));
}
