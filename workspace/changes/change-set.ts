import { createIssue, didYouMean, type Issue, nearest } from '@liveryjs/compiler/issues';
import {
  compileSchema,
  isObject,
  type JsonValue,
  readJsonFile,
  shapeIssues,
  typeName,
  unreadable,
} from '@liveryjs/compiler/manifest';
import type { ChangeSet as StoredSet } from '@liveryjs/schemas/brand';
import type { DraftEdit } from '#workspace/edits/edit.ts';
import { onOneLine } from '#workspace/edits/json-text.ts';
import type { Step } from '#workspace/edits/merge/steps.ts';
import { CHANGES_FOLDER } from '#workspace/edits/save-files.ts';
import { digestOf } from '#workspace/hash.ts';
import type { Workspace } from '#workspace/open/index.ts';

/** Path of the schema of a change set in a workspace's schemas. */
export const CHANGE_SCHEMA = 'schemas/brand/change-set.schema.json';

/** Path of the schema for editors, relative to the workspace root: what a change set names in `$schema`. */
export const EDITOR_CHANGE_SCHEMA = '.livery/schemas/change-set.schema.json';

/** A named list of edits, which a repository keeps until it is applied and after. */
export interface ChangeSet extends Readonly<Omit<StoredSet, 'edits' | 'applied'>> {
  readonly edits: readonly DraftEdit[];
  readonly applied?: AppliedSet;
}

/** The record of a set that is applied, by which it is taken back. */
interface AppliedSet extends Readonly<Omit<NonNullable<StoredSet['applied']>, 'files'>> {
  readonly files: readonly AppliedFile[];
}

/** A note about a set. */
export type Note = NonNullable<StoredSet['notes']>[number];

/** A file that a set has written. */
export interface AppliedFile
  extends Readonly<Omit<NonNullable<StoredSet['applied']>['files'][number], 'back'>> {
  readonly back: readonly Step[];
}

/** A change set as it was read. */
export interface NamedSet {
  readonly name: string;
  /** Relative to the root. */
  readonly path: string;
  readonly text: string;
  readonly set: ChangeSet;
}

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** The fault of a name for a change set, in a sentence; undefined where it can be one. */
export function nameProblem(name: string): string | undefined {
  if (NAME.test(name)) return undefined;
  const like = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const hint = NAME.test(like) ? `Write ${like}.` : 'Write one such as spring-offer.';
  return `a change set has a name of small letters, digits and -, got ${JSON.stringify(name)}. ${hint}`;
}

/** The path of a change set, relative to the root. */
export function pathOfSet(name: string): string {
  return `${CHANGES_FOLDER}/${name}.json`;
}

/** Names of all change sets of a repository, sorted. */
export function listChangeSets({ files }: Workspace): string[] {
  return files.list(CHANGES_FOLDER).flatMap((name) => /^([a-z0-9][a-z0-9-]*)\.json$/.exec(name)?.[1] ?? []);
}

/** Reads a change set, or says in a sentence what keeps it from being read, with its line and what to do. */
export function readChangeSet(workspace: Workspace, name: string): NamedSet | { readonly wrong: string } {
  const { files, schemas } = workspace;
  const problem = nameProblem(name);
  if (problem !== undefined) return { wrong: problem };
  const path = pathOfSet(name);
  const fault = unreadable(files, path);
  if (fault !== undefined) return { wrong: `${path}: ${fault.message} ${fault.hint}` };
  const bytes = files.size(path) === undefined ? undefined : files.read(path);
  if (bytes === undefined) {
    const names = listChangeSets(workspace);
    const hint =
      names.length === 0
        ? `Begin it: livery change new ${name} --title "…"`
        : didYouMean(nearest(name, names), names);
    return { wrong: `there is no change set "${name}" in ${CHANGES_FOLDER}/. ${hint}` };
  }
  const { value, errors } = checkedSet({ files, schemas }, path);
  const [issue] = errors;
  if (issue) return { wrong: `${path}:${issue.line}:${issue.column} ${issue.message} ${issue.hint}` };
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return { name, path, text, set: value as unknown as ChangeSet };
}

