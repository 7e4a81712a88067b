import { decode } from '@liveryjs/compiler/manifest';
import { Failure } from './failure.ts';
import { type Bounds, readRegularSync } from './regular-file.ts';

/** The largest file that is read, in bytes: far beyond any library of tokens or file of translations. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * The text of a file that somebody else made, without a byte order mark.
 *
 * @param path absolute
 * @param shown the file as it is told to people
 * @param within a folder that the file has to lie in, wherever links lead
 * @throws Failure for what is no regular file, is too large, lies outside, is not UTF-8, or has the marks of a merge conflict
 */
export function readOutside(path: string, shown: string, within?: string): string {
  const bytes = bytesOf(path, { shown, most: MOST_BYTES, ...(within !== undefined && { within }) });
  const { text, issues } = decode(bytes, shown);
  if (text !== undefined) return text;
  const conflict = issues.find(({ code }) => code === 'merge-conflict');
  throw new Failure(
    conflict === undefined
      ? `${shown} is not in UTF-8${encodingOf(bytes)}: its letters would be lost. Save it again as UTF-8.`
      : `${shown}:${conflict.line}: ${conflict.message} ${conflict.hint}`,
  );
}

function bytesOf(path: string, bounds: Bounds): Buffer {
  try {
    return readRegularSync(path, bounds);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Failure(
      `There is no file ${bounds.shown ?? path}. Look at its name, and at the folder that the command runs in.`,
    );
  }
}

/** The end of a sentence that names the probable encoding of bytes; empty where nothing tells it. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return ' but in UTF-16';
  return bytes.includes(0) ? '' : ', but perhaps in Windows-1252 or another encoding of single bytes';
}
