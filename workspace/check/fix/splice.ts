/** A stretch of a text, in UTF-16 offsets, and what comes in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with the edits; of two that overlap, only the first is made. What no edit names stays as it is. */
export function splice(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < position) continue;
    parts.push(text.slice(position, edit.start), edit.text);
    position = edit.end;
  }
  return parts.join('') + text.slice(position);
}

/** The number of lines ahead in which a line that seems to be gone is looked for: edits add and take out few lines. */
const AHEAD = 20;

/** The lines that differ between two texts, each with its number in the text that it is of: `- 12 | old`, `+ 12 | new`. */
export function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const lines: string[] = [];
  let [left, right] = [0, 0];
  while (left < old.length && old[left] === now[left]) left++;
  right = left;
  // Equal lines at the end are left out of the comparison: an edit may add thousands of lines.
  while (old.length > left && now.length > right && old.at(-1) === now.at(-1)) {
    old.pop();
    now.pop();
  }
  while (left < old.length || right < now.length) {
    if (left < old.length && old[left] === now[right]) {
      left++;
      right++;
      continue;
    }
    if (left >= old.length || right >= now.length) {
      while (left < old.length) lines.push(shown('-', left, old[left++] ?? ''));
      while (right < now.length) lines.push(shown('+', right, now[right++] ?? ''));
      break;
    }
    const added = now.indexOf(old[left] ?? '', right);
    const removed = old.indexOf(now[right] ?? '', left);
    if (added !== -1 && added - right <= AHEAD)
      while (right < added) lines.push(shown('+', right, now[right++] ?? ''));
    else if (removed !== -1 && removed - left <= AHEAD)
      while (left < removed) lines.push(shown('-', left, old[left++] ?? ''));
    else lines.push(shown('-', left, old[left++] ?? ''), shown('+', right, now[right++] ?? ''));
  }
  return lines;
}

function shown(sign: string, index: number, line: string): string {
  return `${sign} ${index + 1} | ${line.replace(/\r$/, '')}`;
}
