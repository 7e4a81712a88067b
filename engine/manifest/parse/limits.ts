/** How deep values may stand in each other. */
export const deepest = 100;

/** How many values a file may hold. Checking gets slow beyond, and no manifest comes near. */
export const mostValues = 50_000;

/** Where a text goes over a limit. */
export interface OverLimit {
  readonly limit: 'depth' | 'values';
  readonly offset: number;
}

/** The first place that goes over a limit, or undefined. Reads the text once, without recursion. */
export function overLimit(text: string): OverLimit | undefined {
  let depth = 0;
  let values = 1;
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
      values++;
      if (depth > deepest) return { limit: 'depth', offset };
    } else if (unit === '}' || unit === ']') depth--;
    else if (unit === ',') values++;
    if (values > mostValues) return { limit: 'values', offset };
  }
  return undefined;
}
