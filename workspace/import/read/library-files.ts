import { relative, sep } from 'node:path';
import { Failure } from '#workspace/failure.ts';
import type { Remark } from '#workspace/import/remark.ts';
import { readOutside } from '#workspace/read-outside.ts';
import { isReadable, readSourceFile, type SourceFile, type Unreadable } from './source-file.ts';

/** The most that all files of a library hold together, in UTF-16 units. */
const MOST_IN_ALL = 64 * 1024 * 1024;

/** Reads the files of one library, and keeps what is to be told of them. */
export class LibraryFiles {
  readonly remarks: Remark[] = [];
  readonly #root: string;
  #inAll = 0;

  /** @param root what paths are shown relative to */
  constructor(root: string) {
    this.#root = root;
  }

  /** A path as people read it. */
  shown(path: string): string {
    return relative(this.#root, path).split(sep).join('/');
  }

  /** Tells of a file that is not taken, or of a place in it. */
  tell(file: string, what: string, remedy: string, { line, column } = { line: 1, column: 1 }): void {
    this.remarks.push({ name: '', file, line, column, taken: false, what, remedy });
  }

  /** @param within a folder that the file has to lie in @throws Failure for what `readOutside` does not read, and for more than a library has */
  read(path: string, within?: string): SourceFile | Unreadable {
    const text = readOutside(path, this.shown(path), within);
    this.#inAll += text.length;
    if (this.#isFull())
      throw new Failure(
        `The files hold more than ${MOST_IN_ALL / 1024 / 1024} MiB together; ${this.shown(path)} was read last. Name the folder or the files that hold the tokens.`,
      );
    return readSourceFile(this.shown(path), text);
  }

  /** A file that somebody named. @throws Failure where it cannot be read */
  readNamed(path: string): SourceFile {
    const read = this.read(path);
    if (isReadable(read)) return read;
    throw new Failure(`${this.shown(path)}:${read.line}:${read.column}: ${read.what}`);
  }

  /** A file of a folder. What keeps it from being read is told; a file that holds no object is one of something else. */
  readFound(path: string, folder: string): readonly SourceFile[] {
    const remedy = 'Mend the file, or name the others by themselves.';
    try {
      const read = this.read(path, folder);
      if (isReadable(read)) return [read];
      if (read.isOther !== true) this.tell(this.shown(path), read.what, remedy, read);
    } catch (error) {
      if (!(error instanceof Failure) || this.#isFull()) throw error;
      this.tell(this.shown(path), error.message, remedy);
    }
    return [];
  }

  #isFull(): boolean {
    return this.#inAll > MOST_IN_ALL;
  }
}
