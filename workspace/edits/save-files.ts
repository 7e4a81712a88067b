import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Failure, machineFailure } from '#workspace/failure.ts';
import { placeIn } from '#workspace/inside.ts';
import type { Workspace } from '#workspace/open/index.ts';
import { readRegularSync } from '#workspace/regular-file.ts';
import { makeFolder, replaceFile, writeFile } from '#workspace/write-file.ts';
import type { FileChange, FileSave } from './file-change.ts';
import { withTheirs } from './merge/with-theirs.ts';
import { changeOf, type TextChange, takenBack } from './text-change.ts';

export type { FileChange, FileSave } from './file-change.ts';

/** Where brands lie, and the other folders of the repository that a change may touch: its own widgets, adapters and so on. */
type Home = Pick<Workspace, 'root' | 'brandsFolder'> & Partial<Pick<Workspace, 'rooms'>>;

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
  /** True when there was no file before. */
  readonly isNew: boolean;
  /** SHA-256 of the file afterwards; empty where it is gone. */
  readonly hash: string;
}

const text = { type: 'string' };

/** Tells whether a value has the shape of an entry: anybody may have written the file. */
const isEntry = new Ajv2020().compile<Entry>({
  type: 'object',
  required: ['what', 'at', 'state', 'files'],
  properties: {
    what: text,
    at: text,
    state: { enum: ['writing', 'saved'] },
    files: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'isNew', 'hash', 'start', 'before', 'after'],
        properties: {
          path: text,
          isNew: { type: 'boolean' },
          hash: { type: 'string', pattern: '^([0-9a-f]{64})?$' },
          start: { type: 'integer', minimum: 0 },
          before: text,
          after: text,
        },
      },
    },
    moved: { type: 'object', required: ['from', 'to'], properties: { from: text, to: text } },
  },
});

/** Folder of the change sets, relative to the root. */
export const CHANGES_FOLDER = 'changes';
/** Folder of the journal. Nothing in it is committed. */
const JOURNAL = '.livery/edits';
/** The number of saves that can be taken back, one after another. */
const MOST = 50;

/**
 * Writes files of brands and change sets: all or none, also where the process ends in between. What was done goes into a
 * journal, by which `undoLast` takes it back. Nothing else writes the JSON of brands that are there. A file that says something
 * else by now than `before` is merged with what it says.
 *
 * @throws Failure where such a file changed at the same place, and where the system refuses to write one
 */
export function saveFiles(home: Home, what: string, changes: readonly FileSave[]): void {
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
  changes: readonly FileSave[],
  moveOf?: (number: number) => Move,
): void {
  recover(home);
  const meant = changes.filter(({ before, after }) => before !== after);
  const changed = meant
    .map((change) => withTheirs(change, textOf(home, change.path), moveOf === undefined))
    .filter(({ before, after }) => before !== after);
  if (changed.length === 0 && moveOf === undefined) return;
  const files = changed.map(
    ({ path, before, after }): SavedFile => ({
      path,
      isNew: before === undefined,
      hash: hashOf(after),
      ...changeOf(before ?? '', after ?? ''),
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
      if (after === undefined) continue;
      makeFolder(dirname(place));
      writeFile(partialOf(place), after, place);
    }
    for (const { path, after } of changed) {
      const place = placeOf(home, path);
      if (after === undefined) rmSync(place);
      else renameSync(partialOf(place), place);
    }
    if (moved) renameSync(placeOf(home, moved.from), placeOf(home, moved.to));
  } catch (error) {
    recover(home);
    const failure = machineFailure(error);
    if (failure === undefined) throw error;
    throw new Failure(`${failure.message} Nothing was written.`, { cause: error });
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
  if (moved && (existsSync(placeOf(home, moved.from)) || !existsSync(placeOf(home, moved.to))))
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
export function recover(home: Home): void {
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
      else replaceFile(place, takenBack(text ?? '', file));
    }
    rmSync(entryFile(home, number));
  }
}

/** Moves a folder to where it was, if it went. */
function moveBack(home: Home, moved: Move | undefined): void {
  if (moved === undefined) return;
  const [from, to] = [placeOf(home, moved.from), placeOf(home, moved.to)];
  if (!existsSync(from) && existsSync(to)) renameSync(to, from);
}

/** The text of a file, in which a byte order mark is a letter; undefined where there is none. */
function textOf(home: Home, path: string): string | undefined {
  const place = placeOf(home, path);
  return existsSync(place)
    ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(readRegularSync(place))
    : undefined;
}

function hashOf(text: string | undefined): string {
  return text === undefined ? '' : createHash('sha256').update(text).digest('hex');
}

function placeOf({ root, brandsFolder, rooms = [] }: Home, path: string): string {
  // The journal keeps the folders of brands that were taken away.
  if (path.startsWith(`${JOURNAL}/`)) return placeIn(join(root, JOURNAL), resolve(root, path));
  if (path.startsWith(`${CHANGES_FOLDER}/`)) return placeIn(join(root, CHANGES_FOLDER), resolve(root, path));
  const room = rooms.find((folder) => path.startsWith(`${folder}/`)) ?? brandsFolder;
  return placeIn(resolve(root, room), resolve(root, path));
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
  let entry: unknown;
  try {
    entry = JSON.parse(readRegularSync(file).toString());
  } catch {
    // Text that is no JSON is no entry, either.
  }
  if (!isEntry(entry))
    throw new Failure(
      `${file} does not say what a command has written, so nothing is taken back. Remove it: livery makes a new one with each change.`,
    );
  return entry;
}

function writeEntry(home: Home, number: number, entry: Entry): void {
  replaceFile(entryFile(home, number), `${JSON.stringify(entry)}\n`);
}
