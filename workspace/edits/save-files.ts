import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure, machineFailure } from '#workspace/failure.ts';
import { placeIn, refuseLinksOut } from '#workspace/inside.ts';
import type { Workspace } from '#workspace/open/index.ts';
import { readRegularSync } from '#workspace/regular-file.ts';
import { utcMinute } from '#workspace/utc.ts';
import { makeFolder, replaceFile, writeFile } from '#workspace/write-file.ts';
import { alone } from './alone.ts';
import { expectChangeable } from './changeable.ts';
import type { FileChange, FileSave } from './file-change.ts';
import { type Entry, entriesOf, entryFile, JOURNAL, type Move, readEntry, writeEntry } from './journal.ts';
import { withTheirs } from './merge/with-theirs.ts';
import { fileOnNow, hashOf, type SavedFile, savedFile } from './saved-file.ts';
import { takenBack } from './text-change.ts';

export type { FileChange, FileSave } from './file-change.ts';

/** Where brands lie, and the other folders of the repository that a change may touch: its own widgets, adapters and so on. */
type Home = Pick<Workspace, 'root' | 'brandsFolder'> & Partial<Pick<Workspace, 'rooms'>>;

/** Folder of the change sets, relative to the root. */
export const CHANGES_FOLDER = 'changes';
/** The number of saves that can be taken back, one after another. */
const MOST = 50;

/**
 * Writes files of brands and change sets: all or none, also where the process ends in between. What was done goes into a
 * journal, by which `undoLast` takes it back. Nothing else writes the JSON of brands that are there. A file that says something
 * else by now than `before` is merged with what it says.
 *
 * @throws Failure where such a file changed at the same place, is read-only or no text, where the system refuses to write
 * one, and where another process does not end to write
 */
export function saveFiles(home: Home, what: string, changes: readonly FileSave[]): void {
  alone(join(home.root, JOURNAL), () => save(home, what, changes));
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
  const moveOf = (number: number) => ({ from, to: to ?? `${JOURNAL}/${number}.removed` });
  alone(join(home.root, JOURNAL), () => save(home, what, changes, moveOf));
}

