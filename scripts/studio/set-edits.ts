import { pointerTo } from '@liveryjs/compiler/manifest';
import type { StudioEdit } from '@liveryjs/studio/api';
import { digestOfEdits, type NamedSet } from '@liveryjs/workspace/changes/change-set';
import { filesWithSet } from '@liveryjs/workspace/changes/lay-over';
import { rebase } from '@liveryjs/workspace/changes/rebase';
import { draftEdits } from '@liveryjs/workspace/edits/draft-edits';
import { brandOfFile, type DraftEdit, type WriteEdit } from '@liveryjs/workspace/edits/edit';
import { openWith } from '@liveryjs/workspace/edits/findings';
import type { FileChange } from '@liveryjs/workspace/edits/save-files';
import { Failure } from '@liveryjs/workspace/failure';
import { loadBrand, type Workspace } from '@liveryjs/workspace/open';
import { erasedBy, writeEdit } from './content-edits.ts';
import { type Draft, NO_DRAFT, type Step, withStep } from './draft.ts';
import { pictureEdits } from './picture-edits.ts';

/**
 * The edits of a draft as a change set has them. Contents come last, each with the text that it has in the end.
 *
 * @param workspace the files without the draft
 * @throws Failure where a change set cannot hold one: it takes no file away
 */
export function editsForSet(workspace: Workspace, { steps, count }: Draft): DraftEdit[] {
  const ofPlaces: DraftEdit[] = [];
  const contents = new Map<string, WriteEdit | { readonly erased: string }>();
  for (const edit of steps.slice(0, count).flatMap((step) => step.edits)) {
    const key = `${edit.brand} ${edit.at} ${edit.language}`;
    if (edit.op === 'write') contents.set(key, writeEdit(workspace, edit));
    else if (edit.op === 'erase') {
      const erased = erasedBy(workspace, edit)?.file.path;
      if (erased === undefined) contents.delete(key);
      else contents.set(key, { erased });
    } else
      ofPlaces.push(
        ...((edit.op === 'picture' ? pictureEdits(workspace, edit) : [edit]) as readonly DraftEdit[]),
      );
  }
  const erased = [...contents.values()].flatMap((each) => ('erased' in each ? each.erased : []));
  if (erased.length > 0)
    throw new Failure(
      `A change set cannot take a file away, and this draft does: ${erased.join(', ')}. Undo that or save it by itself; then keep the rest.`,
    );
  return [...ofPlaces, ...[...contents.values()].flatMap((each) => ('erased' in each ? [] : each))];
}

/**
 * The draft that shows a change set, a step an edit.
 *
 * @throws Failure where the set cannot be laid over the files as they are now, and where the studio has no such edit
 */
export async function draftOfSet(workspace: Workspace, named: NamedSet): Promise<Draft> {
  const laid = filesWithSet(workspace, named);
  if ('wrong' in laid) throw new Failure(`${named.path}: ${laid.wrong.join('\n')}`);
  const after = await openWith(workspace, laid.files);
  const making = draftEdits(workspace);
  const { name, set } = named;
  let draft: Draft = { ...NO_DRAFT, set: { name, title: set.title, hash: digestOfEdits(set) } };
  let before: readonly FileChange[] = [];
  const { edits } = rebase(workspace, set).set;
  const pictures = edits.flatMap((edit) => pictureOf(after, edit) ?? []);
  for (const [index, edit] of edits.entries()) {
    const { sentence } = making.add(edit);
    const now = making.files;
    const picture = pictures.find((each) => isOfPicture(each, edit));
    draft = withStep(draft, {
      sentence,
      edits: studioEdits(after, edit, picture, index + 1),
      // The file of a picture and the setting that names it are one step.
      ...(picture !== undefined && { gesture: `picture ${picture.brand} ${picture.name}` }),
      files: filesBetween(before, now),
    });
    before = now;
  }
  return draft;
}

/** The files that a step changes, each from what the steps before have left. */
function filesBetween(earlier: readonly FileChange[], later: readonly FileChange[]): Step['files'] {
  const paths = [...new Set([...earlier, ...later].map(({ path }) => path))];
  return paths.flatMap((path) => {
    const [old, now] = [earlier, later].map((files) => files.find((file) => file.path === path));
    const before = old === undefined ? now?.before : old.after;
    const after = now === undefined ? old?.before : now.after;
    return before === after ? [] : [{ path, before, after }];
  });
}

/** An asset that a set gives another picture. */
interface Picture {
  readonly brand: string;
  readonly name: string;
  readonly file: string;
}

function studioEdits(
  { brandsFolder }: Workspace,
  edit: DraftEdit,
  picture: Picture | undefined,
  number: number,
): StudioEdit[] {
  if (edit.op !== 'write') {
    const { was: _, ...rest } = edit;
    // The studio's edit of the picture names its file, too.
    return picture === undefined ? [rest as StudioEdit] : [];
  }
  const { file, text: value } = edit;
  const brand = brandOfFile(brandsFolder, file);
  if (picture !== undefined) return [{ op: 'picture', brand, at: pointerTo('/assets', picture.name), value }];
  const place = file.slice(`${brandsFolder}/${brand}/`.length);
  const [, content, language] = /^(content\/.+)\.([\w-]+)\.md$/.exec(place) ?? [];
  if (content === undefined || language === undefined)
    throw new Failure(
      `Edit ${number} writes ${file}, which the studio has no field for. Look at the set with livery change preview, or apply it.`,
    );
  return [{ op: 'write', brand, at: content, language, value }];
}

/** The asset whose file an edit writes; undefined where it is none. @param after the workspace with the set */
function pictureOf(after: Workspace, edit: DraftEdit): Picture | undefined {
  if (edit.op !== 'write' || !edit.file.endsWith('.svg')) return undefined;
  const brand = brandOfFile(after.brandsFolder, edit.file);
  const [name] = Object.entries(loadBrand(after, brand).assets).find(([, file]) => file === edit.file) ?? [];
  return name === undefined ? undefined : { brand, name, file: edit.file };
}

/** Tells whether an edit writes the file of a picture, or has its asset name that. */
function isOfPicture({ brand, name, file }: Picture, edit: DraftEdit): boolean {
  if (edit.op === 'write') return edit.file === file;
  return edit.op === 'set' && edit.brand === brand && edit.at === pointerTo('/assets', name);
}
