import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readGroups } from '#workspace/groups/groups.ts';
import { localHost, TAKEN_HOSTS } from '#workspace/hosts.ts';
import { listParents, type Workspace } from '#workspace/open/index.ts';

/** The reason why a name cannot be the id of a brand, which becomes a folder and a host name; undefined where it can. */
export function idProblem(id: string): string | undefined {
  if (id.length > 63) return 'An id has 63 letters at most: it becomes a host name.';
  const taken = TAKEN_HOSTS.get(localHost(id));
  if (taken !== undefined)
    return `No brand can have the id ${id}: ${localHost(id)} is the host of ${taken}. Choose another id.`;
  if (/^[a-z]([a-z0-9-]*[a-z0-9])?$/.test(id)) return undefined;
  return `An id has small letters, digits and "-", starts with a letter and ends with a letter or digit: it becomes a folder and a host name. "${id}" does not.`;
}

/** The thing that has a name already, so that no new brand can have it as its id, in a sentence; undefined where nothing has. */
export function takenProblem(workspace: Workspace, id: string): string | undefined {
  const { root, brandsFolder } = workspace;
  if (existsSync(resolve(root, brandsFolder, id)))
    return `${brandsFolder}/${id} is there already. Choose another id.`;
  if (listParents(workspace).includes(id)) return `There is a brand "${id}" already. Choose another id.`;
  if (readGroups(workspace).names.includes(id))
    return `${brandsFolder}/groups.json has a group "${id}". Choose another id, or rename the group.`;
  return undefined;
}
