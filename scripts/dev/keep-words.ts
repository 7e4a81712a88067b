import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Workspace } from '@liveryjs/workspace/open/workspace';
import { withMessages, wordsToList } from '@liveryjs/workspace/widgets/listed-uses';
import { replaceFile } from '@liveryjs/workspace/write-file';

/**
 * Writes the words that the repository's widgets say now into their widget.json files, where they are others than before.
 * Pages are served meanwhile.
 *
 * @param signal ends the work
 */
export async function keepWords(workspace: Workspace, signal: AbortSignal): Promise<void> {
  // Changes that came together are read first: a message that was written with the code is known.
  await setImmediate();
  for (const [path, keys] of wordsToList(workspace)) {
    const file = resolve(workspace.root, path);
    const before = readFileSync(file, 'utf8');
    const text = withMessages(before, keys);
    if (text !== before) replaceFile(file, text);
    await setImmediate();
    if (signal.aborted) return;
  }
}
