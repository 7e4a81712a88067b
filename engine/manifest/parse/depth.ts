/** Offset of the bracket that goes deeper than the limit, or undefined. Reads the text once, without recursion. */
export function tooDeepAt(text: string, limit: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let offset = 0; offset < text.length; offset++) {
    const unit = text[offset];
    if (inString) {
      if (unit === '\\') offset++;
      // A string ends with its line: a missing quote must not hide the rest of the file.
      else if (unit === '"' || unit === '\n') inString = false;
    } else if (unit === '"') inString = true;
    else if (unit === '{' || unit === '[') {
      depth++;
      if (depth > limit) return offset;
    } else if (unit === '}' || unit === ']') depth--;
  }
  return undefined;
}
