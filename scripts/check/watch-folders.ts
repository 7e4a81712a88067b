import { watch } from 'chokidar';

/** Calls `changed` after files changed, once for changes that come together; resolves when the signal is aborted. */
export async function watchFolders(
  folders: readonly string[],
  changed: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const watcher = watch([...folders], { ignoreInitial: true, ignored: /[/\\](node_modules|\.git)([/\\]|$)/ });
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  try {
    await new Promise<void>((resolve, reject) => {
      watcher.on('error', reject);
      watcher.on('all', () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          work = work.then(changed).catch((error: unknown) => (signal.aborted ? resolve() : reject(error)));
        }, 50);
      });
      signal.addEventListener('abort', () => resolve(), { once: true });
      if (signal.aborted) resolve();
    });
  } finally {
    clearTimeout(timer);
    await watcher.close();
  }
}
