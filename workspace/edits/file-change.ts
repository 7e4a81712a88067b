/** A file of a brand with what it says, and what it is to say. */
export interface FileChange {
  /** Relative to the workspace root. */
  readonly path: string;
  /** Undefined where there is no such file yet. */
  readonly before: string | undefined;
  readonly after: string;
}

/** The same for a file that may go. */
export interface FileSave extends Omit<FileChange, 'after'> {
  /** Undefined where the file is to go. */
  readonly after: string | undefined;
  /** The encoding of a file that is no text, such as a picture. Default: UTF-8. */
  readonly encoding?: 'base64' | undefined;
}
