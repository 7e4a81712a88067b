/** The depth to which values may stand in each other. */
export const deepest = 100;

/** The number of values that a file may hold. Checking gets slow beyond, and no manifest comes near. */
export const mostValues = 50_000;

// Units are compared as numbers: a text of a megabyte would be a million strings.
const [LINE_FEED, QUOTE, COMMA, COLON] = [0x0a, 0x22, 0x2c, 0x3a];
const [OPEN_BRACKET, BACKSLASH, CLOSE_BRACKET] = [0x5b, 0x5c, 0x5d];
const [OPEN_BRACE, CLOSE_BRACE] = [0x7b, 0x7d];

/** Where a text goes over a limit. */
export interface OverLimit {
  readonly limit: 'depth' | 'values';
  readonly offset: number;
}

/** The measures of a text, by its signs alone. */
export interface Measured {
  /** The first place that goes over a limit. */
  readonly over?: OverLimit;
  /** Colons outside of strings: where a text is JSON, how many members its objects have as they are written. */
  readonly members: number;
}

/**
 * Reads a text once, without recursion. A bracket closes only what it opened: the parser passes over any other one, and goes
 * on inside.
 *
 * @param most how many values it may hold
 */
export function measure(text: string, most = mostValues): Measured {
  const open: number[] = [];
  let values = 1;
  let members = 0;
  let inString = false;
  for (let offset = 0; offset < text.length; offset++) {
    const unit = text.charCodeAt(offset);
    if (inString) {
      if (unit === BACKSLASH) offset++;
      // A string ends with its line: a missing quote must not hide the rest of the file.
      else if (unit === QUOTE || unit === LINE_FEED) inString = false;
    } else if (unit === QUOTE) inString = true;
    else if (unit === OPEN_BRACE || unit === OPEN_BRACKET) {
      open.push(unit);
      values++;
      if (open.length > deepest) return { over: { limit: 'depth', offset }, members };
    } else if (unit === CLOSE_BRACE || unit === CLOSE_BRACKET) {
      if (open.at(-1) === (unit === CLOSE_BRACE ? OPEN_BRACE : OPEN_BRACKET)) open.pop();
    } else if (unit === COMMA) values++;
    else if (unit === COLON) members++;
    if (values > most) return { over: { limit: 'values', offset }, members };
  }
  return { members };
}
