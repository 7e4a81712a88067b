/** A stretch of a text that became another one, in UTF-16 offsets of the text before. It takes the change back, too. */
export interface TextChange {
  readonly start: number;
  readonly before: string;
  readonly after: string;
}

/** The shortest stretch in which two texts differ. */
export function changeOf(before: string, after: string): TextChange {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return {
    start,
    before: before.slice(start, before.length - end),
    after: after.slice(start, after.length - end),
  };
}

/** The text as it was before a change. @param text exactly the one that the change has given */
export function takenBack(text: string, { start, before, after }: TextChange): string {
  return text.slice(0, start) + before + text.slice(start + after.length);
}
