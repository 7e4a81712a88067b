import { isUtf8 } from 'node:buffer';
import { existsSync, statSync } from 'node:fs';
import { Failure } from '#workspace/failure.ts';
import { readRegularSync } from '#workspace/regular-file.ts';

/**
 * Makes sure that a file, if it is there, can be changed without loss.
 *
 * @param path as it is told to people
 * @param isText false for a picture or another file that is none
 * @throws Failure where it is read-only, or no text
 */
export function expectChangeable(place: string, path: string, isText = true): void {
  if (!existsSync(place)) return;
  // The right of the file counts, and not the user's: a superuser may write everything.
  if ((statSync(place).mode & 0o222) === 0)
    throw new Failure(
      `${path} is read-only, so nothing was written. Make it writable (chmod u+w ${path}), then run the command again.`,
    );
  if (isText && !isUtf8(readRegularSync(place)))
    throw new Failure(
      `${path} is not in UTF-8, so nothing was written: its letters would be lost. Save it again as UTF-8.`,
    );
}
