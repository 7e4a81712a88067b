import { didYouMean, nearest } from '@liveryjs/compiler/issues';
import { type NamedSet, readChangeSet } from '@liveryjs/workspace/changes/change-set';
import { filesWithSet } from '@liveryjs/workspace/changes/lay-over';
import type { FileChange } from '@liveryjs/workspace/edits/file-change';
import { Failure } from '@liveryjs/workspace/failure';
import { readGroups } from '@liveryjs/workspace/groups/groups';
import { listBrands, type Workspace } from '@liveryjs/workspace/open';

/** Ids of the brands that are named, each once: of `@asia` those of the group asia. @throws Failure for another name */
export function brandsNamed(workspace: Workspace, names: readonly string[]): string[] {
  const brands = listBrands(workspace);
  const groups = readGroups(workspace);
  const all = [...brands, ...groups.names.map((group) => `@${group}`)];
  const ids = names.flatMap((name) => {
    if (!all.includes(name))
      throw new Failure(
        `There is no ${name.startsWith('@') ? 'group' : 'brand'} ${JSON.stringify(name)}. ${didYouMean(nearest(name, all), all)}`,
      );
    return name.startsWith('@') ? groups.brandsOf(name.slice(1)) : name;
  });
  return [...new Set(ids)];
}

/** @throws Failure where there is no such brand */
export function brandNamed(workspace: Workspace, name: string): string {
  const [brand, second] = brandsNamed(workspace, [name]);
  if (brand === undefined || second !== undefined || name.startsWith('@'))
    throw new Failure(`${JSON.stringify(name)} is a group, and this takes one brand. Name the brand.`);
  return brand;
}

/** A change set. @throws Failure where it cannot be read */
export function setNamed(workspace: Workspace, name: string): NamedSet {
  const named = readChangeSet(workspace, name);
  if ('wrong' in named) throw new Failure(sentence(named.wrong));
  return named;
}

/** The files with a change set; none where no set is named. @throws Failure where it cannot be laid over the files */
export function filesOfSet(workspace: Workspace, name: string | undefined): readonly FileChange[] {
  if (name === undefined) return [];
  const named = setNamed(workspace, name);
  const laid = filesWithSet(workspace, named);
  if ('wrong' in laid) throw new Failure(`${named.path}: ${laid.wrong.join('\n')}`);
  return laid.files;
}

/** A text of a command as a sentence. The id of a brand stays as it is. */
export function sentence(text: string): string {
  return /^(a|an|neither|no|there) /.test(text) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;
}
