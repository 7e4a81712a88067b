import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename } from 'node:path';

/** A folder that is watched. */
export interface Watched {
  /** True while the folder is still the one that stands there, and is still watched. */
  isStill(): boolean;
  close(): void;
}

export interface FolderWatch {
  /**
   * Watches the names directly in a folder, unless it is watched already.
   * @param before what watched the folder until now
   * @param onChange gets the name that changed; null where the system does not say which
   * @returns undefined for a folder that is not there, or that the system has no room to watch
   */
  renew(
    before: Watched | undefined,
    folder: string,
    onChange: (name: string | null) => void,
  ): Watched | undefined;
  /** True when a folder could not be watched: who relies on events has to look, too. */
  isShort(): boolean;
}

/**
 * @param note is told, in a sentence, that the system watches no more folders
 * @param open what watches a folder. Default: the file system
 */
export function createWatch(note: (sentence: string) => void, open: typeof watch = watch): FolderWatch {
  let short = false;
  return {
    isShort: () => short,
    renew(before, folder, onChange) {
      if (before?.isStill()) return before;
      before?.close();
      const standing = identityOf(folder);
      if (standing === undefined) return undefined;
      let isOver = false;
      let watcher: FSWatcher;
      try {
        watcher = open(folder, { persistent: false }, (_event, name) => {
          // A folder that is moved or removed tells its own name.
          isOver ||= name === basename(folder);
          onChange(name);
        });
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
        short = true;
        note(
          `${folder} cannot be watched (${code}), so that changes are noticed within a second instead of at once. On Linux, raise fs.inotify.max_user_watches and fs.inotify.max_user_instances.`,
        );
        return undefined;
      }
      watcher.on('error', () => {
        short = true;
        isOver = true;
        watcher.close();
      });
      return {
        isStill: () => !isOver && identityOf(folder) === standing,
        close() {
          isOver = true;
          watcher.close();
        },
      };
    },
  };
}

/** Tells a folder from another that stands in its place: file systems give the number of a removed one to the next. */
function identityOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.birthtimeMs}`;
}