/** Everything that keeps the change sets of a repository from being read. */
export function changeSetIssues(workspace: Workspace): Issue[] {
  return listChangeSets(workspace).flatMap((name) => {
    const path = pathOfSet(name);
    const fault = unreadable(workspace.files, path);
    return fault === undefined ? checkedSet(workspace, path).errors : [fault];
  });
}

/** The JSON of a change set, and the errors in it. */
function checkedSet({ files, schemas }: Pick<Workspace, 'files' | 'schemas'>, path: string) {
  const { value, positions, issues } = readJsonFile(files, path, '');
  const near = (pointer: string, on?: 'key' | 'value') => ({
    file: path,
    pointer,
    ...(on === 'key' ? positions.keyAt(pointer) : positions.at(pointer)),
  });
  const shape = () =>
    isObject(value)
      ? shapeIssues(compileSchema(schemas.brand[CHANGE_SCHEMA] ?? {}).check(value), {
          value,
          partial: false,
          near,
          widgetFile: () => undefined,
        })
      : [createIssue('json-not-object', near(''), { received: typeName(value ?? null) })];
  const all = value === undefined ? issues : [...issues, ...shape()];
  return { value, errors: all.filter(({ severity }) => severity === 'error') };
}

/** Tells whether nobody has settled a note. */
export function isOpen({ settled }: Note): boolean {
  return settled === undefined;
}

/** SHA-256 of the edits of a set. It stays when the set is applied, approved, or gets a note. */
export function digestOfEdits({ edits }: Pick<ChangeSet, 'edits'>): string {
  return digestOf(JSON.stringify(edits));
}

/** The approval of a set. */
export interface Approval {
  /** The user name of Git. */
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** False where the edits are others by now than those that were approved. */
  readonly isOfTheseEdits: boolean;
}

/** The person who has approved a set, and whether that is of the edits of now; undefined where nobody has. */
export function approvalOf({ approved, edits }: ChangeSet): Approval | undefined {
  if (!approved) return undefined;
  const { by, at, edits: digest } = approved;
  return { by, at, isOfTheseEdits: digest === digestOfEdits({ edits }) };
}

/** The text of a change set: a line an edit and a line a note, as reviewers read it. */
export function textOfSet({ title, edits, from, approved, notes = [], applied }: ChangeSet): string {
  const lines = edits.map((edit) => `\n    ${lineOf(edit)}`).join(',');
  const hashes = Object.keys(from)
    .sort()
    .map((path) => `\n    ${JSON.stringify(path)}: ${JSON.stringify(from[path])}`)
    .join(',');
  const members = [
    `"$schema": "../${EDITOR_CHANGE_SCHEMA}"`,
    `"title": ${JSON.stringify(title)}`,
    `"edits": [${lines}${lines === '' ? '' : '\n  '}]`,
    `"from": {${hashes}${hashes === '' ? '' : '\n  '}}`,
    ...(approved ? [`"approved": ${lineOf(approved)}`] : []),
    ...(notes.length > 0 ? [`"notes": [${notes.map((note) => `\n    ${lineOf(note)}`).join(',')}\n  ]`] : []),
    ...(applied ? [appliedText(applied)] : []),
  ];
  return `{\n  ${members.join(',\n  ')}\n}\n`;
}

function appliedText({ by, at, files }: AppliedSet): string {
  const lines = files.map((file) => `\n      ${lineOf(file)}`).join(',');
  return `"applied": {\n    "by": ${lineOf(by)},\n    "at": ${lineOf(at)},\n    "files": [${lines}${lines === '' ? '' : '\n    '}]\n  }`;
}

/** A value on one line, without members that are undefined. */
function lineOf(value: unknown): string {
  return onOneLine(JSON.parse(JSON.stringify(value)) as JsonValue);
}
