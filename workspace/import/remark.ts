/** Something of a library that was not taken, or that was taken in another form than it was written in. */
export interface Remark {
  /** Name of the token in its library; empty where a remark is about a whole file. */
  readonly name: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** True when the token is in the brand all the same. */
  readonly taken: boolean;
  /** A sentence: what is the matter. */
  readonly what: string;
  /** A sentence: what to do about it. */
  readonly remedy: string;
}

/** Thrown while one token is converted: why it is not taken. */
export class NotTaken extends Error {
  readonly remedy: string;

  /** @param what a sentence @param remedy a sentence that says what to do */
  constructor(what: string, remedy: string) {
    // A name or a value in it may be as long as a file.
    super(what.length > 600 ? `${what.slice(0, 300)}…${what.slice(-100)}` : what);
    this.remedy = remedy;
  }
}
