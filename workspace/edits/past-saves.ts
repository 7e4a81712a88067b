import { Failure } from '#workspace/failure.ts';
import type { Workspace } from '#workspace/open/index.ts';
import { entriesOf, readEntry } from './journal.ts';
import { hashOf } from './saved-file.ts';
import { takenBack } from './text-change.ts';

/** A save that is over. */
export interface PastSave {
  /** Texts of its files before it, by path; undefined where a file was not there. */
  readonly before: ReadonlyMap<string, string | undefined>;
  /** Paths of files that something else has written since, so that nobody knows any more what they said before it. */
  readonly lost: ReadonlySet<string>;
}

/**
 * Reads what files said before the saves of the journal, the last save first.
 *
 * @param textOf gives the text of a file as it is saved
 */
export function* pastSaves(
  home: Pick<Workspace, 'root' | 'brandsFolder'>,
  textOf: (path: string) => string | undefined,
): Generator<PastSave> {
  const texts = new Map<string, string | undefined>();
  const lost = new Set<string>();
  for (const number of entriesOf(home).reverse()) {
    const entry = entryIn(home, number);
    // The files of a folder that went elsewhere have other paths before.
    if (entry?.state !== 'saved' || entry.moved !== undefined) return;
    const before = new Map<string, string | undefined>();
    for (const { path, hash, isNew, ...change } of entry.files) {
      const text = texts.has(path) ? texts.get(path) : textOf(path);
      if (lost.has(path) || hashOf(text) !== hash) lost.add(path);
      else before.set(path, isNew ? undefined : takenBack(text ?? '', change));
    }
    for (const [path, text] of before) texts.set(path, text);
    yield { before, lost: new Set(lost) };
  }
}

/** A save of the journal; undefined where its file cannot be read. */
function entryIn(home: Parameters<typeof pastSaves>[0], number: number) {
  try {
    return readEntry(home, number);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return undefined;
  }
}
