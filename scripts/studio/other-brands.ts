import { ownText } from '@liveryjs/compiler/manifest';
import type { OtherBrand, OtherBrandsView, StudioEdit } from '@liveryjs/studio/api';
import type { PlaceEdit } from '@liveryjs/workspace/edits/edit';
import { locate } from '@liveryjs/workspace/edits/locate';
import { Failure } from '@liveryjs/workspace/failure';
import { readGroups } from '@liveryjs/workspace/groups/groups';
import { listBrands, type Workspace } from '@liveryjs/workspace/open';
import { filesOfEdits } from './content-edits.ts';
import { makeSure } from './make-sure.ts';

/** Edits that leave nothing to change in a brand that inherits what came of them, and are refused there. */
const OF_ITEMS: ReadonlySet<string> = new Set(['add', 'remove']);

/**
 * All that an edit of one brand would come to in each of the others. Nothing is written.
 *
 * @param edit as it was made in its own brand
 * @param whole gives the edits of files that an edit is made of
 */
export function otherBrands(
  workspace: Workspace,
  edit: StudioEdit,
  whole: (edit: StudioEdit) => readonly StudioEdit[],
): OtherBrandsView {
  const ids = listBrands(workspace).filter((id) => id !== edit.brand);
  const { names, brandsOf } = readGroups(workspace);
  const groups = names.map((name) => ({ name, brands: brandsOf(name).filter((id) => id !== edit.brand) }));
  return {
    brands: ids.map((id) => otherBrand(workspace, edit, id, whole)),
    groups: groups.filter(({ brands }) => brands.length > 0),
  };
}

function otherBrand(
  workspace: Workspace,
  edit: StudioEdit,
  id: string,
  whole: (edit: StudioEdit) => readonly StudioEdit[],
): OtherBrand {
  const { document, chain } = workspace.resolver.inherit(id);
  const parents = chain.slice(0, -1).map((link) => link.id);
  const there = { ...edit, brand: id };
  const { wrong, sentence, isChange } = outcome(workspace, there, whole);
  const location = locate(workspace, there as PlaceEdit);
  const file = 'wrong' in location ? undefined : location.now?.file;
  const from = file === undefined ? undefined : chain.find(({ folder }) => file.startsWith(`${folder}/`))?.id;
  const isHeir = document !== undefined && parents.includes(edit.brand);
  const isReached = isHeir && from !== id && (wrong === undefined ? !isChange : OF_ITEMS.has(edit.op));
  return {
    id,
    name: ownText(document?.value, 'name') ?? id,
    parents: parents.toReversed(),
    ...(from !== undefined && { from }),
    state: isReached ? 'reached' : wrong !== undefined ? 'refused' : isChange ? 'changes' : 'same',
    sentence: withoutBrand(wrong ?? sentence, id),
  };
}

/** All that an edit comes to in its brand, or why it cannot be made. */
function outcome(
  workspace: Workspace,
  edit: StudioEdit,
  whole: (edit: StudioEdit) => readonly StudioEdit[],
): { readonly wrong?: string; readonly sentence: string; readonly isChange: boolean } {
  try {
    const { sentences, wrong, files } = filesOfEdits(workspace, whole(edit));
    for (const { path } of files) makeSure(workspace, path);
    const [sentence = ''] = sentences;
    return { sentence, isChange: files.length > 0, ...(wrong.length > 0 && { wrong: wrong.join('\n') }) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { wrong: error.message, sentence: '', isChange: false };
  }
}

/** A sentence that stands beside the name of its brand. */
function withoutBrand(sentence: string, id: string): string {
  return sentence.startsWith(`${id}: `) ? sentence.slice(id.length + 2) : sentence;
}
