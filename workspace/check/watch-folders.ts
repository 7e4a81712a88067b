import { watch } from 'chokidar';
import { gather } from '#workspace/open/gather.ts';

/** Calls `changed` with the files that changed, once for changes that come together, and once more; resolves when the signal is aborted. */
export async function watchFolders(
  folders: readonly string[],
  changed: (paths: readonly string[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const watcher = watch([...folders], { ignoreInitial: true, ignored: /[/\\](node_modules|\.git)([/\\]|$)/ });
  let stop = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      watcher.on('error', reject);
      const gathering = gather(changed, (error) => (signal.aborted ? resolve() : reject(error)));
      stop = gathering.stop;
      watcher.on('all', (_event, path) => gathering.add(path));
      signal.addEventListener('abort', () => resolve(), { once: true });
      if (signal.aborted) resolve();
    });
  } finally {
    stop();
    await watcher.close();
  }
}
