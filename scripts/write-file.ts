import { writeFileSync } from 'node:fs';

/**
 * Writes a file. The system names no path when a disk is full or fails while it is written.
 * @throws the error of the system, with the file as its path
 */
export function writeFile(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    failure.path ??= file;
    throw failure;
  }
}
