import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { withMessages, wordsToList } from '#scripts/widgets/listed-uses.ts';
import type { Workspace } from '#scripts/workspace/workspace.ts';

/**
 * Writes the words that the repository's widgets say now into their widget.json files, where they are others than before.
 * Pages are served meanwhile.
 *
 * @param signal ends the work
 */
export async function keepWords(workspace: Workspace, signal: AbortSignal): Promise<void> {
  // What came together is read first: a message that was written with the code is known.
  await setImmediate();
  for (const [path, keys] of wordsToList(workspace)) {
    const file = resolve(workspace.root, path);
    const before = readFileSync(file, 'utf8');
    const text = withMessages(before, keys);
    if (text !== before) writeFileSync(file, text);
    await setImmediate();
    if (signal.aborted) return;
  }
}