function save(
  home: Home,
  what: string,
  changes: readonly FileSave[],
  moveOf?: (number: number) => Move,
): void {
  takeBackBegun(home);
  const meant = changes.filter(({ before, after }) => before !== after);
  const changed = meant
    .map((change) => {
      const isMerged = moveOf === undefined && change.encoding === undefined;
      return withTheirs(change, textOf(home, change), isMerged);
    })
    .filter(({ before, after }) => before !== after);
  if (changed.length === 0 && moveOf === undefined) return;
  for (const { path, encoding } of changed)
    expectChangeable(placeOf(home, path), path, encoding === undefined);
  const files = changed.map(savedFile);
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
    for (const { path, after, encoding } of changed) {
      const place = placeOf(home, path);
      if (after === undefined) continue;
      makeFolder(dirname(place));
      writeFile(partialOf(place), contentOf(after, encoding), place);
      if (existsSync(place)) chmodSync(partialOf(place), statSync(place).mode);
    }
    for (const { path, after } of changed) {
      const place = placeOf(home, path);
      if (after === undefined) rmSync(place);
      else renameSync(partialOf(place), place);
    }
    if (moved) renameSync(placeOf(home, moved.from), placeOf(home, moved.to));
  } catch (error) {
    takeBackBegun(home);
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
 * Later changes of such a file stay.
 *
 * @returns what it was, and its files as they were and as they are now; undefined where there is none
 * @throws Failure where a file has changed at the same places since, is read-only, or is gone
 */
export function undoLast(
  home: Home,
): { readonly what: string; readonly files: readonly FileChange[] } | undefined {
  return alone(join(home.root, JOURNAL), () => takeBackLast(home));
}

function takeBackLast(home: Home): ReturnType<typeof undoLast> {
  takeBackBegun(home);
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
  const nowOf = ({ path, encoding }: SavedFile) => textOf(home, { path: pathNow(path), encoding });
  const onNow = entry.files.map((file) => fileOnNow(file, nowOf(file)));
  const held = onNow.flatMap((file) => ('wrong' in file ? file.wrong : []));
  const now = onNow.flatMap((file) => ('wrong' in file ? [] : file));
  if (held.length > 0)
    throw new Failure(
      `"${entry.what}" of ${utcMinute(entry.at)} is not taken back, and nothing was written:\n${held.join('\n')}\nTake back by hand what git diff shows, or remove ${JOURNAL}/${number}.json to go on with the save before it.`,
    );
  const files = now.map((file) => {
    // A picture has no lines that could be shown.
    if (file.encoding !== undefined) return { path: file.path, before: '', after: '' };
    const before = nowOf(file) ?? '';
    return { path: file.path, before, after: file.isNew ? '' : takenBack(before, file) };
  });
  for (const { path, encoding } of now)
    expectChangeable(placeOf(home, pathNow(path)), path, encoding === undefined);
  writeEntry(home, number, { ...entry, files: now, state: 'writing' });
  takeBackBegun(home);
  return { what: entry.what, files };
}

/** Takes back what is left of a save that did not come to its end. */
export function recover(home: Home): void {
  // Who only reads needs no folder that can be written.
  if (entriesOf(home).some((number) => isBegun(home, number)))
    alone(join(home.root, JOURNAL), () => takeBackBegun(home));
}

/** Tells whether a save may not have come to its end. */
function isBegun(home: Home, number: number): boolean {
  try {
    return readEntry(home, number).state === 'writing';
  } catch {
    // Another process may have taken it away meanwhile: it is looked at again when no other writes.
    return true;
  }
}

function takeBackBegun(home: Home): void {
  for (const number of entriesOf(home)) {
    const entry = readEntry(home, number);
    if (entry.state === 'saved') continue;
    moveBack(home, entry.moved);
    for (const file of entry.files) {
      const place = placeOf(home, file.path);
      if (existsSync(partialOf(place))) rmSync(partialOf(place));
      const text = textOf(home, file);
      if (hashOf(text) === file.hash) {
        if (file.isNew) rmSync(place);
        else replaceFile(place, contentOf(takenBack(text ?? '', file), file.encoding));
      }
      if (file.isNew) removeEmpty(home, dirname(file.path));
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

/** Takes away a folder in which nothing is left, and those around it, up to the folder of the brands or of another room. */
function removeEmpty(home: Home, path: string): void {
  const { root, brandsFolder, rooms = [] } = home;
  const kept = [brandsFolder, ...rooms, CHANGES_FOLDER].map((folder) => resolve(root, folder));
  for (let folder = resolve(root, path); !kept.includes(folder); folder = dirname(folder)) {
    if (!existsSync(folder)) continue;
    if (!lstatSync(folder).isDirectory() || folder === resolve(root) || readdirSync(folder).length > 0)
      return;
    rmdirSync(folder);
  }
}

/** The text of a file, in which a byte order mark is a letter, or what stands for a file that is none; undefined where there is none. */
function textOf(home: Home, { path, encoding }: Pick<FileSave, 'path' | 'encoding'>): string | undefined {
  const place = placeOf(home, path);
  if (!existsSync(place)) return undefined;
  const bytes = readRegularSync(place);
  return encoding === undefined
    ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    : bytes.toString(encoding);
}

function contentOf(text: string, encoding: FileSave['encoding']): string | Uint8Array {
  return encoding === undefined ? text : Buffer.from(text, encoding);
}

function placeOf({ root, brandsFolder, rooms = [] }: Home, path: string): string {
  const place = resolve(root, path);
  // The journal keeps the folders of brands that were taken away.
  if (path.startsWith(`${JOURNAL}/`)) return placeIn(join(root, JOURNAL), place);
  const isOfChanges = path.startsWith(`${CHANGES_FOLDER}/`);
  const room = isOfChanges ? CHANGES_FOLDER : rooms.find((folder) => path.startsWith(`${folder}/`));
  const folder = resolve(root, room ?? brandsFolder);
  placeIn(folder, place);
  // Whoever runs the command has chosen the folders of brands and widgets, wherever they lie.
  refuseLinksOut(path, dirname(place), isOfChanges ? [root] : [root, folder]);
  return place;
}

/** Beside a file, so that to move it there is one step. */
function partialOf(place: string): string {
  return `${place}.livery-edit`;
}
