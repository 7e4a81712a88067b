import {
  type KeptRepository,
  keepRepository,
  type Refreshed,
  type WorkspaceFolders,
} from '#workspace/open/index.ts';
import { readChangeSet } from './change-set.ts';
import { filesWithSet } from './lay-over.ts';

/**
 * Opens a repository that stays open, with a change set laid over its files. A change of either shows; nothing is written.
 *
 * @param onWrong hears in sentences why the set cannot be laid over the files as they are by now: then it stays as it was
 */
export async function keepWithSet(
  folders: WorkspaceFolders,
  name: string,
  onWrong: (why: string) => void,
): Promise<KeptRepository> {
  const [saved, laid] = [await keepRepository(folders), await keepRepository(folders)];
  let paths: readonly string[] = [];
  let told = '';

  async function lay(): Promise<Refreshed> {
    const workspace = saved.workspace();
    const named = readChangeSet(workspace, name);
    const made = 'wrong' in named ? { wrong: [named.wrong] } : filesWithSet(workspace, named);
    const why = 'wrong' in made ? made.wrong.join('\n') : '';
    // Several files are saved at once, and each is taken in.
    if (why !== '' && why !== told) onWrong(why);
    told = why;
    if ('wrong' in made) return laid.draftAll(new Map());
    const texts = new Map(made.files.map(({ path, after }) => [path, after]));
    const all = [...new Set([...paths, ...texts.keys()])];
    paths = [...texts.keys()];
    return laid.draftAll(new Map(all.map((path) => [path, texts.get(path)])));
  }

  await lay();
  return {
    workspace: laid.workspace,
    async refresh(changed) {
      await saved.refresh(changed);
      const all = [await laid.refresh(changed), await lay()];
      return {
        isSame: all.every(({ isSame }) => isSame),
        concerns: (result) => all.some(({ concerns }) => concerns(result)),
      };
    },
    draft: laid.draft,
    draftAll: laid.draftAll,
  };
}
