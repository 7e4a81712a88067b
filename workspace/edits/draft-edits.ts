import { isDeepStrictEqual } from 'node:util';
import {
  type FileSystem,
  isList,
  type JsonValue,
  ownText,
  pointerKeys,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { overBrands, type Workspace } from '#workspace/open/index.ts';
import { pathChange } from '#workspace/open/path-change.ts';
import { withFiles } from '#workspace/open/with-files.ts';
import { applyEdits, textOf } from './apply-edits.ts';
import type { DraftEdit } from './edit.ts';
import { parsed, pathIn, pointerFor } from './json-text.ts';
import { locate } from './locate.ts';
import type { FileChange } from './save-files.ts';

/** An edit that was made in a draft. */
export interface DraftedEdit {
  readonly edit: DraftEdit;
  /** Relative to the root; empty where the edit cannot be made. */
  readonly file: string;
  /**
   * JSON Pointer of what it changes, in which items are named by id: of an item that is added, where that comes to stand;
   * empty where it is the whole file.
   */
  readonly pointer: string;
  /** The edit in a sentence, or why it cannot be made. */
  readonly sentence: string;
  readonly isWrong: boolean;
  /** The value that the file says there without any of the edits; of move, the ids of the list in their order; of write, the text. */
  readonly was: JsonValue | undefined;
}

/** Edits that are made one after another, each on what those before it gave. Nothing is written. */
export interface EditDraft {
  readonly edits: readonly DraftedEdit[];
  readonly files: readonly FileChange[];
  /** Makes one more edit. */
  add(edit: DraftEdit): DraftedEdit;
}

/** Begins a draft with edits. One that cannot be made changes nothing. */
export function draftEdits(workspace: Workspace, first: readonly DraftEdit[] = []): EditDraft {
  const changes = new Map<string, FileChange>();
  let files = workspace.files;
  // Manifests that are read here need not be read again in each draft.
  for (const edit of first) if (edit.op !== 'write') workspace.resolver.inherit(edit.brand);
  const drafted = overBrands(
    workspace,
    throughTo(() => files),
    [],
  );
  const edits: DraftedEdit[] = [];

  function add(edit: DraftEdit): DraftedEdit {
    const place = placeOf(workspace, drafted, edit);
    const applied = applyEdits(drafted, [edit]);
    const [wrong] = applied.wrong;
    for (const { path, before, after } of applied.files)
      changes.set(path, { path, before: changes.has(path) ? changes.get(path)?.before : before, after });
    files = withFiles(workspace.files, [...changes.values()]);
    drafted.resolver.forget(pathChange(applied.files.map(({ path }) => path)));
    const made = {
      edit,
      ...place,
      sentence: wrong ?? applied.sentences[0] ?? '',
      isWrong: wrong !== undefined,
    };
    edits.push(made);
    return made;
  }

  for (const edit of first) add(edit);
  return {
    edits,
    get files() {
      return [...changes.values()].filter(({ before, after }) => !isDeepStrictEqual(before, after));
    },
    add,
  };
}

function placeOf(
  workspace: Workspace,
  drafted: Workspace,
  edit: DraftEdit,
): Pick<DraftedEdit, 'file' | 'pointer' | 'was'> {
  if (edit.op === 'write') return { file: edit.file, pointer: '', was: textOf(workspace, edit.file) };
  const location = locate(drafted, edit);
  if ('wrong' in location) return { file: '', pointer: '', was: undefined };
  const { file, keys } = location;
  const itemKeys = edit.op === 'add' ? [...keys, ownText(edit.value, 'id') ?? ''] : keys;
  const pointer = pointerFor(itemKeys);
  if (edit.op === 'move') {
    const merged = workspace.resolver.inherit(edit.brand).document?.value ?? null;
    const list = valueAt(merged, pointerFor(keys.slice(0, -1)));
    return { file, pointer, was: isList(list) ? list.map((item) => ownText(item, 'id') ?? '') : undefined };
  }
  const value = parsed(textOf(workspace, file) ?? '{}');
  const path = pathIn(value, pointerKeys(pointer));
  return { file, pointer, was: path && valueAt(value ?? null, pointerFor(path)) };
}

/** The files of another system, whichever that is by now. */
function throughTo(files: () => FileSystem): FileSystem {
  return {
    read: (path) => files().read(path),
    size: (path) => files().size(path),
    list: (folder) => files().list(folder),
    fault: (path) => files().fault?.(path),
    holds: (folder, path) => files().holds(folder, path),
  };
}
