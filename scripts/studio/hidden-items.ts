import { own, valueAt } from '@liveryjs/compiler/manifest';
import type { Json, StudioEdit } from '@liveryjs/studio/api';
import type { Workspace } from '@liveryjs/workspace/open';
import { changesOf, type Draft } from './draft.ts';

/**
 * A placement that the draft hid is shown again with all that the brand's file says of it.
 * @returns the edit, and one that writes the file's own item where the draft had hidden it
 */
export function withOwnItem(workspace: Workspace, draft: Draft, edit: StudioEdit): StudioEdit[] {
  const { steps, count } = draft;
  const isHidden = steps
    .slice(0, count)
    .some((step) => step.edits.some((each) => each.op === 'remove' && isSamePlace(each, edit)));
  if (edit.op !== 'reset' || !isHidden) return [edit];
  const file = `${workspace.brandsFolder}/${edit.brand}/brand.json`;
  const before = changesOf(draft).find(({ path }) => path === file)?.before;
  const item = before === undefined ? undefined : valueAt(JSON.parse(before), edit.at);
  if (item === undefined || own(item, '$remove') === true) return [edit];
  return [edit, { op: 'set', brand: edit.brand, at: edit.at, value: item as Json }];
}

/** Tells whether two edits are of one place of one brand. */
export function isSamePlace(edit: StudioEdit, other: StudioEdit): boolean {
  return edit.brand === other.brand && edit.at === other.at;
}
