import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure } from '#scripts/failure.ts';
import { placeIn } from '#scripts/inside.ts';
import type { Workspace } from '#scripts/workspace/index.ts';
import { changeOf, type TextChange, takenBack } from './text-change.ts';

/** A file of a brand with what it says, and what it is to say. */
export interface FileChange {
  /** Relative to the workspace root. */
  readonly path: string;
  /** Undefined where there is no such file yet. */
  readonly before: string | undefined;
  readonly after: string;
}

/** Where brands lie. */
type Home = Pick<Workspace, 'root' | 'brandsFolder'>;

/** A save that can be taken back, as its file in the journal says it. */
interface Entry {
  /** The command, for people: `livery edit @asia set /theme/defaultMode light`. */
  readonly what: string;
  /** ISO 8601. */
  readonly at: string;
  /** While a save goes on, what a process that ended in it has left is taken back by the next. */
  readonly state: 'writing' | 'saved';
  readonly files: readonly SavedFile[];
  /** The folder of a brand that went elsewhere after its files were written. */
  readonly moved?: Move;
}

/** A folder with its old and its new path, each relative to the root; one that is taken away has the new path among the journal's own. */
interface Move {
  readonly from: string;
  readonly to: string;
}

interface SavedFile extends TextChange {
  readonly path: string;
  /** Whether there was no file before. */
  readonly isNew: boolean;
  /** SHA-256 of the file afterwards. */
  readonly hash: string;
}

/** Folder of the journal. Nothing in it is committed. */
const JOURNAL = '.livery/edits';
/** The number of saves that can be taken back, one after another. */
const MOST = 50;

/**
 * Writes files of brands: all or none, also where the process ends in between. What was done goes into a journal, by which
 * `undoLast` takes it back. Nothing else writes the JSON of brands that are there.
 *
 * @throws Failure where a file says something else by now than `before`, and where the system refuses to write one
 */
export function saveFiles(home: Home, what: string, changes: readonly FileChange[]): void {
  save(home, what, changes);
}

/**
 * Moves the folder of a brand, or takes it away, beside what changes in files: all or none, and taken back alike.
 *
 * @param changes by the paths that files have before
 * @param to the new folder, relative to the root; left out, the brand is taken away
 * @throws Failure as `saveFiles` does
 */
export function saveMove(
  home: Home,
  what: string,
  changes: readonly FileChange[],
  { from, to }: { readonly from: string; readonly to?: string },
): void {
  save(home, what, changes, (number) => ({ from, to: to ?? `${JOURNAL}/${number}.removed` }));
}

function save(
  home: Home,
  what: string,
  changes: readonly FileChange[],
  moveOf?: (number: number) => Move,
): void {
  recover(home);
  const changed = changes.filter(({ before, after }) => before !== after);
  if (changed.length === 0 && moveOf === undefined) return;
  const other = changed.find(({ path, before }) => textOf(home, path) !== before);
  if (other)
    throw new Failure(
      `${other.path} has changed while this ran, so nothing was written. Run the command again.`,
    );
  const files = changed.map(
    ({ path, before, after }): SavedFile => ({
      path,
      isNew: before === undefined,
      hash: hashOf(after),
      ...changeOf(before ?? '', after),
    }),
  );
  const numbers = entriesOf(home);
  const number = (numbers.at(-1) ?? 0) + 1;
  const moved = moveOf?.(number);
  const entry: Entry = {
    what,
    at: new Date().toISOString(),
    state: 'writing',
    files,
    ...(moved && { moved }),
  };
  writeEntry(home, number, entry);
  try {
    for (const { path, after } of changed) {
      const place = placeOf(home, path);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(partialOf(place), after);
    }
    for (const { path } of changed) renameSync(partialOf(placeOf(home, path)), placeOf(home, path));
    if (moved) renameSync(resolve(home.root, moved.from), resolve(home.root, moved.to));
  } catch (error) {
    recover(home);
    throw new Failure(
      `${(error as Error).message}. Nothing was written: mend that, and run the command again.`,
      {
        cause: error,
      },
    );
  }
  writeEntry(home, number, { ...entry, state: 'saved' });
  for (const old of numbers.slice(0, Math.max(0, numbers.length + 1 - MOST))) {
    rmSync(entryFile(home, old));
    rmSync(join(home.root, JOURNAL, `${old}.removed`), { recursive: true, force: true });
  }
}

