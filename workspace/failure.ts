/** An error outside of what people wrote for Livery, such as a full disk. Its message is meant for people as it is. */
export class Failure extends Error {}

/**
 * Sentences that say what a system call's error means and what to do, by its code.
 * @param place the file or folder it is about
 */
const sentences: Readonly<Record<string, (place: string) => string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: (place) =>
    `${place} cannot be written, because its disk can only be read. Name a folder that can be written.`,
  EEXIST: fileInTheWay,
  ENOTDIR: fileInTheWay,
  EISDIR: (place) => `${place} is a folder where a file is needed. Move it away, or name another place.`,
  ENAMETOOLONG: (place) => `The name of ${place} is too long for this disk. Name a shorter one.`,
  ELOOP: (place) => `The links of ${place} lead in a circle. Mend them, or name another place.`,
  EMFILE: tooMany,
  ENFILE: tooMany,
  EIO: (place) => `The disk fails at ${place}. Look after the disk, then run the command again.`,
};

/**
 * The failure that an error of the machine is; undefined for an error that is not the machine's.
 *
 * @param place the file or folder to name. Default: the one that the error is about
 */
export function machineFailure(error: unknown, place?: string): Failure | undefined {
  if (error instanceof Failure) return error;
  const { code = '', syscall, path, dest } = (error ?? {}) as NodeJS.ErrnoException & { dest?: string };
  const sentence = sentences[code];
  if (syscall === undefined || sentence === undefined) return undefined;
  const text = sentence(place ?? dest ?? path ?? 'a file');
  return new Failure(`${text.charAt(0).toUpperCase()}${text.slice(1)}`, { cause: error });
}

function full(place: string): string {
  return `The disk is full: ${place} could not be written. Free some space, then run the command again.`;
}

function forbidden(place: string): string {
  return `There is no permission to use ${place}. Give this user the right to, or name another place.`;
}

function fileInTheWay(place: string): string {
  return `${place} cannot be a folder, because a file is in its way. Move the file away, or name another place.`;
}

function tooMany(): string {
  return 'Too many files are open at once. End other programs or raise the limit (ulimit -n), then run the command again.';
}
