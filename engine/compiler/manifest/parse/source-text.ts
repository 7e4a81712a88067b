/** A stretch of a file, in UTF-16 offsets; the key in front of the value where it has one. */
export interface Mark {
  readonly source: SourceText;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly start: number; readonly end: number };
}

/** Line and column from 1; `endColumn` is the column after the last one when it is on the same line. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly endColumn?: number;
}

/** The text of a file, which knows where its lines start. */
export class SourceText {
  readonly file: string;
  readonly text: string;
  #starts: number[] | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** The place of a stretch of text. */
  position(start: number, end: number): Position {
    const line = this.#lineOf(start);
    const lineStart = this.#lineStarts()[line] ?? 0;
    const sameLine = end > start && this.#lineOf(end - 1) === line;
    return {
      line: line + 1,
      column: start - lineStart + 1,
      ...(sameLine ? { endColumn: end - lineStart + 1 } : {}),
    };
  }

  #lineOf(offset: number): number {
    const starts = this.#lineStarts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #lineStarts(): number[] {
    if (this.#starts === undefined) {
      this.#starts = [0];
      for (const lineBreak of this.text.matchAll(/\r\n|\n|\r/g))
        this.#starts.push(lineBreak.index + lineBreak[0].length);
    }
    return this.#starts;
  }
}

/** The place of a mark's value. */
export function valuePosition({ source, start, end }: Mark): Position {
  return source.position(start, end);
}

/** The place of a mark's key, or of the value where there is no key. */
export function keyPosition(mark: Mark): Position {
  const { start, end } = mark.key ?? mark;
  return mark.source.position(start, end);
}