/**
 * Takes back the last save that was not taken back yet: all of its files, or none.
 *
 * @returns what it was, and its files as they were and as they are now; undefined where there is none
 * @throws Failure where a file has changed since
 */
export function undoLast(
  home: Home,
): { readonly what: string; readonly files: readonly FileChange[] } | undefined {
  recover(home);
  const number = entriesOf(home).at(-1);
  if (number === undefined) return undefined;
  const entry = readEntry(home, number);
  const { moved } = entry;
  const pathNow = (path: string) =>
    moved && path.startsWith(`${moved.from}/`) ? `${moved.to}${path.slice(moved.from.length)}` : path;
  if (moved && (existsSync(resolve(home.root, moved.from)) || !existsSync(resolve(home.root, moved.to))))
    throw new Failure(
      `"${entry.what}" is not taken back: ${moved.from} has to be free, and ${moved.to} there. Move what stands there, or remove ${JOURNAL}/${number}.json to go on with the save before it.`,
    );
  const since = entry.files.filter(({ path, hash }) => hashOf(textOf(home, pathNow(path))) !== hash);
  if (since.length > 0)
    throw new Failure(
      `"${entry.what}" of ${entry.at.slice(0, 16).replace('T', ' ')} UTC is not taken back: ${since.map(({ path }) => path).join(', ')} ${since.length === 1 ? 'has' : 'have'} changed since. Take back by hand what git diff shows, or remove ${JOURNAL}/${number}.json to go on with the save before it.`,
    );
  const files = entry.files.map((file) => {
    const before = textOf(home, pathNow(file.path)) ?? '';
    return { path: file.path, before, after: file.isNew ? '' : takenBack(before, file) };
  });
  writeEntry(home, number, { ...entry, state: 'writing' });
  recover(home);
  return { what: entry.what, files };
}

/** Takes back what is left of a save that did not come to its end. */
function recover(home: Home): void {
  for (const number of entriesOf(home)) {
    const entry = readEntry(home, number);
    if (entry.state === 'saved') continue;
    moveBack(home, entry.moved);
    for (const file of entry.files) {
      const place = placeOf(home, file.path);
      if (existsSync(partialOf(place))) rmSync(partialOf(place));
      const text = textOf(home, file.path);
      if (hashOf(text) !== file.hash) continue;
      if (file.isNew) rmSync(place);
      else {
        writeFileSync(partialOf(place), takenBack(text ?? '', file));
        renameSync(partialOf(place), place);
      }
    }
    rmSync(entryFile(home, number));
  }
}

/** Moves a folder to where it was, if it went. */
function moveBack({ root }: Home, moved: Move | undefined): void {
  if (moved === undefined || existsSync(resolve(root, moved.from))) return;
  if (existsSync(resolve(root, moved.to))) renameSync(resolve(root, moved.to), resolve(root, moved.from));
}

/** The text of a file, in which a byte order mark is a letter; undefined where there is none. */
function textOf(home: Home, path: string): string | undefined {
  const place = placeOf(home, path);
  return existsSync(place)
    ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(readFileSync(place))
    : undefined;
}

function hashOf(text: string | undefined): string {
  return text === undefined ? '' : createHash('sha256').update(text).digest('hex');
}

function placeOf({ root, brandsFolder }: Home, path: string): string {
  // The journal keeps the folders of brands that were taken away.
  if (path.startsWith(`${JOURNAL}/`)) return placeIn(join(root, JOURNAL), resolve(root, path));
  return placeIn(resolve(root, brandsFolder), resolve(root, path));
}

/** Beside a file, so that to move it there is one step. */
function partialOf(place: string): string {
  return `${place}.livery-edit`;
}

/** Numbers of the saves, the last one last. */
function entriesOf({ root }: Home): number[] {
  const folder = join(root, JOURNAL);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .flatMap((name) => (/^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : []))
    .sort((a, b) => a - b);
}

function entryFile({ root }: Home, number: number): string {
  return join(root, JOURNAL, `${number}.json`);
}

function readEntry(home: Home, number: number): Entry {
  const file = entryFile(home, number);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Entry;
  } catch (error) {
    throw new Failure(`${file} cannot be read. Remove it: what it says cannot be taken back.`, {
      cause: error,
    });
  }
}

function writeEntry(home: Home, number: number, entry: Entry): void {
  const file = entryFile(home, number);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(partialOf(file), `${JSON.stringify(entry)}\n`);
  renameSync(partialOf(file), file);
}
