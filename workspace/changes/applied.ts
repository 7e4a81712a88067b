import { userInfo } from 'node:os';
import { isList, isObject, type JsonValue, own } from '@liveryjs/compiler/manifest';
import { gitUser } from '#workspace/diff/git-files.ts';
import { textOf } from '#workspace/edits/apply-edits.ts';
import { brandsOf } from '#workspace/edits/edit.ts';
import { parsed } from '#workspace/edits/json-text.ts';
import { mergeFiles } from '#workspace/edits/merge/merge-files.ts';
import type { Side } from '#workspace/edits/merge/merge-texts.ts';
import {
  type Collision,
  type Step,
  stepsBetween,
  takeStep,
  takeSteps,
} from '#workspace/edits/merge/steps.ts';
import type { FileChange, FileSave } from '#workspace/edits/save-files.ts';
import { changeOf, takenBack } from '#workspace/edits/text-change.ts';
import { digestOf } from '#workspace/hash.ts';
import type { Workspace } from '#workspace/open/index.ts';
import type { AppliedFile, ChangeSet, NamedSet } from './change-set.ts';
import { textOfSet } from './change-set.ts';
import { LOG, type LogLine, lineBehind } from './log.ts';

/** The person who applies a set or takes it back, and the moment. */
export interface Doing {
  /** The user name of Git. */
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** The user of Git, or of the machine, who does something now. @param root of the repository */
export function doing(root: string): Doing {
  return { by: gitUser(root) ?? userInfo().username, at: new Date().toISOString() };
}

/** A collision in a file of a set that is taken back: mine is the value from before. */
export interface BackCollision extends Collision {
  readonly file: string;
}

/** All files of the one save by which a set is applied: the brands', the set itself and the log. */
export function filesToApply(
  workspace: Workspace,
  named: NamedSet,
  set: ChangeSet,
  files: readonly FileChange[],
  doing: Doing,
): FileSave[] {
  const applied = { ...doing, files: files.map(recordOf) };
  const after = textOfSet({ ...set, applied });
  return [
    ...files,
    { path: named.path, before: named.text, after },
    logged(workspace, 'applied', named, files, doing),
  ];
}

/**
 * All files of the one save by which a set is taken back. A file that nobody has changed since is byte for byte as it was
 * before; in any other, only what the set has changed is taken back.
 *
 * @param take decides what collides: mine gives the value from before, theirs leaves the one of now
 */
export function filesToTakeBack(
  workspace: Workspace,
  named: NamedSet,
  doing: Doing,
  take?: Side,
): { readonly files: readonly FileSave[]; readonly collisions: readonly BackCollision[] } {
  const { applied, ...set } = named.set;
  const collisions: BackCollision[] = [];
  const files = (applied?.files ?? []).map((record): FileSave => {
    const before = textOf(workspace, record.path);
    const back = textBack(record, before, take, writtenIn(named.set, record));
    // By force, too, nothing comes back to where a file or what is around a place is gone.
    if (take !== 'theirs')
      collisions.push(...back.collisions.map((each) => ({ file: record.path, ...each })));
    return { path: record.path, before, after: back.text };
  });
  const changed = files.filter(({ before, after }) => before !== after);
  return {
    files: [
      ...changed,
      { path: named.path, before: named.text, after: textOfSet(set) },
      logged(workspace, 'taken back', named, changed, doing),
    ],
    collisions,
  };
}

/** The record by which a file is taken back. The stretch of text is in it where the steps alone would lay it out otherwise. */
export function recordOf({ path, before, after }: FileChange): AppliedFile {
  const hashes = { path, before: before === undefined ? '' : digestOf(before), after: digestOf(after) };
  // A text that is no JSON has no places: only its lines can be taken back.
  if (parsed(after) === undefined || (before !== undefined && parsed(before) === undefined))
    return { ...hashes, back: [], text: changeOf(before ?? '', after) };
  const is = parsed(after);
  // A file that was new keeps what others add to it.
  const was = before === undefined ? bare(is) : parsed(before);
  const back = stepsBetween(is, was);
  const isExact = before === undefined || takeSteps(after, back).text === before;
  return {
    ...hashes,
    back,
    ...(!isExact && { text: changeOf(before, after) }),
  };
}

/** The text that a set has written into a file, where an edit of it says that; undefined where several make it. */
function writtenIn({ edits }: ChangeSet, { path, after }: AppliedFile): string | undefined {
  const texts = edits.flatMap((edit) => (edit.op === 'write' && edit.file === path ? edit.text : []));
  return texts.find((text) => digestOf(text) === after);
}

/**
 * The text of a file without what a set has changed in it; undefined where it was new.
 *
 * @param written the whole text that the set gave the file, where that is known
 */
export function textBack(
  record: AppliedFile,
  now: string | undefined,
  take?: Side,
  written?: string,
): { readonly text: string | undefined; readonly collisions: readonly Collision[] } {
  const { path, before, after, back, text } = record;
  const hash = now === undefined ? '' : digestOf(now);
  if (hash === before) return { text: now, collisions: [] };
  if (now === undefined)
    return { text: now, collisions: [{ at: [], mine: 'as it was before', theirs: undefined }] };
  if (hash === after && before === '') return { text: undefined, collisions: [] };
  if (hash === after && text) return { text: takenBack(now, text), collisions: [] };
  if (text && written !== undefined && !path.endsWith('.json'))
    return mergeFiles(path, written, before === '' ? undefined : takenBack(written, text), now, take);
  if (parsed(now) === undefined || !path.endsWith('.json'))
    return { text: now, collisions: [{ at: [], mine: 'as it was before', theirs: 'no JSON' }] };
  return stepsBack(now, back, take === 'mine');
}

function stepsBack(text: string, steps: readonly Step[], force: boolean): ReturnType<typeof takeStep> {
  const collisions: Collision[] = [];
  let after = text;
  for (const step of steps) {
    const taken = stepBack(after, step, force);
    after = taken.text;
    collisions.push(...taken.collisions);
  }
  return { text: after, collisions };
}

/** Takes one step back. Others may have put something into a section that the set has made: that stays. */
function stepBack(text: string, step: Step, force: boolean): ReturnType<typeof takeStep> {
  const taken = takeStep(text, step);
  const { at, was, is } = step;
  if (taken.collisions.length === 0) return taken;
  const inside = is === undefined ? stepsBetween(was, withoutMembers(was), at) : [];
  if (inside.length === 0 || inside[0]?.at.length === at.length) return takeStep(text, step, force);
  return stepsBack(text, inside, force);
}

/** An object with nothing but its name, or a list without items. */
function withoutMembers(value: JsonValue | undefined): JsonValue {
  if (isList(value)) return [];
  const members = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(members.filter(([key]) => key === 'id' || key === 'code'));
}

function bare(value: JsonValue | undefined): JsonValue {
  const schema = own(value ?? null, '$schema');
  return schema === undefined ? {} : { $schema: schema };
}

/** The log with a line about a set behind the others. @param files that are written with it, beside the set and the log */
export function logged(
  workspace: Workspace,
  did: LogLine['did'],
  { name, set }: NamedSet,
  files: readonly FileSave[],
  { by, at }: Doing,
): FileSave {
  const before = textOf(workspace, LOG);
  const brands = brandsOf(workspace, set.edits);
  const paths = files.map(({ path }) => path);
  const line: LogLine = {
    ...{ at, by, did, change: name, title: set.title, brands },
    ...(paths.length > 0 && { files: paths }),
  };
  return { path: LOG, before, after: `${before ?? ''}${lineBehind(before ?? '', line)}` };
}
