import { mkdirSync } from 'node:fs';
import { build, openWorkspace } from '@liveryjs/cli';

/**
 * Builds the project's brands as a machine does that has nothing yet but a shared cache, as a process of its own: root,
 * an empty folder of the machine, and what the machine knows of the cache as JSON.
 */
const [root = '', folder = '', access = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { ok } = await build(await openWorkspace({ root }), {
  outDir: `${folder}/dist`,
  cacheDir: `${folder}/cache`,
  sharedCache: JSON.parse(access),
  // A cache that is not used as it should be would be measured as if it were slow.
  note: (sentence) => {
    throw new Error(sentence);
  },
});
if (!ok) throw new Error('Not every brand could be built.');
