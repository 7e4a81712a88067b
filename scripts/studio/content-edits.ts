import type { StudioEdit } from '@liveryjs/studio/api';
import { applyEdits, textOf } from '@liveryjs/workspace/edits/apply-edits';
import type { BrandEdit, WriteEdit } from '@liveryjs/workspace/edits/edit';
import { mergeFiles } from '@liveryjs/workspace/edits/merge/merge-files';
import type { Side } from '@liveryjs/workspace/edits/merge/merge-texts';
import type { FileSave } from '@liveryjs/workspace/edits/save-files';
import { laidOutAs } from '@liveryjs/workspace/edits/write-text';
import { Failure } from '@liveryjs/workspace/failure';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';
import { pictureEdits } from './picture-edits.ts';
import { contentFile, contentNamesOf } from './views/contents.ts';

/** An edit of a whole content: it is written, or the brand's own file of it is taken away. */
export type ContentEdit = Extract<StudioEdit, { readonly op: 'write' | 'erase' }>;

export function isOfContent(edit: StudioEdit): edit is ContentEdit {
  return edit.op === 'write' || edit.op === 'erase';
}

/** Makes sure that an edit names a content of its brand and one of the languages. @throws Failure */
export function expectContent(
  workspace: Workspace,
  result: BrandResult,
  languages: readonly string[],
  { brand, at: place, language = '' }: ContentEdit,
): void {
  const names = contentNamesOf(workspace, result);
  if (!names.some((name) => place === `content/${name}`))
    throw new Failure(
      `${brand} has no content ${JSON.stringify(place)}. It has ${names.join(', ') || 'none yet: place a widget that shows one first'}.`,
    );
  if (!languages.includes(language))
    throw new Failure(
      `${brand} does not speak ${JSON.stringify(language)}. It speaks ${languages.join(', ')}.`,
    );
}

/** All that edits of files, contents and pictures come to, the contents that go last. */
export function filesOfEdits(
  workspace: Workspace,
  edits: readonly StudioEdit[],
): {
  readonly sentences: readonly string[];
  /** The reasons why edits cannot be made, in sentences. */
  readonly wrong: readonly string[];
  readonly files: readonly FileSave[];
} {
  const erased = edits.flatMap((edit) => (edit.op === 'erase' ? (erasedBy(workspace, edit) ?? []) : []));
  const written = edits.flatMap((edit): BrandEdit[] => {
    if (edit.op === 'erase') return [];
    if (edit.op === 'picture') return pictureEdits(workspace, edit);
    return [edit.op === 'write' ? writeEdit(workspace, edit) : (edit as BrandEdit)];
  });
  const { sentences, wrong, files } = applyEdits(workspace, written);
  return {
    sentences: [...sentences, ...erased.map(({ sentence }) => sentence)],
    wrong,
    files: [...files, ...erased.map(({ file }) => file)],
  };
}

/** The edit of a file that writes a content. A text ends with a line end, as an editor has it, unless its file does without. */
export function writeEdit(workspace: Workspace, edit: Extract<ContentEdit, { op: 'write' }>): WriteEdit {
  const file = contentFile(workspace, edit);
  const now = textOf(workspace, file);
  const isWithEnd = now === undefined || now === '' || now.endsWith('\n');
  const text = isWithEnd && edit.value !== '' && !edit.value.endsWith('\n') ? `${edit.value}\n` : edit.value;
  return { op: 'write', file, text };
}

/** The file that goes with an edit, and a sentence about it; undefined where the brand has no such file. */
export function erasedBy(
  workspace: Workspace,
  edit: ContentEdit,
): { readonly sentence: string; readonly file: FileSave } | undefined {
  const path = contentFile(workspace, edit);
  const before = textOf(workspace, path);
  if (before === undefined) return undefined;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const { chain } = workspace.resolver.inherit(edit.brand);
  const next = chain
    .slice(0, -1)
    .findLast(({ folder }) => workspace.files.size(`${folder}/content/${name}`) !== undefined);
  return {
    sentence: `${edit.brand}: content/${name} is taken away, so that visitors read ${next === undefined ? 'the default language' : `that of ${next.id}`} there.`,
    file: { path, before, after: undefined },
  };
}

/**
 * A content's edit with what somebody else has written into its file since the draft began.
 *
 * @param before the text of the file when the draft began
 * @param theirs the text of the file by now; undefined where there is none
 * @param take the side that holds where both changed the same lines
 * @throws Failure where both did, and no side is to be taken
 */
export function onTheirs(
  workspace: Workspace,
  edit: ContentEdit,
  before: string | undefined,
  theirs: string | undefined,
  take: Side | undefined,
): ContentEdit {
  if (theirs === before) return edit;
  const path = contentFile(workspace, edit);
  const mine = edit.op === 'erase' ? undefined : laidOutAs(before, writeEdit(workspace, edit).text);
  const { text, collisions } = mergeFiles(path, before, mine, theirs, take);
  if (collisions.length > 0)
    throw new Failure(`${path} has changed at the same lines. Choose in the review which of both stays.`);
  const { brand, at: place, language = '' } = edit;
  const same = { brand, at: place, language };
  return text === undefined ? { op: 'erase', ...same } : { op: 'write', ...same, value: text };
}
